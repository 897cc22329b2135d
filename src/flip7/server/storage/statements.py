"""All that is asked of the database, in SQL. What a statement says is constant, so that it is compiled once."""

from typing import Final

from sqlalchemy import (
    Executable,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from flip7.server.storage.schema import codes, log, open_to_all, rooms

# --- what is written: each changes one row, or the whole is undone --------------------------------------------------

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

_last = select(log.c.at).where(log.c.room == rooms.c.id).order_by(log.c.number.desc()).limit(1).scalar_subquery()
_time = func.coalesce(_last, rooms.c.created)
REMOVE_ROOM: Final = delete(rooms).where(
    rooms.c.id == bindparam("of"), rooms.c.phase == bindparam("phase"), _time < bindparam("before")
)
"""Its code, if that still leads to it, and its log go with it, as the schema says."""

WRITES: Final[tuple[Executable, ...]] = (
    ADD_ROOM,
    ADD_CODE,
    MOVE_CODE,
    ADD_FIRST,
    ADD_ENTRY,
    SET_PHASE,
    REMOVE_ROOM,
)
"""In the order in which a transaction executes them."""

# --- what is read ---------------------------------------------------------------------------------------------------

_kept = select(rooms.c.id, rooms.c.code, rooms.c.secret, rooms.c.public, rooms.c.created, rooms.c.phase)
_led_to = select(codes.c.room).where(codes.c.code == bindparam("key")).scalar_subquery()

ROOM: Final = _kept.where(rooms.c.id.in_([bindparam("key"), _led_to]))
"""By its id, or by the code that leads to it."""
NEWEST: Final = _kept.where(open_to_all).order_by(rooms.c.created.desc(), rooms.c.id.desc()).limit(bindparam("most"))
ENTRIES: Final = (
    select(log.c.at, log.c.act)
    .where(log.c.room == bindparam("of"), log.c.number >= bindparam("since"), log.c.number < bindparam("before"))
    .order_by(log.c.number)
)
COUNT: Final = select(func.count().label("entries")).where(log.c.room == bindparam("of"))
IN_PHASE: Final = select(rooms.c.id).where(rooms.c.phase == bindparam("phase"))
UNFINISHED: Final = select(func.count()).where(rooms.c.phase != bindparam("phase"))
OLDER: Final = IN_PHASE.where(_time < bindparam("before"))
