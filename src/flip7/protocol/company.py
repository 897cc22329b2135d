"""Who is at a web table, and how each act changes that: the twin of `Room.apply` in `flip7.server.rooms.room`."""

from collections.abc import Collection
from typing import Final, assert_never

from msgspec.structs import replace

from flip7.core.seats import Seat
from flip7.i18n.markup import printable
from flip7.i18n.seat_names import BotSeat
from flip7.play.session import GatheredSeat, Gathering, Roster, RosterEntry
from flip7.protocol.messages import PersonView, Revelation, SeatView, TableView
from flip7.protocol.room_events import (
    BecameReady,
    BotFailed,
    BotSat,
    Came,
    CameBack,
    Chose,
    Closed,
    GaveWord,
    HandedOver,
    HostPassed,
    Left,
    Locked,
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
)
from flip7.protocol.room_options import Phase

FREE: Final = SeatView(name=None, person=None, bot=None, stand_in=None)


def after(table: TableView, act: RoomEvent) -> TableView:
    """The table after its next act; the cards and the question are another matter (`remote`)."""
    table = replace(table, number=table.number + 1)
    match act:
        case Opened() | OptionsChanged():
            return _with_options(table, act)
        case Came(number, name, colour):
            come = PersonView(number, name, colour, seat=None, ready=False, gone=False, gave_word=False)
            host = number if table.host is None else table.host
            others = table.people
            # The number may be that of somebody who left without a seat.
            return replace(table, people=(*others[:number], come, *others[number + 1 :]), host=host)
        case Sat(person, seat):
            taken = SeatView(table.people[person].name, person, bot=None, stand_in=None)
            return _with_seat(_with_person(table, person, seat=seat), seat, taken)
        case StoodUp(person) | Unseated(person):
            return _standing(table, person)
        case Locked(locked):
            return replace(table, locked=locked)
        case BotSat(seat, bot, name):
            return _with_seat(table, seat, SeatView(name, None, bot, stand_in=None))
        case SeatFreed(seat):
            return _with_seat(table, seat, FREE)
        case BecameReady(person, ready):
            return _with_person(table, person, ready=ready)
        case GaveWord(person):
            return _with_person(table, person, gave_word=True)
        case Sealed(_, seed_hash):
            return replace(table, seed_hash=seed_hash)
        case Started():
            return replace(table, phase=Phase.PLAYING)
        case Chose() | BotFailed():
            return table
        case Revealed(secret, words, seed, scores):
            return replace(table, phase=Phase.OVER, revealed=Revelation(secret, words, seed), scores=scores)
        case Closed(why):
            return replace(table, phase=Phase.OVER, closed=why)
        case Rematched(following):
            return replace(table, rematch=following)
        case HandedOver(seat, bot):
            return _with_stand_in(table, seat, bot)
        case Left(person, bot):
            return _left(table, person, bot)
        case SentAway(person, bot):
            return _with_person(_left(table, person, bot), person, sent_away=True)
        case CameBack(person):
            back = _with_person(table, person, gone=False)
            return _with_stand_in(back, table.people[person].seat, None)
        case HostPassed(person):
            return replace(table, host=person)
        case _:
            assert_never(act)


def _with_options(table: TableView, act: Opened | OptionsChanged) -> TableView:
    changed = replace(table, rules=act.rules, options=act.options)
    if isinstance(act, OptionsChanged):
        return changed
    return replace(changed, seats=(FREE,) * act.seats, public=act.public, secret_hash=act.secret_hash)


def _with_seat(table: TableView, seat: int, taken: SeatView) -> TableView:
    return replace(table, seats=(*table.seats[:seat], taken, *table.seats[seat + 1 :]))


def _with_person(table: TableView, person: int, **changed: object) -> TableView:
    other = replace(table.people[person], **changed)
    return replace(table, people=(*table.people[:person], other, *table.people[person + 1 :]))


def _with_stand_in(table: TableView, seat: int | None, bot: str | None) -> TableView:
    return table if seat is None else _with_seat(table, seat, replace(table.seats[seat], stand_in=bot))


def _standing(table: TableView, person: int) -> TableView:
    """The seat is free, and its person watches."""
    seat = table.people[person].seat
    assert seat is not None, "who stands up has sat"
    return _with_seat(_with_person(table, person, seat=None, ready=False), seat, FREE)


def _left(table: TableView, person: int, bot: str) -> TableView:
    """Before the game the seat is free, later the bot plays it."""
    seat = table.people[person].seat
    gone = _with_person(table, person, gone=True, ready=False)
    if seat is not None and table.phase is Phase.LOBBY:
        return _standing(gone, person)
    return _with_stand_in(gone, seat, bot)


# --- as the screens have it -------------------------------------------------------------------------------------------


def recorded_names(table: TableView) -> tuple[str, ...]:
    """Who sits where, as records have it: «Rita (level3)» is a bot."""
    return tuple(
        printable(seat.name or "" if seat.bot is None else str(BotSeat(seat.name or "", seat.bot)))
        for seat in table.seats
    )


def stand_ins(table: TableView) -> frozenset[Seat]:
    """The seats of people that bots play until they are back."""
    return frozenset(Seat(seat) for seat, taken in enumerate(table.seats) if taken.stand_in is not None)


def gathering(table: TableView, me: int | None, present: Collection[int], watching: int) -> Gathering:
    """The table before its game, as one of the people there sees it."""
    return Gathering(
        seats=tuple(_gathered(table, seat, me, present) for seat in table.seats),
        code=printable(table.code),
        link=printable(table.link),
        target=table.rules.target,
        host=None if table.host is None else printable(table.people[table.host].name),
        is_host=me is not None and table.host == me,
        watching=watching,
        first=table.rules.first,
        odds=table.options.odds,
        turn_seconds=table.options.turn_seconds,
    )


def _gathered(table: TableView, seat: SeatView, me: int | None, present: Collection[int]) -> GatheredSeat:
    if seat.name is None:
        return GatheredSeat(None)
    if seat.person is None:
        return GatheredSeat(printable(seat.name), bot=seat.bot, ready=True)
    return GatheredSeat(
        name=printable(seat.name),
        here=seat.person == me,
        is_host=seat.person == table.host,
        ready=table.people[seat.person].ready,
        connected=seat.person in present,
    )


def roster(table: TableView, me: int | None, present: Collection[int]) -> Roster:
    """List everybody at the table, for a host who decides who stays: seats in their order, then the others."""
    seated = [_roster_entry(table, at, me, present) for at, taken in enumerate(table.seats) if taken.name is not None]
    others = [_person_entry(table, each, me, present) for each in table.people if each.seat is None]
    return Roster(
        entries=(*seated, *sorted(others, key=lambda entry: (entry.sent_away, entry.gone))),
        is_host=me is not None and table.host == me,
        locked=table.locked,
        in_lobby=table.phase is Phase.LOBBY,
    )


def _roster_entry(table: TableView, at: int, me: int | None, present: Collection[int]) -> RosterEntry:
    taken = table.seats[at]
    if taken.person is None:
        return RosterEntry(None, printable(taken.name or ""), seat=at, bot=taken.bot)
    return _person_entry(table, table.people[taken.person], me, present)


def _person_entry(table: TableView, person: PersonView, me: int | None, present: Collection[int]) -> RosterEntry:
    return RosterEntry(
        person=person.person,
        name=printable(person.name),
        seat=person.seat,
        here=person.person == me,
        is_host=person.person == table.host,
        connected=person.person in present,
        gone=person.gone,
        sent_away=person.sent_away,
        bot=None if person.seat is None else table.seats[person.seat].stand_in,
    )
