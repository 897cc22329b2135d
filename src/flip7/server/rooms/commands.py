"""Command handlers: validate a client command, return room events or raise `Refused`.

The rules of the game are the referee's (`flip7.core`); here are those of the table.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import chain, count
from typing import Final, assert_never

from msgspec import structs

from flip7.bots import UnknownBot
from flip7.bots.catalog import display_name
from flip7.core.decisions import Decision, is_legal
from flip7.core.seats import Seat, seat_letter
from flip7.core.shuffle import first_dealer
from flip7.core.table import BadTable
from flip7.i18n.catalog import say
from flip7.i18n.languages import LANGUAGES
from flip7.protocol.commands import (
    AddSeat,
    Answer,
    AskAdvice,
    ComeBack,
    Command,
    DropSeat,
    EnterScore,
    FillSeats,
    FreeSeat,
    GiveWord,
    HandOver,
    HostCommand,
    Leave,
    Lock,
    PassHost,
    Ready,
    ScoreCommand,
    SeatBot,
    SendAway,
    SetOptions,
    SetPause,
    Sit,
    StandUp,
    Start,
    StopSharing,
    SwapSeats,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import (
    Advised,
    BecameReady,
    BotSat,
    By,
    Came,
    CameBack,
    Chose,
    Closing,
    GaveWord,
    HandedOver,
    HandOverReason,
    HostPassed,
    Left,
    Locked,
    OptionsChanged,
    RoomEvent,
    Sat,
    SeatAdded,
    SeatDropped,
    SeatFreed,
    SeatsSwapped,
    SentAway,
    Started,
    StoodUp,
    Unseated,
    Unseating,
)
from flip7.protocol.room_options import (
    FEWEST_SEATS,
    LONGEST_NAME,
    MAX_SEAT_POINTS,
    MOST_SEATS,
    GameRules,
    NoSuchBot,
    Phase,
    seatable_bot,
)
from flip7.protocol.room_state import Person
from flip7.server.rooms.room import Room
from flip7.server.rooms.score_commands import handle_score
from flip7.server.security.display_names import name_keys, tidy_name, tidy_word

DEPUTY_MILLISECONDS: Final = 15 * 60 * 1000
"""For this long, somebody who became host by absence can send nobody away: the host may only have lost the network."""
MAX_CHANGES_PER_PERSON: Final = 1_000
"""Events besides choices that one person may cause: nobody fills the log by standing up and sitting down."""
MAX_PEOPLE: Final = 500
"""People at one table: more than the connections of one address, so that no address fills a table alone."""
MAX_LOG_EVENTS: Final = 50_000
"""Refuse newcomers at a table whose log is this long, several times the longest game: coming and leaving with ever new
tokens counts for no person, and must not fill the store."""
MAX_BANNED_PEOPLE: Final = 500
"""People that one table and its rematches remember as sent away."""
HAND_OVER_AFTER_MILLISECONDS: Final = 60_000
"""The host may let a bot play for somebody who is connected but has not answered for this long."""


@dataclass(frozen=True, slots=True)
class Sender:
    """The sender of a command: somebody known at the table, or a newcomer; and who else is connected."""

    person: Person | None
    connected: Collection[int]
    """The numbers of the people who are connected."""
    now: int = 0
    """In milliseconds since 1970."""
    token_hash: str = ""
    """The hash of the sender's token: somebody sent away from an earlier table is not known at this one."""


def handle(room: Room, sender: Sender, command: Command) -> list[RoomEvent]:
    """Return the events that follow from a command; raise `Refused` if it is not allowed. The room does not change."""
    check_welcome(room, sender.person, sender.token_hash)
    check_not_closed(room)
    _check_changes(room, sender, command)
    if room.is_board or isinstance(command, ScoreCommand):
        return handle_score(room, sender.person, command)
    match command:
        case Answer():
            return [_answer(room, sender.person, command)]
        case AskAdvice():
            return _ask_advice(room, sender.person, command)
        case Sit():
            return _with_a_host(room, _sit(room, sender, command))
        case StandUp():
            return [_stand_up(room, _seated(sender.person))]
        case Ready(ready=ready):
            return _ready(room, _seated(sender.person), ready=ready)
        case GiveWord(word=word):
            return [_give_word(room, _seated(sender.person), word)]
        case ComeBack():
            return _with_a_host(room, _come_back(room, _known(sender.person)))
        case Leave():
            return _leave(room, sender)
        case _:
            _check_host(room, sender.person)
            return _handle_host(room, sender, command)


def check_welcome(room: Room, person: Person | None, token_hash: str) -> None:
    """Raise `Refused` for somebody whom a host sent away from this table or one before it."""
    if (person is not None and person.sent_away) or (token_hash and token_hash in room.banned):
        raise Refused(Reason.SENT_AWAY, say("refused-sent-away"))


def check_not_closed(room: Room) -> None:
    """Raise `Refused` at a table that was closed for good."""
    match room.closed:
        case None:
            return
        case Closing.OWNER:
            raise Refused(Reason.IS_CLOSED, say("refused-closed"))
        case Closing.BEHAVIOUR:
            raise Refused(Reason.IS_CLOSED, say("refused-behaviour"))
        case Closing.KEEPER:
            raise Refused(Reason.IS_CLOSED, say("refused-board-closed"))
        case _:
            assert_never(room.closed)


def check_language(language: str) -> None:
    """Raise `Refused` for a language that there are no sentences in."""
    if language not in LANGUAGES:
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=f"language: {language}"))


def _check_changes(room: Room, sender: Sender, command: Command) -> None:
    """Limit the changes of each person, so that nobody can use up what others need."""
    person = sender.person
    unlimited = Answer | AskAdvice | Start | HandOver | SendAway | EnterScore | StopSharing
    if person is None or isinstance(command, unlimited):
        return
    if room.changes[person.number] >= MAX_CHANGES_PER_PERSON:
        raise Refused(Reason.TOO_FAST, say("refused-changes", most=MAX_CHANGES_PER_PERSON))


def _handle_host(
    room: Room,
    sender: Sender,
    command: HostCommand,
) -> list[RoomEvent]:
    """Handle the commands that only the host may send."""
    match command:
        case SeatBot(seat=seat, bot=bot):
            return seat_bot(room, seat, bot)
        case FreeSeat(seat=seat):
            return [_free_seat(room, seat, sender)]
        case AddSeat():
            _check_lobby(room)
            return [_added_seat(room)]
        case DropSeat(seat=seat):
            return _drop_seat(room, seat)
        case SwapSeats(first=first, second=second):
            return _swap_seats(room, first, second)
        case FillSeats(bot=bot):
            return fill(room, bot)
        case SetOptions():
            return _set_options(room, command)
        case SetPause(bot_seconds=seconds):
            return _set_pause(room, seconds)
        case Start(drop_free=drop_free):
            return start(room, drop_free=drop_free)
        case HandOver(seat=seat):
            return [_hand_over(room, seat, sender)]
        case PassHost(person=person):
            return _pass_host(room, person)
        case SendAway(person=person):
            _check_no_deputy(room, sender.now)
            return _send_away(room, person)
        case Lock(locked=locked):
            return _lock(room, locked=locked)
        case _:
            assert_never(command)


# --- in the game ------------------------------------------------------------------------------------------------------


def _answer(room: Room, person: Person | None, command: Answer) -> RoomEvent:
    """Check an answer: of the seat that is asked, to the open question, among its options."""
    asked = _own_question(room, person, command.ordinal)
    choice = Seat(command.choice) if isinstance(command.choice, int) else command.choice
    if not is_legal(choice, asked):
        raise Refused(Reason.ILLEGAL, say("refused-illegal", question=str(asked)))
    return Chose(asked.seat, command.ordinal, command.choice, By.PERSON)


def _own_question(room: Room, person: Person | None, ordinal: int) -> Decision:
    """Return the open question, if it has that ordinal and is put to that person."""
    asked = room.asked
    if asked is None:
        raise _no_question(room)
    if ordinal != room.ordinal:
        raise Refused(Reason.STALE, say("refused-stale", given=ordinal, ordinal=room.ordinal))
    if person is None or person.seat != asked.seat:
        raise Refused(Reason.NOT_ASKED, say("refused-not-asked", seat=seat_letter(asked.seat)))
    if room.chairs[asked.seat].plays is not By.PERSON:
        raise Refused(Reason.BOT_PLAYS, say("refused-stand-in"))
    return asked


def _ask_advice(room: Room, person: Person | None, command: AskAdvice) -> list[RoomEvent]:
    """Mark the question as one for which advice was asked; whoever asks again has the mark already."""
    check_language(command.language)
    asked = _own_question(room, person, command.ordinal)
    if not room.offers_advice:
        raise Refused(Reason.ADVICE_IS_OFF, say("refused-advice-off"))
    return [] if command.ordinal in room.advised else [Advised(asked.seat, command.ordinal)]


def _no_question(room: Room) -> Refused:
    if room.phase is Phase.LOBBY:
        return Refused(Reason.NOT_STARTED, say("refused-not-started"))
    if room.phase is Phase.PLAYING and room.is_foreign:
        return Refused(Reason.OTHER_BEHAVIOUR, say("refused-behaviour"))
    return Refused(Reason.IS_OVER, say("refused-over"))


def out_of_time(room: Room, seat: Seat) -> RoomEvent:
    """Let a bot play the seat whose turn has timed out."""
    return HandedOver(seat, room.options.stand_in, HandOverReason.CLOCK)


def _hand_over(room: Room, seat: int, sender: Sender) -> RoomEvent:
    """Let a bot play for somebody who is away, or who has not answered for long."""
    chair = room.chairs[_checked(room, seat)]
    if chair.person is None or chair.stand_in is not None:
        raise Refused(Reason.BOT_PLAYS, say("refused-bot-there"))
    silent = (
        room.asked is not None
        and room.asked.seat == seat
        and sender.now - room.question_at > HAND_OVER_AFTER_MILLISECONDS
    )
    if chair.person in sender.connected and not silent:
        raise Refused(Reason.IS_HERE, say("refused-is-here", name=room.people[chair.person].name))
    return HandedOver(seat, room.options.stand_in, HandOverReason.HOST)


# --- before the game --------------------------------------------------------------------------------------------------


def _sit(room: Room, sender: Sender, command: Sit) -> list[RoomEvent]:
    """Seat a newcomer, or move somebody; a bot makes room for a person."""
    person = sender.person
    if room.revealed is not None:
        raise Refused(Reason.IS_OVER, say("refused-over"))
    if person is None and room.locked:
        raise Refused(Reason.LOCKED, say("refused-locked"))
    seat = _free_for(room) if command.seat is None else _checked_or_new(room, command.seat)
    added: list[RoomEvent] = [_added_seat(room)] if seat == len(room.chairs) else []
    if not added and room.chairs[seat].person not in (None, person and person.number):
        raise Refused(Reason.SEAT_TAKEN, say("refused-seat-taken", seat=seat_letter(seat)))
    if person is None:
        newcomer = _number_for_a_newcomer(room, sender.connected)
        return [Came(newcomer, free_name(room, command.name), command.colour), *added, Sat(newcomer, seat)]
    back: list[RoomEvent] = [CameBack(person.number)] if person.gone else []
    if person.seat is None:
        return [*back, *added, Sat(person.number, seat)]
    if person.seat == seat:
        return back
    _check_lobby(room)
    return [*back, *added, StoodUp(person.number, person.seat), Sat(person.number, seat)]


def _number_for_a_newcomer(room: Room, connected: Collection[int]) -> int:
    """Reuse the lowest number of somebody who left without a seat, else take the next one.

    When the table has all the people it may have, the numbers of those without a seat who are not connected are reused
    too, also of people sent away, who stay refused by their tokens (`Room.banned`). The number of somebody connected
    never is: their client still acts under it.
    """
    if room.length >= MAX_LOG_EVENTS:
        raise Refused(Reason.TABLE_IS_FULL, say("refused-long-log"))
    idle = [
        person
        for person in room.people
        if person.seat is None and person.number not in {room.host, room.away_host} and person.number not in connected
    ]
    left = [person.number for person in idle if person.gone and not person.sent_away]
    if left:
        return left[0]
    if len(room.people) < MAX_PEOPLE:
        return len(room.people)
    if idle:
        return min(idle, key=lambda person: (person.sent_away, person.number)).number
    raise Refused(Reason.TABLE_IS_FULL, say("refused-people", most=MAX_PEOPLE))


def free_name(room: Room, given: str) -> str:
    """Return the sanitized name, with a number behind it if somebody at the table has a name that looks the same."""
    name = tidy_name(given)
    taken = {key for each in _names(room) for key in name_keys(each)}
    numbered = (_numbered(name, number) for number in count(2))
    return next(each for each in chain([name], numbered) if taken.isdisjoint(name_keys(each)))


def _numbered(name: str, number: int) -> str:
    """Append a number to the name, within its longest length."""
    behind = f" {number}"
    return name[: LONGEST_NAME - len(behind)].rstrip() + behind


def _taken_names(room: Room) -> set[str]:
    return {each.casefold() for each in _names(room)}


def _names(room: Room) -> list[str]:
    return [*(person.name for person in room.people), *(chair.bot.name for chair in room.chairs if chair.bot)]


def _free_for(room: Room) -> int:
    """Return the first free seat, or else the first of a bot, or else the number of a new one."""
    free = [seat for seat in room.seats if room.chairs[seat].is_free]
    free += [seat for seat in room.seats if room.chairs[seat].bot is not None]
    return free[0] if free else len(room.chairs)


def _checked_or_new(room: Room, seat: int) -> int:
    """Return the seat; the one behind the last is a new one."""
    return seat if seat == len(room.chairs) else _checked(room, seat)


def _added_seat(room: Room) -> SeatAdded:
    """Add a seat behind the last one; raise `Refused` if the table has no room for it."""
    seats = len(room.chairs)
    if seats >= MOST_SEATS:
        raise Refused(Reason.TABLE_IS_FULL, say("refused-most-seats", most=MOST_SEATS))
    check_length(seats + 1, room.rules)
    if room.phase is Phase.LOBBY:
        return SeatAdded(seats)
    if room.game is None:  # a game of another behaviour, which nobody can join
        raise Refused(Reason.TABLE_IS_FULL, say("refused-table-full"))
    try:
        room.game.check_join(room.options.starting_points)
    except BadTable:
        raise Refused(Reason.TABLE_IS_FULL, say("refused-no-deck")) from None
    return SeatAdded(seats, room.options.starting_points)


def _drop_seat(room: Room, seat: int) -> list[RoomEvent]:
    """Take away a free seat, or a bot with its seat."""
    _check_lobby(room)
    chair = room.chairs[_checked(room, seat)]
    if chair.person is not None:
        raise Refused(Reason.SEAT_TAKEN, say("refused-seat-taken", seat=seat_letter(seat)))
    if len(room.chairs) <= FEWEST_SEATS:
        raise Refused(Reason.TOO_FEW_SEATS, say("refused-few-seats", fewest=FEWEST_SEATS))
    return [SeatDropped(seat)] if chair.is_free else [SeatFreed(seat), SeatDropped(seat)]


def _swap_seats(room: Room, first: int, second: int) -> list[RoomEvent]:
    _check_lobby(room)
    if _checked(room, first) == _checked(room, second):
        return []
    return [SeatsSwapped(first, second)]


def _stand_up(room: Room, person: Person) -> RoomEvent:
    _check_lobby(room)
    return StoodUp(person.number, _seat_of(person))


def _ready(room: Room, person: Person, *, ready: bool) -> list[RoomEvent]:
    _check_lobby(room)
    return [] if person.ready is ready else [BecameReady(person.number, ready)]


def _give_word(room: Room, person: Person, word: str) -> RoomEvent:
    _check_lobby(room)
    if room.sealed is not None:
        raise Refused(Reason.ALREADY_STARTED, say("refused-started"))
    return GaveWord(person.number, tidy_word(word))


def _set_options(room: Room, command: SetOptions) -> list[RoomEvent]:
    _check_lobby(room)
    bot_for_a_seat(command.options.stand_in)
    check_length(len(room.chairs), command.rules)
    changed = (command.rules, command.options) != (room.rules, room.options)
    return [OptionsChanged(command.rules, command.options)] if changed else []


def _set_pause(room: Room, seconds: float) -> list[RoomEvent]:
    """Change the bots' pause, until the game is over."""
    if room.revealed is not None:
        raise Refused(Reason.IS_OVER, say("refused-over"))
    if seconds == room.options.bot_seconds:
        return []
    return [OptionsChanged(room.rules, structs.replace(room.options, bot_seconds=seconds))]


def seat_bot(room: Room, seat: int, bot: str) -> list[RoomEvent]:
    """Seat the bot at a free seat, or in place of the bot there."""
    _check_lobby(room)
    chair = room.chairs[_checked(room, seat)]
    if chair.person is not None:
        raise Refused(Reason.SEAT_TAKEN, say("refused-seat-taken", seat=seat_letter(seat)))
    freed: list[RoomEvent] = [] if chair.bot is None else [SeatFreed(seat)]
    named = bot_for_a_seat(bot)
    return [*freed, BotSat(seat, named, display_name(named, _taken_names(room)))]


def _free_seat(room: Room, seat: int, sender: Sender) -> RoomEvent:
    """Free the seat of a bot, or of a person who is not connected and so cannot give it up."""
    _check_lobby(room)
    chair = room.chairs[_checked(room, seat)]
    if chair.bot is not None:
        return SeatFreed(seat)
    if chair.person is None:
        raise Refused(Reason.NO_BOT_THERE, say("refused-nobody-there", seat=seat_letter(seat)))
    if chair.person == room.away_host:
        raise Refused(Reason.IS_HERE, say("refused-away-host-seat"))
    if chair.person in sender.connected or chair.person == room.host:
        raise Refused(Reason.IS_HERE, say("refused-seat-is-here", name=room.people[chair.person].name))
    return Unseated(chair.person, seat, Unseating.HOST)


def fill(room: Room, bot: str) -> list[RoomEvent]:
    """Seat the bot at every free seat, each time under another name."""
    _check_lobby(room)
    named = bot_for_a_seat(bot)
    taken = _taken_names(room)
    events: list[RoomEvent] = []
    for seat in room.seats:
        if room.chairs[seat].is_free:
            name = display_name(named, taken)
            taken.add(name.casefold())
            events.append(BotSat(seat, named, name))
    return events


def start(room: Room, *, drop_free: bool = False) -> list[RoomEvent]:
    """Start the game if every seat is taken, or with who is there: seal the seed.

    The seed's hash says who deals, so that nobody chooses.
    """
    _check_lobby(room)
    if room.is_foreign:
        raise Refused(Reason.OTHER_BEHAVIOUR, say("refused-behaviour-lobby"))
    free = [seat for seat in room.seats if room.chairs[seat].is_free]
    if free and not drop_free:
        letters = ", ".join(map(seat_letter, free))
        raise Refused(Reason.FREE_SEATS, say("refused-free-seats", seats=letters, count=len(free)))
    seats = len(room.chairs) - len(free)
    if seats < FEWEST_SEATS:
        raise Refused(Reason.TOO_FEW_SEATS, say("refused-few-seats", fewest=FEWEST_SEATS))
    check_length(seats, room.rules)
    dropped = [SeatDropped(seat) for seat in reversed(free)]
    sealed = room.sealed or room.seal()
    started = Started(first_dealer(sealed.seed_hash, seats))
    return [*dropped, started] if room.sealed else [*dropped, sealed, started]


def check_length(seats: int, rules: GameRules) -> None:
    """Raise `Refused` for a game that would take too long: many seats that play to many points."""
    if seats * rules.target > MAX_SEAT_POINTS:
        most = MAX_SEAT_POINTS // seats
        raise Refused(Reason.TOO_LONG_A_GAME, say("refused-long-game", seats=seats, most=most))


def bot_for_a_seat(name: str) -> str:
    """Return the bot's full name; raise `Refused` if it cannot sit here."""
    try:
        return seatable_bot(name)
    except (UnknownBot, NoSuchBot) as error:
        raise Refused(Reason.UNKNOWN_BOT, str(error)) from None


# --- coming and going -------------------------------------------------------------------------------------------------


def _come_back(room: Room, person: Person) -> list[RoomEvent]:
    chair = None if person.seat is None else room.chairs[person.seat]
    away = person.gone or (chair is not None and chair.stand_in is not None and not chair.waits)
    return [CameBack(person.number)] if away else []


def _with_a_host(room: Room, events: list[RoomEvent]) -> list[RoomEvent]:
    """Make the person who comes to a table whose host has left its host."""
    if not events or room.host is None or not room.people[room.host].gone:
        return events
    coming = next((event.person for event in events if isinstance(event, Came | CameBack)), room.host)
    return events if coming == room.host else [*events, HostPassed(coming)]


def _leave(room: Room, sender: Sender) -> list[RoomEvent]:
    """Let somebody leave; a host who leaves is followed by somebody who is here, preferably connected."""
    person = _known(sender.person)
    if person.gone:
        return []
    left: list[RoomEvent] = [Left(person.number, room.options.stand_in)]
    if room.host != person.number:
        return left
    return [*left, *host_after(room, person, sender.connected)]


def host_after(room: Room, host: Person, connected: Collection[int], *, away: bool = False) -> Sequence[HostPassed]:
    """Choose the next host: of those who are here the first to come, the connected ones first."""
    others = [person.number for person in room.here if person is not host]
    heirs = sorted(others, key=lambda number: (number not in connected, number))
    return [HostPassed(heirs[0], away)] if heirs else []


def _pass_host(room: Room, person: int) -> list[RoomEvent]:
    if person >= len(room.people) or room.people[person].gone:
        raise Refused(Reason.NO_SUCH_PERSON, say("refused-no-person", number=person))
    return [] if person == room.host else [HostPassed(person)]


def _send_away(room: Room, person: int) -> list[RoomEvent]:
    """Send the person away for this table and its rematches, in any phase, also if they have left."""
    if person >= len(room.people) or room.people[person].sent_away:
        raise Refused(Reason.NO_SUCH_PERSON, say("refused-no-person", number=person))
    if person == room.host:
        raise Refused(Reason.NO_SUCH_PERSON, say("refused-send-host"))
    if person == room.away_host:
        raise Refused(Reason.NO_SUCH_PERSON, say("refused-send-away-host"))
    if len(room.banned) >= MAX_BANNED_PEOPLE:
        raise Refused(Reason.TOO_FAST, say("refused-sent-many", most=MAX_BANNED_PEOPLE))
    return [SentAway(person, room.options.stand_in)]


def _lock(room: Room, *, locked: bool) -> list[RoomEvent]:
    """Close the table to newcomers, or open it again; people who are known at the table are not affected."""
    return [] if locked is room.locked else [Locked(locked)]


# --- checks -----------------------------------------------------------------------------------------------------------


def _known(person: Person | None) -> Person:
    if person is None:
        raise Refused(Reason.NO_SEAT, say("refused-not-seated"))
    return person


def _seated(person: Person | None) -> Person:
    person = _known(person)
    if person.seat is None:
        raise Refused(Reason.NO_SEAT, say("refused-not-seated"))
    return person


def _seat_of(person: Person) -> Seat:
    assert person.seat is not None, "somebody seated has a seat"
    return person.seat


def _checked(room: Room, seat: int) -> int:
    if seat not in room.seats:
        raise Refused(Reason.NO_SUCH_SEAT, say("refused-no-seat", seats=len(room.chairs)))
    return seat


def _check_no_deputy(room: Room, now: int) -> None:
    """Raise `Refused` for somebody who became host by absence a short time ago: the host could not undo it."""
    if room.away_host is not None and now - room.deputy_since < DEPUTY_MILLISECONDS:
        raise Refused(Reason.NOT_THE_HOST, say("refused-deputy"))


def _check_host(room: Room, person: Person | None) -> None:
    if person is None or room.host != person.number:
        raise Refused(Reason.NOT_THE_HOST, say("refused-not-host"))


def _check_lobby(room: Room) -> None:
    if room.phase is not Phase.LOBBY:
        raise Refused(Reason.ALREADY_STARTED, say("refused-started"))
