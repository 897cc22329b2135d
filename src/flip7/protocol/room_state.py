"""Room reducer and state: everything that everybody at a table may know, and the one method that changes it.

The server folds its log with `RoomState.apply`, and a client folds what it is told with the same method, so both know
the same. The cards are the referee's (`flip7.core`); secrets, tokens and timing are the server's
(`flip7.server.rooms.room`). The browser's own reducer is held equal by golden games.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self, assert_never

from msgspec import UNSET, structs

from flip7.core.seats import Seat
from flip7.i18n.seat_names import BotSeat
from flip7.protocol.messages import PersonView, SeatView, TableView
from flip7.protocol.room_events import (
    Advised,
    BecameReady,
    BotFailed,
    BotSat,
    Branched,
    By,
    Came,
    CameBack,
    Chose,
    Closed,
    Closing,
    GaveWord,
    HandedOver,
    HostPassed,
    Left,
    Locked,
    OddsSet,
    Opened,
    OptionsChanged,
    Rematched,
    Revealed,
    RoomEvent,
    Sat,
    ScoreEntered,
    ScoreShared,
    Sealed,
    SeatAdded,
    SeatDropped,
    SeatFreed,
    SeatsSwapped,
    SentAway,
    Started,
    StoodUp,
    Unseated,
)
from flip7.protocol.room_options import GameRules, Options, Phase


@dataclass(slots=True)
class Person:
    """A person who has come to the table, and may have left it again."""

    number: int
    name: str
    colour: int | None = None
    seat: Seat | None = None
    ready: bool = False
    gone: bool = False
    sent_away: bool = False
    gave_word: bool = False

    @classmethod
    def of(cls, view: PersonView) -> Self:
        """Read a person from a server message."""
        seat = None if view.seat is None else Seat(view.seat)
        return cls(
            view.person, view.name, view.colour, seat, view.ready, view.gone, view.sent_away, view.gave_word
        )  # fmt: skip


@dataclass(slots=True)
class Chair:
    """A seat of the room, with its person or bot. A free seat has neither."""

    person: int | None = None
    bot: BotSeat | None = None
    stand_in: str | None = None
    """The bot that plays for the person."""
    waits: bool = False
    """Whether the person came into a running game, and plays from the next round on (X.15)."""
    advised: int = 0
    """The number of questions for which the person asked for advice."""

    @classmethod
    def of(cls, view: SeatView) -> Self:
        """Read a seat from a server message."""
        bot = None if view.bot is None else BotSeat(view.name or "", view.bot)
        return cls(view.person, bot, view.stand_in, view.waits, view.advised)

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def plays(self) -> By:
        """Person, bot or stand-in: the one who answers for the seat."""
        if self.person is None:
            return By.BOT
        return By.PERSON if self.stand_in is None else By.STAND_IN

    @property
    def played_by_bot(self) -> str | None:
        """The bot that answers for the seat; None: a person does."""
        return self.stand_in if self.bot is None else self.bot.bot


@dataclass(slots=True)
class RoomState:
    """The public state of a room: only `apply` changes it."""

    id: str
    code: str
    phase: Phase = Phase.LOBBY
    public: bool = False
    chairs: list[Chair] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    host: int | None = None
    rules: GameRules = field(default_factory=GameRules)
    options: Options = field(default_factory=Options)
    locked: bool = False
    """Whether the table is closed to newcomers."""
    branch: Branched | None = None
    """Where the game leaves another one."""
    secret_hash: str = ""
    seed_hash: str | None = None
    revealed: Revealed | None = None
    closed: Closing | None = None
    rematch: str | None = None
    """The id of the room in which the same people play again."""
    length: int = 0
    """The number of events so far, which is the number of the next one."""

    @classmethod
    def of(cls, view: TableView) -> "RoomState":
        """Read the state from a server message."""
        revealed = view.revealed
        return RoomState(
            id=view.id,
            code=view.code,
            phase=view.phase,
            public=view.public,
            chairs=[Chair.of(seat) for seat in view.seats],
            people=[Person.of(person) for person in view.people],
            host=view.host,
            rules=view.rules,
            options=view.options,
            locked=view.locked,
            branch=None if view.branch is None else Branched(*structs.astuple(view.branch)),
            secret_hash=view.secret_hash,
            seed_hash=view.seed_hash,
            revealed=None
            if revealed is None
            else Revealed(revealed.secret, revealed.words, revealed.seed, view.scores),
            closed=view.closed,
            rematch=view.rematch,
            length=view.number + 1,
        )

    # --- questions ----------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.length - 1

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.chairs))

    @property
    def here(self) -> Iterator[Person]:
        """The people who have not left, in the order in which they came."""
        return (person for person in self.people if not person.gone)

    def name_at(self, seat: int) -> str | None:
        """Return the name shown at a seat; None if the seat is free."""
        chair = self.chairs[seat]
        if chair.person is not None:
            return self.people[chair.person].name
        return None if chair.bot is None else chair.bot.name

    def names(self) -> list[str | None]:
        """Return who sits where as records have it: «Rita (level3)» is a bot."""
        return [str(chair.bot) if chair.bot else self.name_at(seat) for seat, chair in enumerate(self.chairs)]

    @property
    def offers_advice(self) -> bool:
        """Whether players may ask for advice: as the options say, or else somebody who is alone with bots."""
        return self.is_alone_with_bots if self.options.advice is UNSET else self.options.advice

    @property
    def trains(self) -> bool:
        """Whether somebody may be told what their choices cost: alone with bots, and not where there is no advice."""
        return self.is_alone_with_bots and self.options.advice is not False

    @property
    def is_alone_with_bots(self) -> bool:
        """Whether bots have all seats but one."""
        return sum(chair.bot is None for chair in self.chairs) == 1

    # --- changes ------------------------------------------------------------------------------------------------------

    def apply(self, event: RoomEvent) -> None:
        """Change the state by the next event of the room's log."""
        self.length += 1
        match event:
            case Chose() | BotFailed() | ScoreEntered() | OddsSet():
                pass  # the cards are the referee's, points and odds the score keeper's
            case Advised(seat):
                self.chairs[seat].advised += 1
            case ScoreShared():
                self.phase = Phase.PLAYING
            case Opened(seats):
                self.chairs = [Chair() for _ in range(seats)]
                self.rules, self.options = event.rules, event.options
                self.public, self.secret_hash = event.public, event.secret_hash
            case Branched():
                self.branch = event
            case OptionsChanged(rules, options):
                self.rules, self.options = rules, options
            case Came(number, name, colour):
                self._come(Person(number, name, colour))
            case Sat(person, seat):
                self._sit(self.people[person], Seat(seat))
            case StoodUp(person) | Unseated(person):
                self._free_seat_of(self.people[person])
            case BotSat(seat, bot, name):
                self.chairs[seat] = Chair(bot=BotSeat(name, bot))
            case SeatAdded(seat):
                assert seat == len(self.chairs), "a new seat is behind the last one"
                self.chairs.append(Chair())
            case SeatDropped(seat):
                del self.chairs[seat]
                self._renumber()
            case SeatsSwapped(first, second):
                self.chairs[first], self.chairs[second] = self.chairs[second], self.chairs[first]
                self._renumber()
            case SeatFreed(seat):
                self.chairs[seat] = Chair()
            case Locked(locked):
                self.locked = locked
            case BecameReady(person, ready):
                self.people[person].ready = ready
            case GaveWord(person):
                self.people[person].gave_word = True
            case Sealed(_, seed_hash):
                self.seed_hash = seed_hash
            case Started():
                self.phase = Phase.PLAYING
            case Revealed():
                self.revealed, self.phase = event, Phase.OVER
            case Closed(why):
                self.closed, self.phase = why, Phase.OVER
            case Rematched(table):
                self.rematch, self.phase = table, Phase.OVER
            case HandedOver(seat, bot):
                self.chairs[seat].stand_in, self.chairs[seat].waits = bot, False
            case Left(person, bot):
                self._leave(self.people[person], bot)
            case SentAway(person, bot):
                self._leave(self.people[person], bot)
                self.people[person].sent_away = True
            case CameBack(person):
                self._come_back(self.people[person])
            case HostPassed(person):
                self.host = person
            case _:
                assert_never(event)

    def skip(self) -> None:
        """Count an event that this version does not know."""
        self.length += 1

    def begin_round(self) -> None:
        """Let latecomers play from now on: a round began in the game."""
        for chair in self.chairs:
            if chair.waits:
                chair.stand_in, chair.waits = None, False

    def _sit(self, person: Person, seat: Seat) -> None:
        """Seat the person; in a running game the bot there plays on until the next round."""
        is_late = self.phase is Phase.PLAYING
        bot = self.chairs[seat].bot
        self.chairs[seat] = Chair(person=person.number, stand_in=bot.bot if bot and is_late else None, waits=is_late)
        person.seat = seat

    def _renumber(self) -> None:
        """Tell people their seats' new numbers."""
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                self.people[chair.person].seat = Seat(seat)

    def _come(self, person: Person) -> None:
        """Add a newcomer, with the next number or that of somebody who left without a seat. The first is the host."""
        assert person.number <= len(self.people), "people are numbered in the order they come"
        self.people[person.number : person.number + 1] = [person]
        if self.host is None:
            self.host = person.number

    def _leave(self, person: Person, stand_in: str) -> None:
        """Free the person's seat before the game; let the bot play it afterwards."""
        person.gone, person.ready = True, False
        if person.seat is None:
            return
        if self.phase is Phase.LOBBY:
            self._free_seat_of(person)
        else:
            chair = self.chairs[person.seat]
            chair.stand_in, chair.waits = stand_in, False

    def _come_back(self, person: Person) -> None:
        person.gone = False
        if person.seat is not None and not self.chairs[person.seat].waits:
            self.chairs[person.seat].stand_in = None

    def _free_seat_of(self, person: Person) -> None:
        assert person.seat is not None, "who stands up has sat"
        self.chairs[person.seat] = Chair()
        person.seat, person.ready = None, False
