"""«What if» on a device: branches of records, and decisions played out in plain Python, a few games at a time."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from flip7.i18n.catalog import say
from flip7.play.what_if import PlayOuts, WhatIf, position_at
from flip7.protocol.errors import Reason, Refused
from flip7.record import BadBranch, Record, read_record, to_json
from flip7.server.http_status import cut_short
from flip7.server.rooms.create import BranchPlan, NewRoom, Plan
from flip7.server.rooms.registry import Rooms

T = TypeVar("T")
Choice = Annotated[int, Meta(ge=0)]


class RecordChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of a record."""

    record: str
    """The record, in JSON or notation."""
    choice: Choice


class RecordBranch(RecordChoice, frozen=True, forbid_unknown_fields=True):
    """A choice of a record to take back, and to play on from."""

    plan: Plan
    """The plan of the new table: only `name`, `colour` and `options` count."""
    same_cards: bool = True


class DevicePlayOuts:
    """Plays a decision out while somebody looks at it: each request brings more games."""

    def __init__(self) -> None:
        self._of: tuple[str, int] | None = None
        self._last: PlayOuts | None = None

    def go_on(self, record: Record, choice: int) -> WhatIf:
        """Play some more games, and return the figures so far; those of one decision are kept."""
        wanted = (to_json(record), choice)
        if self._last is None or self._of != wanted:
            try:
                self._last = PlayOuts(position_at(record, choice))
            except BadBranch:
                raise Refused(Reason.NO_SUCH_CHOICE, say("refused-no-such-choice", choice=choice + 1)) from None
            self._of = wanted
        self._last.go_on()
        return self._last.report()


def record_choice(body: str) -> tuple[Record, int]:
    """Read a choice of a record; raise `Refused`, `BadRecord` or `BadNotation`."""
    given = _decoded(body, RecordChoice)
    return read_record(given.record), given.choice


async def branch_of_record(rooms: Rooms, body: str) -> NewRoom:
    """Create the table of a branch of a record."""
    given = _decoded(body, RecordBranch)
    branch = BranchPlan("", given.choice, given.same_cards)
    return await rooms.create_from(given.plan, branch, read_record(given.record))


def _decoded(body: str, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=type_)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(str(error)))) from None
