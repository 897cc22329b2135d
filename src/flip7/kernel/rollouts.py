"""Rollouts (Monte Carlo): play every answer many times to the end of the round, with the same cards for all answers.

What a round's end is worth is the chance to win from there (`win_chances`), so that no game has to be played out.
An answer that is clearly worse than the best is tried no more. The cards tried are any that could come: the
order of the draw pile is never looked at.

This is the compiled loop. `rollout_driver` runs it in batches; `flip7.analysis.answer_values` makes chances with their
errors of what it counts.
"""

from math import sqrt
from typing import Final

from flip7.kernel.jit import Bits, Record, Records, compiled, i64, inlined, lowest, record_type, u64
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
    mixed,
    options,
    points,
    resume,
    round_points,
    stream_drawing,
    stream_of,
)
from flip7.kernel.win_chances import look_at_shoe, win_chances

HALF: Final = u64(32)
LOW_HALF: Final = u64(0xFFFFFFFF)
TWO_TO_THE_32: Final = 4294967296.0
RULES_APART: Final = u64(0xD1B54A32D192ED03)
"""Sets the draw of rules apart from the cards of the same try."""
GOLDEN_RATIO: Final = u64(0x9E3779B9)
"""The golden ratio's fraction, in parts of 2 to the 32."""
CLEARLY: Final = 3.0
"""An answer is dropped if it is worse by this many standard errors."""
NO_MATTER: Final = 0.0003
"""Answers whose chances to win certainly differ by less need no more tries."""

MAX_RULES: Final = 20
"""At most so many rules that a seat may play by in a try."""

FOUND_FIELDS: Final = (
    ("rules", "i8", (), "how many rules seats are drawn from; 0: everybody plays as noted in `player`, in all tries"),
    ("shares", "f8", (MAX_SEATS * MAX_RULES,), "seat after seat, how likely one of the rules up to each is"),
    ("player", "u1", (MAX_SEATS,), "the rule that each seat plays by in this try"),
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
def stratified(seed: Bits, tried: int) -> Bits:
    """Return the stream of a try: over all tries the first card comes from every part of the draw pile alike.

    The places form an additive recurrence with the golden ratio, which leaves no gaps and no clusters however many
    tries there are; the cards after the first are left to chance.
    """
    chance = stream_of(seed, tried)
    place = ((mixed(seed) >> HALF) + u64(tried) * GOLDEN_RATIO) & LOW_HALF
    return stream_drawing((place << HALF) | (chance & LOW_HALF))


@compiled
def seat_players(s: Record, stream: Bits, found: Record) -> None:
    """Draw the rule that each opponent plays by in this try, the same for all answers.

    The asked seat plays by the policy after the last rule.

    The draw has nothing to do with the cards of the try, or some rules would always meet the same cards.
    """
    for seat in range(i64(s.seats)):
        rule = i64(found.rules)
        if seat != s.who:
            rule = i64(0)
            place = unit(mixed(stream ^ mixed(RULES_APART + u64(seat))))
            while rule < found.rules - 1 and place >= found.shares[seat * MAX_RULES + rule]:
                rule += 1
        found.player[seat] = rule


@inlined
def unit(bits: Bits) -> float:
    """Return the bits as a fraction from 0 up to, and without, 1."""
    return float(bits >> HALF) / TWO_TO_THE_32


@compiled
def try_answer(
    s: Record,
    answer: int,
    stream: Bits,
    policies: Records,
    tables: Records,
    nets: Records,
    net: Record,
    notes: Record,
    spare: Record,
    found: Record,
    at_a_glance: int,
) -> None:
    """Try the answer once: `spare` is then the end of the round, and each seat's chance to win is noted.

    Each seat plays by the policy noted for it in `found`.

    At a glance it is foreseen from the totals alone: so it is while players learn, before the chances are learned.
    """
    copy_game(spare, s)
    change_future(spare, stream, mixed(stream))
    asked = i64(spare.asked)
    while asked != ROUND_OVER:
        asked = resume(spare, asked, answer)
        spare.asked = asked
        if asked != ROUND_OVER:
            policy = policies[found.player[spare.who]]
            answer = answer_of(spare, asked, policy, tables[policy.table], nets[policy.net], notes)
    for seat in range(i64(spare.seats)):
        notes.totals[seat] = spare.scores[seat] + round_points(spare, seat)
    if at_a_glance:
        foresee(i64(spare.seats), i64(spare.target), next_first(spare), net, notes)
    else:
        look_at_shoe(spare, notes)
        win_chances(i64(spare.seats), i64(spare.target), next_first(spare), net, notes)


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
    policies: Records,
    tables: Records,
    nets: Records,
    net: Record,
    notes: Record,
    spare: Record,
    found: Record,
    at_a_glance: int,
) -> None:
    """Try every open answer once, all with the same cards."""
    me = i64(s.who)
    if found.rules:
        seat_players(s, stream, found)
    for place in range(i64(found.count)):
        if found.open[place]:
            try_answer(s, found.answer[place], stream, policies, tables, nets, net, notes, spare, found, at_a_glance)
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
            stratified(seed, tried),
            policies,
            tables,
            nets,
            nets[0],
            notes[0],
            spares[0],
            founds[0],
            0,
        )
    return drop_the_worse(founds[0])


@compiled
def forced(games: Records) -> int:
    """Return the move that the endgame forces on the one game's asked seat, or -1."""
    s = games[0]
    return -1 if s.asked == GIVE else race_forces(s, points(s.hands[s.who]))


@compiled
def foresee_standing(games: Records, seats: int, target: int, first: int, nets: Records, notes: Records) -> None:
    """Note each seat's chance to win, from the noted totals and skills and the one game's draw pile."""
    look_at_shoe(games[0], notes[0])
    win_chances(seats, target, first, nets[0], notes[0])
