"""A snapshot of games in the kernel, shown as the referee's tables and decisions.

Most bots look at a hand or two. So a table of a snapshot reads a field from the records when somebody asks for it, and
the numbers of all games at once: Python takes longer to read one number out of a NumPy record than all of a column.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.core.cards import SECOND_CHANCE, Card, copies_in, in_order
from flip7.core.decisions import HIT_OR_STAY, Decision, Give, WhichCard
from flip7.core.pending import Assigned, FlipThree, HandOut, Task
from flip7.core.rules import First, Rules
from flip7.core.seats import SEATS, Seat
from flip7.core.table import Place, Status, Table
from flip7.kernel import referee

STATUSES: Final = (Status.ACTIVE, Status.STAYED, Status.FROZEN, Status.BUSTED)
"""The status of a seat by its number in the kernel."""
_FOR_EACH_SEAT: Final = frozenset({"hands", "scores"})


class Snapshot:
    """Games of one table size as they are now."""

    __slots__ = ("_columns", "_records")

    def __init__(self, records: NDArray[np.void]) -> None:
        """`records` has a kernel record for each game. They must not change while the snapshot is read."""
        self._records = records
        self._columns: dict[str, list[Any]] = {}

    @classmethod
    def taken(cls, records: NDArray[np.void]) -> "Snapshot":
        """Return a snapshot that stays as it is when the games go on."""
        return cls(np.frombuffer(records.tobytes(), records.dtype))  # `copy` goes field by field, which takes longer

    def read(self, field: str, game: int) -> Any:  # noqa: ANN401 - a number or a list of them
        """Return a field of a game's record."""
        return (self._columns.get(field) or self._column(field))[game]

    def _column(self, field: str) -> list[Any]:
        values = self._records[field]
        if field in _FOR_EACH_SEAT:
            values = values[:, : self._records["seats"][0]]
        column: list[Any] = values.tolist()
        self._columns[field] = column
        return column

    def decision(self, game: int) -> Decision | None:
        """Return the decision that a game asks; None when it is won."""
        asked = self.read("asked", game)
        seat: Seat = SEATS[self.read("who", game)]
        if asked == referee.HIT_OR_STAY:
            return HIT_OR_STAY[seat]
        if asked == referee.GIVE:
            return Give(seat, referee.CARDS[self.read("card", game)], self._takers(game))
        return WhichCard(seat, Counter(self._left(game))) if asked == referee.DRAW else None

    def decisions(self) -> list[Decision | None]:
        """Return the decision of every game."""
        questions = zip(self._column("asked"), self._column("who"), strict=True)
        return [
            HIT_OR_STAY[seat] if asked == referee.HIT_OR_STAY else self.decision(game)
            for game, (asked, seat) in enumerate(questions)
        ]

    def table(self, game: int) -> Table:
        """Return the table of a game that asks a player; it reads most of its fields when they are asked for."""
        table = LazyTable(self, game)
        table.places = _places(table, self, game)  # every bot looks at them, so there is no need to wait
        table.flipped_seven = None  # a Flip 7 ends the round at once, before anybody is asked (F7.1)
        return table

    def whole_table(self, game: int) -> Table:
        """Return the table of a game with all its fields."""
        return LazyTable(self, game).copy()

    def _takers(self, game: int) -> tuple[Seat, ...]:
        """Return who may be given the card: nobody gets a second Second Chance (SC.3)."""
        takers = _seats(self.read("active", game))
        if self.read("card", game) != referee.SECOND_CHANCE:
            return takers
        hands = self.read("hands", game)
        return tuple([seat for seat in takers if not hands[seat] & referee.HAS_SECOND_CHANCE])

    def _left(self, game: int) -> dict[Card, int]:
        return dict(zip(referee.CARDS, self.read("in_pile", game), strict=True))


class LazyTable(Table):
    """A table whose fields are read from a snapshot when somebody looks at them; equal to a table that has them all."""

    __slots__ = ("_game", "_snapshot")

    def __init__(self, snapshot: Snapshot, game: int) -> None:
        self._snapshot = snapshot
        self._game = game

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - each field has its own type
        """Read a field that nobody has asked for before: Python calls this for slots that are empty."""
        reader = _READERS.get(name)
        if reader is None:
            raise AttributeError(f"a table has no {name!r}", name=name, obj=self)
        value = reader(self, self._snapshot, self._game)
        setattr(self, name, value)
        return value

    def values(self) -> tuple[Any, ...]:
        """Return all fields, in the order of a table."""
        return tuple([getattr(self, name) for name in _READERS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.values() == tuple([getattr(other, name) for name in _READERS])

    __hash__ = None  # type: ignore[assignment]  # as of any table: it changes

    def __repr__(self) -> str:
        return repr(Table(*self.values()))  # bots that roll dice seed them with it

    def __reduce__(self) -> tuple[object, ...]:
        return Table, self.values()


# --- each field -------------------------------------------------------------------------------------------------------


def _rules(_: Table, snapshot: Snapshot, game: int) -> Rules:
    names = ("seats", "decks", "target", "left_first", "flip_7")
    return _rules_of(*(snapshot.read(name, game) for name in names))


@lru_cache(maxsize=64)
def _rules_of(seats: int, decks: int, target: int, left_first: int, flip_7: int) -> Rules:
    return Rules(
        target=target,
        first=First.LEFT if left_first else First.DEALER,
        flip_7=flip_7,
        decks=None if decks == Rules().decks_for(seats) else decks,
    )


def _places(_: Table, snapshot: Snapshot, game: int) -> list[Place]:
    return [Place([*cards], status) for cards, status in map(cards_of, snapshot.read("hands", game))]


@lru_cache(maxsize=2**16)
def cards_of(hand: int) -> tuple[tuple[Card, ...], Status]:
    """Return the cards of a packed hand, in canonical order, and the status of its seat."""
    cards = []
    for number, card in enumerate(referee.CARDS):
        if hand >> number & 1:
            cards += [card] * _copies(hand, number)
    status = STATUSES[hand >> referee.STATUS & 3]
    if status is Status.BUSTED and hand & referee.FACE_BITS:
        cards = in_order([*cards, referee.CARDS[hand >> referee.TWIN & 15]])
    return tuple(cards), status


def _copies(hand: int, number: int) -> int:
    """Count the copies of a face; only modifiers can lie there more than once."""
    if number == referee.TIMES_2:
        return hand >> referee.DOUBLES & 3
    if referee.NUMBERS <= number < referee.TIMES_2:
        return hand >> referee.COPY + 2 * (number - referee.NUMBERS) & 3
    return 1


def _discard_pile(table: Table, snapshot: Snapshot, game: int) -> list[Card]:
    """Return everything that is not in the draw pile, before a seat or pending, in canonical order."""
    left = copies_in(snapshot.read("decks", game)).copy()
    for card, count in zip(referee.CARDS, snapshot.read("in_pile", game), strict=True):
        left[card] -= count
    for place in table.places:
        for card in place.cards:
            left[card] -= 1
    for card in table.waiting():
        left[card] -= 1
    return [card for card, count in left.items() for _ in range(count)]


def _turned_up(_: Table, snapshot: Snapshot, game: int) -> Card | None:
    """Return the card that is to be given, if it has just come up and is not one of those handed out."""
    if snapshot.read("asked", game) != referee.GIVE:
        return None
    card = referee.CARDS[snapshot.read("card", game)]
    return card if card is SECOND_CHANCE or not snapshot.read("to_give", game) else None


def _pending(_: Table, snapshot: Snapshot, game: int) -> list[Task]:
    return [*_tasks(snapshot, game)] if snapshot.read("waiting", game) else []


def _tasks(snapshot: Snapshot, game: int) -> Iterator[Task]:
    """Yield the stack as the referee has it: what is handed out, level by level, and the Flip Three on top."""
    waiting, to_give, base = (snapshot.read(name, game) for name in ("waiting", "to_give", "base"))
    holders, levels = snapshot.read("wait_holder", game), snapshot.read("wait_level", game)
    flipping = _somebody(snapshot.read("flipping", game))
    cards = [referee.CARDS[number] for number in snapshot.read("wait_card", game)[:waiting]]
    handed = waiting if flipping is None else waiting - snapshot.read("aside", game) - 1
    level: list[int] = []
    for place in range(handed):
        level.insert(0, place)
        if place + 1 == handed or levels[place] != levels[place + 1]:
            ungiven = [one for one in level if base <= one < base + to_give]
            yield HandOut(
                giver=SEATS[snapshot.read("wait_giver", game)[place]],
                to_give=tuple(cards[one] for one in level if one in ungiven),
                assigned=tuple(Assigned(cards[one], SEATS[holders[one]]) for one in level if one not in ungiven),
            )
            level = []
    if flipping is not None:
        yield FlipThree(flipping, snapshot.read("flips_left", game), tuple(cards[handed + 1 :]))


@lru_cache(maxsize=2**12)
def _seats(bits: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS[: referee.MAX_SEATS] if bits >> seat & 1)


def _somebody(seat: int) -> Seat | None:
    return None if seat == referee.NOBODY else SEATS[seat]


def _seat(name: str) -> "_Reader":
    return lambda _, snapshot, game: _somebody(snapshot.read(name, game))


def _field(name: str) -> "_Reader":
    return lambda _, snapshot, game: snapshot.read(name, game)


_Reader = Callable[[Table, Snapshot, int], Any]

_READERS: Final[dict[str, _Reader]] = {
    "rules": _rules,
    "dealer": _seat("dealer"),
    "first": _seat("first"),
    "places": _places,
    "scores": lambda _, snapshot, game: [*snapshot.read("scores", game)],
    "draw_pile": _field("left"),
    "discard_pile": _discard_pile,
    "round": _field("round"),
    "dealing": lambda _, snapshot, game: bool(snapshot.read("dealing", game)),
    "turn": _seat("turn"),
    "turned_up": _turned_up,
    "pending": _pending,
    "flipped_seven": _seat("flipped_seven"),
    "winner": _seat("winner"),
}
