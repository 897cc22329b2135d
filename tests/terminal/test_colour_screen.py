"""The table in colour, drawn on a console of our own."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from flip7.core.cards import NUMBER, Card, parse_cards
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.core.table import FROZEN, Place, Table
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Standings
from flip7.i18n.rulebook import find_rules
from flip7.i18n.seat_names import Names
from flip7.record import from_notation, replay
from flip7.terminal.lineui.colour_screen import ColourScreen
from flip7.terminal.style.console import Colours
from flip7.terminal.style.palette import card_style

GAME = "A 12 / B FZ>B / C SC / D x2 / A h 7 / C h 3 / D h +10 / A h 7x / C h F3>D(5 FZ' F3'; FZ>C"


class Paper:
    """A console that keeps what is drawn."""

    def __init__(self, width: int = 80, *, colour: bool = True) -> None:
        self._file = io.StringIO()
        console = Console(
            file=self._file,
            width=width,
            force_terminal=True,
            color_system="truecolor" if colour else None,
            highlight=False,
        )
        self.screen = ColourScreen(console)

    @property
    def drawn(self) -> str:
        return self._file.getvalue()

    @property
    def lines(self) -> list[str]:
        return re.sub(r"\x1b\[[0-9;]*m", "", self.drawn).splitlines()


def table_on(paper: Paper, names: list[str]) -> list[str]:
    """The table of the game, as it is drawn before a decision."""
    game = replay(from_notation(GAME)).game
    paper.screen.seats(game.table, Names(names), Seat(3))
    return paper.lines


def test_the_table_has_a_row_for_every_seat_and_what_waits() -> None:
    lines = table_on(Paper(), ["Ana", "Ben", "Cleo", "Dora"])
    assert lines[0] == "Round 1 · Ana deals · 82 cards to draw, 1 discarded"
    assert [line[:6].strip() for line in lines[1:5]] == ["Ana", "Ben", "Cleo", "▸ Dora"]
    assert "busted" in lines[1]
    assert "frozen" in lines[2]
    assert "♥" in lines[3]
    assert "+10" in lines[4]
    assert lines[5].split() == ["Set", "aside", "before", "Dora:", "Flip", "Three", "."]
    assert lines[6].split() == ["Waiting", "to", "take", "effect:", "Freeze", "for", "Cleo."]


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("colour", [True, False])
def test_no_row_is_wider_than_the_terminal(width: int, *, colour: bool) -> None:
    names = ["A name that is much too long for a row", "文字文字文字文字文字文字", "C", "D"]
    for line in table_on(Paper(width, colour=colour), names):
        assert len(line) <= width


def full_table() -> Table:
    """Two seats with as much before them as there can be."""
    table = Table.set_up(2, Rules())
    table.places[0] = Place(list(parse_cards("12 11 10 9 8 7 x2 SC +2 +4 +6 +8 +10")))
    table.places[1] = Place(list(parse_cards("1 +10 FZ +4 SC")), FROZEN)
    return table


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("name", ["Ana", "A name that is much too long for a row"])
def test_no_card_is_hidden(width: int, name: str, *, colour: bool) -> None:
    paper = Paper(width, colour=colour)
    paper.screen.seats(full_table(), Names([name, "Ben"]), Seat(0))
    drawn = re.findall(r"[^\s\[\]]+", "\n".join(paper.lines))
    second = drawn.index("Ben")
    first_seat, second_seat = drawn[:second], drawn[second:]
    assert first_seat[-15:-7] == ["12", "11", "10", "9", "8", "7", "·", "144"]
    assert first_seat[-7:] == ["♥", "×2", "+2", "+4", "+6", "+8", "+10"]  # noqa: RUF001
    assert second_seat[-5:] == ["15", "♥", "❄", "+10", "+4"]
    assert all(cell_len(line) <= width for line in paper.lines)


def test_what_goes_on_below_stands_under_what_it_goes_on_from() -> None:
    paper = Paper(80)
    paper.screen.seats(full_table(), Names(["Ana", "Ben"]), Seat(0))
    row, below = paper.lines[1:3]
    assert below.strip()
    assert len(below) - len(below.lstrip()) == row.index("♥")


SEVEN = "A 12 / B 5 / A h F3>A(11 10 9) / B s / A h 8 / A h x2 / A h +4 / A h +10 / A h +8 / A h +6 / A h 7 / A h 6#"


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", ["Ana", "A name that is much too long for a row"])
def test_no_sum_is_cut(width: int, name: str) -> None:
    paper = Paper(width)
    replayed = replay(from_notation(SEVEN))
    teller = Teller(Table.set_up(2, Rules()), Names([name, "Ben"]))
    standings = [each for event in replayed.events if isinstance(each := teller.tell(event), Standings)]
    paper.screen.standings(standings[0])
    drawn = "\n".join(paper.lines)
    assert "12+11+10+9+8+7+6 ×2 +4 +10 +8 +6 +15 Flip 7 = 169" in drawn  # noqa: RUF001
    assert re.search(r" 169 .*31 to go$", drawn, re.MULTILINE)
    assert re.search(r" 5 +5 .*195 to go$", drawn, re.MULTILINE)
    assert all(cell_len(line) <= width for line in paper.lines)


def test_without_colour_every_card_can_be_read() -> None:
    lines = table_on(Paper(colour=False), ["Ana", "Ben", "Cleo", "Dora"])
    assert "[12]" in lines[1]
    assert "[7] [7]" in re.sub(" +", " ", lines[1])
    assert "[+10]" in lines[4]


@pytest.mark.parametrize("colours", [Colours.ALL, Colours.FEW])
def test_every_card_has_a_look_of_its_own(colours: Colours) -> None:
    numbers = [str(card_style(card, colours).bgcolor) for card in Card if card.kind is NUMBER]
    others = {str(card_style(card, colours).bgcolor) for card in Card if card.kind is not NUMBER}
    assert len(set(numbers)) == 13
    assert len(others) == 4
    assert not others & set(numbers)


def test_a_long_sentence_breaks_between_words() -> None:
    paper = Paper(40)
    replayed = replay(from_notation("A SC / B 2 / A h SC>B"))
    names = Names(["Anastasia", "Bartholomew"])
    teller = Teller(replay(from_notation("A SC / B 2 / A h SC>B")).game.table, names)
    teller.table.places[0].cards.clear()
    for event in replayed.events[-1:]:
        told = teller.tell(event)
        assert isinstance(told, Sentence)
        paper.screen.tell(told)
    paper.screen.finish()
    assert len(paper.lines) > 1
    assert all(len(line) <= 40 for line in paper.lines)
    assert " ".join(" ".join(paper.lines).split()).startswith(
        "Anastasia has a Second Chance already and passes this one on"
    )


def test_words_looked_for_are_set_off() -> None:
    paper = Paper()
    paper.screen.rules(find_rules(["F3.6"]), ["freeze"])
    assert re.search(r"\x1b\[[0-9;]*mFreeze\x1b", paper.drawn)
    assert paper.lines == ["F3.6   A Freeze or Flip Three drawn on the way is set aside."]
