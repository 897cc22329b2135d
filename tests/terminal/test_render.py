"""Seats and cards drawn with characters: all there, in their place, and within their room."""

import pytest

from flip7.core.apply import apply
from flip7.core.cards import parse_cards
from flip7.core.events import FlippedSeven
from flip7.core.rules import Rules
from flip7.core.seats import Points, Seat
from flip7.core.table import Place, Table
from flip7.record import from_notation, replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.render import LARGE_PANEL_HEIGHT, PANEL_HEIGHT, Arrangement, Marks, Pen, arrange
from tests.scenario import after

SEATS_80_BY_24 = (78, 13)
"""The space for the seats in a terminal of 80 by 24."""
SEATS_140_BY_45 = (97, 34)
SEATS_200_BY_60 = (157, 49)
PANELS = Arrangement(2, 38, PANEL_HEIGHT, 1)
LARGE_PANELS = Arrangement(2, 59, LARGE_PANEL_HEIGHT, 1)


@pytest.mark.parametrize("seats", range(1, 13))
def test_twelve_seats_fit_a_small_terminal(seats: int) -> None:
    form = arrange(seats, *SEATS_80_BY_24)
    assert form.lines(seats) <= SEATS_80_BY_24[1]
    assert form.columns * (form.width + 2) - 2 <= SEATS_80_BY_24[0]


@pytest.mark.parametrize("seats", range(1, 41))
def test_forty_seats_fit_a_large_one(seats: int) -> None:
    form = arrange(seats, 134, 34)
    assert form.lines(seats) <= 34
    assert form.columns * (form.width + 2) - 2 <= 134


@pytest.mark.parametrize("seats", range(1, 5))
def test_few_seats_show_their_cards_as_objects(seats: int) -> None:
    assert arrange(seats, *SEATS_80_BY_24).panels


@pytest.mark.parametrize(
    "seats, size, large",
    [
        (4, SEATS_80_BY_24, False),
        (4, SEATS_140_BY_45, False),
        (4, SEATS_200_BY_60, True),
        (2, SEATS_200_BY_60, True),
        (12, SEATS_200_BY_60, False),
    ],
)
def test_cards_are_large_where_there_is_room_for_all_of_them(seats: int, size: tuple[int, int], *, large: bool) -> None:
    form = arrange(seats, *size)
    assert form.panels
    assert form.height == (LARGE_PANEL_HEIGHT if large else PANEL_HEIGHT)
    assert form.lines(seats) <= size[1]


@pytest.mark.parametrize("colours", Colours)
def test_a_large_card_has_its_number_in_its_middle(colours: Colours) -> None:
    lines = Pen(LARGE_PANELS, colours).seat(after(TABLE).table, Seat(1), "Ben", Marks())
    assert [line.plain[3:10].strip(" │╭╮╰╯─▄▀") for line in lines[1:-1]] == ["", "", "12", "", ""]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 7, 12, 18, 40])
@pytest.mark.parametrize("size", [SEATS_80_BY_24, SEATS_140_BY_45, SEATS_200_BY_60, (134, 34)])
def test_every_seat_is_found_where_it_is_drawn(seats: int, size: tuple[int, int]) -> None:
    form = arrange(seats, *size)
    found = {form.seat_at(x, y, seats) for x in range(size[0]) for y in range(form.lines(seats))}
    assert found - {None} == set(range(seats))
    assert form.seat_at(0, form.lines(seats), seats) is None


TABLE = "A SC / B 12 / C 7 / A h +8 / B h 11 / C h x2 / A h 5 / B h 0 / C h 3"


@pytest.mark.parametrize("colours", Colours)
@pytest.mark.parametrize("form", [PANELS, LARGE_PANELS, Arrangement(1, 78, 1, 0), Arrangement(2, 58, 1, 0)])
def test_every_card_name_and_total_is_there_within_the_width(form: Arrangement, colours: Colours) -> None:
    table = after(TABLE).table
    for seat, name, cards in ((0, "Ana", "5 ♥ +8"), (1, "Ben", "12 11 0"), (2, "Cleo", "7 3 \N{MULTIPLICATION SIGN}2")):
        lines = Pen(form, colours).seat(table, Seat(seat), name, Marks(turn=True))
        assert len(lines) == form.height
        assert {line.cell_len for line in lines} == {form.width}
        drawn = " ".join(line.plain for line in lines)
        for each in (name, "▸", *cards.split()):
            assert each in drawn, (each, drawn)


def test_what_has_busted_is_face_down() -> None:
    table = after("A 5 / B 6 / C 7 / A h 5x").table
    lines = Pen(PANELS, Colours.NONE).seat(table, Seat(0), "Ana", Marks())
    assert "▒▒" in lines[2].plain
    assert "busted" in lines[0].plain


def test_a_full_line_of_everything_is_cut_nowhere() -> None:
    """Seven numbers, all modifiers and a Second Chance: the widest place that there is."""
    cards = [*parse_cards("12 11 10 9 8 7 6"), *parse_cards("+2 +4 +6 +8 +10 x2 SC")]
    table = Table.set_up(1, Rules())
    table.places[0] = Place(cards)
    lines = Pen(Arrangement(1, 78, PANEL_HEIGHT, 1), Colours.ALL).seat(table, Seat(0), "Ana", Marks())
    for label in ("♥", "\N{MULTIPLICATION SIGN}2", "+2", "+4", "+6", "+8", "+10"):
        assert label in lines[-1].plain


def test_a_long_name_leaves_room_for_the_total() -> None:
    table = after("A 5 / B 6 / C 7").table
    lines = Pen(PANELS, Colours.ALL).seat(table, Seat(0), "N" * 60, Marks())
    assert lines[0].plain.endswith(" 0")
    assert "…" in lines[0].plain


@pytest.mark.parametrize("colours", Colours)
@pytest.mark.parametrize("width", [58, 78])
def test_rows_are_aligned_however_many_digits_their_cards_have(width: int, colours: Colours) -> None:
    table = after("A 12 / B 1 / C 5 / A h 11 / B h 2 / C h 5x / A h 10 / B h 3").table
    pen = Pen(Arrangement(1, width, 1, 0), colours)
    rows = [pen.seat(table, Seat(seat), "Ana", Marks())[0].plain for seat in range(2)]
    assert rows[0].rindex("33") == rows[1].rindex(" 6")
    assert rows[0].index("·") == rows[1].index("·")


@pytest.mark.parametrize(
    "width, shown", [(40, "Player …"), (58, "Player …"), (66, "Player 13   "), (78, "Player 13   ")]
)
def test_a_name_in_a_row_has_what_room_there_is(width: int, shown: str) -> None:
    table = after(TABLE).table
    (row,) = Pen(Arrangement(1, width, 1, 0), Colours.ALL).seat(table, Seat(0), "Player 13", Marks())
    assert row.plain.startswith(f"   {shown} ")


@pytest.mark.parametrize("seats, size", [(12, (99, 19)), (12, SEATS_80_BY_24), (40, (156, 48)), (18, (99, 24))])
def test_rows_with_room_show_the_way_to_go(seats: int, size: tuple[int, int]) -> None:
    """Solid what is banked, hatched what the round would bring; in all rows as long, so that they can be compared."""
    table = Table.set_up(seats, Rules())
    table.scores[0], table.scores[1] = Points(100), Points(200)
    table.places[0] = Place([*parse_cards("12 11 10 9 8")])
    form = arrange(seats, *size)
    assert not form.panels
    rows = [Pen(form, Colours.ALL).seat(table, Seat(seat), "Ana", Marks())[0].plain for seat in range(3)]
    rails = [row.rpartition(" ")[2] for row in rows]
    assert len({len(rail) for rail in rails}) == 1
    assert rails[0].count("█") == round(len(rails[0]) / 2)
    assert len(rails[0].rstrip("·")) == round(len(rails[0]) * 3 / 4)
    assert set(rails[1]) == {"█"}
    assert set(rails[2]) == {"·"}


def test_what_lies_above_the_line_comes_before_the_way_to_go() -> None:
    table = Table.set_up(1, Rules())
    table.places[0] = Place([*parse_cards("12 +2 +4 +6 +8")])
    (row,) = Pen(Arrangement(1, 78, 1, 0), Colours.ALL).seat(table, Seat(0), "Ana", Marks())
    assert all(label in row.plain for label in ("+2", "+4", "+6", "+8"))
    assert not row.plain.endswith("·")


SEVENTH = "A 1 / B 2 / C FZ>C / A h 3 / B h 12 / A h 4 / B s / A h 5 / A h 9 / A h 11 / A h 12#"


@pytest.mark.parametrize("height", [1, 5, 7], ids=["row", "panel", "large"])
def test_the_bonus_of_a_flip_7_is_in_the_sum_and_on_the_way_to_go(height: int) -> None:
    """While it is seen, before the round is counted: F7.1."""
    record = from_notation(SEVENTH)
    table = Table.set_up(3, record.rules, record.dealer)
    for event in (event for step in replay(record).steps for event in step.events):
        apply(table, event)
        if isinstance(event, FlippedSeven):
            break
    pen = Pen(Arrangement(1, 80, height, 0), Colours.ALL)
    drawn = pen.seat(table, Seat(0), "Ana", Marks())[-1].plain
    assert "60" in drawn
    assert "45" not in drawn
    rail = [each for each in drawn if each in "█▒·"]
    assert rail.count("▒") == round(len(rail) * 60 / table.rules.target)
