"""Observations, action masks and rewards of a learner.

`TABLE_FEATURES` and `SEAT_FEATURES` are the layout of an observation; docs/environments.md shows it as a table. Seats
are seen from the observer: itself first, then clockwise. Actions are numbered the same way: `GIVE_TO + k` gives the
card to the seat of row k. `flip7.envs.observation` makes the same observation of the referee's table.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from flip7.core.cards import COPIES, Card
from flip7.kernel.jit import Record, Records, compiled, i64, inlined, lowest
from flip7.kernel.policy_eval import busting_cards
from flip7.kernel.referee import (
    BUSTED,
    COPY,
    DOUBLES,
    FACE_BITS,
    FACES,
    FLIP_THREE,
    FLIPS,
    FREEZE,
    GAME_OVER,
    GIVE,
    HIT,
    HIT_OR_STAY,
    MAX_DECKS,
    MODIFIER_BITS,
    MODIFIERS,
    NOBODY,
    NUMBER_BITS,
    NUMBERS,
    SECOND_CHANCE,
    STATUS,
    STAY,
    TIMES_2,
    TWIN,
    look_away,
    options,
    pass_rounds,
    play,
    round_points,
    see_next_cards,
)

VERSION: Final = 0
"""The version of observations, actions and rewards: the v0 of `Flip7-v0` and `flip7_v0`. Any change needs a new one."""

Features = tuple[tuple[str, int, str], ...]

TABLE_FEATURES: Final[Features] = (
    ("asked", 2, "what is asked, one of two: hit or stay, give a card; none when the game is over"),
    ("card", 3, "the card to give, one of three: Freeze, Flip Three, Second Chance"),
    ("left", 1, "cards in the draw pile, of all cards"),
    ("pile", FACES, "each card's copies in the draw pile, of all its copies: 0 to 12, +2 +4 +6 +8 +10 x2, FZ F3 SC"),
    ("busting", 1, "chance that the next card repeats a number that lies before the observer"),
    ("flips", 1, "cards still to flip of the Flip Three under way, of 3"),
    ("aside", 2, "cards that it has set aside, of all their copies: Freeze, Flip Three"),
    ("to_give", 2, "cards that are being handed out and have not been given yet, likewise"),
    ("dealing", 1, "1 during the initial deal"),
)
SEAT_FEATURES: Final[Features] = (
    ("asked", 1, "1 if the seat is asked"),
    ("dealer", 1, "1 if it deals this round"),
    ("turn", 1, "1 if it is its turn, or was last"),
    ("status", 4, "one of four: active, stayed, frozen, busted"),
    ("numbers", NUMBERS, "copies of each number before it, of 2: the second is the one that busted it"),
    ("modifiers", MODIFIERS, "copies of each modifier before it, of the decks in play: +2 +4 +6 +8 +10 x2"),
    ("second_chance", 1, "1 if it has one"),
    ("flipping", 1, "1 if it is flipping three cards"),
    ("waiting", 2, "cards given to it that wait to take effect, of all their copies: Freeze, Flip Three"),
    ("points", 1, "what it would score if the round ended now, of the target; 4 at most"),
    ("total", 1, "points of its earlier rounds, of the target; 4 at most"),
)

MAX_TARGETS: Final = 4
"""Points are clipped at this many targets, because an observation has bounds."""


def offsets(features: Features) -> dict[str, int]:
    """Return where each feature begins."""
    begins: dict[str, int] = {}
    place = 0
    for name, width, _ in features:
        begins[name] = place
        place += width
    return begins


def width(features: Features) -> int:
    """Return how many numbers the features are together."""
    return sum(width for _, width, _ in features)


TABLE_WIDTH: Final = width(TABLE_FEATURES)
SEAT_WIDTH: Final = width(SEAT_FEATURES)
_TABLE: Final = offsets(TABLE_FEATURES)
_SEAT: Final = offsets(SEAT_FEATURES)


def observation_size(seats: int) -> int:
    """Return the length of an observation of a table with this many seats."""
    return TABLE_WIDTH + seats * SEAT_WIDTH


# Numba takes in numbers, and no dictionaries.
_ASKED: Final = _TABLE["asked"]
_CARD: Final = _TABLE["card"]
_LEFT: Final = _TABLE["left"]
_PILE: Final = _TABLE["pile"]
_BUSTING: Final = _TABLE["busting"]
_FLIPS: Final = _TABLE["flips"]
_ASIDE: Final = _TABLE["aside"]
_TO_GIVE: Final = _TABLE["to_give"]
_DEALING: Final = _TABLE["dealing"]
_IS_ASKED: Final = _SEAT["asked"]
_IS_DEALER: Final = _SEAT["dealer"]
_HAS_TURN: Final = _SEAT["turn"]
_STATUS: Final = _SEAT["status"]
_NUMBERS: Final = _SEAT["numbers"]
_MODIFIERS: Final = _SEAT["modifiers"]
_SECOND_CHANCE: Final = _SEAT["second_chance"]
_FLIPPING: Final = _SEAT["flipping"]
_WAITING: Final = _SEAT["waiting"]
_POINTS: Final = _SEAT["points"]
_TOTAL: Final = _SEAT["total"]

_CARDS_IN_A_DECK: Final = sum(COPIES.values())
_COPIES: Final = COPIES[Card.FREEZE]
assert COPIES[Card.FLIP_THREE] == _COPIES, "a deck holds as many Flip Threes as Freezes"
_A_TWIN: Final = 2


def _shares() -> NDArray[np.float32]:
    """Precompute the shares of a card's copies, for every number of decks: dividing takes long."""
    shares = np.zeros((MAX_DECKS, FACES, 1 + MAX_DECKS * max(COPIES.values())), np.float32)
    for decks in range(1, MAX_DECKS + 1):
        for card, copies in enumerate(COPIES.values()):
            shares[decks - 1, card, : decks * copies + 1] = np.arange(decks * copies + 1) / (decks * copies)
    return shares


_SHARES: Final = _shares()

# --- actions ----------------------------------------------------------------------------------------------------------

GIVE_TO: Final = 2
"""Actions from here on give a card: to oneself, to the next seat clockwise, and so on. 0 stays and 1 hits."""


@inlined
def is_action(s: Record, action: int) -> bool:
    """Return whether the action is open to the seat that is asked."""
    if s.asked == HIT_OR_STAY:
        return STAY <= action <= HIT
    if s.asked == GIVE:
        return GIVE_TO <= action < GIVE_TO + s.seats and (options(s) >> given_to(s, action)) & 1 == 1
    return False


@inlined
def given_to(s: Record, action: int) -> int:
    """Return the seat that the action gives the card to."""
    seat = s.who + action - GIVE_TO
    return seat - s.seats if seat >= s.seats else seat


@inlined
def answer_of_action(s: Record, action: int) -> int:
    """Convert the action to an answer for `referee.play`."""
    return given_to(s, action) if s.asked == GIVE else action


@compiled
def write_mask(s: Record, seat: int, mask: Records) -> None:
    """Write 1 for each action that is open to the seat; none is open to a seat that is not asked."""
    for action in range(GIVE_TO + s.seats):
        mask[action] = 0
    if seat != s.who:
        return
    if s.asked == HIT_OR_STAY:
        mask[STAY] = 1
        mask[HIT] = 1
    elif s.asked == GIVE:
        takers = options(s)
        while takers:
            taker = lowest(takers)
            takers &= takers - 1
            mask[GIVE_TO + clockwise(s, seat, taker)] = 1


@inlined
def clockwise(s: Record, seat: int, other: int) -> int:
    """Return how many places to the left of the seat the other sits."""
    return other - seat if other >= seat else other - seat + s.seats


# --- the observation --------------------------------------------------------------------------------------------------


@compiled
def write_observation(s: Record, seat: int, row: Records) -> None:
    """Write what the seat sees, in the layout of an observation."""
    for place in range(len(row)):
        row[place] = 0
    _write_table(s, seat, row)
    for other in range(s.seats):
        _write_seat(s, other, TABLE_WIDTH + SEAT_WIDTH * clockwise(s, seat, other), row)
    _write_roles(s, seat, row)
    _write_waiting(s, seat, row)


@inlined
def _write_table(s: Record, seat: int, row: Records) -> None:
    if s.asked == HIT_OR_STAY:
        row[_ASKED] = 1
    elif s.asked == GIVE:
        row[_ASKED + 1] = 1
        row[_CARD + s.card - FREEZE] = 1
    row[_LEFT] = s.left / (s.decks * _CARDS_IN_A_DECK)
    for card in range(FACES):
        row[_PILE + card] = _SHARES[s.decks - 1, card, s.in_pile[card]]
    can_come = see_next_cards(s)
    if can_come:
        row[_BUSTING] = busting_cards(s, seat) / can_come
    look_away(s)
    row[_FLIPS] = s.flips_left / FLIPS
    row[_DEALING] = s.dealing


@inlined
def _write_seat(s: Record, seat: int, at: int, row: Records) -> None:
    hand = s.hands[seat]
    row[at + _STATUS + (hand >> STATUS)] = 1
    numbers = hand & NUMBER_BITS
    while numbers:
        row[at + _NUMBERS + lowest(numbers)] = 1 / _A_TWIN
        numbers &= numbers - 1
    if hand >> STATUS == BUSTED and hand & FACE_BITS:
        row[at + _NUMBERS + ((hand >> TWIN) & 15)] = 1
    modifiers = (hand >> NUMBERS) & MODIFIER_BITS
    while modifiers:
        modifier = lowest(modifiers)
        modifiers &= modifiers - 1
        copies = hand >> DOUBLES if modifier == TIMES_2 - NUMBERS else hand >> (COPY + 2 * modifier)
        row[at + _MODIFIERS + modifier] = (copies & 3) / s.decks
    row[at + _SECOND_CHANCE] = (hand >> SECOND_CHANCE) & 1
    row[at + _POINTS] = min(round_points(s, seat) / s.target, MAX_TARGETS)
    row[at + _TOTAL] = min(s.scores[seat] / s.target, MAX_TARGETS)


@inlined
def _write_roles(s: Record, seat: int, row: Records) -> None:
    if s.asked != GAME_OVER:
        row[_row_of(s, seat, i64(s.who)) + _IS_ASKED] = 1
    row[_row_of(s, seat, i64(s.dealer)) + _IS_DEALER] = 1
    if s.turn != NOBODY:
        row[_row_of(s, seat, i64(s.turn)) + _HAS_TURN] = 1
    if s.flipping != NOBODY:
        row[_row_of(s, seat, i64(s.flipping)) + _FLIPPING] = 1


@inlined
def _row_of(s: Record, seat: int, other: int) -> int:
    return TABLE_WIDTH + SEAT_WIDTH * clockwise(s, seat, other)


@inlined
def _write_waiting(s: Record, seat: int, row: Records) -> None:
    """Write the stack of pending cards: a Flip Three under way, what it has set aside, and what is being handed out."""
    if not s.waiting:
        return
    handed = i64(s.waiting) if s.flipping == NOBODY else i64(s.waiting) - s.aside - 1
    for place in range(handed):
        action = i64(s.wait_card[place]) - FREEZE
        if s.wait_holder[place] == NOBODY:
            row[_TO_GIVE + action] += 1
        else:
            row[_row_of(s, seat, i64(s.wait_holder[place])) + _WAITING + action] += 1
    for place in range(i64(s.waiting) - s.aside, s.waiting):
        row[_ASIDE + i64(s.wait_card[place]) - FREEZE] += 1
    copies = s.decks * _COPIES
    for action in range(FLIP_THREE - FREEZE + 1):
        row[_TO_GIVE + action] /= copies
        row[_ASIDE + action] /= copies
        for other in range(s.seats):
            row[TABLE_WIDTH + SEAT_WIDTH * other + _WAITING + action] /= copies


# --- rewards ----------------------------------------------------------------------------------------------------------

BY_WIN: Final = 0
BY_SCORE: Final = 1
BY_PLACE: Final = 2


@compiled
def reward_of(s: Record, seat: int, kind: int) -> float:
    """Return the seat's reward when the game is over; the rewards of all seats sum to 0 (docs/environments.md)."""
    others = s.seats - 1
    if kind == BY_WIN:
        return 1.0 if s.winner == seat else -1.0 / others
    own = i64(s.scores[seat])
    if kind == BY_SCORE:
        everybody = 0
        for other in range(s.seats):
            everybody += s.scores[other]
        return (own - (everybody - own) / others) / s.target
    before = 0.0
    for other in range(s.seats):
        if other != seat:
            if s.scores[other] > own:
                before += 1.0
            elif s.scores[other] == own:
                before += 0.5
    return 1.0 - 2.0 * before / others


# --- one game, for Python ---------------------------------------------------------------------------------------------


@compiled
def observe(games: Records, seat: int, row: Records) -> None:
    """Write what the seat sees of the one game."""
    write_observation(games[0], i64(seat), row)


@compiled
def show_mask(games: Records, seat: int, actions: Records) -> None:
    """Write the action mask of the seat in the one game."""
    write_mask(games[0], i64(seat), actions)


@compiled
def act(games: Records, action: int, actions: Records) -> int:
    """Play the asked seat's action in the one game, write the next mask, and return who is asked next.

    Returns `NOBODY` when the game is over, and -1 if the action is not open: then nothing has happened.
    """
    s = games[0]
    action = i64(action)
    if not is_action(s, action):
        return -1
    play(s, answer_of_action(s, action))
    pass_rounds(s)
    write_mask(s, i64(s.who), actions)
    return i64(NOBODY) if s.asked == GAME_OVER else i64(s.who)


@compiled
def reward(games: Records, rewards: Records, kind: int) -> None:
    """Write everybody's reward of the one game, which is over."""
    for seat in range(games[0].seats):
        rewards[seat] = reward_of(games[0], seat, kind)
