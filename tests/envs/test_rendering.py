"""Tables to look at: as text, and as pictures."""

import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from numpy.typing import NDArray

from flip7.core.cards import FREEZE, MODIFIER, SECOND_CHANCE, Card
from flip7.core.decisions import Decision, Give, HitOrStay
from flip7.core.describe import describe
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import MAX_SEATS, Seat
from flip7.core.table import Table
from flip7.envs.render import check_mode
from flip7.envs.rendering import drawn, painted, palette
from flip7.envs.rendering.faces import back, face, font
from flip7.envs.rendering.layout import layout_for
from flip7.envs.rendering.palette import Colour
from flip7.envs.rendering.plates import plate_of
from flip7.envs.rendering.shapes import width_of
from flip7.envs.rendering.texts import asked_words, heading_words
from flip7.record import position
from tests.core.random_games import Plan, plans
from tests.scenario import A, B, C, D, after
from tests.terminal.test_theme import tokens

FACES = Path(__file__).parents[2] / "web" / "src" / "components" / "cards" / "faces.ts"
ESCAPE = re.compile(r"\x1b\[[\d;]*m")


def played(plan: Plan) -> Game:
    game = plan.begin()
    plan.choices(game)
    return game


# --- as text ----------------------------------------------------------------------------------------------------------


def test_a_table_in_the_middle_of_a_round() -> None:
    situation = position(
        "12 9 4 3 x2 +4", ["7 8 SC", "10 5 6 frozen", "1 12 busted", "2 stayed"], totals=[112, 80, 141, 96, 5]
    )
    assert drawn(*situation) == (
        "Round 2 · A deals · to 200 · 77 to draw, 0 discarded\n"
        "▸ A   112            12   9   4   3   ·   ·   ·  28 ×2 +4 = 60\n"  # noqa: RUF001 - the sign of a product
        "  B    80             7   8   ·   ·   ·   ·   ·  15  Second Chance\n"
        "  C   141  frozen    10   5   6                  21  Freeze\n"
        "  D    96  busted     1  12  12                  0\n"
        "  E     5  stayed     2                          2\n"
        "A, hit or stay?"
    )


def test_a_card_to_give_and_others_that_wait() -> None:
    game = after("A 1 / B 2 / C 3 / D 4 / A h F3>C(5 F3' FZ'; F3>D")
    assert drawn(game.table, game.asked) == (
        "Round 1 · A deals · to 200 · 86 to draw, 1 discarded\n"
        "▹ A     0             1   ·   ·   ·   ·   ·   ·  1\n"
        "▹ B     0             2   ·   ·   ·   ·   ·   ·  2\n"
        "▸ C     0             3   5   ·   ·   ·   ·   ·  8\n"
        "▹ D     0             4   ·   ·   ·   ·   ·   ·  4\n"
        "  Set aside before C: Freeze.\n"
        "  Waiting to take effect: Flip Three for D.\n"
        "C, who gets the Freeze?"
    )


def test_a_flip_three_under_way() -> None:
    game = after("A SC / B 2 / C 3 / A h F3>A(5 SC")
    assert drawn(game.table, game.asked).splitlines()[-2:] == ["  A flips 1 more", "A, who gets the Second Chance?"]


def test_a_flip_7_and_its_sum() -> None:
    assert "  A   112  Flip 7    12   9   4   3   1   0   8  37 +4 +15 = 56\n" in drawn(flipped_seven(), None)


def flipped_seven() -> Table:
    """A table at the moment of a Flip 7."""
    table, _ = position("12 9 4 3 1 0 +4", ["7", "10 5", "6"], totals=[112, 80, 141, 96])
    table.places[A].cards.append(Card.N8)
    table.flipped_seven = A
    return table


def test_a_game_that_is_over() -> None:
    game = won()
    assert game.table.winner is not None
    *rows, ending = drawn(game.table, None).splitlines()
    assert ending == f"{'ABC'[game.table.winner]} wins with {max(game.table.scores)} points!"
    assert [row.split()[:2] for row in rows[1:]] == [
        [letter, str(score)] for letter, score in zip("ABC", game.table.scores, strict=True)
    ]
    assert not [row for row in rows if row != row.rstrip()]


def won() -> Game:
    game = Game.seeded(3, "won", Rules(target=40))
    while game.asked is not None:
        game.play(game.asked.options[0] if len(game.choices) % 3 else game.asked.options[-1])
    return game


@given(plan=plans())
def test_any_table_can_be_drawn_and_fits_in_80_columns(plan: Plan) -> None:
    game = played(plan)
    before = describe(game.table)
    text = drawn(game.table, game.asked)
    assert describe(game.table) == before
    assert len(text.splitlines()) >= plan.seats + 1
    rows = text.splitlines()[1 : plan.seats + 1]
    for row, place in zip(rows, game.table.places, strict=True):
        assert len(row) <= 80 or sum(card.kind is MODIFIER for card in place.cards) > 4
    assert ESCAPE.sub("", drawn(game.table, game.asked, colour=True)) == text
    assert not ESCAPE.search(text)


# --- as a picture -----------------------------------------------------------------------------------------------------


def region(table: Table, asked: Decision | None, seat: Seat) -> NDArray[np.uint8]:
    """The pixels of a seat."""
    layout = layout_for(len(table.places))
    left, top = layout.at(seat)
    width, height = layout.plate
    return painted(table, asked)[top : top + height, left : left + width]


def count(pixels: NDArray[np.uint8], colour: Colour) -> int:
    """Return the number of pixels of that colour."""
    return int((pixels == np.array(colour, np.uint8)).all(axis=-1).sum())


@pytest.mark.integration
@pytest.mark.parametrize("seats", [2, 4, 12, 40])
def test_the_shape_depends_on_the_number_of_seats_alone(seats: int) -> None:
    game = Game.seeded(seats, "shape")
    for _ in range(5):
        picture = painted(game.table, game.asked)
        assert picture.shape == (*reversed(layout_for(seats).size), 3)
        assert picture.dtype == np.uint8
        assert picture.flags.writeable
        assert game.asked is not None
        game.play(game.asked.options[0])


@pytest.mark.parametrize("seats", range(1, MAX_SEATS + 1))
def test_every_seat_has_a_place_of_its_own_on_the_cloth(seats: int) -> None:
    layout = layout_for(seats)
    (width, height), (wide, high) = layout.size, layout.plate
    assert width % 16 == height % 16 == 0
    corners = [layout.at(seat) for seat in range(seats)]
    for left, top in corners:
        assert layout.margin < left < width - layout.margin - wide
        assert layout.margin + 100 < top < height - layout.margin - high
    for one, other in combinations(corners, 2):
        assert abs(one[0] - other[0]) > wide or abs(one[1] - other[1]) > high


@pytest.mark.integration
@given(plan=plans(most=40))
@settings(max_examples=15)
def test_any_table_can_be_painted_and_looks_the_same_again(plan: Plan) -> None:
    game = played(plan)
    before = describe(game.table)
    picture = painted(game.table, game.asked)
    assert describe(game.table) == before
    assert np.array_equal(picture, painted(game.table.copy(), game.asked))


@pytest.mark.integration
def test_every_card_that_comes_changes_the_picture() -> None:
    game = Game.seeded(4, "film")
    last = painted(game.table, game.asked)
    for _ in range(60):
        assert game.asked is not None
        game.play(game.asked.options[0])
        now = painted(game.table, game.asked)
        assert not np.array_equal(now, last)
        last = now


def test_the_seat_that_is_asked_has_the_poppy_ring_and_nobody_else() -> None:
    table, _ = position("12 9", ["7 8", "10 5"])
    for asked in table.seats:
        rings = [count(region(table, HitOrStay(asked), seat)[:4], palette.POPPY) for seat in table.seats]
        assert [seat for seat, ring in zip(table.seats, rings, strict=True) if ring > 100] == [asked]


def test_who_can_be_given_a_card_has_a_ring_of_its_colour() -> None:
    table, _ = position("12 9", ["7 8", "10 5", "3 busted"])
    for card, colour in ((FREEZE, palette.ICE), (SECOND_CHANCE, palette.CHANCE_FIELD)):
        rings = [count(region(table, Give(A, card, (B, C)), seat)[:4], colour) for seat in table.seats]
        assert [ring > 100 for ring in rings] == [False, True, True, False]


def test_that_a_seat_deals_is_said_in_a_word() -> None:
    """A letter in a box beside the seat's own was taken for a seat."""
    table, _ = position("12 9", ["7 8", "10 5"])
    layout = layout_for(3)
    for seat, other in ((A, B), (B, C), (C, A)):
        heads = []
        for table.dealer in (seat, other):
            heads.append(region(table, None, seat)[layout.pad : layout.pad + layout.head].astype(int))
        marked = np.flatnonzero(np.abs(heads[0] - heads[1]).sum(axis=(0, 2)))
        assert np.ptp(marked) == pytest.approx(width_of("deals", layout.head * 0.52), abs=3)


def test_without_pillow_there_are_no_pictures_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert check_mode("ansi") == "ansi"
    with pytest.raises(Flip7Error, match="render_mode rgb_array needs Pillow, which is not installed"):
        check_mode("rgb_array")


def test_every_status_is_to_be_seen() -> None:
    table, asked = position("12 9", ["7 8 stayed", "10 5 frozen", "3 busted"])
    fields = [palette.FIELDS[12], palette.LEAF_SOFT, palette.ICE_SOFT, palette.BUST_SOFT]
    for colour in fields[1:]:
        seen = [seat for seat in table.seats if count(region(table, asked, seat), colour) > 50]
        assert seen == [{fields[1]: B, fields[2]: C, fields[3]: D}[colour]]
    assert count(region(table, asked, A), fields[0]) > 100
    assert count(region(table, asked, C), palette.FIELDS[10]) == 0
    assert count(region(table, asked, D), palette.FIELDS[3]) == 0


def test_gold_is_for_a_flip_7_and_nothing_else() -> None:
    table = flipped_seven()
    assert [count(region(table, None, seat), palette.GOLD) > 100 for seat in table.seats] == [True, False, False, False]
    game = won()
    assert count(painted(game.table, None), palette.GOLD) == 0
    assert game.table.winner is not None
    assert count(region(game.table, None, game.table.winner)[:4], palette.POPPY) > 100


def test_the_rail_goes_as_far_as_the_points() -> None:
    for total, share in ((0, 0.0), (50, 0.25), (100, 0.5), (199, 0.995)):
        table, asked = position("12", ["7"], totals=[0, total])
        layout = layout_for(2)
        row = layout.pad + layout.head + layout.space + layout.rail // 2
        rail = region(table, asked, B)[row : row + 1, layout.pad : -layout.pad]
        assert count(rail, palette.INK) / rail.shape[1] == pytest.approx(share, abs=0.03)


def test_every_face_is_another() -> None:
    for width in (56, 28):
        pictures = {face(card, width).tobytes() for card in Card} | {back(width).tobytes()}
        assert len(pictures) == len(Card) + 1
        assert {face(card, width).size for card in Card} == {(width, round(width * 1.4))}


@given(plan=plans(most=60))
@settings(max_examples=20)
def test_the_letters_have_all_that_is_written(plan: Plan) -> None:
    """The letters that Pillow brings are few; a sign that they lack would be a box."""
    game = played(plan)
    plates = [plate_of(game.table, seat, game.asked) for seat in game.table.seats]
    words = [heading_words(game.table), asked_words(game.table, game.asked)]
    words += [f"{plate.letter}{plate.terms} = {plate.points}{plate.chip and plate.chip.word}" for plate in plates]
    missing = bytes(font(20).getmask("\uffff"))
    assert [sign for sign in set("".join(words)) - {" "} if bytes(font(20).getmask(sign)) == missing] == []


@pytest.mark.integration
def test_pillow_is_not_needed_until_something_is_painted() -> None:
    code = "import sys, flip7.envs.rendering; sys.exit('PIL' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


# --- colours ----------------------------------------------------------------------------------------------------------

WEB = {
    "BG": "bg",
    "CLOTH": "cloth",
    "SURFACE": "surface",
    "INK": "ink",
    "INK_2": "ink-2",
    "LINE": "line",
    "POPPY": "poppy",
    "ON_POPPY": "on-poppy",
    "LEAF": "leaf",
    "LEAF_SOFT": "leaf-soft",
    "ICE": "ice",
    "ICE_SOFT": "ice-soft",
    "BUST": "bust",
    "BUST_SOFT": "bust-soft",
    "GOLD": "gold-2",
    "GOLD_EDGE": "gold-3",
    "GOLD_INK": "gold-ink",
    "GOLD_SOFT": "gold-soft",
    "PAPER": "paper",
    "CARD_INK": "card-ink",
    "FREEZE_FIELD": "freeze",
    "FREEZE_HI": "freeze-hi",
    "FLIP_THREE_FIELD": "flip3",
    "FLIP_THREE_HI": "flip3-hi",
    "CHANCE_FIELD": "chance",
    "CHANCE_HI": "chance-hi",
    "FAN": "flip3-fan",
    "BACK": "back",
    "BACK_DISC": "back-disc",
    "BACK_LINE": "back-line",
    "BACK_HEART": "back-heart",
}
"""The names that pictures are drawn with, and those of the web table."""


def test_the_colours_are_the_web_tables_tokens() -> None:
    """Converted once more from the style sheet, by a formula of the tests' own."""
    web = tokens(":root {", "@media")
    assert {name: code(getattr(palette, name)) for name in WEB} == {name: web[token] for name, token in WEB.items()}
    for suffix, numbers in (("", palette.FIELDS), ("-hi", palette.PETALS), ("-ink", palette.NUMERALS)):
        assert [code(each) for each in numbers] == [web[f"n{number}{suffix}"] for number in range(13)]
    assert [code(each) for each in palette.SEAT_COLOURS] == [web[f"p{seat}"] for seat in range(1, 9)]


def code(colour: Colour) -> str:
    return f"#{bytes(colour).hex()}"


def test_the_card_backs_and_the_fan_are_drawn_in_the_web_tables_colours() -> None:
    used = re.findall(r"var\(--((?:flip3-fan|back)[\w-]*)\)", FACES.read_text(encoding="utf-8"))
    assert used == ["flip3-fan", "back-line", "back", "back-disc", "back-heart"]
    assert set(used) <= set(WEB.values())
