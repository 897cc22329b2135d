"""The parser: from words to the tree. Whether the tree is a game is seen by playing it, in `reader`."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from flip7.core.cards import FLIP_THREE, Card, parse_card
from flip7.core.errors import Flip7Error
from flip7.core.seats import MAX_SEATS, SEATS, Points, Seat, seat_letter
from flip7.record.notation.lexer import Word, beginning_of, start_of, words
from flip7.record.notation.tree import Mark, Misread, NoCard, Offset, Round, Shown, Turn, Verb

MAX_DEPTH: Final = 100
"""More Flip Threes inside one another than any table has."""


@dataclass(frozen=True, slots=True)
class Tag:
    """`[Name "value"]`"""

    name: str
    value: str
    where: Offset


@dataclass(slots=True)
class Text:
    """A whole text: its tags, and its rounds as written."""

    tags: list[Tag] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    end: Offset = 0


def parse(text: str) -> Text:
    """Parse a text; unclosed brackets at its end are taken as closed, because a game may stop anywhere."""
    return _Parser(text).text()


def parse_tags(text: str) -> tuple[Text, Offset]:
    """Parse the tags alone; return them, and where the rounds begin."""
    parser = _Parser(text)
    return parser.tags(), parser.here()


class _Parser:
    def __init__(self, text: str) -> None:
        self._words: Iterator[Word] = words(text)
        self._end = len(text.rstrip())
        self._next: Word | None = None
        self._kind: str | None = None
        self._step()

    def tags(self) -> Text:
        """Parse the tags."""
        text = Text(end=self._end)
        while word := self._take("tag"):
            text.tags.append(Tag(word["name"], _string(word), start_of(word)))
        return text

    def text(self) -> Text:
        """Parse tags and rounds."""
        text = self.tags()
        while self._next is not None:
            text.rounds.append(self._round(text.rounds))
        return text

    def _round(self, before: list[Round]) -> Round:
        """Parse `number. dealer / turn / turn … = points`; in a text of one round the beginning may be missing."""
        where = self.here()
        if number := self._take("round"):
            if number["dealer"] is None:
                raise self._expected("a seat's letter")
            each = Round(int(number["number"][:-1]), _seat(number, "dealer"), where=where)
        elif not before:
            each = Round(1, Seat(0), [self._turn(self._first_seat())], where=where)
        elif self._kind == "tag":
            raise Misread(where, "another game begins here, and one is wanted: flip7.read_games reads many")
        else:
            next_turn = "" if before[-1].points is not None else "«/» and the next turn, or "
            raise self._expected(f"{next_turn}the next round, such as «2. B»")
        while word := self._stroke():
            each.turns.append(self._turn(word))
        if self._sign("="):
            each.points_where = self.here()
            each.points = self._points()
        return each

    def _first_seat(self) -> Word:
        """Take the beginning of the first turn of all, which no stroke stands before."""
        if self._next is None or self._kind != "turn" or self._next["stroke"]:
            raise self._expected("a seat's letter")
        word = self._next
        self._step()
        return word

    def _stroke(self) -> Word | None:
        """Take the beginning of the next turn: a stroke, the seat, and the verb if there is one."""
        if self._next is not None and self._kind == "turn" and self._next["stroke"]:
            return self._take("turn")
        if self._sign("/"):
            raise self._expected("a seat's letter")
        return None

    def _turn(self, word: Word) -> Turn:
        where = word.start("seat")
        seat = _seat(word, "seat")
        verb = _VERBS[word["verb"]]
        if verb is Verb.STAY:
            return Turn(seat, verb, None, where)
        if verb is Verb.HIT and self._next is None:
            return Turn(seat, verb, Shown(NoCard.UNKNOWN, where=self._end), where)
        return Turn(seat, verb, self._shown(depth=0), where)

    def _shown(self, depth: int) -> Shown:
        word = self._take("shown")
        if word is None:
            self._sign("%")
            raise self._expected("a card")
        reshuffled, card, to, mark, nothing = word.group("reshuffled", "card", "to", "mark", "nothing")
        where = word.start("shown")
        if nothing:
            return Shown(NoCard(nothing), reshuffled=bool(reshuffled), where=where)
        shown = Shown(_card(card, word), _MARKS[mark], None, bool(reshuffled), where=where)
        if to:
            shown.to = _seat(word, "to", "card")
        if self._kind == "sign" and self._sign("("):
            self._flips(shown, depth + 1)
        return shown

    def _flips(self, shown: Shown, depth: int) -> None:
        """Parse `(flips; what was handed out)`."""
        if depth > MAX_DEPTH:
            raise Misread(self.here(), "brackets are nested too deeply")
        if shown.card is not FLIP_THREE or shown.to is None:
            raise Misread(shown.where, "only a Flip Three given to somebody has flips")
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
        while self._next is not None and self._kind == "shown" and self._next["shown"].isdigit():
            points.append(Points(int(self._next["shown"])))
            self._step()
        return points

    def _take(self, kind: str) -> Word | None:
        if self._kind != kind:
            return None
        word = self._next
        self._step()
        return word

    def _at_sign(self, *signs: str) -> bool:
        return self._kind == "sign" and self._next is not None and self._next["sign"] in signs

    def _sign(self, sign: str) -> bool:
        """Take the sign if it comes next."""
        if not self._at_sign(sign):
            return False
        self._step()
        return True

    def _step(self) -> None:
        self._next = next(self._words, None)
        self._kind = self._next and self._next.lastgroup

    def here(self) -> Offset:
        """Return where the next word stands."""
        return self._end if self._next is None else start_of(self._next)

    def _expected(self, what: str) -> Misread:
        found = "the end" if self._next is None else repr(beginning_of(self._next))
        return Misread(self.here(), f"expected {what}, found {found}")


_MARKS: Final = {mark.value or None: mark for mark in Mark}
_VERBS: Final = {verb.value or None: verb for verb in Verb}
"""Marks and verbs by their text; None where nothing is written."""
_SEATS: Final = {seat_letter(seat): seat for seat in SEATS}


def _string(word: Word) -> str:
    try:
        value = json.loads(word["value"])
    except json.JSONDecodeError:
        raise Misread(start_of(word), f"{word['value']} is not a text as in JSON") from None
    assert isinstance(value, str), "what stands in quotation marks is a text"
    return value


def _card(code: str, word: Word) -> Card:
    try:
        return parse_card(code)
    except Flip7Error as error:
        raise Misread(word.start("card"), str(error)) from None


def _seat(word: Word, part: str, complain_at: str | None = None) -> Seat:
    """Return the seat that is written in a part of the word."""
    seat = _SEATS.get(word[part])
    if seat is None:
        raise Misread(word.start(complain_at or part), f"{word[part]!r} is not a seat: a table has at most {MAX_SEATS}")
    return seat
