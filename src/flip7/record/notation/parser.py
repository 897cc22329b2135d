"""The parser: from words to the tree. Whether the tree is a game is seen by playing it, in `reader`."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from flip7.core.cards import FLIP_THREE, Card, parse_card
from flip7.core.errors import Flip7Error
from flip7.core.seats import MAX_SEATS, Points, Seat, seat_of
from flip7.record.notation.lexer import Word, words
from flip7.record.notation.tree import BadNotation, Mark, NoCard, Position, Round, Shown, Turn, Verb

MAX_DEPTH: Final = 100
"""More Flip Threes inside one another than any table has."""


@dataclass(frozen=True, slots=True)
class Tag:
    """`[Name "value"]`"""

    name: str
    value: str
    where: Position


@dataclass(slots=True)
class Text:
    """A whole text: its tags, and its rounds as written."""

    tags: list[Tag] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    end: Position = field(default_factory=lambda: Position(1, 1))


def parse(text: str) -> Text:
    """Parse a text; unclosed brackets at its end are taken as closed, because a game may stop anywhere."""
    return _Parser(text).text()


class _Parser:
    def __init__(self, text: str) -> None:
        self._words: Iterator[Word] = words(text)
        self._end = _end_of(text)
        self._next: Word | None = None
        self._step()

    def text(self) -> Text:
        text = Text(end=self._end)
        while word := self._take("tag"):
            text.tags.append(Tag(word.parts["name"], _string(word), word.where))
        while self._next is not None:
            text.rounds.append(self._round(text.rounds))
        return text

    def _round(self, before: list[Round]) -> Round:
        """Parse `number. dealer / turn / turn … = points`; in a text of one round the beginning may be missing."""
        where = self._here()
        if number := self._take("number"):
            each = Round(int(number.text[:-1]), self._seat(), where=where)
        elif not before:
            each = Round(1, Seat(0), where=where)
            each.turns.append(self._turn())
        else:
            next_turn = "" if before[-1].points is not None else "«/» and the next turn, or "
            raise self._expected(f"{next_turn}the next round, such as «2. B»")
        while self._sign("/"):
            each.turns.append(self._turn())
        if self._sign("="):
            each.points_where = self._here()
            each.points = self._points()
        return each

    def _turn(self) -> Turn:
        where = self._here()
        seat = self._seat()
        verb = self._take("verb")
        if verb is None:
            return Turn(seat, Verb.DEALT, self._shown(depth=0), where)
        if verb.text == Verb.STAY.value:
            return Turn(seat, Verb.STAY, None, where)
        if self._next is None:
            return Turn(seat, Verb.HIT, Shown(NoCard.UNKNOWN, where=self._end), where)
        return Turn(seat, Verb.HIT, self._shown(depth=0), where)

    def _shown(self, depth: int) -> Shown:
        where = self._here()
        reshuffled = self._sign("%")
        if nothing := self._take("nothing"):
            return Shown(NoCard(nothing.text), reshuffled=reshuffled, where=where)
        word = self._take("shown")
        if word is None:
            raise self._expected("a card")
        shown = Shown(_card(word), reshuffled=reshuffled, where=where)
        if word.parts["to"]:
            shown.to = _seat(word.parts["to"], word.where)
        shown.mark = Mark(word.parts["mark"] or "")
        if self._sign("("):
            self._flips(shown, depth + 1)
        return shown

    def _flips(self, shown: Shown, depth: int) -> None:
        """Parse `(flips; what was handed out)`."""
        if depth > MAX_DEPTH:
            raise BadNotation(self._here(), "brackets are nested too deeply")
        if shown.card is not FLIP_THREE or shown.to is None:
            raise BadNotation(shown.where or self._end, "only a Flip Three given to somebody has flips")
        shown.flips = []
        while not self._at_sign(")", ";"):
            if self._next is None:
                return
            shown.flips.append(self._shown(depth))
        if self._sign(";"):
            while not self._at_sign(")") and self._next is not None:
                shown.handed.append(self._shown(depth))
        self._sign(")")

    def _points(self) -> list[Points]:
        points = []
        while self._next is not None and self._next.kind == "shown" and self._next.text.isdigit():
            points.append(Points(int(self._next.text)))
            self._step()
        return points

    def _seat(self) -> Seat:
        word = self._take("seat")
        if word is None:
            raise self._expected("a seat's letter")
        return _seat(word.text, word.where)

    def _take(self, kind: str) -> Word | None:
        word = self._next
        if word is None or word.kind != kind:
            return None
        self._step()
        return word

    def _at_sign(self, *signs: str) -> bool:
        return self._next is not None and self._next.kind == "sign" and self._next.text in signs

    def _sign(self, sign: str) -> bool:
        """Take the sign if it comes next."""
        if not self._at_sign(sign):
            return False
        self._step()
        return True

    def _step(self) -> None:
        self._next = next(self._words, None)

    def _here(self) -> Position:
        return self._end if self._next is None else self._next.where

    def _expected(self, what: str) -> BadNotation:
        found = "the end" if self._next is None else repr(self._next.text)
        return BadNotation(self._here(), f"expected {what}, found {found}")


def _end_of(text: str) -> Position:
    lines = text.rstrip().split("\n")
    return Position(len(lines), len(lines[-1]) + 1)


def _string(word: Word) -> str:
    try:
        value = json.loads(word.parts["value"])
    except json.JSONDecodeError:
        raise BadNotation(word.where, f"{word.parts['value']} is not a text as in JSON") from None
    assert isinstance(value, str), "what stands in quotation marks is a text"
    return value


def _card(word: Word) -> Card:
    try:
        return parse_card(word.parts["card"])
    except Flip7Error as error:
        raise BadNotation(word.where, str(error)) from None


def _seat(letters: str, where: Position) -> Seat:
    if len(letters) > 2 or seat_of(letters) >= MAX_SEATS:  # noqa: PLR2004 - two letters are more than enough
        raise BadNotation(where, f"{letters!r} is not a seat: a table has at most {MAX_SEATS}")
    return seat_of(letters)
