"""What the fields of the kernel's record must be for a table of the referee, written anew from their meaning."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from operator import itemgetter
from struct import Struct
from typing import Any, Final

import numpy as np

from flip7.core.cards import MODIFIER, NUMBER, TIMES_2, Card, in_order
from flip7.core.pending import Assigned, FlipThree, HandOut, Task
from flip7.core.seats import Seat
from flip7.core.table import Status, Table
from flip7.kernel import referee
from tests.kernel.kernels import Kernel

CARDS: Final = tuple(Card)
NUMBER_OF: Final = {card: number for number, card in enumerate(CARDS)}
ONE_OF: Final = {card: 1 << 8 * number for card, number in NUMBER_OF.items()}
"""One card of this face in a count of cards, which is an integer with eight bits for each face."""
NOBODY: Final = 255


# --- the fields, read in one go ---------------------------------------------------------------------------------------

SCALARS: Final = (
    *("seats", "left_first", "decks", "flip_7", "target"),
    *("round", "dealer", "first", "dealing", "turn", "flipped_seven", "winner"),
    *("active", "left", "shuffled", "reshuffles", "asked"),
)
"""What is always compared; who is asked, and what waits, mean something only sometimes."""
_ASKING: Final = ("who", "card")
_STACK: Final = ("waiting", "flipping", "flips_left", "aside", "to_give", "base")
_ROWS: Final = ("wait_card", "wait_holder", "wait_giver", "wait_level")
_PILES: Final = ("in_pile", "pile")
_BY_SEAT: Final = ("hands", "scores")
_CODES: Final = {"u1": "B", "u2": "H", "u4": "I", "u8": "Q", "i8": "q"}


@dataclass(frozen=True)
class Reader:
    """Takes the fields out of the bytes of a game with so many seats."""

    layout: Struct
    scalars: Callable[[tuple[Any, ...]], tuple[int, ...]]
    asking: Callable[[tuple[Any, ...]], tuple[int, ...]]
    stack: Callable[[tuple[Any, ...]], tuple[int, ...]]
    rows: Callable[[tuple[Any, ...]], tuple[bytes, ...]]
    piles: Callable[[tuple[Any, ...]], tuple[bytes, ...]]
    hands: slice
    scores: slice


@cache
def reader(kernel: Kernel, seats: int) -> Reader:
    """The reader of a kernel's record, made from the record's own description."""
    record = kernel.referee.GAME
    layout, end, places, values = "=", 0, dict[str, int](), 0
    for name, (kind, offset, *_) in sorted(record.fields.items(), key=lambda item: int(item[1][1])):
        code, count = _code(name, kind, seats)
        layout += f"{offset - end}x{code}"
        end = offset + Struct(f"={code}").size
        places[name] = values
        values += count
    scalars, asking, stack, rows, piles = (
        itemgetter(*(places[name] for name in names)) for names in (SCALARS, _ASKING, _STACK, _ROWS, _PILES)
    )
    hands, scores = (slice(places[name], places[name] + seats) for name in _BY_SEAT)
    return Reader(Struct(f"{layout}{record.itemsize - end}x"), scalars, asking, stack, rows, piles, hands, scores)


def _code(name: str, kind: np.dtype[Any], seats: int) -> tuple[str, int]:
    """How a field is unpacked, and into how many values: a number, a number for each seat, or bytes."""
    code = _CODES[kind.base.str[1:]]
    if name in _BY_SEAT:
        return f"{seats}{code}", seats
    return (f"{kind.shape[0]}s" if kind.shape else code), 1


# --- what lies before a seat ------------------------------------------------------------------------------------------

STATUSES: Final = {
    Status.ACTIVE: referee.ACTIVE,
    Status.STAYED: referee.STAYED,
    Status.FROZEN: referee.FROZEN,
    Status.BUSTED: referee.BUSTED,
}


def packed(cards: list[Card], status: Status) -> int:
    """The cards before a seat and its status, as the kernel packs them into one integer."""
    faces = set(cards)
    hand = (STATUSES[status] << referee.STATUS) + sum(map(_FIRST_COPY.__getitem__, faces))
    if len(faces) == len(cards):
        return hand
    return hand + sum(_NEXT_COPY[card] * (cards.count(card) - 1) for card in faces)


def _first_copy(card: Card) -> int:
    """What a card that does not lie there yet adds: its face; a number its points and one more number."""
    face = 1 << NUMBER_OF[card]
    if card.kind is NUMBER:
        return face + (card.points << referee.SUM) + (1 << referee.COUNT)
    return face + _next_copy(card)


def _next_copy(card: Card) -> int:
    """What a modifier adds, be it the second or third; and a number that lies there already: the busting one."""
    if card.kind is NUMBER:
        return NUMBER_OF[card] << referee.TWIN
    if card.kind is MODIFIER:
        return (card.points << referee.PLUS) + (1 << _copies_of(card))
    return 0


def _copies_of(card: Card) -> int:
    """Where a packed hand says how many of a modifier there are."""
    return referee.DOUBLES if card is TIMES_2 else referee.COPY + 2 * (NUMBER_OF[card] - NUMBER_OF[Card.PLUS_2])


_FIRST_COPY: Final = {card: _first_copy(card) for card in CARDS}
_NEXT_COPY: Final = {card: _next_copy(card) for card in CARDS}


def unpacked(hand: int) -> Iterator[Card]:
    """The cards of a packed hand."""
    faces = hand & referee.FACE_BITS
    if hand >> referee.STATUS == referee.BUSTED and faces:
        yield CARDS[hand >> referee.TWIN & 15]
    while faces:
        card = CARDS[faces.bit_length() - 1]
        faces ^= 1 << NUMBER_OF[card]
        copies = hand >> _copies_of(card) & 3 if card.kind is MODIFIER else 1
        yield from [card] * copies


# --- cards, counted ---------------------------------------------------------------------------------------------------


def count(cards: Iterable[Card]) -> int:
    """The cards counted, eight bits for each face: equal cards in any order give equal numbers."""
    return sum(map(ONE_OF.__getitem__, cards))


class _Counted(dict[int, int]):
    """The cards of packed hands, counted; worked out once, then looked up."""

    MOST: Final = 20_000

    def __missing__(self, hand: int) -> int:
        if len(self) >= self.MOST:
            self.clear()
        self[hand] = cards = count(unpacked(hand))
        return cards


COUNTED: Final = _Counted()


def counts(pile: bytes, left: int) -> bytes:
    """How many of each card are among the first so many of a pile."""
    return np.bincount(np.frombuffer(pile, np.uint8, left), minlength=len(CARDS)).astype(np.uint8).tobytes()


# --- what waits -------------------------------------------------------------------------------------------------------


def tasks(stack: Sequence[int], rows: Sequence[bytes]) -> list[Task]:
    """What waits in the kernel, as the referee says it: hand-outs, level by level, and the Flip Three on top."""
    waiting, flipping, flips_left, aside, to_give, base = stack
    cards, holders, givers, levels = rows
    handed = waiting if flipping == NOBODY else waiting - aside - 1
    bottoms = [place for place in range(handed) if not place or levels[place] != levels[place - 1]]
    waits: list[Task] = []
    for bottom, above in pairwise((*bottoms, handed)):
        places = range(above - 1, bottom - 1, -1)
        given = [place for place in places if not base <= place < base + to_give]
        waits.append(
            HandOut(
                Seat(givers[bottom]),
                tuple(CARDS[cards[place]] for place in places if place not in given),
                tuple(Assigned(CARDS[cards[place]], Seat(holders[place])) for place in given),
            )
        )
    if flipping != NOBODY:
        set_aside = tuple(CARDS[card] for card in cards[waiting - aside : waiting])
        waits.append(FlipThree(Seat(flipping), flips_left, set_aside))
    return waits


# --- the table as a whole ---------------------------------------------------------------------------------------------


def canonical(table: Table) -> Table:
    """The table with the cards before each seat and the discards in canonical order: the kernel keeps no other."""
    table = table.copy()
    for place in table.places:
        place.cards = in_order(place.cards)
    table.discard_pile = in_order(table.discard_pile)
    return table
