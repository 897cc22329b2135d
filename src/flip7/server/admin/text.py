"""The text output of `flip7 admin` and `flip7 tables`."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, assert_never

from rich.cells import cell_len

from flip7.protocol.room_options import Phase
from flip7.server.admin import protocol
from flip7.server.admin.protocol import BlockRow, Response, TableRow
from flip7.server.admin.repair import Outcome, Repair, TableChecked

_AGES: Final = ((24 * 3600, "d"), (3600, "h"), (60, "min"), (1, "s"))


def lines_of(response: Response, now: int) -> list[str]:
    """Format an answer; ages are counted up to `now`, in milliseconds since 1970."""
    match response:
        case protocol.TablesListed(tables):
            return _tables(tables, now)
        case protocol.TableSeen():
            return _table(response, now)
        case protocol.Closed(code, was):
            return [f"Table {code} was over already." if was is Phase.OVER else f"Table {code} is closed."]
        case protocol.BlocksListed(blocks):
            return (
                _columns([("ADDRESS", "UNTIL", "REASON"), *map(_block, blocks)]) if blocks else ["Nobody is blocked."]
            )
        case protocol.Blocked(block):
            return [f"Nobody can connect from {block.prefix} {_until(block)}."]
        case protocol.Unblocked(prefix, was_blocked):
            return [f"{prefix} can connect again." if was_blocked else f"{prefix} was not blocked."]
        case protocol.AnnouncedTo(restart_at, cleared):
            told = "Nothing is announced any more." if cleared else "Everybody has been told."
            return [told] if restart_at is None else [told, f"The restart is announced for {_time(restart_at)}."]
        case protocol.BackedUp(file, size):
            return [f"{file}: {size:,} bytes. It holds names and the secrets of games: keep it to yourself."]
        case protocol.NamesFound():
            return _names(response, now)
        case protocol.Forgotten(tables):
            changed = [f"Table {each.code} ({each.id}): {each.acts} events changed." for each in tables]
            return changed or ["Their name and words were gone already."]
        case protocol.Failed(message):
            return [message]
        case _:
            assert_never(response)


def repair_lines(found: Repair) -> list[str]:
    """Format a repair, one line for each table that could not be read."""
    unreadable = found.unreadable
    lines = [f"{len(found.tables)} tables were read; {len(unreadable) or 'none'} cannot be read to the end."]
    lines += [_repaired(each) for each in unreadable]
    if found.backup is not None:
        lines.append(f"The database as it was is kept in {found.backup}")
    elif any(each.outcome is Outcome.UNREADABLE for each in unreadable):
        lines.append("Nothing was changed. To mend them, stop the server and say: flip7 tables repair")
    return lines


def _repaired(each: TableChecked) -> str:
    where = f"{each.code} ({each.id})"
    kept = "" if each.file is None else f" The whole log is kept in {each.file}"
    match each.outcome:
        case Outcome.READABLE:
            return f"{where}: can be read."
        case Outcome.UNREADABLE:
            return f"{where}: {each.readable} of {each.acts} events can be read. {each.problem}"
        case Outcome.CUT:
            done = f"cut to its first {each.readable} of {each.acts} events; it is now: {each.phase}."
            return f"{where}: {done} {each.problem}{kept}"
        case Outcome.SET_ASIDE:
            return f"{where}: removed, because not even its first event can be read.{kept}"
        case _:
            assert_never(each.outcome)


# --- tables -----------------------------------------------------------------------------------------------------------

_HEAD: Final = ("CODE", "PHASE", "SEATS", "BOTS", "SOCKETS", "EVENTS", "AGE", "LAST EVENT", "PEOPLE")


def _tables(tables: Sequence[TableRow], now: int) -> list[str]:
    if not tables:
        return ["There are no tables."]
    return _columns([_HEAD, *(_row(table, now) for table in tables)])


def _row(table: TableRow, now: int) -> tuple[str, ...]:
    figures = (table.seats, table.bots, table.sockets, table.acts)
    ages = (_age(table.created, now), _age(table.last_act, now))
    return (table.code, table.phase, *map(str, figures), *ages, table.problem or ", ".join(table.people))


def _table(seen: protocol.TableSeen, now: int) -> list[str]:
    table = seen.table
    state = [table.phase, "listed for everybody" if table.public else "not listed"]
    state += ["locked"] if seen.locked else []
    state += [f"closed by the {seen.closed}"] if seen.closed is not None else []
    return [
        f"Table {table.code} ({table.id}): {', '.join(state)}.",
        f"Made {_age(table.created, now)} ago, last event {_age(table.last_act, now)} ago, {table.acts} events.",
        f"{table.seats} seats, {table.bots} bots, {table.sockets} connections, {seen.watching} of them watch.",
        *([f"The same people play again at {seen.rematch}"] if seen.rematch is not None else []),
        "",
        *_columns([("PERSON", "SEAT", "CONNECTIONS", "NAME", ""), *map(_person, seen.people)]),
        "",
        *_columns([("EVENT", "AGO", "WHAT", "WHO"), *(_act(act, now) for act in seen.last_acts)]),
    ]


def _person(person: protocol.PersonRow) -> tuple[str, ...]:
    notes = (("host", person.host), ("left", person.gone), ("sent away", person.sent_away))
    seat = "-" if person.seat is None else str(person.seat)
    told = ", ".join(note for note, holds in notes if holds)
    return (str(person.person), seat, str(person.sockets), person.name, told)


def _act(act: protocol.ActRow, now: int) -> tuple[str, ...]:
    return (str(act.number), _age(act.at, now), act.act, act.who)


def _names(found: protocol.NamesFound, now: int) -> list[str]:
    rows = [(each.code, each.id, each.phase, str(each.person), _age(each.at, now), each.name) for each in found.names]
    head = ("CODE", "TABLE", "PHASE", "PERSON", "CAME", "NAME")
    lines = _columns([head, *rows]) if rows else ["Nobody came under that name."]
    lines += [f"Table {each} could not be searched: flip7 tables check {each}" for each in found.unreadable]
    return lines


# --- pieces -----------------------------------------------------------------------------------------------------------


def _block(block: BlockRow) -> tuple[str, ...]:
    return (block.prefix, "for ever" if block.until is None else _time(block.until), block.reason)


def _until(block: BlockRow) -> str:
    return "until you unblock it" if block.until is None else f"until {_time(block.until)}"


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def _age(at: int, now: int) -> str:
    """Format an age, in the largest unit that fits.

    >>> _age(0, 90_000), _age(0, 0), _age(1_000, 0)
    ('1 min', '0 s', '0 s')
    """
    seconds = max(0, now - at) // 1000
    length, unit = next((each for each in _AGES if seconds >= each[0]), _AGES[-1])
    return f"{seconds // length} {unit}"


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The rows below one another; a name may have letters that are two columns wide."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_filled(row, widths)).rstrip() for row in rows]


def _filled(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    return (cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
