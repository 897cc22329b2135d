"""Views of a room's state for the screens: the lobby, the host's list of people, who sits where."""

from collections.abc import Collection

from flip7.core.seats import Seat
from flip7.i18n.markup import printable
from flip7.play.session import GatheredSeat, Gathering, Roster, RosterEntry
from flip7.protocol.room_options import Phase
from flip7.protocol.room_state import Person, RoomState


def recorded_names(room: RoomState) -> tuple[str, ...]:
    """Return who sits where as records have it: «Rita (level3)» is a bot."""
    return tuple(printable(name or "") for name in room.names())


def stand_ins(room: RoomState) -> frozenset[Seat]:
    """Return the seats of people that bots play until they are back."""
    return frozenset(Seat(seat) for seat, chair in enumerate(room.chairs) if chair.stand_in is not None)


def gathering(room: RoomState, link: str, me: int | None, present: Collection[int], watching: int) -> Gathering:
    """Return the lobby as one of the people in it sees it."""
    return Gathering(
        seats=tuple(_gathered(room, seat, me, present) for seat in room.seats),
        code=printable(room.code),
        link=printable(link),
        target=room.rules.target,
        host=None if room.host is None else printable(room.people[room.host].name),
        is_host=me is not None and room.host == me,
        watching=watching,
        first=room.rules.first,
        odds=room.options.odds,
        advice=room.options.advice is True,
        turn_seconds=room.options.turn_seconds,
    )


def _gathered(room: RoomState, seat: int, me: int | None, present: Collection[int]) -> GatheredSeat:
    chair, name = room.chairs[seat], room.name_at(seat)
    if name is None:
        return GatheredSeat(None)
    if chair.person is None:
        return GatheredSeat(printable(name), bot=chair.bot and chair.bot.bot, ready=True)
    return GatheredSeat(
        name=printable(name),
        here=chair.person == me,
        is_host=chair.person == room.host,
        ready=room.people[chair.person].ready,
        connected=chair.person == me or chair.person in present,  # we are, whatever the server has told so far
    )


def roster(room: RoomState, me: int | None, present: Collection[int]) -> Roster:
    """List everybody at the table, for a host who decides who stays: seats in their order, then the others."""
    seated = [_seat_entry(room, seat, me, present) for seat in room.seats if not room.chairs[seat].is_free]
    others = [_person_entry(room, person, me, present) for person in room.people if person.seat is None]
    return Roster(
        entries=(*seated, *sorted(others, key=lambda entry: (entry.sent_away, entry.gone))),
        is_host=me is not None and room.host == me,
        locked=room.locked,
        in_lobby=room.phase is Phase.LOBBY,
    )


def _seat_entry(room: RoomState, seat: int, me: int | None, present: Collection[int]) -> RosterEntry:
    chair = room.chairs[seat]
    if chair.person is None:
        return RosterEntry(None, printable(room.name_at(seat) or ""), seat=seat, bot=chair.bot and chair.bot.bot)
    return _person_entry(room, room.people[chair.person], me, present)


def _person_entry(room: RoomState, person: Person, me: int | None, present: Collection[int]) -> RosterEntry:
    return RosterEntry(
        person=person.number,
        name=printable(person.name),
        seat=person.seat,
        here=person.number == me,
        is_host=person.number == room.host,
        connected=person.number in present,
        gone=person.gone,
        sent_away=person.sent_away,
        bot=None if person.seat is None else room.chairs[person.seat].stand_in,
    )
