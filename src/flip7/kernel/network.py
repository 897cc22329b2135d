"""The neural networks of a learned player: their inputs and their inference. Weights are data (`kernel.weights`).

A network has two hidden layers of rectified sums and one output. What it looks at is written into `NOTES`: nothing is
allocated.
"""

from math import exp
from typing import Any, Final

from flip7.kernel.jit import Record, compiled, i64, inlined, lowest, record_type, summing
from flip7.kernel.referee import (
    COUNT,
    DOUBLES,
    FLIP_7,
    FLIP_THREE,
    FREEZE,
    HAS_SECOND_CHANCE,
    MAX_SEATS,
    NUMBER_BITS,
    NUMBERS,
    SECOND_CHANCE,
    SEVEN_BITS,
    SUM,
    TIMES_2,
    look_away,
    points,
    round_points,
    see_next_cards,
)

# --- the shape of the networks ----------------------------------------------------------------------------------------

RIVALS: Final = 3
"""The opponents who stand highest, which are looked at one by one."""
PER_RIVAL: Final = 5
AHEAD: Final = 6
"""Inputs that look ahead to the end of the round."""
QUICK_INPUTS: Final = 25
HIT_INPUTS: Final = QUICK_INPUTS + RIVALS * PER_RIVAL + AHEAD
GIVE_INPUTS: Final = 32
WIN_INPUTS: Final = 10
SHOE_INPUTS: Final = 10
"""Inputs about what is left in the draw pile between two rounds."""
CHANCE_INPUTS: Final = 34 + SHOE_INPUTS
RACE: Final = 48
"""Where the inputs about the race between two rounds begin; those about the hand come before."""
GIVEN: Final = 3
"""Freeze, Flip Three and Second Chance have a network each."""


def _size(inputs: int, first: int, second: int) -> int:
    return (inputs + 1) * first + (first + 1) * second + second + 1


QUICK_1: Final = 24
QUICK_2: Final = 12
HIT_1: Final = 48
HIT_2: Final = 24
GIVE_1: Final = 32
GIVE_2: Final = 16
WIN_1: Final = 16
WIN_2: Final = 8
CHANCE_1: Final = 48
CHANCE_2: Final = 24

QUICK_AT: Final = 0
HIT_AT: Final = QUICK_AT + _size(QUICK_INPUTS, QUICK_1, QUICK_2)
GIVE_AT: Final = HIT_AT + _size(HIT_INPUTS, HIT_1, HIT_2)
GIVE_SIZE: Final = _size(GIVE_INPUTS, GIVE_1, GIVE_2)
WIN_AT: Final = GIVE_AT + GIVEN * GIVE_SIZE
CHANCE_AT: Final = WIN_AT + _size(WIN_INPUTS, WIN_1, WIN_2)
WEIGHT_COUNT: Final = CHANCE_AT + _size(CHANCE_INPUTS, CHANCE_1, CHANCE_2)

NETWORKS: Final = {
    "quick": (QUICK_AT, QUICK_INPUTS, QUICK_1, QUICK_2),
    "hit": (HIT_AT, HIT_INPUTS, HIT_1, HIT_2),
    "freeze": (GIVE_AT, GIVE_INPUTS, GIVE_1, GIVE_2),
    "flip_three": (GIVE_AT + GIVE_SIZE, GIVE_INPUTS, GIVE_1, GIVE_2),
    "second_chance": (GIVE_AT + 2 * GIVE_SIZE, GIVE_INPUTS, GIVE_1, GIVE_2),
    "win": (WIN_AT, WIN_INPUTS, WIN_1, WIN_2),
    "chance": (CHANCE_AT, CHANCE_INPUTS, CHANCE_1, CHANCE_2),
}
"""Where each network's weights begin, how many inputs it has, and how wide its layers are."""

NET_FIELDS: Final = (("weights", "f8", (WEIGHT_COUNT,), "the weights of all networks, one after the other"),)
NET: Final = record_type(NET_FIELDS)

NOTES_FIELDS: Final = (
    ("inputs", "f8", (64,), "what a network looks at"),
    ("first", "f8", (64,), "its first layer"),
    ("totals", "f8", (MAX_SEATS,), "points of each seat at the end of a round, known or supposed"),
    ("skills", "f8", (MAX_SEATS,), "how well each seat plays: tenths of winning chance above the quick network's"),
    ("shoe", "f8", (SHOE_INPUTS,), "what is left in the draw pile as a round begins"),
    ("win", "f8", (MAX_SEATS,), "each seat's chance to win from there"),
    ("highest", "f8", (), "the highest of the totals"),
    ("second_highest", "f8", (), "the next; the same if two have it"),
    ("third_highest", "f8", (), "the next after that"),
    ("everything", "f8", (), "their sum"),
    ("leader", "i8", (), "who has the highest"),
    ("rivals", "i8", (RIVALS,), "the opponents who stand highest"),
)
NOTES: Final = record_type(NOTES_FIELDS)
"""The scratch memory of a learned player."""

SURE: Final = 30.0
"""The highest value of a seat's standing, before exponentiation."""

# --- networks ---------------------------------------------------------------------------------------------------------


def network(at: int, inputs: int, first: int, second: int, start: int = 0) -> Any:  # noqa: ANN401 - a compiled function
    """Return the inference function of one network: its inputs begin at `start`, its weights at `at`.

    Four sums at a time, which keeps a processor busy: layers are as wide as multiples of four.
    """

    def judge(net: Record, notes: Record) -> float:
        weights = net.weights
        noted = notes.inputs
        layer = notes.first
        bias = at + inputs * first
        for out in range(0, first, 4):
            one = weights[bias + out]
            two = weights[bias + out + 1]
            three = weights[bias + out + 2]
            four = weights[bias + out + 3]
            begin = at + out * inputs
            for place in range(inputs):
                value = noted[start + place]
                one += value * weights[begin + place]
                two += value * weights[begin + inputs + place]
                three += value * weights[begin + 2 * inputs + place]
                four += value * weights[begin + 3 * inputs + place]
            layer[out] = max(one, 0.0)
            layer[out + 1] = max(two, 0.0)
            layer[out + 2] = max(three, 0.0)
            layer[out + 3] = max(four, 0.0)
        then = bias + first
        bias = then + first * second
        last = bias + second
        result = weights[last + second]
        for out in range(0, second, 4):
            one = weights[bias + out]
            two = weights[bias + out + 1]
            three = weights[bias + out + 2]
            four = weights[bias + out + 3]
            begin = then + out * first
            for place in range(first):
                value = layer[place]
                one += value * weights[begin + place]
                two += value * weights[begin + first + place]
                three += value * weights[begin + 2 * first + place]
                four += value * weights[begin + 3 * first + place]
            result += max(one, 0.0) * weights[last + out] + max(two, 0.0) * weights[last + out + 1]
            result += max(three, 0.0) * weights[last + out + 2] + max(four, 0.0) * weights[last + out + 3]
        return result

    return summing(judge)


quick_judgement: Final = network(QUICK_AT, QUICK_INPUTS, QUICK_1, QUICK_2)
"""The gain of a hit, by the small network for quick play."""
hit_judgement: Final = network(HIT_AT, HIT_INPUTS, HIT_1, HIT_2)
"""The gain of a hit."""
freeze_judgement: Final = network(GIVE_AT, GIVE_INPUTS, GIVE_1, GIVE_2)
"""The gain of giving a Freeze to the seat that is noted."""
flip_three_judgement: Final = network(GIVE_AT + GIVE_SIZE, GIVE_INPUTS, GIVE_1, GIVE_2)
"""The gain of giving a Flip Three to the seat that is noted."""
second_chance_judgement: Final = network(GIVE_AT + 2 * GIVE_SIZE, GIVE_INPUTS, GIVE_1, GIVE_2)
"""The gain of giving a Second Chance to the seat that is noted."""
win_judgement: Final = network(WIN_AT, WIN_INPUTS, WIN_1, WIN_2, RACE)
"""A seat's standing between two rounds, at a glance: what the players' networks look ahead by."""

# --- the chance to win, between two rounds ----------------------------------------------------------------------------


@inlined
def within(value: float, reach: float) -> float:
    """Clamp the value to a reach on either side of zero."""
    return min(max(value, -reach), reach)


@compiled
def foresee(seats: int, target: int, first: int, net: Record, notes: Record) -> None:
    """Compute each seat's chance to win from the noted totals; `first` is dealt to first in the next round.

    If the game is over, it is known (G.1, G.2).
    """
    survey(seats, notes)
    if notes.highest >= target and notes.highest > notes.second_highest:
        for seat in range(i64(seats)):
            notes.win[seat] = 0.0
        notes.win[notes.leader] = 1.0
        return
    whole = 0.0
    for seat in range(i64(seats)):
        look_at_totals(seat, seats, target, first, notes)
        notes.win[seat] = exp(within(win_judgement(net, notes), SURE))
        whole += notes.win[seat]
    for seat in range(i64(seats)):
        notes.win[seat] /= whole


@compiled
def survey(seats: int, notes: Record) -> None:
    """Store the three highest of the stored totals, and their sum."""
    highest = -1.0
    second = -1.0
    third = -1.0
    leader = i64(0)
    everything = 0.0
    for seat in range(i64(seats)):
        total = notes.totals[seat]
        everything += total
        if total > highest:
            third = second
            second = highest
            highest = total
            leader = seat
        elif total > second:
            third = second
            second = total
        elif total > third:
            third = total
    notes.highest = highest
    notes.second_highest = second
    notes.third_highest = third
    notes.leader = leader
    notes.everything = everything


@compiled
def look_at_totals(seat: int, seats: int, target: int, first: int, notes: Record) -> None:
    """Store a seat's inputs about the race: how far it and the others are from the target, and when it has its turn."""
    own = notes.totals[seat]
    best = notes.highest
    other_best = notes.second_highest
    if seat == notes.leader:
        best = notes.second_highest
        other_best = notes.third_highest
    elif own == notes.second_highest:
        other_best = notes.third_highest
    ahead = 0
    for other in range(i64(seats)):
        if notes.totals[other] > own:
            ahead += 1
    others = max(seats - 1, 1)
    turn = seat - first if seat >= first else seat - first + seats
    notes.inputs[RACE] = (target - own) / 100.0
    notes.inputs[RACE + 1] = (target - best) / 100.0 if seats > 1 else 2.0
    notes.inputs[RACE + 2] = (target - other_best) / 100.0 if seats > 2 else 2.0  # noqa: PLR2004 - oneself and one other
    notes.inputs[RACE + 3] = (target - (notes.everything - own) / others) / 100.0
    notes.inputs[RACE + 4] = within((own - best) / 50.0, 3.0)
    notes.inputs[RACE + 5] = 4.0 / seats
    notes.inputs[RACE + 6] = turn / seats
    notes.inputs[RACE + 7] = 1.0 if turn == 0 else 0.0
    notes.inputs[RACE + 8] = 1.0 if turn == seats - 1 else 0.0
    notes.inputs[RACE + 9] = ahead / others


@inlined
def next_first(s: Record) -> int:
    """Return who is dealt to first in the next round (N.2, X.2)."""
    first = s.first + 1
    return first if first < s.seats else 0


# --- what a player looks at -------------------------------------------------------------------------------------------


@inlined
def busting_cards_in_pile(s: Record, hand: int) -> int:
    """Count the cards of the counted pile that are in the line already, and so would bust."""
    numbers = hand & NUMBER_BITS
    cards = 0
    while numbers:
        cards += s.in_pile[lowest(numbers)]
        numbers &= numbers - 1
    return cards


@inlined
def gain_of_one(s: Record, hand: int) -> int:
    """Sum the points that one more card adds over all that can come and do not bust; a Flip 7 included."""
    doubles = (hand >> DOUBLES) & 3
    gain = 0
    numbers = ~hand & NUMBER_BITS
    fresh = 0
    while numbers:
        card = lowest(numbers)
        numbers &= numbers - 1
        gain += (card * s.in_pile[card]) << doubles
        fresh += s.in_pile[card]
    if (hand >> COUNT) & FLIP_7 == FLIP_7 - 1:
        gain += fresh * s.flip_7
    for card in range(NUMBERS, TIMES_2):
        gain += s.in_pile[card] * (2 * (card - NUMBERS) + 2)
    return gain + s.in_pile[TIMES_2] * (((hand >> SUM) & SEVEN_BITS) << doubles)


@compiled
def look_at_hand(s: Record, notes: Record) -> None:
    """Store the quick network's inputs: the asked seat's cards and its place in the race."""
    me = s.who + 0
    hand = s.hands[me]
    cards = see_next_cards(s)
    whole = max(cards, 1)
    shielded = 1.0 if hand & HAS_SECOND_CHANCE else 0.0
    count = (hand >> COUNT) & FLIP_7
    round_score = points(hand)
    twins = busting_cards_in_pile(s, hand) / whole
    gain = gain_of_one(s, hand) / whole
    bust = twins * (1.0 - shielded)
    notes.inputs[0] = bust
    notes.inputs[1] = twins
    notes.inputs[2] = shielded
    notes.inputs[3] = count / 6.0
    notes.inputs[4] = 1.0 if count == FLIP_7 - 1 else 0.0
    notes.inputs[5] = 1.0 if count == FLIP_7 - 2 else 0.0
    notes.inputs[6] = round_score / 40.0
    notes.inputs[7] = ((hand >> SUM) & SEVEN_BITS) / 40.0
    notes.inputs[8] = (hand >> DOUBLES) & 3
    notes.inputs[9] = (gain - bust * round_score) / 10.0
    notes.inputs[10] = gain / 10.0
    notes.inputs[11] = 10.0 * s.in_pile[FREEZE] / whole
    notes.inputs[12] = 10.0 * s.in_pile[FLIP_THREE] / whole
    notes.inputs[13] = 10.0 * s.in_pile[SECOND_CHANCE] / whole
    look_away(s)
    notes.inputs[14] = cards / 94.0
    look_at_race(s, me, round_score, notes)


@inlined
def look_at_race(s: Record, me: int, round_score: int, notes: Record) -> None:
    """Store how the asked seat stands against the others."""
    own = s.scores[me] + round_score
    best = -1
    locked = -1
    active = 0
    done = 0
    for seat in range(i64(s.seats)):
        if seat != me:
            standing = s.scores[seat] + round_points(s, seat)
            best = max(best, standing)
            if (s.active >> seat) & 1:
                active += 1
            else:
                locked = max(locked, standing)
            if standing >= s.target:
                done += 1
    others = max(s.seats - 1, 1)
    notes.inputs[15] = (i64(s.target) - i64(s.scores[me])) / 100.0
    notes.inputs[16] = (i64(s.target) - own) / 100.0
    notes.inputs[17] = 1.0 if own >= s.target else 0.0
    notes.inputs[18] = (i64(s.target) - best) / 100.0
    notes.inputs[19] = within((own - best) / 50.0, 2.0)
    notes.inputs[20] = within((own - locked) / 50.0, 2.0) if locked >= 0 else 2.0
    notes.inputs[21] = 1.0 if locked >= s.target and locked >= own else 0.0
    notes.inputs[22] = 1.0 if active == 0 else 0.0
    notes.inputs[23] = active / others
    notes.inputs[24] = done / others


EXPECTED: Final = 15
"""Points that a seat still in the round is expected to bank, unless it has more already."""


@compiled
def suppose(s: Record, notes: Record) -> None:
    """Store the totals that the seats would have if the round went on as usual."""
    for seat in range(i64(s.seats)):
        score = round_points(s, seat)
        if (s.active >> seat) & 1:
            score = max(score, EXPECTED)
        notes.totals[seat] = s.scores[seat] + score


@compiled
def look_closely(s: Record, net: Record, notes: Record) -> None:
    """Store the inputs of the full network: the leading opponents, and the chances to win after the next card."""
    me = s.who + 0
    bust = notes.inputs[0]
    gain = 10.0 * notes.inputs[10] / max(1.0 - bust, 0.01)
    round_score = points(s.hands[me])
    own = s.scores[me] + round_score
    note_rivals(s, me, notes)
    whole = max(see_next_cards(s), 1)
    place = QUICK_INPUTS
    for rival in range(RIVALS):
        seat = notes.rivals[rival]
        if seat < 0:
            notes.inputs[place] = -2.0
            for more in range(1, PER_RIVAL):
                notes.inputs[place + more] = 0.0
        else:
            hand = s.hands[seat]
            active = (s.active >> seat) & 1
            score = round_points(s, seat)
            notes.inputs[place] = within((s.scores[seat] + score - own) / 50.0, 2.0)
            notes.inputs[place + 1] = active
            notes.inputs[place + 2] = active if hand & HAS_SECOND_CHANCE else 0
            notes.inputs[place + 3] = score / 40.0
            notes.inputs[place + 4] = active * busting_cards_in_pile(s, hand) / whole
        place += PER_RIVAL
    look_away(s)
    first = next_first(s)
    look_ahead(s, me, bust, round_score, gain, first, net, notes)


@compiled
def look_ahead(
    s: Record, me: int, bust: float, round_score: int, gain: float, first: int, net: Record, notes: Record
) -> None:
    """Store the chance to win if the seat stays, busts, or survives one more card."""
    suppose(s, notes)
    notes.totals[me] = s.scores[me] + round_score
    foresee(i64(s.seats), i64(s.target), first, net, notes)
    stays = notes.win[me]
    notes.totals[me] = s.scores[me]
    foresee(i64(s.seats), i64(s.target), first, net, notes)
    busts = notes.win[me]
    notes.totals[me] = s.scores[me] + round_score + gain
    foresee(i64(s.seats), i64(s.target), first, net, notes)
    gains = notes.win[me]
    place = HIT_INPUTS - AHEAD
    notes.inputs[place] = 2.0 * stays
    notes.inputs[place + 1] = 10.0 * (stays - busts)
    notes.inputs[place + 2] = 10.0 * (gains - stays)
    notes.inputs[place + 3] = within(10.0 * (bust * busts + (1.0 - bust) * gains - stays), 3.0)
    notes.inputs[place + 4] = 4.0 / s.seats
    notes.inputs[place + 5] = 1.0 if s.dealing else 0.0


@inlined
def note_rivals(s: Record, me: int, notes: Record) -> None:
    """Store the opponents who stand highest, the highest first; -1 where there is none."""
    taken = 1 << me
    for rival in range(RIVALS):
        best = -1
        highest = -1
        for seat in range(i64(s.seats)):
            if not (taken >> seat) & 1:
                standing = s.scores[seat] + round_points(s, seat)
                if standing > highest:
                    highest = standing
                    best = seat
        notes.rivals[rival] = best
        if best >= 0:
            taken |= 1 << best


@compiled
def look_at_taker(s: Record, seat: int, net: Record, notes: Record) -> None:
    """Store the inputs about giving the card to the seat."""
    me = s.who + 0
    hand = s.hands[seat]
    own = s.hands[me]
    score = points(hand)
    my_score = points(own)
    standing = s.scores[seat] + score
    first = next_first(s)
    suppose(s, notes)
    notes.totals[seat] = standing
    foresee(i64(s.seats), i64(s.target), first, net, notes)
    banks = notes.win[me]
    notes.totals[seat] = s.scores[seat]
    foresee(i64(s.seats), i64(s.target), first, net, notes)
    busts = notes.win[me]
    notes.totals[seat] = s.scores[seat] + max(score, EXPECTED) + 10
    foresee(i64(s.seats), i64(s.target), first, net, notes)
    gains = notes.win[me]
    best = -1
    for other in range(i64(s.seats)):
        if other != seat:
            best = max(best, s.scores[other] + round_points(s, other))
    whole = max(see_next_cards(s), 1)
    notes.inputs[0] = 1.0 if seat == me else 0.0
    notes.inputs[1] = (i64(s.target) - i64(s.scores[seat])) / 100.0
    notes.inputs[2] = score / 40.0
    notes.inputs[3] = 1.0 if hand & HAS_SECOND_CHANCE else 0.0
    notes.inputs[4] = busting_cards_in_pile(s, hand) / whole
    notes.inputs[5] = (hand >> DOUBLES) & 3
    notes.inputs[6] = within((standing - s.scores[me] - my_score) / 50.0, 2.0)
    notes.inputs[7] = within((standing - best) / 50.0, 2.0)
    notes.inputs[8] = 1.0 if standing >= s.target else 0.0
    notes.inputs[9] = (i64(s.target) - i64(s.scores[me])) / 100.0
    notes.inputs[10] = my_score / 40.0
    notes.inputs[11] = ((own >> COUNT) & FLIP_7) / 6.0
    notes.inputs[12] = 1.0 if own & HAS_SECOND_CHANCE else 0.0
    notes.inputs[13] = busting_cards_in_pile(s, own) / whole
    look_away(s)
    active = 0
    for other in range(i64(s.seats)):
        active += (s.active >> other) & 1
    turn = seat - s.turn if seat >= s.turn else seat - s.turn + s.seats
    notes.inputs[14] = active / s.seats
    notes.inputs[15] = 4.0 / s.seats
    notes.inputs[16] = whole / 94.0
    notes.inputs[17] = turn / s.seats
    notes.inputs[18] = 2.0 * banks
    notes.inputs[19] = 10.0 * (banks - busts)
    notes.inputs[20] = 10.0 * (banks - gains)
    count = (hand >> COUNT) & FLIP_7
    for number in range(FLIP_7):
        notes.inputs[21 + number] = 1.0 if count == number else 0.0
    notes.inputs[28] = 1.0 if s.hands[seat] == 0 else 0.0
    notes.inputs[29] = gain_at_a_glance(s, hand, whole)
    notes.inputs[30] = 1.0 if s.dealing else 0.0
    notes.inputs[31] = 1.0 if active == 2 else 0.0  # noqa: PLR2004 - oneself and one other


@inlined
def gain_at_a_glance(s: Record, hand: int, whole: int) -> float:
    """Return the points that one more card adds on average; nothing with an empty draw pile."""
    return gain_of_one(s, hand) / (10.0 * whole) if s.left else 0.0
