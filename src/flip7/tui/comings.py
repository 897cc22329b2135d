"""Who comes and goes at a web table, in sentences."""

from flip7.lines.answers import printable
from flip7.server.acts import (
    Act,
    CameBack,
    GaveWord,
    HandedOver,
    HostPassed,
    Left,
    OptionsChanged,
    Sat,
    Sealed,
    StoodUp,
    Why,
)
from flip7.server.messages import TableView
from flip7.server.storage.store import Phase
from flip7.words.fluent import say
from flip7.words.marked import Part, mark


def called(table: TableView, person: int) -> str:
    """The person's name, marked with their seat if they have one."""
    someone = table.people[person]
    name = printable(someone.name)
    return name if someone.seat is None else mark(Part.NAME, str(someone.seat), name)


def sentence(act: Act, table: TableView, me: int | None) -> str | None:
    """What is to be said of an act at the table as it was before; None: it is seen, or nobody's business."""
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
        case HostPassed(person):
            return say("join-you-host") if person == me else say("join-host", name=called(table, person))
        case OptionsChanged():
            return say("join-options")
        case Sealed(_, seed_hash):
            return say("game-hash", hash=seed_hash)
        case _:
            return None


def _sat(table: TableView, person: int, seat: int) -> str:
    name = mark(Part.NAME, str(seat), printable(table.people[person].name))
    before = table.seats[seat].name
    if table.phase is Phase.LOBBY or before is None:
        return say("join-sat", name=name)
    return say("join-sat-for", name=name, bot=printable(before))


def _handed_over(table: TableView, seat: int, why: Why, me: int | None) -> str | None:
    person = table.seats[seat].person
    if person is None:
        return None
    if person == me:
        return say("join-you-out-of-time") if why is Why.CLOCK else say("join-you-handed-over")
    name = called(table, person)
    return say("join-out-of-time", name=name) if why is Why.CLOCK else say("join-handed-over", name=name)
