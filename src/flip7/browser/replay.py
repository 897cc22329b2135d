"""Replay a record without its table: make the messages from which a page shows a game, from the record alone.

The record is turned into the log of a room in which that game was played, and the room makes its messages as ever.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Self

from msgspec import Struct

from flip7.core.behaviour import BEHAVIOUR
from flip7.core.cards import Card
from flip7.core.decisions import Decision, WhichCard
from flip7.core.latecomers import Latecomer
from flip7.core.seats import Seat
from flip7.core.shuffle import secret_hash, seed_hash
from flip7.i18n.seat_names import built_in_bot_seat
from flip7.protocol.messages import Happened, TableView
from flip7.protocol.room_events import (
    Advised,
    BotSat,
    Branched,
    Came,
    Chose,
    LogLine,
    Opened,
    Revealed,
    RoomEvent,
    Sat,
    Sealed,
    SeatAdded,
    Started,
)
from flip7.protocol.room_options import GameRules, Options
from flip7.protocol.table_code import DEVICE_MARK
from flip7.record import Record, read_record, replay, to_json
from flip7.server.rooms.room import GameStep, Room
from flip7.server.rooms.views import happened, table_view

RECORD_KEY: Final = f"{DEVICE_MARK}record"
"""The id and code of the table in which a record is replayed; it is nowhere kept."""


class ReplayedRecord(Struct, frozen=True):
    """A record prepared for the replay page."""

    table: TableView
    """The table at the end of the record. What is not known of its shuffle is empty."""
    log: tuple[Happened, ...]
    record: str
    """The record itself, as JSON."""


def replay_record(text: str, now: int) -> ReplayedRecord:
    """Replay a record in JSON or notation; raise `BadRecord` or `BadNotation`."""
    record = read_record(text)
    replay(record)  # whatever breaks a rule is found here, and where
    room = _RecordRoom(RECORD_KEY, RECORD_KEY, _secret=b"", source=record)
    told = [happened(room, now, event, room.apply_line(LogLine(event), now), None) for event in _events(room, record)]
    return ReplayedRecord(table_view(room, "", None), tuple(told), to_json(record) + "\n")


class _DrawnDeck:
    """The cards of a real deck as they came up, until nobody wrote down the next."""

    def __init__(self, drawn: Sequence[Card]) -> None:
        self._left = list(reversed(drawn))

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Do nothing: the cards were shuffled on the real table."""

    def draw(self) -> Card | None:
        """Return the next card; None: the record ends here."""
        return self._left.pop() if self._left else None

    def copy(self) -> Self:
        """Return a deck with the same future."""
        return type(self)(tuple(reversed(self._left)))

    def __eq__(self, other: object) -> bool:
        return self._left == other._left if isinstance(other, _DrawnDeck) else NotImplemented

    __hash__: ClassVar[None]  # type: ignore[assignment] # a deck changes


@dataclass(slots=True)
class _RecordRoom(Room):
    """A room whose cards come from a record, and whose latecomers are known from the start."""

    source: Record = field(kw_only=True)

    @property
    def asked(self) -> Decision | None:
        """The open question; none where the record of a real deck ends before a card."""
        asked = None if self.game is None else self.game.asked
        return None if isinstance(asked, WhichCard) else asked

    def check(self, event: RoomEvent) -> None:
        """Check everything but latecomers, whom the game counts already."""
        if not isinstance(event, SeatAdded):
            Room.check(self, event)

    def _follow(self, event: RoomEvent) -> GameStep:
        match event:
            case Chose() | Started():
                return Room._follow(self, event)
            case _:
                return GameStep()  # the game expects its latecomers already

    def _start(self, dealer: Seat) -> GameStep:
        self.dealer = dealer
        record = self.source
        self.game = record.new_game(None if record.drawn is None else _DrawnDeck(record.drawn))
        return GameStep(record.new_table(), self.game.opening)


def _events(room: _RecordRoom, record: Record) -> Iterator[RoomEvent]:
    """Yield the events of the room's log; each is applied before the next is made."""
    rules = GameRules(record.rules.target, record.rules.first)
    commitment = "" if record.mix is None else record.mix.secret_hash or secret_hash(record.mix.secret)
    yield Opened(record.seats_at_first, rules, Options(), public=False, secret_hash=commitment, behaviour=BEHAVIOUR)
    if (branch := record.branch) is not None:
        yield Branched(branch.choices, branch.same_cards, branch.of)
    for seat in range(record.seats_at_first):
        yield from _seated(room, seat, record.seats[seat])
    words = () if record.mix is None else record.mix.words
    if record.seed is not None and record.branch is None:
        yield Sealed(words, record.seed_hash or seed_hash(record.seed))
    yield Started(record.dealer)
    late = list(enumerate(record.late, record.seats_at_first))
    for number, choice in enumerate(record.choices):
        assert room.game is not None, "the game has begun"
        while late and late[0][1].round - 1 <= room.game.table.round:
            yield from _joined(room, *late.pop(0))
        asked = room.asked
        assert asked is not None, "the record was replayed before"
        if number in record.advised:
            yield Advised(asked.seat, room.ordinal)
        yield Chose(asked.seat, room.ordinal, choice, room.chairs[asked.seat].plays)
    if room.game is not None and room.game.asked is None:
        secret = "" if record.mix is None else record.mix.secret.hex()
        seed = "" if record.seed is None else record.seed.hex()
        yield Revealed(secret, words, seed, tuple(room.game.table.scores))


def _joined(room: _RecordRoom, seat: int, latecomer: Latecomer) -> Iterator[RoomEvent]:
    yield SeatAdded(seat, latecomer.points)
    yield from _seated(room, seat, room.source.seats[seat])


def _seated(room: Room, seat: int, recorded: str) -> Iterator[RoomEvent]:
    """Seat whoever the record names: a bot of ours by its name in brackets, or else a person."""
    if (sat := built_in_bot_seat(recorded)) is not None:
        yield BotSat(seat, sat.bot, sat.name)
        return
    number = len(room.people)
    yield Came(number, recorded)
    yield Sat(number, seat)
