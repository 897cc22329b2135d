"""The output of `print(game)`, and of a notebook."""

from pathlib import Path
from xml.dom.minidom import parseString

import pytest

from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.table import Table
from flip7.core.text_table import text_table
from flip7.generated.colours import CARD
from tests.scenario import after

CHAIN = "A 12 / B 5 / C 7 / A h F3>B(F3' FZ' 6; F3>C(SC 9 SC?) FZ>A)"


def test_a_printed_game_has_a_row_for_each_seat_and_what_waits() -> None:
    assert str(after(CHAIN)).splitlines() == [
        "round 1, dealer A, 84 to draw, 1 discarded",
        "  A    0 + 12  12",
        "  B    0 + 11  5 6",
        "> C    0 + 16  7 SC 9",
        "  C flips 0 more",
        "  B hands out FZ>A",
        "C: who gets the SC? (A, B)",
    ]


def test_a_printed_game_says_who_is_out() -> None:
    text = "A x2 / B F3>A(12 7 +10) / C 9 / D 1 / A h SC / B h 3 / C h FZ>B / D s / A h 12~ / C h 9x / A h 0"
    assert str(after(text)).splitlines() == [
        "round 1, dealer A, 81 to draw, 3 discarded",
        "> A    0 + 48  x2 12 7 +10 0",
        "  B    0 +  3  3 FZ  frozen",
        "  C    0 +  0  9 9  busted",
        "  D    0 +  1  1  stayed",
        "A: hit or stay?",
    ]


def test_a_printed_game_says_who_has_won() -> None:
    assert str(after('[Target "5"] A 12 / B 1 / A s / B s')).splitlines() == [
        "round 1, dealer A, 92 to draw, 2 discarded",
        "  A   12 +  0  stayed",
        "  B    1 +  0  stayed",
        "A has won",
    ]


def test_a_table_before_the_first_round_asks_nothing() -> None:
    assert text_table(Table.set_up(1, Rules()), None) == "round 0, dealer A, 94 to draw, 0 discarded\n  A    0 +  0"


def test_a_game_is_named_in_one_line() -> None:
    assert repr(after("A 12 / B 5")) == "<Game of 2, round 1, A: hit or stay?>"
    assert repr(after('[Target "5"] A 12 / A s')) == "<Game of 1, round 1, the game is over>"


def shown(game: Game) -> str:
    """The picture, after it was read as XML."""
    svg = game._repr_svg_()
    assert parseString(svg).documentElement is not None  # noqa: S318 - our own
    return svg


def test_the_picture_has_every_part_at_its_place() -> None:
    """Whole and literal, so that nothing in it changes unseen; look at table.svg in a browser after a change."""
    game = after("A 7 / B +10 / C SC / D F3>D(1 2 5) / A h 3 / B h FZ>C / D s / A h 3x / B h 12")
    assert shown(game) == (Path(__file__).parent / "table.svg").read_text(encoding="utf-8")


def test_all_kinds_of_cards_have_colours() -> None:
    svg = shown(after("A 0 / B 12 / C x2 / A h SC"))
    for colour in ("n0", "n0-ink", "n12", "n12-ink", "gold-2", "gold-ink", "chance", "paper"):
        assert f'fill="{CARD[colour]}"' in svg


def test_a_long_hand_makes_the_picture_wider() -> None:
    nine = "A 0 / A h 1 / A h 2 / A h 3 / A h 4 / A h 5 / A h +2 / A h +4 / A h +6"
    assert '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 549 120" width="549"' in shown(after(nine))
    assert 'viewBox="0 0 592 120" width="592"' in shown(after(f"{nine} / A h +8"))


@pytest.mark.parametrize("text, words", [("A 12 / B 5", "A: hit or stay?"), ('[Target "5"] A 12 / A s', "A has won")])
def test_the_picture_says_what_it_shows_to_a_screen_reader(text: str, words: str) -> None:
    assert f'role="img" aria-label="{words}"' in shown(after(text))


def test_a_picture_of_a_game_that_is_over_frames_nobody() -> None:
    assert "stroke" not in shown(after('[Target "5"] A 12 / A s'))
