"""A room: the people, their seats and their game, as the log says. Only `apply` changes one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import assert_never

import msgspec

from flip7.core.behaviour import BEHAVIOUR
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, Move, is_legal
from flip7.core.decks import SeededDeck
from flip7.core.errors import Flip7Error
from flip7.core.events import Event
from flip7.core.game import Game
from flip7.core.seats import SEATS, Seat
from flip7.core.shuffle import mixed_seed, seed_hash
from flip7.core.table import Table
from flip7.i18n.seat_names import BotSeat
from flip7.protocol.room_events import (
    BecameReady,
    BotFailed,
    BotSat,
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
    LogLine,
    Opened,
    OptionsChanged,
    Rematched,
    Revealed,
    RoomEvent,
    Sat,
    Sealed,
    SeatFreed,
    SentAway,
    Started,
    StoodUp,
    Unseated,
    decode_line,
)
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.record import Mix, Record
from flip7.server.storage.store import Entry, StoredRoom, StoreTrouble


class Misfit(Flip7Error):
    """An act that cannot have happened in the room as it is: it is neither written nor applied."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the referee said to an act, and the table on which it began to happen."""

    before: Table | None = None
    events: Sequence[Event] = ()


@dataclass(slots=True)
class Person:
    """Somebody who has come to the table, and may have gone again."""

    number: int
    name: str
    key: str
    """The hash of their token."""
    colour: int | None = None
    seat: Seat | None = None
    ready: bool = False
    gone: bool = False
    sent_away: bool = False


@dataclass(slots=True)
class Chair:
    """Who sits at a seat. A free one has neither person nor bot."""

    person: int | None = None
    bot: BotSeat | None = None
    stand_in: str | None = None
    """The bot that plays for the person."""

    @property
    def is_free(self) -> bool:
        """Nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def plays(self) -> By:
        """Who answers for the seat."""
        if self.person is None:
            return By.BOT
        return By.PERSON if self.stand_in is None else By.STAND_IN

    @property
    def played_by_bot(self) -> str | None:
        """The bot that answers for the seat, if it is not a person."""
        return self.stand_in if self.bot is None else self.bot.bot


@dataclass(slots=True)
class Room:
    """One table of the house and its one game; a rematch is another room."""

    id: str
    code: str
    _secret: bytes = field(repr=False)
    chairs: list[Chair] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    host: int | None = None
    rules: GameRules = field(default_factory=GameRules)
    options: Options = field(default_factory=Options)
    public: bool = False
    secret_hash: str = ""
    word_of: dict[int, str] = field(default_factory=dict)
    """The last word of each person who gave one, in the order in which they were given."""
    dealer: Seat = SEATS[0]
    sealed: Sealed | None = None
    game: Game | None = None
    revealed: Revealed | None = None
    rematch: str | None = None
    """The id of the room in which the same people play again."""
    behaviour: int = BEHAVIOUR
    """The number of the referee's behaviour by which the game is played."""
    started: bool = False
    closed: Closing | None = None
    has_referee: bool = True
    """Whether the game is followed; if not, only who sits where is known, which takes a tenth of the time."""
    locked: bool = False
    """Nobody new may sit down."""
    away_host: int | None = None
    """Who was the host before somebody became it in their absence, and is it again when they come back."""
    deputy_since: int = 0
    """When that was, in milliseconds since 1970."""
    banned: set[str] = field(default_factory=set)
    """The hashes of the tokens of those who were sent away, from this room or the rooms before it."""
    length: int = 0
    """The number of acts so far: the next one's number."""
    question_at: int = 0
    """When the question that is open came up; in ms since 1970."""
    asked_at: int = 0
    """The same, or when it was asked anew of somebody who came back; that happens once for each question."""
    changes: Counter[int] = field(default_factory=Counter)
    """How many acts besides choices each person has caused."""

    @classmethod
    def of(cls, kept: StoredRoom, *, has_referee: bool = True) -> "Room":
        """The room before its first act."""
        return cls(kept.id, kept.code, kept.secret, has_referee=has_referee)

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """How far the room is."""
        if self.revealed is not None or self.closed is not None:
            return Phase.OVER
        return Phase.PLAYING if self.started else Phase.LOBBY

    @property
    def is_foreign(self) -> bool:
        """Whether the game is played by another behaviour than this referee's, which cannot replay it."""
        return self.behaviour != BEHAVIOUR

    @property
    def asked(self) -> Decision | None:
        """The question that is open."""
        return None if self.game is None or self.closed is not None else self.game.asked

    @property
    def ordinal(self) -> int:
        """The number of the question that is open: how many choices were made before it."""
        return 0 if self.game is None else len(self.game.choices)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.chairs))

    @property
    def here(self) -> Iterator[Person]:
        """The people who have not left, in the order they came."""
        return (person for person in self.people if not person.gone)

    def person_with(self, key: str) -> Person | None:
        """Who holds the token with this hash."""
        return next((person for person in self.people if person.key == key), None)

    def names(self) -> list[str | None]:
        """Who sits where, as records have it: «Rita (level3)» is a bot."""
        return [self._name(chair) for chair in self.chairs]

    def words_given(self) -> tuple[str, ...]:
        """The words of those who have a seat, in the order in which they were given."""
        return tuple(word for person, word in self.word_of.items() if self.people[person].seat is not None)

    def seed(self) -> bytes:
        """What the shuffles follow from: told to nobody before the game is over."""
        assert self.sealed is not None, "a seed is sealed before it is used"
        if self.sealed.seed is not None:
            return bytes.fromhex(self.sealed.seed)
        return mixed_seed(self._secret, self.sealed.words)

    def seal(self) -> Sealed:
        """What the shuffles will follow from, sealed with the words that have been given."""
        words = self.words_given()
        return Sealed(words, seed_hash(mixed_seed(self._secret, words)))

    def secret(self) -> bytes:
        """The server's part of the seed: told to nobody before the game is over."""
        return self._secret

    def record(self) -> Record:
        """The finished game, with everything that proves it; without the mix if its words were deleted."""
        assert self.game is not None, "there is no game yet"
        assert self.revealed is not None, "a record holds the seed, and this game is not over"
        is_mixed = self.sealed is None or self.sealed.seed is None
        return Record(
            seats=tuple(name or "" for name in self.names()),
            choices=tuple(choice for choice in self.game.choices if not isinstance(choice, Card)),
            dealer=self.dealer,
            rules=self.rules.for_the_referee(),
            seed=bytes.fromhex(self.revealed.seed),
            seed_hash=None if self.sealed is None else self.sealed.seed_hash,
            mix=Mix(bytes.fromhex(self.revealed.secret), self.revealed.words, self.secret_hash) if is_mixed else None,
        )

    def _name(self, chair: Chair) -> str | None:
        if chair.person is not None:
            return self.people[chair.person].name
        return None if chair.bot is None else str(chair.bot)

    # --- changing -----------------------------------------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, RoomEvent, Said]]:
        """Every entry of the log happens; it comes back with what the referee said to it."""
        for entry in entries:
            try:
                line = decode_line(entry.act)
                said = self.apply(line, entry.at)
            except (msgspec.DecodeError, Flip7Error, AssertionError, LookupError, ValueError) as error:
                raise StoreTrouble(f"table {self.id}: act {self.length} cannot be read: {error}") from None
            yield entry, line.act, said

    def apply(self, line: LogLine, at: int) -> Said:
        """The act has happened in the room; what the referee said to it comes back. `Misfit` if it cannot have."""
        self.check(line.act)
        self.length += 1
        match line.act:
            case Chose() | Started() if self.is_foreign or not self.has_referee:
                self.started = True  # what it meant only the referee of that behaviour knows, or nobody asks
            case Chose(choice=choice):
                self.question_at = self.asked_at = at
                return self._choose(_choice(choice))
            case Started(dealer):
                return self._start(Seat(dealer), at)
            case Came(number, name, colour):
                self._come(Person(number, name, line.key or "", colour))
            case act:
                self.banned.update(line.banned)
                self._change(act, at)
        return Said()

    def check(self, act: RoomEvent) -> None:
        """Raise `Misfit` for an act that cannot happen now: a choice that is not a legal answer to the open question.

        Everything that is written or read passes here, so that no answer is ever taken for that to another question.
        """
        match act:
            case Chose(seat, ordinal, choice) if self.has_referee and not self.is_foreign:
                self._check_choice(seat, ordinal, _choice(choice))
            case Revealed(scores=scores) if scores is not None and self.game is not None:
                if tuple(self.game.table.scores) != scores:
                    raise Misfit(f"the game ended {scores}, and this referee says {tuple(self.game.table.scores)}")
            case _:
                pass

    def _check_choice(self, seat: int, ordinal: int, choice: Choice) -> None:
        asked = self.asked
        if asked is None:
            raise Misfit(f"seat {seat} answers question {ordinal}, and nothing is asked")
        if (asked.seat, self.ordinal) != (seat, ordinal):
            raise Misfit(
                f"seat {seat} answers question {ordinal}, and question {self.ordinal} is asked of {asked.seat}"
            )
        if not is_legal(choice, asked):
            raise Misfit(f"{choice} is no answer to {asked}")

    def _change(self, act: RoomEvent, at: int) -> None:
        """Everything that is no move in the game."""
        who = getattr(act, "person", self.host)
        if who is not None:
            self.changes[who] += 1
        match act:
            case Opened(seats):
                self.chairs = [Chair() for _ in range(seats)]
                self.rules, self.options = act.rules, act.options
                self.public, self.secret_hash, self.behaviour = act.public, act.secret_hash, act.behaviour
            case Sat(person, seat):
                self.chairs[seat] = Chair(person=person)
                self.people[person].seat = Seat(seat)
                self._ask_anew(seat, at)
            case StoodUp(person, seat) | Unseated(person, seat):
                self._free(self.people[person])
            case BotSat(seat, bot, name):
                self.chairs[seat] = Chair(bot=BotSeat(name, bot))
            case SeatFreed(seat):
                self.chairs[seat] = Chair()
            case BecameReady(person, ready):
                self.people[person].ready = ready
            case OptionsChanged(rules, options):
                self.rules, self.options = rules, options
            case GaveWord(person, word):
                self.word_of.pop(person, None)
                self.word_of[person] = word
            case Sealed():
                self.sealed = act
            case HandedOver(seat, bot):
                self.chairs[seat].stand_in = bot
            case Left(person, bot):
                self._leave(self.people[person], bot)
            case SentAway(person, bot):
                self._send_away(self.people[person], bot)
            case Locked(locked):
                self.locked = locked
            case CameBack(person):
                self._come_back(self.people[person], at)
            case HostPassed(person, away):
                if person == self.away_host:
                    self.away_host = None
                elif away and self.away_host is None:
                    self.away_host, self.deputy_since = self.host, at
                self.host = person
            case Revealed():
                self.revealed = act
            case Closed(why):
                self.closed = why
            case Rematched(table):
                self.rematch = table
            case BotFailed():
                pass  # the answer that is played instead follows
            case Came() | Started() | Chose():
                raise AssertionError(f"{act} is told to the referee or to the door")
            case _:
                assert_never(act)

    def _choose(self, choice: Choice) -> Said:
        assert self.game is not None, "the game has begun before anybody chooses"
        before = self.game.table.copy()
        return Said(before, self.game.play(choice))

    def _start(self, dealer: Seat, at: int) -> Said:
        """The deck is shuffled by the seed that was sealed, and the first round dealt."""
        self.dealer, self.question_at, self.asked_at, self.started = dealer, at, at, True
        rules = self.rules.for_the_referee()
        self.game = Game(len(self.chairs), SeededDeck(self.seed()), rules, dealer)
        return Said(Table.set_up(len(self.chairs), rules, dealer), self.game.opening)

    def _come(self, person: Person) -> None:
        assert person.number <= len(self.people), "people are numbered in the order they come"
        if person.number < len(self.people):  # of somebody who left without a seat
            self.word_of.pop(person.number, None)
            del self.changes[person.number]
        self.people[person.number : person.number + 1] = [person]
        if self.host is None:
            self.host = person.number

    def _leave(self, person: Person, bot: str) -> None:
        """Before the game the seat is free, later it is played by the bot."""
        person.gone, person.ready = True, False
        if self.away_host == person.number:
            self.away_host = None
        if person.seat is None:
            return
        if self.phase is Phase.LOBBY:
            self._free(person)
        else:
            self.chairs[person.seat].stand_in = bot

    def _send_away(self, person: Person, bot: str) -> None:
        """The person leaves, and does not come back to this table or its rematches."""
        self._leave(person, bot)
        person.sent_away = True
        self.banned.add(person.key)

    def _free(self, person: Person) -> None:
        assert person.seat is not None, "who stands up has sat"
        self.chairs[person.seat] = Chair()
        person.seat, person.ready = None, False

    def _come_back(self, person: Person, at: int) -> None:
        person.gone = False
        if person.seat is not None:
            self.chairs[person.seat].stand_in = None
            self._ask_anew(person.seat, at)

    def _ask_anew(self, seat: int, at: int) -> None:
        """If the seat is asked just now, its time begins anew with the person who takes it."""
        if self.asked is not None and self.asked.seat == seat and self.asked_at == self.question_at:
            self.asked_at = at


def _choice(told: Move | int) -> Choice:
    """The choice as the referee takes it: a number is a seat."""
    return Seat(told) if isinstance(told, int) else told
