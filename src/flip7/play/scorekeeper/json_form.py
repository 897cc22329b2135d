"""A score keeper's game as JSON: what is saved, handed over, and sent to other keepers. The format is a contract."""

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from flip7.core.behaviour import BEHAVIOUR
from flip7.core.cards import parse_card
from flip7.core.decisions import Move
from flip7.core.errors import Flip7Error
from flip7.core.latecomers import StartingPoints
from flip7.core.rules import First, Rules
from flip7.core.seats import Points, Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.play.scorekeeper.entries import (
    Bust,
    ByHand,
    CameUp,
    Corrected,
    Depth,
    Done,
    Dropped,
    Entry,
    EntryId,
    Gave,
    Laid,
    Moved,
    PlayerCameBack,
    PlayerEntry,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Score,
    SetDepth,
    Shuffled,
    Step,
    Undone,
    What,
)
from flip7.play.scorekeeper.errors import BadScoreSheet, Refused
from flip7.play.scorekeeper.game_setup import MAX_PLAYERS, Setup, check_id, check_player
from flip7.play.scorekeeper.keeper import MAX_ENTRIES, ScoreKeeper

FORMAT: Final = "flip7-score/1"
MAX_CHARACTERS: Final = 32 * 2**20
"""No saved score is as long as this."""
_KINDS: Final[dict[str, type[What]]] = {
    "score": Score,
    "laid": Laid,
    "bust": Bust,
    "done": Done,
    "moved": Moved,
    "gave": Gave,
    "came_up": CameUp,
    "shuffled": Shuffled,
    "depth": SetDepth,
    "joined": PlayerJoined,
    "left": PlayerLeft,
    "came_back": PlayerCameBack,
    "renamed": PlayerRenamed,
    "by_hand": ByHand,
    "corrected": Corrected,
    "dropped": Dropped,
    "undone": Undone,
}
_NAMES: Final = {cls: name for name, cls in _KINDS.items()}
_NO_CORRECTION: Final = frozenset(name for name, kind in _KINDS.items() if not issubclass(kind, Step | PlayerEntry))
"""Entries that cannot take the place of a corrected one."""
_LONGEST_QUOTE: Final = 40


class _Damaged(Exception):
    """A part of the text that cannot be; the message says which."""


def to_json(keeper: ScoreKeeper) -> str:
    """Write the whole game as one line of JSON."""
    return saved(setup_as_json(keeper.setup), (entry_to_json(entry) for entry in keeper.log.entries))


def saved(setup: str, entries: Iterable[str]) -> str:
    """Put the setup and the entries together, each written as JSON, in whatever order."""
    return f'{setup.removesuffix("}")}, "entries": [{", ".join(entries)}]}}'


def setup_as_json(setup: Setup) -> str:
    """Write what a game begins with: all of a saved game but its entries."""
    fields = {
        "format": FORMAT,
        "behaviour": BEHAVIOUR,
        "game": setup.game,
        "names": setup.names,
        "dealer": setup.dealer,
        "depth": setup.depth,
        "rules": _rules_as_json(setup.rules),
    }
    return json.dumps(fields, ensure_ascii=False)


def entry_to_json(entry: Entry) -> str:
    """Write one entry."""
    return json.dumps(entry_as_json(entry), ensure_ascii=False)


def from_json(text: str, keeper: str = "a") -> ScoreKeeper:
    """Read a saved game; `BadScoreSheet` if it is none, or of another version, or damaged."""
    fields = _parsed(text)
    known = fields.get("format")
    if known != FORMAT:
        if isinstance(known, str) and known.startswith("flip7-score/"):
            version = printable(known[:_LONGEST_QUOTE])
            raise BadScoreSheet(say("score-other-version", version=version, known=FORMAT))
        raise BadScoreSheet(say("score-not-saved"))
    if fields.get("behaviour") != BEHAVIOUR:
        version = printable(f"{FORMAT}, behaviour {fields.get('behaviour')}"[: 2 * _LONGEST_QUOTE])
        raise BadScoreSheet(say("score-other-version", version=version, known=f"{FORMAT}, behaviour {BEHAVIOUR}"))
    try:
        return ScoreKeeper(_setup(fields), _entries(fields, len(_names(fields))), keeper)
    except _Damaged as error:
        raise BadScoreSheet(say("score-damaged", where=str(error))) from None


def entry_as_json(entry: Entry) -> dict[str, object]:
    """Return an entry as it is saved and sent."""
    fields: dict[str, object] = {"id": str(entry.id), **_what_as_json(entry.what)}
    if entry.after is not None:
        fields["after"] = str(entry.after)
    if entry.before is not None:
        fields["before"] = str(entry.before)
    return fields


def entry_from_json(fields: object) -> Entry:
    """Read an entry that another keeper has sent; `BadScoreSheet` if it is none."""
    try:
        return _entry(fields, MAX_PLAYERS, "entry")
    except _Damaged as error:
        raise BadScoreSheet(say("score-damaged", where=str(error))) from None


def entry_id(text: str) -> EntryId:
    """Read the id of an entry; `Refused` if it is none."""
    try:
        return _id(text, "id")
    except _Damaged:
        raise Refused(say("score-no-entry")) from None


def merge_json(keeper: ScoreKeeper, text: str) -> list[Entry]:
    """Add what another keeper of this game has saved; `BadScoreSheet` if it is of another game."""
    other = from_json(text)
    if other.setup != keeper.setup:
        raise BadScoreSheet(say("score-other-game"))
    return keeper.merge(other.log.entries)


# --- writing ----------------------------------------------------------------------------------------------------------


def _rules_as_json(rules: Rules) -> dict[str, object]:
    return {"target": rules.target, "first": rules.first, "flip_7": rules.flip_7, "decks": rules.decks}


def _what_as_json(what: What) -> dict[str, object]:
    fields: dict[str, object] = {"what": _NAMES[type(what)]}
    for name in type(what).__dataclass_fields__:
        value = getattr(what, name)
        if isinstance(value, Step | PlayerEntry):
            fields[name] = _what_as_json(value)
        elif value is None or isinstance(value, bool | int):
            fields[name] = value
        else:
            fields[name] = str(value)
    return fields


# --- reading ----------------------------------------------------------------------------------------------------------


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > MAX_CHARACTERS:
        raise BadScoreSheet(say("score-not-saved"))
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise BadScoreSheet(say("score-not-saved")) from None
    if not isinstance(fields, dict):
        raise BadScoreSheet(say("score-not-saved"))
    return fields


def _setup(fields: dict[str, Any]) -> Setup:
    given = fields.get("rules")
    if not isinstance(given, dict):
        raise _Damaged("rules")
    first, depth, game = given.get("first"), fields.get("depth"), fields.get("game")
    if first not in tuple(First) or depth not in tuple(Depth) or not isinstance(game, str):
        raise _Damaged("rules" if first not in tuple(First) else "depth" if isinstance(game, str) else "game")
    try:
        rules = Rules(given.get("target"), First(first), given.get("flip_7"), given.get("decks"))  # type: ignore[arg-type]  # Rules checks
    except Flip7Error:
        raise _Damaged("rules") from None
    return Setup(game, _names(fields), rules, _seat(fields.get("dealer"), len(_names(fields)), "dealer"), Depth(depth))


def _names(fields: dict[str, Any]) -> tuple[str, ...]:
    names = fields.get("names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _Damaged("names")
    return tuple(names)


def _entries(fields: dict[str, Any], seats: int) -> list[Entry]:
    given = fields.get("entries")
    if not isinstance(given, list) or len(given) > MAX_ENTRIES:
        raise _Damaged("entries")
    joined = sum(isinstance(each, dict) and each.get("what") == _NAMES[PlayerJoined] for each in given)
    entries = [_entry(each, min(seats + joined, MAX_PLAYERS), f"entries[{place}]") for place, each in enumerate(given)]
    if len({entry.id for entry in entries}) < len(entries):
        raise _Damaged("entries")
    for place, entry in enumerate(entries):
        of = getattr(entry.what, "of", None)
        if of is not None and of >= entry.id:
            raise _Damaged(f"entries[{place}].of")
    return entries


def _entry(fields: object, seats: int, where: str) -> Entry:
    if not isinstance(fields, dict):
        raise _Damaged(where)
    after, before = fields.get("after"), fields.get("before")
    return Entry(
        id=_id(fields.get("id"), f"{where}.id"),
        what=_what(fields, seats, where),
        after=None if after is None else _id(after, f"{where}.after"),
        before=None if before is None else _id(before, f"{where}.before"),
    )


def _what(fields: object, seats: int, where: str) -> What:
    kind = _KINDS.get(str(fields.get("what"))) if isinstance(fields, dict) else None
    if kind is None or not isinstance(fields, dict):
        raise _Damaged(f"{where}.what")
    values: dict[str, Any] = {}
    for name in kind.__dataclass_fields__:
        if name not in fields and name in ("sure", "behind"):
            continue
        values[name] = _value(kind, name, fields.get(name), seats, f"{where}.{name}")
    made: What = kind(**values)
    return made


def _value(kind: type[What], name: str, value: object, seats: int, where: str) -> object:
    match name:
        case "seat" | "to":
            return _seat(value, seats, where)
        case "round":
            return _whole(value, where, least=1)
        case "points":
            if kind is PlayerJoined:
                return _made(StartingPoints, value, where)
            return None if value is None and kind is ByHand else Points(_whole(value, where, least=0))
        case "name":
            return _made(_name, value, where)
        case "card":
            return _made(parse_card, value, where)
        case "move":
            return _made(Move, value, where)
        case "depth":
            return _made(Depth, value, where)
        case "of":
            return _id(value, where)
        case "by":
            # Looked at before it is read: a correction of a correction of another one could nest too deep to read.
            if isinstance(value, dict) and str(value.get("what")) in _NO_CORRECTION:
                raise _Damaged(where)
            return _what(value, seats, where)
        case _:
            if not isinstance(value, bool):
                raise _Damaged(where)
            return value


def _made(make: Callable[[str], object], value: object, where: str) -> object:
    try:
        return make(value if isinstance(value, str) else "")
    except ValueError:
        raise _Damaged(where) from None


def _name(text: str) -> str:
    try:
        check_player(text, 0, ())
    except BadScoreSheet:
        raise ValueError(text) from None
    return text


def _seat(value: object, seats: int, where: str) -> Seat:
    number = _whole(value, where, least=0)
    if number >= seats:
        raise _Damaged(where)
    return Seat(number)


def _whole(value: object, where: str, *, least: int) -> int:
    if type(value) is not int or not least <= value <= _LARGEST:
        raise _Damaged(where)
    return value


_LARGEST: Final = 10**6


def _id(value: object, where: str) -> EntryId:
    count, dot, keeper = value.partition(".") if isinstance(value, str) else ("", "", "")
    if not dot or not count.isascii() or not count.isdecimal() or len(count) > len(str(MAX_ENTRIES)):
        raise _Damaged(where)
    try:
        return EntryId(int(count), check_id(keeper))
    except BadScoreSheet:
        raise _Damaged(where) from None
