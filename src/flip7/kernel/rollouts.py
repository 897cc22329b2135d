"""Rollouts (Monte Carlo): play every answer many times to the end of the round, with the same cards for all answers.

What a round's end is worth is the chance to win from there (`network.foresee`), so that no game has to be played out.
An answer that is clearly worse than the best is tried no more. The cards tried are any that could come: the
order of the draw pile is never looked at.

This is the compiled loop. `rollout_driver` runs it in batches; `flip7.analysis.answer_values` makes chances with their
errors of what it counts.
"""

from math import sqrt
from typing import Final

from flip7.kernel.jit import Bits, Record, Records, compiled, i64, lowest, record_type
from flip7.kernel.network import foresee, next_first
from flip7.kernel.policy_eval import answer_of, race_forces
from flip7.kernel.referee import (
    BUSTED,
    GIVE,
    HIT,
    MAX_SEATS,
    ROUND_OVER,
    STATUS,
    STAY,
    change_future,
    copy_game,
    options,
    points,
    resume,
    round_points,
    stream_of,
)

CLEARLY: Final = 3.0
"""An answer is dropped if it is worse by this many standard errors."""
NO_MATTER: Final = 0.0003
"""Answers whose chances to win certainly differ by less need no more tries."""

FOUND_FIELDS: Final = (
    ("count", "i8", (), "how many answers there are"),
    ("answer", "i8", (MAX_SEATS,), "the answers"),
    ("tries", "i8", (MAX_SEATS,), "how often each was tried"),
    ("open", "i8", (MAX_SEATS,), "1 while an answer has not been dropped"),
    ("value", "f8", (MAX_SEATS,), "what the last try was worth"),
    ("win", "f8", (MAX_SEATS,), "sum of the chances to win"),
    ("everybody", "f8", (MAX_SEATS * MAX_SEATS,), "sums of every seat's chances to win, answer after answer"),
    ("points", "f8", (MAX_SEATS,), "sum of the points of the round"),
    ("busts", "f8", (MAX_SEATS,), "how often the seat busted in the round"),
    ("behind", "f8", (MAX_SEATS,), "how much worse than the best it is on average; of one dropped, when it was"),
    ("error", "f8", (MAX_SEATS,), "the standard error of that"),
    ("cross", "f8", (MAX_SEATS * MAX_SEATS,), "sums of products of the chances of two answers, with the same cards"),
)
FOUND: Final = record_type(FOUND_FIELDS)


@compiled
def try_answer(
    s: Record,
    answer: int,
    stream: Bits,
    policy: Record,
    table: Record,
    net: Record,
    notes: Record,
    spare: Record,
) -> None:
    """Try the answer once: `spare` is then the end of the round, and each seat's chance to win is noted."""
    copy_game(spare, s)
    change_future(spare, stream, stream)
    asked = i64(spare.asked)
    while asked != ROUND_OVER:
        asked = resume(spare, asked, answer)
        spare.asked = asked
        if asked != ROUND_OVER:
            answer = answer_of(spare, asked, policy, table, net, notes)
    for seat in range(i64(spare.seats)):
        notes.totals[seat] = spare.scores[seat] + round_points(spare, seat)
    foresee(i64(spare.seats), i64(spare.target), next_first(spare), net, notes)


@compiled
def list_answers(s: Record, found: Record) -> None:
    """List the answers to the question, none of them tried yet."""
    if s.asked == GIVE:
        rest = options(s)
        count = 0
        while rest:
            found.answer[count] = lowest(rest)
            rest &= rest - 1
            count += 1
        found.count = count
    else:
        found.answer[0] = STAY
        found.answer[1] = HIT
        found.count = 2
    for place in range(i64(found.count)):
        found.tries[place] = 0
        found.open[place] = 1
        found.win[place] = 0.0
        found.points[place] = 0.0
        found.busts[place] = 0.0
        for other in range(i64(found.count)):
            found.cross[place * MAX_SEATS + other] = 0.0
        for seat in range(i64(s.seats)):
            found.everybody[place * MAX_SEATS + seat] = 0.0


@compiled
def try_all(
    s: Record,
    stream: Bits,
    policy: Record,
    table: Record,
    net: Record,
    notes: Record,
    spare: Record,
    found: Record,
) -> None:
    """Try every open answer once, all with the same cards."""
    me = i64(s.who)
    for place in range(i64(found.count)):
        if found.open[place]:
            try_answer(s, found.answer[place], stream, policy, table, net, notes, spare)
            found.value[place] = notes.win[me]
            found.tries[place] += 1
            found.win[place] += notes.win[me]
            found.points[place] += round_points(spare, me)
            for seat in range(i64(s.seats)):
                found.everybody[place * MAX_SEATS + seat] += notes.win[seat]
            found.busts[place] += 1.0 if spare.hands[me] >> STATUS == BUSTED else 0.0
    for place in range(i64(found.count)):
        if found.open[place]:
            for other in range(place + 1):
                if found.open[other]:
                    found.cross[place * MAX_SEATS + other] += found.value[place] * found.value[other]


@compiled
def best_of(founds: Records) -> int:
    """Return which of the answers to one question has done best."""
    return best_place(founds[0])


@compiled
def best_place(found: Record) -> int:
    """Return the place of the answer that has done best."""
    best = 0
    highest = -1.0
    for place in range(i64(found.count)):
        if found.open[place] and found.win[place] > highest:
            highest = found.win[place]
            best = place
    return best


@compiled
def error_between(found: Record, one: int, other: int) -> float:
    """Return the standard error of the difference between two answers tried with the same cards."""
    tries = found.tries[one]
    high, low = max(one, other), min(one, other)
    mean = (found.win[one] - found.win[other]) / tries
    squares = (
        found.cross[one * MAX_SEATS + one]
        + found.cross[other * MAX_SEATS + other]
        - 2.0 * found.cross[high * MAX_SEATS + low]
    )
    return sqrt(max(squares / tries - mean * mean, 0.0) / tries)


@compiled
def drop_the_worse(found: Record) -> int:
    """Drop the answers that are clearly worse; return how many are left that it matters to try."""
    best = best_place(found)
    tries = found.tries[best]
    found.behind[best] = 0.0
    found.error[best] = 0.0
    left = 0
    for place in range(i64(found.count)):
        if found.open[place] and place != best:
            behind = (found.win[best] - found.win[place]) / tries
            error = error_between(found, best, place)
            found.behind[place] = behind
            found.error[place] = error
            if behind > CLEARLY * error and behind > 0.0:
                found.open[place] = 0
            elif behind + 2.0 * error > NO_MATTER:
                left += 1
    return left


# --- one question, for Python: records are handed over in arrays of one -----------------------------------------------


@compiled
def try_more(
    games: Records,
    seed: Bits,
    begin: int,
    end: int,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    spares: Records,
    founds: Records,
) -> int:
    """Try the answers to the one game's question with the cards of the tries numbered from begin to end.

    Then drop those that are clearly worse, and return how many are left that it matters to try.
    """
    if begin == 0:
        list_answers(games[0], founds[0])
    for tried in range(begin, end):
        try_all(
            games[0],
            stream_of(seed, tried),
            policies[0],
            tables[0],
            nets[0],
            notes[0],
            spares[0],
            founds[0],
        )
    return drop_the_worse(founds[0])


@compiled
def forced(games: Records) -> int:
    """Return the move that the endgame forces on the one game's asked seat, or -1."""
    s = games[0]
    return -1 if s.asked == GIVE else race_forces(s, points(s.hands[s.who]))


@compiled
def foresee_totals(seats: int, target: int, first: int, nets: Records, notes: Records) -> None:
    """Note each seat's chance to win, from the noted totals."""
    foresee(seats, target, first, nets[0], notes[0])
