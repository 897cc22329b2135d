"""Expiry in the database: mark old rooms, and remove those that a later sweep still finds old."""

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Executable

from flip7.protocol.room_options import Phase
from flip7.server.storage import queries
from flip7.server.storage.group_commit import Unchanged, Values, Writer
from flip7.server.storage.reader import Reader
from flip7.server.storage.store import Expired, Expiry

MAX_ROOMS_PER_TRANSACTION: Final = 32
"""Rooms that are changed or removed in one transaction, at most: others want to write."""


class RowSweeper:
    """Marks and removes rooms. One to which something happens meanwhile stays: every change looks again."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def sweep(self, rule: Expiry, but: frozenset[str]) -> Expired:
        """Sweep the store: unmark, remove and mark rooms, as `Store.expire` specifies."""
        marked = 0
        removed: list[str] = []
        for phase in Phase:
            old = _old(phase, rule)
            removed += await self._marked_rooms(old, rule, but)
            found = await self._reader.read(queries.OLD_IN_PHASE, old)
            new = [{**old, "of": row.id, "now": rule.now} for row in found if row.id not in but]
            marked += len(await self._change(queries.MARK, new))
        return Expired(marked, removed)

    async def _marked_rooms(self, old: Values, rule: Expiry, but: frozenset[str]) -> list[str]:
        """Unmark rooms whose mark is wrong, and remove those that have had theirs for long enough."""
        rows = await self._reader.read(queries.MARKED_IN_PHASE, old)
        wrong = {row.id for row in rows if not row.old or row.expired > rule.now or row.id in but}
        await self._change(queries.UNMARK, [{"of": room} for room in wrong])
        before = rule.remove_marked_before
        if before is None:
            return []
        due = [row.id for row in rows if row.id not in wrong and row.expired < before]
        return await self._change(queries.REMOVE_OLD, [{**old, "of": room, "marked_before": before} for room in due])

    async def _change(self, statement: Executable, rows: Sequence[Values]) -> list[str]:
        """Execute the statement for each of these rooms, a few at a time; return the ids of those it still fitted."""
        changed: list[str] = []
        for start in range(0, len(rows), MAX_ROOMS_PER_TRANSACTION):
            few = rows[start : start + MAX_ROOMS_PER_TRANSACTION]
            outcomes = await asyncio.gather(
                *(self._writer.write({statement: [row]}) for row in few), return_exceptions=True
            )
            for row, outcome in zip(few, outcomes, strict=True):
                if outcome is None:
                    changed.append(str(row["of"]))
                elif not isinstance(outcome, Unchanged):
                    raise outcome
        return changed


def _old(phase: Phase, rule: Expiry) -> Values:
    """Return the time before which a room of that phase is old."""
    before = {
        Phase.LOBBY: (rule.lobbies_before, max(rule.lobbies_before, rule.lonely_before)),
        Phase.PLAYING: (rule.games_before, rule.games_before),
        Phase.OVER: (rule.records_before, rule.records_before),
    }[phase]
    return {"in_phase": phase.value, "before": before[0], "lonely_before": before[1]}
