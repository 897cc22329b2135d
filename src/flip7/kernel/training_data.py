"""Training samples for the networks: played games, who won each, and what each answer was worth.

A player learns from its own games. `watch_rounds` notes every seat's points at the end of each round and who won in the
end; `weigh_decisions` stops at some decisions, tries every answer, and notes what the
player saw and what each was worth.
"""

from typing import Final

from flip7.kernel.jit import Record, Records, compiled, i64, record_type
from flip7.kernel.network import (
    GIVE_INPUTS,
    HIT_INPUTS,
    RACE,
    WIN_INPUTS,
    hit_judgement,
    look_at_hand,
    look_at_taker,
    look_at_totals,
    look_closely,
    survey,
)
from flip7.kernel.policy_eval import answer_of, race_forces
from flip7.kernel.referee import (
    FREEZE,
    GAME_OVER,
    GIVE,
    HIT,
    HIT_OR_STAY,
    ROUND_OVER,
    STAY,
    new_game,
    points,
    resume,
    roll,
    stream_of,
)
from flip7.kernel.rollouts import list_answers, stratified, try_all

MAX_WATCHED: Final = 8
"""The most seats of a table that is learned from."""

ROUND_FIELDS: Final = (
    ("first", "i8", (), "who comes first in the next round"),
    ("winner", "i8", (), "who won in the end"),
    ("totals", "f8", (MAX_WATCHED,), "everybody's points"),
)
ROUND: Final = record_type(ROUND_FIELDS)

SAMPLE_FIELDS: Final = (
    ("asked", "i8", (), "1 hit or stay, 2 give"),
    ("card", "i8", (), "give: 0 Freeze, 1 Flip Three, 2 Second Chance"),
    ("worth", "f8", (), "hit or stay: what a hit gains; give: what this taker gains against the mean of all"),
    ("inputs", "f8", (max(HIT_INPUTS, GIVE_INPUTS),), "what the player sees"),
)
SAMPLE: Final = record_type(SAMPLE_FIELDS)

CLOSE: Final = 0.6
"""Tenths of winning chance: a decision is close if the player sees less between the two answers."""


@compiled
def watch_rounds(
    games: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    rounds: Records,
    begin: int,
    end: int,
) -> int:
    """Play the games, and note every round but the last of a game, as long as there is room.

    Returns how many were noted.
    """
    s = games[0]
    setup = setups[0]
    noted = 0
    for game in range(begin, end):
        lineup = lineups[game % setup.lineups]
        new_game(s, setup, game)
        asked = i64(s.asked)
        since = noted
        while asked != GAME_OVER:
            answer = i64(0)
            over = asked == ROUND_OVER
            if not over:
                s.asked = asked
                policy = policies[lineup.player[s.who]]
                answer = answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes[0])
            asked = resume(s, asked, answer)
            if over and asked != GAME_OVER and noted < len(rounds):
                note_round(s, rounds[noted])
                noted += 1
        for place in range(since, noted):
            rounds[place].winner = s.winner
    return noted


@compiled
def note_round(s: Record, row: Record) -> None:
    """Record how the seats stand as a round begins."""
    row.first = s.first
    for seat in range(i64(s.seats)):
        row.totals[seat] = s.scores[seat]


@compiled
def weigh_decisions(
    games: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    spares: Records,
    founds: Records,
    samples: Records,
    base: int,
    tries: int,
    one_in: int,
    stray: int,
    begin: int,
    end: int,
) -> int:
    """Play the games; weigh one decision in `one_in` with `tries` rollouts by the policy numbered `base`.

    One hit or stay in `stray` is decided by a coin, so that unusual tables are seen, too. Returns how many samples were
    written.
    """
    s = games[0]
    setup = setups[0]
    written = 0
    for game in range(begin, end):
        lineup = lineups[game % setup.lineups]
        new_game(s, setup, game)
        asked = i64(s.asked)
        while asked != GAME_OVER:
            answer = i64(0)
            if asked != ROUND_OVER:
                s.asked = asked
                if roll(s, one_in) == 0 and written + setup.seats <= len(samples):
                    for seat in range(setup.seats):
                        founds[0].player[seat] = base
                    net = nets[policies[base].net]
                    written += weigh(
                        s, samples, written, policies, tables, nets, net, notes[0], spares[0], founds[0], tries, 1
                    )
                policy = policies[lineup.player[s.who]]
                answer = answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes[0])
                if asked == HIT_OR_STAY and roll(s, stray) == 0:
                    answer = i64(roll(s, 2))
            asked = resume(s, asked, answer)
    return written


@compiled
def weigh_close_decisions(
    games: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    spares: Records,
    founds: Records,
    samples: Records,
    skills: Records,
    in_rollouts: Records,
    tries: int,
    one_in: int,
    stray: int,
    begin: int,
    end: int,
) -> int:
    """Play the games; weigh the first player's hits and stays, by a search that is told who sits at each seat.

    Opponents play rollouts by the policies numbered `in_rollouts`, oneself by one's own. A close decision is always
    weighed, one of which the player is sure once in `one_in`. Returns how many samples were written.
    """
    s = games[0]
    setup = setups[0]
    found = founds[0]
    net = nets[policies[0].net]
    written = 0
    for game in range(begin, end):
        lineup = lineups[game % setup.lineups]
        new_game(s, setup, game)
        for seat in range(i64(s.seats)):
            notes[0].skills[seat] = skills[lineup.player[seat]]
        asked = i64(s.asked)
        while asked != GAME_OVER:
            answer = i64(0)
            if asked != ROUND_OVER:
                s.asked = asked
                player = i64(lineup.player[s.who])
                if (
                    player == 0
                    and asked == HIT_OR_STAY
                    and written < len(samples)
                    and (is_close(s, net, notes[0]) or roll(s, one_in) == 0)
                ):
                    for seat in range(i64(s.seats)):
                        found.player[seat] = in_rollouts[lineup.player[seat]]
                    found.player[s.who] = 0
                    written += weigh(
                        s, samples, written, policies, tables, nets, net, notes[0], spares[0], found, tries, 0
                    )
                policy = policies[player]
                answer = answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes[0])
                if asked == HIT_OR_STAY and roll(s, stray) == 0:
                    answer = i64(roll(s, 2))
            asked = resume(s, asked, answer)
    return written


@compiled
def is_close(s: Record, net: Record, notes: Record) -> bool:
    """Return whether the player sees little between to hit and to stay."""
    look_at_hand(s, notes)
    look_closely(s, net, notes)
    return abs(hit_judgement(net, notes)) < CLOSE


@compiled
def weigh(
    s: Record,
    samples: Records,
    place: int,
    policies: Records,
    tables: Records,
    nets: Records,
    net: Record,
    notes: Record,
    spare: Record,
    found: Record,
    tries: int,
    at_a_glance: int,
) -> int:
    """Try every answer `tries` times, each seat as noted in `found`; return how many samples that gave."""
    if s.asked == HIT_OR_STAY and race_forces(s, points(s.hands[s.who])) >= 0:
        return 0
    list_answers(s, found)
    seed = stream_of(s.luck, 2)
    for tried in range(tries):
        stream = stream_of(seed, tried) if at_a_glance else stratified(seed, tried)
        try_all(s, stream, policies, tables, nets, net, notes, spare, found, at_a_glance)
    if s.asked == HIT_OR_STAY:
        sample = samples[place]
        look_at_hand(s, notes)
        look_closely(s, net, notes)
        write_sample(s, sample, notes, (found.win[HIT] - found.win[STAY]) / tries, HIT_INPUTS)
        return 1
    mean = 0.0
    for option in range(i64(found.count)):
        mean += found.win[option] / found.count
    for option in range(i64(found.count)):
        look_at_taker(s, found.answer[option], net, notes)
        sample = samples[place + option]
        write_sample(s, sample, notes, (found.win[option] - mean) / tries, GIVE_INPUTS)
    return i64(found.count)


@compiled
def write_sample(s: Record, sample: Record, notes: Record, worth: float, inputs: int) -> None:
    """Write what the player saw, and what the answer was worth."""
    sample.asked = s.asked
    sample.card = s.card - FREEZE if s.asked == GIVE else 0
    sample.worth = worth
    for place in range(inputs):
        sample.inputs[place] = notes.inputs[place]


@compiled
def look_back(rounds: Records, seats: int, target: int, notes: Records, inputs: Records) -> None:
    """Write the win network's inputs, for every round that was watched and every seat, one after the other."""
    row = 0
    for place in range(len(rounds)):
        for seat in range(seats):
            notes[0].totals[seat] = rounds[place].totals[seat]
        survey(seats, notes[0])
        for seat in range(seats):
            look_at_totals(seat, seats, target, rounds[place].first, notes[0])
            for number in range(WIN_INPUTS):
                inputs[row, number] = notes[0].inputs[RACE + number]
            row += 1
