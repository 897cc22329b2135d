"""A position in one line, both ways: any table at which something is asked.

The line is that of `describe`, as errors show it, with what it leaves out behind: docs/library.md lists all parts.

>>> from flip7.record.position import position
>>> table = position("12 5 +4", ["7 8", "3 x2 frozen"], totals=[120, 80, 95], gone="9").table
>>> to_position(table)
'round 2, dealer A | A 120: 12 5 +4 | B 80: 7 8 | C 95 frozen: 3 x2 FZ | draw 85, discard 1 | turn B | gone 9'
>>> from_position(to_position(table)) == table
True
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Final

from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE, Card
from flip7.core.describe import describe
from flip7.core.errors import quoted
from flip7.core.pending import FLIPS, Assigned, FlipThree, HandOut, Task
from flip7.core.rules import DEALER, BadRules, First, Rules
from flip7.core.seats import MAX_SEATS, SEATS, Points, Seat, seat_letter
from flip7.core.table import ACTIVE, Place, Status, Table
from flip7.record.position import BadPosition, cards_left, check_place, parse_hand

_PART: Final = " | "
_NOTHING: Final = "-"
_SEAT: Final = r"([A-Z]{1,2})"
_COUNT: Final = r"([0-9]{1,9})"
_ROUND: Final = re.compile(rf"round {_COUNT}, dealer {_SEAT}")
_HAND: Final = re.compile(rf"(\*?){_SEAT} {_COUNT}( stayed| frozen| busted)?: (.+)")
_PILES: Final = re.compile(rf"draw {_COUNT}, discard {_COUNT}")
_TURNED_UP: Final = re.compile(r"turned up (\S+)")
_FLIPS: Final = re.compile(rf"{_SEAT} flips ([0-9]) more((?: (?:FZ|F3)')*)")
_HANDS_OUT: Final = re.compile(rf"{_SEAT} hands out((?: (?:FZ|F3)>[A-Z]{{1,2}})*)((?: (?:FZ|F3))*)")
_SEAT_OF: Final = re.compile(rf"(turn|first|won by|flip 7) {_SEAT}")
_GONE: Final = re.compile(r"gone (.+)")
_RULES: Final = re.compile(r"rules((?: \w+=\w+)+)")
_NUMBERS: Final = {seat_letter(seat): seat for seat in SEATS}


def to_position(table: Table) -> str:
    """Write a table in one line; `from_position` reads it back."""
    return _PART.join([describe(table), *_rest(table)])


def _rest(table: Table) -> Iterator[str]:
    """Write what `describe` leaves out, where it is not the usual."""
    if table.turn is not None:
        yield f"turn {seat_letter(table.turn)}"
    if table.first != _usual_first(table):
        yield f"first {seat_letter(table.first)}"
    if table.dealing:
        yield "dealing"
    if table.flipped_seven is not None:
        yield f"flip 7 {seat_letter(table.flipped_seven)}"
    if table.discard_pile:
        yield f"gone {' '.join(map(str, table.discard_pile))}"
    usual = Rules()
    options = {each.name: getattr(table.rules, each.name) for each in fields(Rules)}
    if unusual := [f"{name}={value}" for name, value in options.items() if value != getattr(usual, name)]:
        yield f"rules {' '.join(unusual)}"


def _usual_first(table: Table) -> Seat:
    """Return who comes first by the rules; before the first round it is the dealer (X.2)."""
    if table.rules.first is DEALER or not table.round:
        return table.dealer
    return SEATS[(table.dealer + 1) % len(table.places)]


def from_position(text: str) -> Table:
    """Read a table from its line; raise `BadPosition`, which says what is wrong, if it is none.

    `Game.resume` goes on from there. What a line cannot say is that a player has hit and an open deck has not yet shown
    the card: the player is then asked again.
    """
    if not isinstance(text, str):
        raise BadPosition(f"{quoted(text)} is not a text: to_position writes one")
    reader = _Reader()
    for part in text.split("|"):
        reader.read(part.strip())
    return reader.table()


@dataclass(slots=True)
class _Reader:
    """Collects the parts of the line."""

    round: int | None = None
    dealer: str = ""
    places: list[Place] = field(default_factory=list)
    scores: list[Points] = field(default_factory=list)
    starred: str | None = None
    piles: tuple[int, int] | None = None
    turned_up: Card | None = None
    tasks: list[tuple[str, Task]] = field(default_factory=list)
    """The cards that wait, the last put down first, each with its seat's letter."""
    seats: dict[str, str] = field(default_factory=dict)
    dealing: bool = False
    gone: list[Card] = field(default_factory=list)
    rules: Rules = field(default_factory=Rules)

    # --- reading ------------------------------------------------------------------------------------------------------

    def read(self, part: str) -> None:
        if found := _ROUND.fullmatch(part):
            self.round, self.dealer = int(found[1]), found[2]
        elif found := _HAND.fullmatch(part):
            self._read_hand(*found.groups(default=""))
        elif found := _PILES.fullmatch(part):
            self.piles = int(found[1]), int(found[2])
        elif found := _TURNED_UP.fullmatch(part):
            self.turned_up = _action(found[1])
        elif found := _FLIPS.fullmatch(part):
            self._read_flips(found[1], int(found[2]), found[3])
        elif found := _HANDS_OUT.fullmatch(part):
            self._read_hand_out(*found.groups())
        elif found := _SEAT_OF.fullmatch(part):
            self.seats[found[1]] = found[2]
        elif found := _GONE.fullmatch(part):
            self.gone = parse_hand("gone", found[1].split())
        elif found := _RULES.fullmatch(part):
            self.rules = _rules(found[1].split())
        elif part == "dealing":
            self.dealing = True
        else:
            raise BadPosition(f"{quoted(part)} is not a part of a position, such as 'A 120 stayed: 12 5 +4'")

    def _read_hand(self, star: str, letter: str, score: str, status: str, cards: str) -> None:
        seat = len(self.places)
        if seat == MAX_SEATS or letter != seat_letter(seat):
            raise BadPosition(f"seat {letter} comes after {seat} others: seats are A, B and so on, at most {MAX_SEATS}")
        if star:
            self.starred = letter
        codes = [] if cards == _NOTHING else cards.split()
        place = Place(parse_hand(letter, codes), Status(status.strip()) if status else ACTIVE)
        if place.cards:
            check_place(place, letter)
        self.places.append(place)
        self.scores.append(Points(int(score)))

    def _read_flips(self, letter: str, left: int, aside: str) -> None:
        if left > FLIPS:
            raise BadPosition(f"{letter} flips {left} more: a Flip Three has {FLIPS}")
        set_aside = tuple(Card(code.rstrip("'")) for code in aside.split())
        self.tasks.append((letter, FlipThree(_number(letter), left, set_aside)))

    def _read_hand_out(self, letter: str, given: str, to_give: str) -> None:
        assigned = tuple(_assigned(word) for word in given.split())
        hand_out = HandOut(_number(letter), tuple(map(Card, to_give.split())), assigned)
        if hand_out.is_done:
            raise BadPosition(f"{letter} hands out nothing: name its cards, such as FZ, or FZ>A if A will get it")
        self.tasks.append((letter, hand_out))

    # --- putting together ---------------------------------------------------------------------------------------------

    def table(self) -> Table:
        if self.round is None or not self.places or self.piles is None:
            missing = "round" if self.round is None else "seat" if not self.places else "draw pile"
            raise BadPosition(f"the {missing} is missing: a position is round, seats and piles, with | between them")
        table = Table(
            rules=self.rules,
            dealer=self._seat(self.dealer),
            first=SEATS[0],
            places=self.places,
            scores=self.scores,
            draw_pile=self.piles[0],
            discard_pile=self.gone,
            round=self.round,
            dealing=self.dealing,
            turn=self._named("turn") if "turn" in self.seats or self.starred is None else self._seat(self.starred),
            turned_up=self.turned_up,
            pending=[task for _, task in reversed(self.tasks)],
            flipped_seven=self._named("flip 7"),
            winner=self._named("won by"),
        )
        first = self._named("first")
        table.first = _usual_first(table) if first is None else first
        self._check(table)
        return table

    def _named(self, what: str) -> Seat | None:
        return self._seat(self.seats[what]) if what in self.seats else None

    def _seat(self, letter: str) -> Seat:
        seat = _number(letter)
        if seat >= len(self.places):
            raise BadPosition(f"there is no seat {letter}: the seats are A to {seat_letter(len(self.places) - 1)}")
        return seat

    def _check(self, table: Table) -> None:
        """Every card is in one place, everybody named sits there, and what is turned up is somebody's (D.6)."""
        for letter, task in self.tasks:
            self._seat(letter)
            for _, holder in task.assigned if isinstance(task, HandOut) else ():
                self._seat(seat_letter(holder))
        if table.turned_up is not None and table.turn is None:
            raise BadPosition(f"turned up {table.turned_up}, but it is nobody's turn")
        found = {f"{seat_letter(seat)} has": place.cards for seat, place in enumerate(table.places)}
        found |= {"gone:": table.discard_pile, "waiting:": table.waiting()}
        left = cards_left(table.rules.decks_for(len(table.places)), found).total()
        draw, discard = self.piles or (0, 0)
        if discard != len(table.discard_pile):
            raise BadPosition(f"discard {discard}, but {len(table.discard_pile)} cards are named behind 'gone'")
        if draw != left:
            raise BadPosition(f"draw {draw}, but {left} cards are nowhere else")


def _number(letter: str) -> Seat:
    if letter not in _NUMBERS:
        raise BadPosition(f"there is no seat {letter}: a table has 1 to {MAX_SEATS}, A to {seat_letter(MAX_SEATS - 1)}")
    return _NUMBERS[letter]


def _action(code: str) -> Card:
    (card,) = parse_hand("turned up", [code])
    if card not in (FREEZE, FLIP_THREE, SECOND_CHANCE):
        raise BadPosition(f"turned up {card}: only FZ, F3 and SC wait for somebody's answer")
    return card


def _assigned(word: str) -> Assigned:
    code, _, letter = word.partition(">")
    return Assigned(Card(code), _number(letter))


def _rules(options: list[str]) -> Rules:
    rules = Rules()
    for option in options:
        name, _, value = option.partition("=")
        try:
            if name == "first" and value in tuple(First):
                rules = replace(rules, first=First(value))
            elif name in ("target", "flip_7", "decks") and re.fullmatch(_COUNT, value):
                rules = replace(rules, **{name: int(value)})  # type: ignore[arg-type] # each of them is a number
            else:
                raise BadPosition(f"rules: {quoted(option)} is not target=, first=, flip_7= or decks= with its value")
        except BadRules as error:
            raise BadPosition(f"rules: {error}") from None
    return rules
