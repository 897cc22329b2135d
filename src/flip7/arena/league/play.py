"""Play a stretch of a party's games: compiled, or asked game by game, so that a bot that fails loses only that game."""

from dataclasses import dataclass, field

import numpy as np

from flip7.arena.league.counts import Count
from flip7.arena.league.league import League
from flip7.arena.league.schedule import Party, lineups
from flip7.arena.simulation import Simulation, setup_of
from flip7.bots.external import Forfeit, answer_of
from flip7.core.cards import Card
from flip7.core.decisions import HIT, Choice, Move
from flip7.kernel import referee
from flip7.kernel.batch import Batch
from flip7.kernel.snapshot import Snapshot


@dataclass(slots=True)
class Played:
    """The results of a stretch."""

    count: Count
    faults: list[tuple[int, str]] = field(default_factory=list)
    """Which bot failed, and how."""


def play(league: League, party: Party, shuffles: range) -> Played:
    """Play the shuffles with the party, each from all seats."""
    played = Played(Count(shuffles=len(shuffles)))
    playing = tuple(dict.fromkeys(party))
    for lineup in lineups(party):
        simulation = league.simulation(party, lineup)
        if league.is_asked(party):
            for shuffle in shuffles:
                _play_asked(simulation, shuffle, playing, played)
        else:
            wins = simulation.play(shuffles).each("wins", len(playing))
            played.count.wins.update(dict(zip(playing, wins, strict=True)))
    return played


def _play_asked(simulation: Simulation, shuffle: int, playing: Party, played: Played) -> None:
    """Play and count one game; a bot that fails in it forfeits, and the game has no winner."""
    player = 0
    batch = Batch(setup_of(simulation), games=1, begin=shuffle, slots=1, policies=simulation.policies)
    try:
        while batch.open:
            player = int(batch.questions[0]["player"])
            batch.step(np.array([_answer(simulation, player, Snapshot.taken(batch.games))]))
    except Forfeit as forfeit:
        played.count.forfeits[playing[player]] += 1
        played.faults.append((playing[player], forfeit.fault))
        return
    winner = int(np.argmax(batch.tally["wins"]))
    played.count.wins[playing[winner]] += 1


def _answer(simulation: Simulation, player: int, game: Snapshot) -> int:
    decision = game.decision(0)
    assert decision is not None, "a game that asks nothing is not asked about"
    return _number(answer_of(simulation.players[player], game.table(0), decision))


def _number(choice: Choice) -> int:
    """Return the choice in the kernel's numbers."""
    if isinstance(choice, Move):
        return referee.HIT if choice is HIT else referee.STAY
    assert not isinstance(choice, Card), "only an open deck asks for cards"
    return choice
