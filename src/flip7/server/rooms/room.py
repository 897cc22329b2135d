"""A room on the server: its public state, its secrets, its game and when what was asked.

`Room.apply_line` folds one line of the log, and is the only way in which a room changes. What everybody may know is
folded by `RoomState.apply`, the same as in the clients.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import msgspec

from flip7.core.behaviour import BEHAVIOUR
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, Move, is_legal
from flip7.core.decks import SeededDeck
from flip7.core.errors import Flip7Error
from flip7.core.events import Event, RoundBegan
from flip7.core.game import Answered, Game
from flip7.core.seats import SEATS, Seat
from flip7.core.shuffle import mixed_seed, secret_hash, seed_hash
from flip7.core.table import Status, Table
from flip7.generated.reveal_timing import SPEED_SLOW
from flip7.protocol.room_events import (
    Advised,
    Branched,
    By,
    Came,
    CameBack,
    Chose,
    GaveWord,
    HostPassed,
    Left,
    LogLine,
    OddsSet,
    Opened,
    Revealed,
    RoomEvent,
    Sat,
    ScoreEntered,
    ScoreShared,
    Sealed,
    SeatAdded,
    SentAway,
    Started,
    decode_line,
)
from flip7.protocol.room_state import Person, RoomState
from flip7.record import Mix, Record, from_json
from flip7.server.rooms.reveal_allowance import reveal_seconds
from flip7.server.storage.store import DamagedLog, Entry, StoredRoom

if TYPE_CHECKING:
    from flip7.server.rooms.shared_score import SharedScore

LONGEST_REVEAL_MILLISECONDS: Final = 30_000
"""The most that a turn clock waits for pages that show what happened: they catch up when they are behind."""

MAX_ANSWERS: Final = 1_000
"""The latest answers that a bot is told: several times those of a usual game."""
MAX_ANSWER_PLACES: Final = 8_000
"""The latest answers at a large table, counted in places, as each answer comes with its table: 200 answers at 40 seats,
where all of a game took a second to put together and send."""


class Misfit(Flip7Error):
    """An event that cannot happen in the room as it is: it is neither stored nor applied."""


@dataclass(frozen=True, slots=True)
class GameStep:
    """The effect of a room event on the game: the referee's events, and the table before them."""

    before: Table | None = None
    """A copy for whoever gets the step; `flip7.server.rooms.views.game_step` applies the events to it."""
    events: Sequence[Event] = ()


_NO_STEP: Final = GameStep()
"""The step of an event that has nothing to do with the cards."""


@dataclass(slots=True)
class Room(RoomState):
    """One table and its one game, or one score board; a rematch is another room."""

    _secret: bytes = field(repr=False, kw_only=True)
    """The server's part of the seed."""
    token_hashes: list[str] = field(default_factory=list, repr=False)
    """The hash of each person's token, by their number."""
    banned: set[str] = field(default_factory=set)
    """The token hashes of those who were sent away from this room or the rooms before it."""
    word_of: dict[int, str] = field(default_factory=dict)
    """The last word of each person who gave one, in the order in which they were given."""
    sealed: Sealed | None = None
    beginning: Record | None = None
    """In a branch of another game: the record of the choices that both have."""
    dealer: Seat = SEATS[0]
    game: Game | None = None
    score: "SharedScore | None" = None
    """The score of a game with real cards, in a room that is a score board; None if its behaviour is foreign."""
    is_board: bool = False
    """Whether the room is a score board: nobody plays in it."""
    behaviour: int = BEHAVIOUR
    """The number of the referee's behaviour by which the game is played."""
    has_referee: bool = True
    """Whether the game is followed; if not, only who sits where is known, which takes a tenth of the time."""
    away_host: int | None = None
    """The host who is away while somebody else is the host, and who is the host again on their return."""
    deputy_since: int = 0
    """When the other one became the host, in milliseconds since 1970."""
    question_at: int = 0
    """When the open question came up, in milliseconds since 1970."""
    asked_at: int = 0
    """When it was asked: when it came up, or again of somebody who came back, which happens once for each question."""
    shown_at: int = 0
    """When a slow page has shown all that happened in the game, in milliseconds since 1970 (`reveal_allowance`)."""
    advised: list[int] = field(default_factory=list)
    """The ordinals of the questions for which somebody asked for advice."""
    changes: Counter[int] = field(default_factory=Counter)
    """The number of events besides choices that each person has caused."""
    _answers: deque[Answered] | None = field(default=None, init=False, repr=False, compare=False)
    """The latest answers, from when a bot first looks at them: few do."""

    @classmethod
    def stored(cls, kept: StoredRoom, *, has_referee: bool = True) -> "Room":
        """Return the room before its first event."""
        return cls(kept.id, kept.code, _secret=kept.secret, has_referee=has_referee)

    # --- questions ----------------------------------------------------------------------------------------------------

    @property
    def is_foreign(self) -> bool:
        """Whether the game is played by another behaviour than this referee's, which cannot replay it."""
        return self.behaviour != BEHAVIOUR

    @property
    def asked(self) -> Decision | None:
        """The open question."""
        return None if self.game is None or self.closed is not None else self.game.asked

    @property
    def ordinal(self) -> int:
        """The number of the open question: how many choices were made before it."""
        return 0 if self.game is None else len(self.game.choices)

    @property
    def reveal_lag(self) -> int:
        """The milliseconds for which pages may still show what led to the open question, after it came up."""
        return min(max(0, self.shown_at - self.question_at), LONGEST_REVEAL_MILLISECONDS)

    @property
    def has_person_in_round(self) -> bool:
        """Whether somebody who is no bot is still in the round."""
        if self.game is None:
            return False
        places = zip(self.chairs, self.game.table.places, strict=False)  # latecomers have no place yet (X.15)
        return any(chair.plays is By.PERSON and place.status is Status.ACTIVE for chair, place in places)

    def answers(self) -> tuple[Answered, ...]:
        """Return the latest questions of the game with their answers: all of them in a usual game."""
        assert self.game is not None, "there is no game yet"
        most = min(MAX_ANSWERS, MAX_ANSWER_PLACES // len(self.chairs))
        if self._answers is None:
            self._answers = deque(self.game.history(), most)  # plays the game again, so only once
        elif self._answers.maxlen != most:
            self._answers = deque(self._answers, most)  # the table has grown
        return tuple(self._answers)

    def person_with(self, token_hash: str) -> Person | None:
        """Return the person whose token has this hash."""
        owners = zip(self.people, self.token_hashes, strict=True)
        return next((person for person, theirs in owners if theirs == token_hash), None)

    def words_given(self) -> tuple[str, ...]:
        """Return the words of those who have a seat, in the order in which they were given."""
        return tuple(word for person, word in self.word_of.items() if self.people[person].seat is not None)

    def seed(self) -> bytes:
        """Return the seed of all shuffles: told to nobody before the game is over."""
        if self.branch is not None:
            return mixed_seed(self._secret, ())
        assert self.sealed is not None, "a seed is sealed before it is used"
        if self.sealed.seed is not None:
            return bytes.fromhex(self.sealed.seed)
        return mixed_seed(self._secret, self.sealed.words)

    def seal(self) -> Sealed:
        """Mix the given words into the seed, and return the event with its hash."""
        words = self.words_given()
        return Sealed(words, seed_hash(mixed_seed(self._secret, words)))

    def secret(self) -> bytes:
        """Return the server's part of the seed: told to nobody before the game is over."""
        return self._secret

    def record(self) -> Record:
        """Return the record of a finished game, with the proof of its shuffle unless its words were deleted."""
        assert self.game is not None, "there is no game yet"
        assert self.revealed is not None, "a record holds the seed, and this game is not over"
        if self.beginning is not None:
            return self._branch_record(self.beginning, self.game)
        is_mixed = self.sealed is None or self.sealed.seed is None
        return Record(
            seats=tuple(name or "" for name in self.names()[: len(self.game.table.places)]),
            choices=tuple(choice for choice in self.game.choices if not isinstance(choice, Card)),
            dealer=self.dealer,
            rules=self.rules.for_the_referee(),
            seed=bytes.fromhex(self.revealed.seed),
            seed_hash=None if self.sealed is None else self.sealed.seed_hash,
            late=self.game.joined,
            advised=tuple(self.advised),
            mix=Mix(bytes.fromhex(self.revealed.secret), self.revealed.words, self.secret_hash) if is_mixed else None,
        )

    def _branch_record(self, beginning: Record, game: Game) -> Record:
        return replace(
            beginning,
            seats=tuple(name or "" for name in self.names()[: len(game.table.places)]),
            choices=tuple(choice for choice in game.choices if not isinstance(choice, Card)),
            late=game.joined,
            advised=tuple(sorted({*beginning.advised, *self.advised})),
        )

    # --- changes ------------------------------------------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, RoomEvent, GameStep]]:
        """Apply every entry of the log, and yield each with its event and what it did in the game."""
        for entry in entries:
            try:
                line = decode_line(entry.act)
                step = self.apply_line(line, entry.at)
            except (msgspec.DecodeError, Flip7Error, AssertionError, LookupError, ValueError) as error:
                raise DamagedLog(f"table {self.id}: event {self.length} cannot be read: {error}") from None
            yield entry, line.act, step

    def apply_line(self, line: LogLine, at: int) -> GameStep:
        """Apply the next line of the log, and return what it did in the game. Raise `Misfit` if it cannot happen."""
        event = line.act
        self.check(event)
        self._keep_books(line, at)
        self.apply(event)
        if self.is_foreign or not self.has_referee:
            return _NO_STEP  # only a referee of that behaviour could follow the game, or nobody asks
        step = self._follow(event)
        if step.events and self.options.turn_seconds is not None:  # only a turn clock asks, and it costs time
            self.shown_at = max(self.shown_at, at) + self.reveal_milliseconds(step.events)
        return step

    def _follow(self, event: RoomEvent) -> GameStep:
        """Let the game go on by an event that was applied."""
        match event:
            case Chose(choice=choice):
                return self._choose(_choice(choice))
            case Started(dealer):
                return self._start(Seat(dealer))
            case SeatAdded(points=points) if self.game is not None and points is not None:
                self.game.join(points)
                return _NO_STEP
            case ScoreEntered(entries=entries) if self.score is not None:
                self.score.add(entries)
                return _NO_STEP
            case OddsSet(odds=odds) if self.score is not None:
                self.score.show_odds(odds)
                return _NO_STEP
            case _:
                return _NO_STEP

    def reveal_milliseconds(self, events: Sequence[Event]) -> int:
        """Return how long a page at slow speed shows these events."""
        bots = {Seat(seat) for seat, chair in enumerate(self.chairs) if chair.plays is not By.PERSON}
        return round(1000 * SPEED_SLOW * reveal_seconds(events, bots))

    def check(self, event: RoomEvent) -> None:
        """Raise `Misfit` for an event that cannot happen now: a choice that is not a legal answer to the open question.

        Every event is checked here, before it is stored and when it is read: no answer counts for another question.
        """
        match event:
            case Chose(seat, ordinal, choice) if self.has_referee and not self.is_foreign:
                self._check_choice(seat, ordinal, _choice(choice))
            case Advised(seat, ordinal) if self.has_referee and not self.is_foreign:
                self._check_question(seat, ordinal)
            case SeatAdded(seat) if seat != len(self.chairs):
                raise Misfit(f"seat {seat} is added to {len(self.chairs)}")
            case SeatAdded(points=points) if self.game is not None and points is not None:
                self.game.check_join(points)
            case ScoreEntered(entries=entries) if self.score is not None and self.has_referee and not self.is_foreign:
                self.score.check(entries)
            case Revealed(scores=scores) if scores is not None and self.game is not None:
                if tuple(self.game.table.scores) != scores:
                    raise Misfit(f"the game ended {scores}, but this referee computes {tuple(self.game.table.scores)}")
            case _:
                pass

    def _check_question(self, seat: int, ordinal: int) -> Decision:
        """Return the open question, which must be that one."""
        asked = self.asked
        if asked is None:
            raise Misfit(f"seat {seat} answers question {ordinal}, and nothing is asked")
        if (asked.seat, self.ordinal) != (seat, ordinal):
            raise Misfit(
                f"seat {seat} answers question {ordinal}, and question {self.ordinal} is asked of {asked.seat}"
            )
        return asked

    def _check_choice(self, seat: int, ordinal: int, choice: Choice) -> None:
        asked = self._check_question(seat, ordinal)
        if not is_legal(choice, asked):
            raise Misfit(f"{choice} is not an answer to {asked}")

    def _keep_books(self, line: LogLine, at: int) -> None:
        """Record what only the server knows: tokens, words, who is host for whom, since when a question is open."""
        match event := line.act:
            case Chose() | Started():
                self.question_at = self.asked_at = at
                return
            case Came(number):
                self._register(number, line.token_hash or "")
                return
            case Advised(ordinal=ordinal):
                self.advised.append(ordinal)
                return
            case ScoreEntered():
                return
            case ScoreShared(setup):
                self.is_board, self.behaviour = True, int(setup["behaviour"])
                # Nothing is shuffled, but every view of a room has a hash.
                self.secret_hash: str = secret_hash(self._secret)
                if not self.is_foreign:
                    self._share_score(event, line.token_hash or "", at)
            case Opened(behaviour=behaviour):
                self.behaviour = behaviour
                self.banned.update(line.banned)
            case Branched():
                # A record that is replayed has its own cards; one of another behaviour, nobody here can play on.
                if line.record is not None and not self.is_foreign:
                    self.beginning = from_json(line.record)
            case Sat(seat=seat):
                self._ask_again(seat, at)
            case CameBack(person):
                self._ask_again(self.people[person].seat, at)
            case GaveWord(person, word):
                self.word_of.pop(person, None)
                self.word_of[person] = word
            case Sealed():
                self.sealed = event
            case Left(person):
                self._forget_away_host(person)
            case SentAway(person):
                self._forget_away_host(person)
                self.banned.add(self.token_hashes[person])
            case HostPassed(person, away):
                self._pass_host(person, at, away=away)
            case _:
                pass
        who = getattr(event, "person", self.host)
        if who is not None:
            self.changes[who] += 1

    def _share_score(self, shared: ScoreShared, invitation_hash: str, at: int) -> None:
        from flip7.server.rooms.shared_score import SharedScore  # tables where people play do not need it

        self.score = SharedScore.of(shared, invitation_hash, at)

    def _register(self, number: int, token_hash: str) -> None:
        """Record a newcomer's token, and forget whoever left without a seat and had the number before."""
        if number < len(self.people):
            self.word_of.pop(number, None)
            del self.changes[number]
        self.token_hashes[number : number + 1] = [token_hash]

    def _forget_away_host(self, person: int) -> None:
        if self.away_host == person:
            self.away_host = None

    def _pass_host(self, person: int, at: int, *, away: bool) -> None:
        if person == self.away_host:
            self.away_host = None
        elif away and self.away_host is None:
            self.away_host, self.deputy_since = self.host, at

    def _ask_again(self, seat: int | None, at: int) -> None:
        """Restart the time of the open question for a person who takes the seat that is asked."""
        if self.asked is not None and self.asked.seat == seat and self.asked_at == self.question_at:
            self.asked_at = at

    def _choose(self, choice: Choice) -> GameStep:
        assert self.game is not None, "the game has begun before anybody chooses"
        before, asked = self.game.table.copy(), self.game.asked
        events = self.game.play(choice)
        if self._answers is not None and asked is not None:
            self._answers.append(Answered(before.copy(), asked, choice))
        if any(isinstance(event, RoundBegan) for event in events):
            self.begin_round()
        return GameStep(before, events)

    def _start(self, dealer: Seat) -> GameStep:
        """Shuffle the deck by the sealed seed, and deal the first round."""
        self.dealer = dealer
        if self.beginning is not None:
            self.game = self.beginning.new_game()
            return GameStep(self.beginning.new_table(), self.game.opening)
        rules = self.rules.for_the_referee()
        self.game = Game(len(self.chairs), SeededDeck(self.seed()), rules, dealer)
        return GameStep(Table.set_up(len(self.chairs), rules, dealer), self.game.opening)


def _choice(told: Move | int) -> Choice:
    """Convert a choice to the referee's type: a number is a seat."""
    return Seat(told) if isinstance(told, int) else told
