"""Command handlers of a score board: validate a keeper's command, return room events or raise `Refused`."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from flip7.i18n.catalog import say
from flip7.protocol.commands import Command, EnterScore, KeepScore, SetOdds, StopSharing
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import Came, Closed, Closing, OddsSet, RoomEvent, ScoreEntered
from flip7.protocol.room_state import Person
from flip7.server.rooms.room import Room
from flip7.server.security.tokens import hash_token

MAX_KEEPERS: Final = 50
"""Keepers of one board, over its whole life: every device that ever took the invitation is one."""


def handle_score(room: Room, person: Person | None, command: Command) -> list[RoomEvent]:
    """Return the events that follow from a command at a score board; raise `Refused` if it is not allowed."""
    if room.score is None:
        raise Refused(Reason.NOT_A_BOARD, say("refused-not-board"))
    match command:
        case KeepScore(invitation=invitation):
            return _come(room, person, invitation)
        case EnterScore(entries=entries):
            return _enter(room, _keeper(person), entries)
        case SetOdds(odds=odds):
            number, shown = _keeper(person).number, room.score.facts.settings.odds
            return [] if odds is shown else [OddsSet(number, odds)]
        case StopSharing():
            if room.host != _keeper(person).number:
                raise Refused(Reason.NOT_THE_HOST, say("refused-not-sharer"))
            return [Closed(Closing.KEEPER)]
        case _:
            raise Refused(Reason.IS_A_BOARD, say("refused-is-board"))


def _keeper(person: Person | None) -> Person:
    if person is None:
        raise Refused(Reason.NOT_INVITED, say("refused-not-keeper"))
    return person


def _come(room: Room, person: Person | None, invitation: str) -> list[RoomEvent]:
    """Let somebody in who has the invitation; a keeper is one already."""
    assert room.score is not None, "a score board has a score"
    if person is not None:
        return []
    if not secrets.compare_digest(hash_token(invitation), room.score.invitation_hash):
        raise Refused(Reason.NOT_INVITED, say("refused-not-invited"))
    if len(room.people) >= MAX_KEEPERS:
        raise Refused(Reason.TABLE_IS_FULL, say("refused-keepers", most=MAX_KEEPERS))
    number = len(room.people)
    return [Came(number, keeper_name(number))]


def keeper_name(number: int) -> str:
    """Return the name of a keeper: people never see it, the owner of the server does."""
    return f"Keeper {number + 1}"


def _enter(room: Room, keeper: Person, given: Sequence[Mapping[str, Any]]) -> list[RoomEvent]:
    from flip7.play.scorekeeper import BadScoreSheet
    from flip7.server.rooms.shared_score import BoardFull, as_sent

    assert room.score is not None, "a score board has a score"
    try:
        new = room.score.new_entries(given)
    except BoardFull as full:
        raise Refused(Reason.BOARD_IS_FULL, str(full)) from None
    except BadScoreSheet as error:
        raise Refused(Reason.BAD_ENTRY, str(error)) from None
    return [ScoreEntered(keeper.number, as_sent(new))] if new else []
