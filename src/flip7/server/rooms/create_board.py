"""Create a shared score board: a room that carries the score of a game with real cards."""

import secrets
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from flip7.core.shuffle import SEED_BYTES
from flip7.i18n.catalog import say
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import BoardFounded
from flip7.protocol.room_events import Came, LogLine, ScoreShared, encode_line
from flip7.protocol.room_options import Colour, Phase
from flip7.protocol.room_state import Person
from flip7.server.http_status import cut_short
from flip7.server.rooms.commands import check_not_closed
from flip7.server.rooms.create import host_first
from flip7.server.rooms.room import Room
from flip7.server.rooms.score_commands import keeper_name
from flip7.server.security.tokens import TableKeys, hash_token, new_token
from flip7.server.storage.store import Entry, StoredRoom

T = TypeVar("T")
_MAX_PLAYERS: Final = 64
"""More than any game has; how many it may have, the score keeper says."""


class BoardPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A score board that somebody would like to share."""

    setup: dict[str, Any]
    """The setup of the game: a saved score (`flip7-score/1`, docs/companion.md) without its entries."""
    colours: Annotated[tuple[Colour, ...], Meta(max_length=_MAX_PLAYERS)]
    """One for each player, those who have joined since included; whoever joins later gets one."""
    odds: OddsFor = OddsFor.NOBODY


class BoardRematch(BoardPlan, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The next game of the keepers of a board: its setup, and the token of the keeper who asks."""

    token: Annotated[str, Meta(max_length=64)]


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The invitation to keep score, too. It comes in a body: addresses are logged on their way."""

    invitation: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


@dataclass(frozen=True, slots=True)
class NewBoard:
    """A board that is ready to be stored: its first entries, and what its first keeper gets."""

    kept: StoredRoom
    entries: list[Entry]
    token: str
    invitation: str

    def founded(self, link: str) -> BoardFounded:
        """Make the answer to whoever shared it."""
        return BoardFounded(self.kept.id, self.kept.code, link, self.token, self.invitation)


def create_board(plan: BoardPlan, now: int, keys: TableKeys) -> NewBoard:
    """Create the board of a plan; raise `Refused` if no game can begin so. Its entries follow on the socket."""
    setup = _checked_setup(plan)
    token, invitation = new_token(), new_token()
    lines = (
        LogLine(ScoreShared(setup, plan.colours, plan.odds), hash_token(invitation)),
        LogLine(Came(0, keeper_name(0)), hash_token(token)),
    )
    kept = _kept(keys, keys.new_code(), now)
    return NewBoard(kept, [Entry(now, encode_line(line)) for line in lines], token, invitation)


def create_next_board(before: Room, plan: BoardRematch, now: int, code: str, keys: TableKeys) -> NewBoard:
    """Create the board of the next game, with the keepers, the host and the invitation of the one before.

    Whether that game is over, its keepers know: nothing is folded for it.
    """
    keeper = check_keeper(before, plan.token)
    assert before.score is not None, "a score board has a score"
    people = host_first(before, keeper)
    lines = (
        LogLine(ScoreShared(_checked_setup(plan), plan.colours, plan.odds), before.score.invitation_hash),
        *(
            LogLine(Came(number, keeper_name(number)), before.token_hashes[person.number])
            for number, person in enumerate(people)
        ),
    )
    kept = replace(_kept(keys, code, now), joined=len(people) > 1)
    return NewBoard(kept, [Entry(now, encode_line(line)) for line in lines], plan.token, "")


def check_keeper(room: Room, token: str) -> Person:
    """Return the keeper of an open board who has that token; raise `Refused` if there is none."""
    if not room.is_board:
        raise Refused(Reason.NOT_A_BOARD, say("refused-not-board"))
    check_not_closed(room)
    keeper = room.person_with(hash_token(token))
    if keeper is None:
        raise Refused(Reason.NOT_INVITED, say("refused-not-keeper"))
    return keeper


def _kept(keys: TableKeys, code: str, now: int) -> StoredRoom:
    secret = secrets.token_bytes(SEED_BYTES)
    return StoredRoom(keys.new_id(), code, secret, public=False, created=now, phase=Phase.PLAYING)


def _checked_setup(plan: BoardPlan) -> dict[str, Any]:
    """Return the setup with what belongs there, and nothing else."""
    from flip7.play.scorekeeper import BadScoreSheet
    from flip7.play.scorekeeper.json_form import setup_as_json
    from flip7.server.rooms.shared_score import read_setup

    try:
        setup = read_setup(plan.setup)
    except BadScoreSheet as error:
        raise Refused(Reason.BAD_ENTRY, str(error)) from None
    if len(plan.colours) < len(setup.names):
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=f"{len(plan.colours)} colours"))
    written: dict[str, Any] = msgspec.json.decode(setup_as_json(setup))
    return written


def decode_body(body: bytes, kind: type[T]) -> T:
    """Decode the body of a request from JSON; raise `Refused` if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(str(error)))) from None
