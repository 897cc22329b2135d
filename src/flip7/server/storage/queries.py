"""SQL statements and queries. Each is a constant, so that it is compiled once."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Executable,
    Label,
    ScalarSelect,
    Select,
    TextClause,
    and_,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    text,
    true,
    update,
)

from flip7.protocol.room_options import Phase
from flip7.server.storage.schema import blocks, codes, log, marked, meta, open_to_all, reviews, rooms


def _last(column: ColumnElement[int], room: ColumnElement[str]) -> ScalarSelect[int]:
    """Select a column of the room's last entry; `None` if it has no entry."""
    return select(column).where(log.c.room == room).order_by(log.c.number.desc()).limit(1).scalar_subquery()


def _length(room: ColumnElement[str]) -> Label[int]:
    return func.coalesce(_last(log.c.number, room) + literal(1), literal(0)).label("length")


def _listed(wanted: Select[Any]) -> Select[Any]:
    """Select a page of rooms, newest first; only their logs are read."""
    order = (rooms.c.created.desc(), rooms.c.id.desc())
    page = wanted.order_by(*order).limit(bindparam("most")).offset(bindparam("skipped")).subquery("page")
    last = func.coalesce(_last(log.c.at, page.c.id), page.c.created).label("last")
    return select(page, _length(page.c.id), last).order_by(page.c.created.desc(), page.c.id.desc())


def _upsert(table: str, values: str, on_conflict: str) -> TextClause:
    return text(f"INSERT INTO {table} {values} ON CONFLICT {on_conflict}").execution_options(preserve_rowcount=True)


# --- what is written: each changes one row, or the whole is undone ----------------------------------------------------

ADD_ROOM: Final = insert(rooms).execution_options(preserve_rowcount=True)
ADD_CODE: Final = insert(codes).execution_options(preserve_rowcount=True)
MOVE_CODE: Final = (
    update(codes).where(codes.c.code == bindparam("of"), codes.c.room == bindparam("from")).values(room=bindparam("to"))
)
ADD_FIRST: Final = insert(log).execution_options(preserve_rowcount=True)
"""An entry of a room that is made in the same transaction."""

_new = {
    name: bindparam(f"new_{name}", type_=log.c[name].type, required=True) for name in ("room", "number", "at", "act")
}
_earlier = log.alias("earlier")
_in_turn = or_(
    exists().where(_earlier.c.room == _new["room"], _earlier.c.number == _new["number"] - literal(1)),
    and_(_new["number"] == literal(0), exists().where(rooms.c.id == _new["room"])),
)
ADD_ENTRY: Final = (
    insert(log)
    .from_select(list(_new), select(*_new.values()).where(_in_turn))
    .execution_options(preserve_rowcount=True)
)
"""The next entry of a room: a log has no gap, and no log is left of a room that is gone."""

SET_PHASE: Final = update(rooms).where(rooms.c.id == bindparam("of")).values(phase=bindparam("to"))
SET_JOINED: Final = update(rooms).where(rooms.c.id == bindparam("of")).values(joined=true())

_time = func.coalesce(_last(log.c.at, rooms.c.id), rooms.c.created)
_old = and_(
    rooms.c.phase == bindparam("in_phase"),
    or_(_time < bindparam("before"), and_(rooms.c.joined == false(), _time < bindparam("lonely_before"))),
)
"""Whether the room is old, by the rule for its phase."""

UNMARK: Final = update(rooms).where(rooms.c.id == bindparam("of"), marked).values(expired=null())
REMOVE_OLD: Final = delete(rooms).where(
    rooms.c.id == bindparam("of"), _old, rooms.c.expired < bindparam("marked_before")
)
"""Its code, if that still leads to it, and its log go with it, as the schema says."""
MARK: Final = (
    update(rooms)
    .where(rooms.c.id == bindparam("of"), _old, rooms.c.expired.is_(None))
    .values(expired=bindparam("now", type_=rooms.c.expired.type))
)

REMOVE_ROOM: Final = delete(rooms).where(rooms.c.id == bindparam("of"))
REWRITE: Final = (
    update(log).where(log.c.room == bindparam("of"), log.c.number == bindparam("at_number")).values(act=bindparam("to"))
)
CUT_LOG: Final = delete(log).where(log.c.room == bindparam("of"), log.c.number >= bindparam("length"))

# SQLAlchemy has an upsert for each kind of database, and this text is the same for all.
SET_META: Final = _upsert("meta", "(key, value) VALUES (:key, :value)", "(key) DO UPDATE SET value = excluded.value")
COUNT_UP: Final = _upsert("meta", "(key, value) VALUES (:key, 1)", "(key) DO UPDATE SET value = meta.value + 1")
BLOCK: Final = _upsert(
    "blocks",
    "(prefix, reason, until) VALUES (:prefix, :reason, :until)",
    "(prefix) DO UPDATE SET reason = excluded.reason, until = excluded.until",
)
KEEP_REVIEW: Final = _upsert(
    "reviews",
    "(room, version, report) VALUES (:room, :version, :report)",
    "(room) DO UPDATE SET version = excluded.version, report = excluded.report",
)
DROP_REVIEW: Final = delete(reviews).where(reviews.c.room == bindparam("of"))
UNBLOCK: Final = delete(blocks).where(blocks.c.prefix == bindparam("of"))

WRITES: Final[tuple[Executable, ...]] = (
    ADD_ROOM,
    ADD_CODE,
    MOVE_CODE,
    ADD_FIRST,
    ADD_ENTRY,
    CUT_LOG,
    REWRITE,
    SET_PHASE,
    SET_JOINED,
    UNMARK,
    REMOVE_OLD,
    MARK,
    REMOVE_ROOM,
    SET_META,
    COUNT_UP,
    BLOCK,
    UNBLOCK,
    DROP_REVIEW,
    KEEP_REVIEW,
)
"""All statements that write, in the order in which a transaction executes them."""
OF_ANY_NUMBER: Final[frozenset[Executable]] = frozenset({CUT_LOG, DROP_REVIEW})
"""Statements that may change any number of rows; all others change one, or the transaction is undone."""

# --- what is read -----------------------------------------------------------------------------------------------------

_kept = select(rooms.c.id, rooms.c.code, rooms.c.secret, rooms.c.public, rooms.c.created, rooms.c.phase, rooms.c.joined)
# One parameter, with a type, that stands in two places: PostgreSQL refuses one whose type differs between them.
_key = bindparam("key", type_=rooms.c.id.type)
_led_to = select(codes.c.room).where(codes.c.code == _key).scalar_subquery()

ROOM: Final = _kept.where(rooms.c.id.in_([_key, _led_to]))
"""By its id, or by the code that leads to it."""
NEWEST: Final = _kept.where(open_to_all).order_by(rooms.c.created.desc(), rooms.c.id.desc()).limit(bindparam("most"))
ENTRIES: Final = (
    select(log.c.at, log.c.act)
    .where(log.c.room == bindparam("of"), log.c.number >= bindparam("since"), log.c.number < bindparam("before"))
    .order_by(log.c.number)
)
IN_PHASE: Final = select(rooms.c.id).where(rooms.c.phase == bindparam("in_phase"))
UNFINISHED: Final = select(func.count()).where(rooms.c.phase.in_([Phase.LOBBY.value, Phase.PLAYING.value]))
"""Not `!=`: that would walk through the index of all rooms, and the records of a year are among them."""

LENGTHS: Final = select(rooms.c.id, _length(rooms.c.id)).where(rooms.c.id.in_(bindparam("ids", expanding=True)))

LAST_TIME: Final = select(func.max(_time))
OLD_IN_PHASE: Final = select(rooms.c.id).where(_old, rooms.c.expired.is_(None))
MARKED_IN_PHASE: Final = select(rooms.c.id, rooms.c.expired, _old.label("old")).where(
    marked, rooms.c.phase == bindparam("in_phase")
)

REVIEW: Final = select(reviews.c.report).where(
    reviews.c.room == bindparam("of"), reviews.c.version == bindparam("in_version")
)
META: Final = select(meta.c.value).where(meta.c.key == bindparam("of"))
BLOCKS: Final = select(blocks.c.prefix, blocks.c.until, blocks.c.reason).order_by(blocks.c.prefix)

LISTED: Final = _listed(_kept)
LISTED_IN_PHASE: Final = _listed(_kept.where(rooms.c.phase == bindparam("in_phase")))

# What a check reads, so that damage is met early: little each time, and everything in the course of time.
LAST_ENTRY: Final = select(log.c.act).where(log.c.room == bindparam("of")).order_by(log.c.number.desc()).limit(1)
NEXT_IDS: Final = (
    select(rooms.c.id).where(rooms.c.id > bindparam("after")).order_by(rooms.c.id).limit(bindparam("most"))
)
WALK: Final = select(func.sum(func.length(log.c.act))).where(log.c.room.in_(bindparam("ids", expanding=True)))
