"""The header of a text: who sits where, by which rules, and where the cards come from."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from flip7.core.cards import Card, parse_cards
from flip7.core.errors import Flip7Error, quoted
from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.core.rules import First, Rules
from flip7.core.seats import MAX_SEATS, seat_letter
from flip7.core.shuffle import SEED_BYTES
from flip7.record.json_form import FORMAT, check_behaviour
from flip7.record.notation.parser import Tag, Text
from flip7.record.notation.tree import Misread, Offset, Shown
from flip7.record.record import BadRecord, Branch, Mix, check_name, check_word


@dataclass(slots=True)
class Header:
    """The values of the tags."""

    seats: list[str] = field(default_factory=list)
    rules: Rules = field(default_factory=Rules)
    seed: bytes | None = None
    seed_hash: str | None = None
    secret: bytes | None = None
    secret_hash: str | None = None
    words: list[str] = field(default_factory=list)
    mix: Mix | None = None
    """The secret and the words together, once all tags are read."""
    shuffles: list[tuple[Card, ...]] = field(default_factory=list)
    late: list[Latecomer] = field(default_factory=list)
    advised: tuple[int, ...] = ()
    branches: list[Branch] = field(default_factory=list)
    source: Offset | None = None
    """Where the last tag stands that says where the cards come from."""


def read_header(text: Text) -> Header:
    """Read the tags of a text; without names, the seats are those that the text mentions."""
    header = Header()
    seen = set[str]()
    for tag in text.tags:
        if tag.name in seen and tag.name not in _SEVERAL:
            raise Misread(tag.where, f"{tag.name} is given twice")
        seen.add(tag.name)
        _read(tag, header)
    mixing = [tag.where for tag in text.tags if tag.name in _MIXING]
    if mixing:
        header.mix = _mix(header, mixing[-1])
    if not header.seats:
        header.seats = [seat_letter(seat) for seat in range(_seats_mentioned(text))]
    return header


def _mix(header: Header, where: Offset) -> Mix:
    """Return the mix of the tags, the last of which stands there; it must give the seed."""
    if header.secret is None:
        raise Misread(where, "a SecretHash or a Word needs a Secret beside it")
    mix = Mix(header.secret, tuple(header.words), header.secret_hash)
    try:
        mix.check(header.seed)
    except BadRecord as error:
        raise Misread(where, str(error)) from None
    return mix


def _read(tag: Tag, header: Header) -> None:
    if re.fullmatch(r"[A-Z]{1,2}", tag.name):
        _read_seat(tag, header)
    elif tag.name in _READERS:
        try:
            _READERS[tag.name](tag.value, header)
            if tag.name in {"Seed", "Shuffle"}:
                header.source = tag.where
        except Flip7Error as error:
            raise Misread(tag.where, str(error)) from None
    else:
        raise Misread(tag.where, f"unknown tag {tag.name}, known are the seats' letters and {', '.join(_READERS)}")


def _read_seat(tag: Tag, header: Header) -> None:
    expected = seat_letter(len(header.seats))
    if tag.name != expected:
        raise Misread(tag.where, f"seat {tag.name} is named before seat {expected}")
    if len(header.seats) == MAX_SEATS:
        raise Misread(tag.where, f"a table has at most {MAX_SEATS} seats")
    try:
        header.seats.append(check_name(tag.value, tag.name))
    except Flip7Error as error:
        raise Misread(tag.where, str(error)) from None


class _BadTag(Flip7Error):
    """A value that the tag cannot have."""


def _read_format(value: str, _: Header) -> None:
    if value != FORMAT:
        raise _BadTag(f"Format {quoted(value)} is not {FORMAT!r}")


def _read_behaviour(value: str, _: Header) -> None:
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise _BadTag(f"{quoted(value)} is not a whole number")
    check_behaviour("Behaviour", int(value))


def _read_first(value: str, header: Header) -> None:
    if value not in tuple(First):
        raise _BadTag(f"First {quoted(value)} is not 'dealer' or 'left'")
    header.rules = replace(header.rules, first=First(value))


def _number(rule: str) -> Callable[[str, Header], None]:
    def read(value: str, header: Header) -> None:
        if not re.fullmatch(r"[0-9]{1,300}", value):
            raise _BadTag(f"{quoted(value)} is not a whole number")
        header.rules = replace(header.rules, **{rule: int(value)})  # type: ignore[arg-type] # these rules are numbers

    return read


def _hex(value: str) -> str:
    if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", value):
        raise _BadTag(f"{quoted(value)} is not {2 * SEED_BYTES} hex digits")
    return value.lower()


def _read_seed(value: str, header: Header) -> None:
    header.seed = bytes.fromhex(_hex(value))


def _read_seed_hash(value: str, header: Header) -> None:
    header.seed_hash = _hex(value)


def _read_secret(value: str, header: Header) -> None:
    header.secret = bytes.fromhex(_hex(value))


def _read_secret_hash(value: str, header: Header) -> None:
    header.secret_hash = _hex(value)


def _read_word(value: str, header: Header) -> None:
    header.words.append(check_word(value, "Word"))


def _read_shuffle(value: str, header: Header) -> None:
    header.shuffles.append(tuple(parse_cards(value)))


def _read_late(value: str, header: Header) -> None:
    match = re.fullmatch(r"([0-9]{1,9})(?: (zero|lowest))?", value)
    if match is None:
        raise _BadTag(f"Late {quoted(value)} is not a round and 'zero' or 'lowest', such as '3 lowest'")
    header.late.append(Latecomer(int(match[1]), StartingPoints(match[2] or StartingPoints.ZERO)))


def _read_advised(value: str, header: Header) -> None:
    if not re.fullmatch(r"[0-9]{1,9}( [0-9]{1,9})*", value):
        raise _BadTag(f"Advised {quoted(value)} is not the numbers of choices, such as '3 17'")
    header.advised = tuple(map(int, value.split()))


def _read_branch(value: str, header: Header) -> None:
    match = re.fullmatch(r"([0-9]{1,9}) (same|new)(?: ([0-9]{1,9}):([0-9a-fA-F]{64}))?(?: of (\S+))?", value)
    if match is None:
        raise _BadTag(f"Branch {quoted(value)} is not a number of choices and 'same' or 'new', such as '12 same'")
    drawn = None if match[3] is None else int(match[3])
    seed = None if match[4] is None else bytes.fromhex(match[4])
    header.branches.append(Branch(int(match[1]), match[2] == "same", match[5] or "", drawn, seed))


_READERS: Final[dict[str, Callable[[str, Header], None]]] = {
    "Format": _read_format,
    "Behaviour": _read_behaviour,
    "Target": _number("target"),
    "First": _read_first,
    "Flip7": _number("flip_7"),
    "Decks": _number("decks"),
    "Seed": _read_seed,
    "SeedHash": _read_seed_hash,
    "Secret": _read_secret,
    "SecretHash": _read_secret_hash,
    "Word": _read_word,
    "Shuffle": _read_shuffle,
    "Late": _read_late,
    "Advised": _read_advised,
    "Branch": _read_branch,
}
_SEVERAL: Final = frozenset({"Shuffle", "Word", "Late", "Branch"})
_MIXING: Final = frozenset({"Secret", "SecretHash", "Word"})


def _seats_mentioned(text: Text) -> int:
    """Return as many seats as the last letter in the text, or as there are points at the end of a round."""
    most = 1
    for each in text.rounds:
        most = max(most, each.dealer + 1, len(each.points or ()))
        for turn in each.turns:
            most = max(most, turn.seat + 1, _most_given(turn.shown))
    return most


def _most_given(shown: Shown | None) -> int:
    if shown is None:
        return 0
    inside = max(map(_most_given, [*(shown.flips or ()), *shown.handed]), default=0)
    return max(inside, 0 if shown.to is None else shown.to + 1)
