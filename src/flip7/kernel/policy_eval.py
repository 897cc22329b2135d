"""Policy evaluation: compute the answer of a policy, in compiled games."""

from typing import Final

from flip7.kernel.jit import Record, compiled, constants, i64, inlined, lowest, record_type
from flip7.kernel.network import (
    flip_three_judgement,
    freeze_judgement,
    hit_judgement,
    look_at_hand,
    look_at_taker,
    look_closely,
    quick_judgement,
    second_chance_judgement,
)
from flip7.kernel.referee import (
    DOUBLES,
    FLIP_THREE,
    FREEZE,
    GIVE,
    HAS_SECOND_CHANCE,
    HIT,
    MODIFIER_BITS,
    NUMBER_BITS,
    NUMBERS,
    STAY,
    look_away,
    options,
    points,
    roll,
    round_points,
    see_next_cards,
)

BY_DICE: Final = 1
KEEPS_ON: Final = 2
BY_RISK: Final = 4
BY_TABLE: Final = 8
ASKS: Final = 16
BY_GAP: Final = 32
RACES: Final = 64
QUICK: Final = 128
LEARNED: Final = 256

LEADER: Final = 0
NEXT: Final = 1
ONESELF: Final = 2
LAST: Final = 3
ANYBODY: Final = 4
EMPTY_SELF: Final = 5

POLICY_FIELDS: Final = (
    (
        "rules",
        "u2",
        (),
        (
            "what decides beside its points, added up: 1 dice, 2 hits with a Second Chance, 4 risk, 8 table, "
            "16 Python, 32 gap to the best opponent, 64 what the race forces, 128 a glance, 256 all that was learned"
        ),
    ),
    (
        "freeze_to",
        "u1",
        (),
        "who gets a Freeze: 0 leader, 1 next clockwise, 2 oneself, 3 last, 4 anybody, 5 oneself with no card or leader",
    ),
    ("flip_three_to", "u1", (), "who gets a Flip Three"),
    ("second_chance_to", "u1", (), "who gets a spare Second Chance"),
    ("stay_at", "u4", (), "stays with so many points or more"),
    ("table", "u4", (), "which hit table it hits by, if one of its rules is 8"),
    ("net", "u4", (), "which net it has, if it has learned"),
    ("risk", "f8", (), "hits only while the chance to bust is below this"),
    ("hit_chance", "f8", (), "hits with this chance, whatever lies before it, if one of its rules is 1"),
)
POLICY: Final = record_type(POLICY_FIELDS)

HIT_TABLE_FIELDS: Final = (
    (
        "hits",
        "i8",
        (1 << NUMBERS,),
        "for each set of numbers, one bit for each of the 64 sets of modifiers: 1 is a hit",
    ),
)
HIT_TABLE: Final = record_type(HIT_TABLE_FIELDS)

GLANCE: Final = 8
"""With more seats than this, a quick policy gives cards by its rules: the networks would have too much to see."""

# What the champion's rule is made of (bots.champion).
GAP_STEPS: Final = 5
_GAPS: Final = constants([50, 25, 10, -10, -25])
_ALLOWED: Final = constants([45, 35, 30, 28, 25])
WELL_AHEAD: Final = 22
MUCH: Final = 35
SOME: Final = 25
LITTLE: Final = 10
AT_THE_END: Final = 170
NEAR_THE_END: Final = 150
LEAST_RISK: Final = 15
MAX_RISK: Final = 50

# --- risk -------------------------------------------------------------------------------------------------------------


@compiled
def busting_cards(s: Record, seat: int) -> int:
    """Count the cards that can come next and are in the seat's line already (odds.bust_risk)."""
    numbers = s.hands[seat] & NUMBER_BITS
    cards = 0
    while numbers:
        cards += s.in_pile[lowest(numbers)]
        numbers &= numbers - 1
    return cards


@compiled
def bust_risk(s: Record, seat: int) -> float:
    """odds.bust_risk: the chance that the next card busts the seat, by the true count (B.1, SC.2, N.3)."""
    if s.hands[seat] & HAS_SECOND_CHANCE:
        return 0.0
    total = see_next_cards(s)
    cards = busting_cards(s, seat)
    look_away(s)
    return cards / total if total else 0.0


# --- hit or stay ------------------------------------------------------------------------------------------------------


@inlined
def wants_to_hit(s: Record, policy: Record, table: Record, net: Record, notes: Record) -> bool:
    """Return whether the seat that is asked takes another card, by its policy."""
    hand = s.hands[s.who]
    if policy.rules == 0:
        return points(hand) < policy.stay_at
    return weighs(s, policy, table, net, notes, hand)


@compiled
def weighs(s: Record, policy: Record, table: Record, net: Record, notes: Record, hand: int) -> bool:
    """Return whether a policy with more rules than points takes another card."""
    rules = policy.rules
    if rules & BY_DICE:
        return roll(s, 1 << 30) < policy.hit_chance * (1 << 30)
    if rules & RACES:
        forced = race_forces(s, points(hand))
        if forced >= 0:
            return forced == HIT
    if net is not None:  # noqa: SIM102 - numba leaves the branch out only if this is all that is asked
        if rules & (QUICK | LEARNED):
            return has_learned_to_hit(s, rules, net, notes)
    if rules & KEEPS_ON and hand & HAS_SECOND_CHANCE:
        return True
    if points(hand) >= policy.stay_at:
        return False
    if rules & BY_RISK and not bust_risk(s, s.who) < policy.risk:
        return False
    if rules & BY_GAP and not is_worth_the_risk(s, hand):
        return False
    if rules & BY_TABLE:
        entry = table.hits[hand & NUMBER_BITS]
        return (entry >> ((hand >> NUMBERS) & MODIFIER_BITS)) & 1 == 1
    return True


@compiled
def race_forces(s: Record, score: int) -> int:
    """analysis.endgame.forced_move: HIT where staying loses for sure, STAY where it wins for sure, else -1.

    Staying loses if somebody out of the round stands at the target or beyond, and higher; it wins if oneself does, and
    nobody else is in the round.
    """
    own = s.scores[s.who] + score
    locked = -1
    best = -1
    for seat in range(i64(s.seats)):
        if seat != s.who:
            standing = s.scores[seat] + round_points(s, seat)
            best = max(best, standing)
            if not (s.active >> seat) & 1:
                locked = max(locked, standing)
    if locked >= s.target and locked > own:
        return HIT
    alone = s.active & (s.active - 1) == 0
    if alone and own >= s.target and own > best:
        return STAY
    return -1


@compiled
def is_worth_the_risk(s: Record, hand: int) -> bool:
    """bots.strategies.champion.limit: whether the chance to bust is below what the gap to the best opponent allows."""
    total = see_next_cards(s)
    cards = busting_cards(s, s.who)
    look_away(s)
    return 100 * cards < gap_limit(s, points(hand), (hand >> DOUBLES) & 3) * total or total == 0


@compiled
def gap_limit(s: Record, score: int, doubles: int) -> int:
    """bots.strategies.champion.limit, in hundredths."""
    own = s.scores[s.who] + score
    best = i64(0)
    highest = i64(0)
    for seat in range(i64(s.seats)):
        highest = max(highest, i64(s.scores[seat]))
        if seat != s.who:
            best = max(best, s.scores[seat] + round_points(s, seat))
    gap = best - own
    limit = i64(WELL_AHEAD)
    for step in range(GAP_STEPS):
        if gap > _GAPS[step]:
            limit = _ALLOWED[step]
            break
    if score > MUCH:
        limit -= 8
    elif score > SOME:
        limit -= 5
    elif score < LITTLE:
        limit += 3
    if highest > AT_THE_END:
        limit += 5
    elif highest > NEAR_THE_END:
        limit += 3
    if doubles and score < SOME:
        limit += 4
    return min(max(limit, LEAST_RISK), MAX_RISK)


@compiled
def has_learned_to_hit(s: Record, rules: int, net: Record, notes: Record) -> bool:
    """Return whether a hit gains, by the quick or the full network."""
    look_at_hand(s, notes)
    if rules & QUICK:
        return quick_judgement(net, notes) > 0.0
    look_closely(s, net, notes)
    return hit_judgement(net, notes) > 0.0


# --- giving a card ----------------------------------------------------------------------------------------------------


@compiled
def target_of(s: Record, policy: Record, net: Record, notes: Record) -> int:
    """Return the seat to give the card to, by the policy."""
    if net is not None:  # noqa: SIM102 - the same
        if policy.rules & LEARNED and (s.seats <= GLANCE or not policy.rules & QUICK):
            return best_taker(s, net, notes)
    if s.card == FREEZE:
        rule = policy.freeze_to
    elif s.card == FLIP_THREE:
        rule = policy.flip_three_to
    else:
        rule = policy.second_chance_to
    takers = options(s)
    if rule == NEXT:
        return next_taker(s, takers)
    alone = rule == ONESELF or (rule == EMPTY_SELF and s.hands[s.who] == 0)
    if alone and (takers >> s.who) & 1:
        return s.who + 0
    if rule == ANYBODY:
        return any_taker(s, takers)
    return foremost(s, takers, -1 if rule == LAST else 1)


@compiled
def best_taker(s: Record, net: Record, notes: Record) -> int:
    """Return the seat to give the card to, by the networks."""
    rest = options(s)
    best = lowest(rest)
    highest = -1e9
    while rest:
        seat = lowest(rest)
        rest &= rest - 1
        look_at_taker(s, seat, net, notes)
        if s.card == FREEZE:
            value = freeze_judgement(net, notes)
        elif s.card == FLIP_THREE:
            value = flip_three_judgement(net, notes)
        else:
            value = second_chance_judgement(net, notes)
        if value > highest:
            highest = value
            best = seat
    return best


@compiled
def next_taker(s: Record, takers: int) -> int:
    """bots.targets.next_clockwise: the first seat clockwise from the giver that may have the card."""
    ahead = takers >> (s.who + 1)
    return s.who + 1 + lowest(ahead) if ahead else lowest(takers)


@compiled
def any_taker(s: Record, takers: int) -> int:
    """Return one of those who may have the card, all equally likely."""
    count = 0
    rest = takers
    while rest:
        count += 1
        rest &= rest - 1
    rest = takers
    for _ in range(roll(s, count)):
        rest &= rest - 1
    return lowest(rest)


@compiled
def foremost(s: Record, takers: int, sign: int) -> int:
    """bots.targets.leading_opponent: the highest total plus round score, the first clockwise among equals.

    With sign -1 the lowest. Only oneself: oneself.
    """
    best = s.who + 0
    highest = -(1 << 40)
    seat = s.who + 0
    for _ in range(s.seats - 1):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if (takers >> seat) & 1:
            value = sign * (s.scores[seat] + points(s.hands[seat]))
            if value > highest:
                highest = value
                best = seat
    return best


# --- either -----------------------------------------------------------------------------------------------------------


@inlined
def answer_of(s: Record, asked: int, policy: Record, table: Record, net: Record, notes: Record) -> int:
    """Return the answer of a policy that does not search."""
    if asked == GIVE:
        return i64(target_of(s, policy, net, notes))
    return i64(HIT if wants_to_hit(s, policy, table, net, notes) else STAY)
