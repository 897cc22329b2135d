"""Room events as sentences for the people at a web table."""

from typing import assert_never

from flip7.i18n.catalog import say
from flip7.i18n.markup import Part, mark, printable
from flip7.protocol.messages import Refusal
from flip7.protocol.room_events import (
    Advised,
    BotFailed,
    CameBack,
    Closed,
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
    Sealed,
    SentAway,
    StoodUp,
    Unseated,
    Unseating,
)
from flip7.protocol.room_options import Phase
from flip7.protocol.room_state import RoomState


def called(table: RoomState, person: int) -> str:
    """Return a person's name, marked with their seat if they have one."""
    someone = table.people[person]
    name = printable(someone.name)
    return name if someone.seat is None else mark(Part.NAME, str(someone.seat), name)


def sentence(act: RoomEvent, table: RoomState, me: int | None) -> str | None:
    """Describe a room event at the table as it was before; None if the screen shows it anyway."""
    match act:
        case Sat(person, seat) if person != me and person < len(table.people):
            return _sat(table, person, seat)
        case StoodUp(person) if person != me:
            return say("join-stood-up", name=called(table, person))
        case Left(person) if person != me:
            plays_on = table.phase is Phase.PLAYING and table.people[person].seat is not None
            name = called(table, person)
            return say("join-left-bot", name=name) if plays_on else say("join-left", name=name)
        case CameBack(person):
            return say("join-you-are-back") if person == me else say("join-back", name=called(table, person))
        case GaveWord(person, word) if person == me:
            return say("join-you-gave-word", word=printable(word))
        case HandedOver(seat, _, why):
            return _handed_over(table, seat, why, me)
        case Advised(seat) if table.chairs[seat].person != me:
            return say("join-advised", name=_seated(table, seat))
        case HostPassed(person):
            return say("join-you-host") if person == me else say("join-host", name=called(table, person))
        case SentAway() | Unseated() | Locked() | Closed() | BotFailed():
            return _decided(act, table, me)
        case OptionsChanged():
            return say("join-options")
        case Sealed(_, seed_hash):
            return say("game-hash", hash=seed_hash)
        case _:
            return None


def _sat(table: RoomState, person: int, seat: int) -> str:
    name = mark(Part.NAME, str(seat), printable(table.people[person].name))
    before = table.name_at(seat)
    if table.phase is Phase.LOBBY:
        return say("join-sat", name=name)
    if before is None:
        return say("join-late", name=name)
    return say("join-sat-for", name=name, bot=printable(before))


def _handed_over(table: RoomState, seat: int, why: HandOverReason, me: int | None) -> str | None:
    person = table.chairs[seat].person
    if person is None:
        return None
    if person == me:
        return say("join-you-out-of-time") if why is HandOverReason.CLOCK else say("join-you-handed-over")
    name = called(table, person)
    return say("join-out-of-time", name=name) if why is HandOverReason.CLOCK else say("join-handed-over", name=name)


# --- decisions of the host and of the server's owner ------------------------------------------------------------------


def _decided(act: SentAway | Unseated | Locked | Closed | BotFailed, table: RoomState, me: int | None) -> str | None:
    match act:
        case SentAway(person):
            return _sent_away(table, person, me)
        case Unseated(person, why=why):
            return _unseated(table, person, why, me)
        case Locked(locked):
            if table.host == me:
                return say("join-you-locked") if locked else say("join-you-unlocked")
            host = _host(table)
            return say("table-locked", host=host) if locked else say("table-unlocked", host=host)
        case Closed(why):
            return closed(why)
        case BotFailed(seat):
            return say("bot-failed", name=_seated(table, seat))
        case _:
            assert_never(act)


def _sent_away(table: RoomState, person: int, me: int | None) -> str:
    if person == me:
        return say("join-sent-away")
    name = called(table, person)
    if table.host == me:
        return say("join-you-sent-away", name=name)
    plays_on = table.phase is Phase.PLAYING and table.people[person].seat is not None
    host = _host(table)
    return (
        say("person-sent-away-bot", host=host, name=name) if plays_on else say("person-sent-away", host=host, name=name)
    )


def _unseated(table: RoomState, person: int, why: Unseating, me: int | None) -> str:
    if person == me:
        return say("join-you-unseated")
    name = called(table, person)
    match why:
        case Unseating.AWAY:
            return say("person-unseated-away", name=name)
        case Unseating.HOST:
            return say("person-unseated-host", host=_host(table), name=name)
        case _:
            assert_never(why)


def closed(why: Closing) -> str:
    """Say why the table was closed for good."""
    match why:
        case Closing.OWNER:
            return say("table-closed-owner")
        case Closing.KEEPER:
            return say("table-closed-keeper")
        case Closing.BEHAVIOUR:
            return say("table-closed-behaviour")
        case _:
            assert_never(why)


def refused(refusal: Refusal) -> str:
    """Say why something was refused: in the user's language if the reason is known, else in the server's words."""
    return say("join-refused", reason=refusal.reason.value, sentence=printable(refusal.message))


def _host(table: RoomState) -> str:
    return "?" if table.host is None else called(table, table.host)


def _seated(table: RoomState, seat: int) -> str:
    return mark(Part.NAME, str(seat), printable(table.name_at(seat) or "?"))
