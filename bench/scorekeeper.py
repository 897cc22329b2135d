"""The time of a tap of the score keeper, and of a correction of the first card, in a live game of twelve players.

`python bench/scorekeeper.py` prints milliseconds, and how many times as long a correction takes as the referee alone:
that ratio holds on any machine. A tap is the entry and the board as JSON, as a page needs it.
"""

import sys
from random import Random
from time import perf_counter
from typing import Final

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Choice, HitOrStay
from flip7.core.decks import OpenDeck
from flip7.core.game import Game
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.play.scorekeeper.entries import CameUp, Gave, Moved
from flip7.play.scorekeeper.game_view import game_view

PLAYERS: Final = 12
STAY_CHANCE: Final = 0.35
IN_MS: Final = 1000


def main() -> None:
    """Keep one game, and print what it took."""
    keeper = ScoreKeeper(Setup("bench", tuple(f"P{seat}" for seat in range(PLAYERS)), depth=Depth.LIVE))
    random, taps = Random(1), []
    while keeper.asked is not None:
        options: tuple[Choice, ...] = keeper.asked.options
        move = STAY if random.random() < STAY_CHANCE else HIT
        choice = move if isinstance(keeper.asked, HitOrStay) else random.choice(options)
        begun = perf_counter()
        keeper.answer(choice)
        game_view(keeper)
        taps.append(perf_counter() - begun)
    taps.sort()
    alone = _referee_alone(keeper)
    first = keeper.fold.story[0].entry
    assert isinstance(first.what, CameUp)
    other = Card("9") if first.what.card is not Card("9") else Card("8")
    begun = perf_counter()
    keeper.correct(first.id, CameUp(first.what.seat, other))
    keeper.undo()  # what waits after the correction is not replayed; after the undo everything is
    game_view(keeper)
    corrected = perf_counter() - begun
    p99 = taps[int(0.99 * len(taps))]
    sys.stdout.write(f"{len(taps)} taps, p99 {p99 * IN_MS:.1f} ms\n")
    sys.stdout.write(f"correct the first card and take it back: {corrected * IN_MS:.1f} ms, ")
    sys.stdout.write(f"{corrected / alone:.1f} times the referee alone\n")


def _referee_alone(keeper: ScoreKeeper) -> float:
    """Return the seconds that the same choices take without a log."""
    choices: list[Choice] = []
    for played in keeper.fold.story:
        match played.entry.what:
            case Moved(_, choice) | CameUp(_, choice) | Gave(_, _, choice):
                choices.append(choice)
            case _:
                raise AssertionError(played)
    begun = perf_counter()
    game = Game(PLAYERS, OpenDeck())
    for choice in choices:
        game.play(choice)
    return perf_counter() - begun


if __name__ == "__main__":
    main()
