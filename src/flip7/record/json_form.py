"""The JSON record, for programs. The format is a contract: docs/records.md."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from flip7.core.behaviour import BEHAVIOUR, FIRST_BEHAVIOUR
from flip7.core.cards import Card, UnknownCard, parse_card
from flip7.core.decisions import Move
from flip7.core.errors import LONGEST_QUOTE
from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.core.rules import BadRules, First, Rules
from flip7.core.seats import MAX_SEATS, Seat
from flip7.core.shuffle import SEED_BYTES
from flip7.record.record import Answer, BadRecord, Branch, Mix, Record, check_record

FORMAT: Final = "flip7/1"
_FIELDS: Final = (
    *("format", "behaviour", "seats", "dealer", "rules"),
    *("seed", "seed_hash", "mix", "shuffles", "drawn", "late", "choices", "advised", "branches"),
)
_RULES: Final = ("target", "first", "flip_7", "decks")
_LATE: Final = ("round", "points")
_BRANCH: Final = ("choices", "same_cards", "of", "drawn", "seed")
_MIX: Final = ("secret", "secret_hash", "words")

T = TypeVar("T")


def to_json(record: Record) -> str:
    """Write the record as one line of JSON.

    >>> to_json(Record(seats=("Ana", "Ben"), drawn=()))
    '{"format": "flip7/1", "seats": ["Ana", "Ben"], "dealer": 0, "rules": {"target": 200, "first": "dealer"}, \
"drawn": [], "choices": []}'
    """
    check_record(record)
    fields: dict[str, object] = {
        "format": FORMAT,
        "behaviour": None if BEHAVIOUR == FIRST_BEHAVIOUR else BEHAVIOUR,
        "seats": record.seats,
        "dealer": record.dealer,
        "rules": _rules_as_json(record.rules),
        "seed": None if record.seed is None else record.seed.hex(),
        "seed_hash": record.seed_hash,
        "mix": None if record.mix is None else _mix_as_json(record.mix),
        "shuffles": None if record.shuffles is None else [_codes(order) for order in record.shuffles],
        "drawn": None if record.drawn is None else _codes(record.drawn),
        "late": [{"round": each.round, "points": each.points} for each in record.late] or None,
        "choices": record.choices,
        "advised": record.advised_so_far or None,
        "branches": [_branch_as_json(each) for each in record.branches] or None,
    }
    return json.dumps(_given(fields), ensure_ascii=False)


def from_json(text: str) -> Record:
    """Read a JSON text; raise `BadRecord` if it is none. Whether its choices are legal is seen by replaying it."""
    fields = _object("the record", _parse(text), known=_FIELDS)
    if "format" not in fields:
        raise BadRecord(f"format: missing, it must be {FORMAT!r}")
    if fields["format"] != FORMAT:
        raise BadRecord(f"format: {_quote(fields['format'])} is not {FORMAT!r}")
    check_behaviour("behaviour", _whole_number("behaviour", fields.get("behaviour", FIRST_BEHAVIOUR)))
    seats = _list("seats", fields.get("seats"), _string)
    if not 1 <= len(seats) <= MAX_SEATS:
        raise BadRecord(f"seats: {len(seats)} seats, a table has 1 to {MAX_SEATS}")
    choices = _list("choices", fields.get("choices", []), _answer)
    return Record(
        seats=seats,
        dealer=_whole_number("dealer", fields.get("dealer", 0)),
        rules=_rules(fields.get("rules", {})),
        seed=_optional("seed", fields.get("seed"), _seed),
        seed_hash=_optional("seed_hash", fields.get("seed_hash"), _hash),
        mix=_optional("mix", fields.get("mix"), _mix),
        shuffles=_optional("shuffles", fields.get("shuffles"), _shuffles) or None,
        drawn=_optional("drawn", fields.get("drawn"), _cards),
        late=_list("late", fields.get("late", []), _latecomer),
        choices=choices,
        advised=check_advised("advised", _list("advised", fields.get("advised", []), _whole_number), len(choices)),
        branches=_list("branches", fields.get("branches", []), _branch),
    )


def check_behaviour(where: str, number: int) -> None:
    """Refuse a record that was made by a referee of another behaviour: it would tell another game."""
    if number != BEHAVIOUR:
        raise BadRecord(f"{where}: {number} is not {BEHAVIOUR}; only a flip7 of that behaviour can replay this record")


def check_advised(where: str, advised: tuple[int, ...], choices: int) -> tuple[int, ...]:
    """Return the numbers of the choices after advice; refuse one that the record has not reached."""
    for number in advised:
        if number > choices:
            raise BadRecord(f"{where}: there is no choice {number}: the record has {choices}")
    return advised


def _codes(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _rules_as_json(rules: Rules) -> dict[str, object]:
    """Return target and first always; the rest where it is not as printed."""
    usual = Rules()
    always: dict[str, object] = {"target": rules.target, "first": rules.first}
    if rules.flip_7 != usual.flip_7:
        always["flip_7"] = rules.flip_7
    if rules.decks is not None:
        always["decks"] = rules.decks
    return always


def _mix_as_json(mix: Mix) -> dict[str, object]:
    return _given({"secret": mix.secret.hex(), "secret_hash": mix.secret_hash, "words": mix.words})


def _branch_as_json(branch: Branch) -> dict[str, object]:
    seed = None if branch.seed is None else branch.seed.hex()
    fields = {"choices": branch.choices, "same_cards": branch.same_cards, "of": branch.of or None}
    return _given({**fields, "drawn": branch.drawn, "seed": seed})


def _given(fields: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in fields.items() if value is not None}


def _parse(text: str) -> object:
    try:
        parsed: object = json.loads(text, object_pairs_hook=_without_twins)
    except json.JSONDecodeError as error:
        if error.msg == "Extra data" and text[error.pos] == "{":
            where = f"line {error.lineno}, column {error.colno}"
            raise BadRecord(
                f"{where}: another game begins here, and one is wanted: flip7.read_games reads many"
            ) from None
        raise BadRecord(f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}") from None
    except RecursionError:
        raise BadRecord("the JSON is nested too deeply to be a record") from None
    except BadRecord:
        raise
    except ValueError:
        raise BadRecord("a number in it has too many digits") from None
    return parsed


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        twin, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise BadRecord(f"{twin}: given twice")
    return fields


def _object(where: str, value: object, *, known: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRecord(f"{where}: {_quote(value)} is not an object")
    for name in value:
        if name not in known:
            raise BadRecord(f"{where}: unknown field {_quote(name)}, known are {', '.join(known)}")
    return value


def _list(where: str, value: object, item: Callable[[str, object], T]) -> tuple[T, ...]:
    if not isinstance(value, list):
        raise BadRecord(f"{where}: {_quote(value)} is not a list")
    return tuple(item(f"{where}[{place}]", entry) for place, entry in enumerate(value))


def _optional(where: str, value: object, read: Callable[[str, object], T]) -> T | None:
    return None if value is None else read(where, value)


def _string(where: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRecord(f"{where}: {_quote(value)} is not a text")
    return value


def _whole_number(where: str, value: object) -> int:
    if type(value) is not int:
        raise BadRecord(f"{where}: {_quote(value)} is not a whole number")
    return value


def _hex(where: str, value: object) -> bytes:
    text = _string(where, value)
    try:
        given = bytes.fromhex(text)
    except ValueError:
        given = b""
    if len(given) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise BadRecord(f"{where}: {_quote(value)} is not {2 * SEED_BYTES} hex digits")
    return given


def _seed(where: str, value: object) -> bytes:
    return _hex(where, value)


def _hash(where: str, value: object) -> str:
    return _hex(where, value).hex()


def _mix(where: str, value: object) -> Mix:
    given = _object(where, value, known=_MIX)
    return Mix(
        secret=_hex(f"{where}.secret", given.get("secret")),
        words=_list(f"{where}.words", given.get("words"), _string),
        secret_hash=_optional(f"{where}.secret_hash", given.get("secret_hash"), _hash),
    )


def _card(where: str, value: object) -> Card:
    try:
        return parse_card(_string(where, value))
    except UnknownCard as error:
        raise BadRecord(f"{where}: {error}") from None


def _latecomer(where: str, value: object) -> Latecomer:
    given = _object(where, value, known=_LATE)
    points = given.get("points", StartingPoints.ZERO)
    if points not in tuple(StartingPoints):
        raise BadRecord(f"{where}.points: {_quote(points)} is not 'zero' or 'lowest'")
    return Latecomer(_whole_number(f"{where}.round", given.get("round")), StartingPoints(points))


def _branch(where: str, value: object) -> Branch:
    given = _object(where, value, known=_BRANCH)
    same = given.get("same_cards", True)
    if not isinstance(same, bool):
        raise BadRecord(f"{where}.same_cards: {_quote(same)} is not true or false")
    return Branch(
        choices=_whole_number(f"{where}.choices", given.get("choices")),
        same_cards=same,
        of=_string(f"{where}.of", given.get("of", "")),
        drawn=_optional(f"{where}.drawn", given.get("drawn"), _whole_number),
        seed=_optional(f"{where}.seed", given.get("seed"), _seed),
    )


def _cards(where: str, value: object) -> tuple[Card, ...]:
    return _list(where, value, _card)


def _shuffles(where: str, value: object) -> tuple[tuple[Card, ...], ...]:
    return _list(where, value, _cards)


def _answer(where: str, value: object) -> Answer:
    match value:
        case "hit" | "stay":
            return Move(value)
        case int() if type(value) is int:
            return Seat(value)
        case _:
            raise BadRecord(f"{where}: {_quote(value)} is not 'hit', 'stay' or the number of a seat")


def _rules(value: object) -> Rules:
    given = _object("rules", value, known=_RULES)
    first = given.get("first", First.DEALER)
    if first not in tuple(First):
        raise BadRecord(f"rules: first is {_quote(first)}: it must be 'dealer' or 'left'")
    try:
        return Rules(**{**given, "first": First(first)})
    except BadRules as error:
        raise BadRecord(f"rules: {error}") from None


def _quote(value: object) -> str:
    """Return the value as it was written, cut short."""
    try:
        shown = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "something nested very deeply"
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"
