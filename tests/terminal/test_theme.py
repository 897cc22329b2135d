"""The terminal's themes have the colours of the web table's tokens."""

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.segment import Segment
from textual.app import App
from textual.theme import Theme

from flip7.play.options import PlayOptions
from flip7.record import from_notation
from flip7.terminal.style.console import Colours
from flip7.terminal.style.theme import DARK, LIGHT
from flip7.terminal.tui.play import PlayApp
from flip7.terminal.tui.widgets.action_bar import _risk_ink
from tests.terminal.snapshots import LARGE, SMALL
from tests.terminal.tables import AT_ONCE, AtATable, Still
from tests.terminal.test_screens import GIVING, NAMES, OVER, SCREENS
from tools.tokens import ROOT, TOKENS_CSS

CSS = ROOT / TOKENS_CSS
FROM = {
    "background": "bg",
    "surface": "cloth",
    "foreground": "ink",
    "primary": "poppy",
    "success": "leaf",
    "accent": "gold-text",
    "error": "bust",
}


def rgb(lightness: float, chroma: float, hue: float) -> str:
    """A colour of CSS's oklch() as a terminal is told it (CSS Color 4, «Converting Oklab to sRGB»)."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _gamma(min(1, max(0, each)))):02x}" for each in linear)


def _gamma(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def tokens(start: str, end: str) -> dict[str, str]:
    """The colours that are set between two places of the file."""
    css = CSS.read_text(encoding="utf-8")
    block = css[css.index(start) : css.index(end, css.index(start))]
    found = re.findall(r"--([\w-]+): oklch\(([\d. ]+)\)", block)
    return {name: rgb(*map(float, value.split())) for name, value in found}


VARIABLES = {"poppy-text": "poppy-text", "ice": "ice", "block-cursor-foreground": "on-poppy"}


@pytest.mark.parametrize(
    "theme, start, end",
    [(LIGHT, ":root {", "@media"), (DARK, ':root[data-theme="dark"] {', "}")],
    ids=["light", "dark"],
)
def test_the_themes_are_the_tokens(theme: Theme, start: str, end: str) -> None:
    expected = tokens(start, end)
    assert {field: getattr(theme, field) for field in FROM} == {field: expected[name] for field, name in FROM.items()}
    assert theme.variables == {variable: expected[name] for variable, name in VARIABLES.items()}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_question_the_odds_and_the_chosen_row_can_be_read(theme: Theme) -> None:
    """4.5 to 1, as WCAG 2 asks of text."""
    written = (
        (theme.variables["poppy-text"], theme.surface),
        (theme.success, theme.surface),
        (theme.error, theme.surface),
        (theme.variables["block-cursor-foreground"], theme.primary),
    )
    for ink, field in written:
        assert ink is not None
        assert field is not None
        assert contrast(ink, field) >= 4.5, (ink, field)


@pytest.mark.parametrize(
    "percent, ink",
    [(0, "leaf"), (19, "leaf"), (20, "ink"), (35, "ink"), (36, "poppy-text"), (100, "poppy-text")],
)
def test_the_odds_have_the_inks_of_the_web_table(percent: int, ink: str) -> None:
    variable = {"leaf": "$success", "ink": "$foreground", "poppy-text": "bold $poppy-text"}
    assert _risk_ink(percent) == variable[ink]


BUSTED = "A 5 / B 6 / C SC / D 3 / A h 9 / B h 6x / C h +4 / D h 12 / A h x2 / C h 7 / D s"
FROZEN = "A 5 / B 6 / C 7 / D SC / A h FZ>B / C h 4 / D h 4 / A s / C h 5 / D h 4~ / C h F3?"


@pytest.mark.integration
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
async def test_a_modifier_is_seen_as_a_card(theme: Theme) -> None:
    app = AtATable(Still(BUSTED, *NAMES))
    async with app.run_test(size=LARGE) as pilot:
        app.theme = theme.name
        await pilot.pause()
        drawn = [part for strip in app.screen._compositor.render_strips() for part in strip]
    fields = [part.style.bgcolor for part in drawn if part.text == " +4 " and part.style is not None]
    assert len(fields) == 2  # before its seat, and in the log
    for field in fields:
        assert field is not None
        for cloth in (theme.background, theme.surface):
            assert cloth is not None
            assert contrast(field.get_truecolor().hex, cloth) >= 1.5


Made = Callable[[], App[Any]]


def at_a_table(text: str) -> Made:
    return lambda: AtATable(Still(text, *NAMES[: len(from_notation(text).seats)]))


def the_start() -> PlayApp:
    return PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)


READ: dict[str, tuple[Made, list[str], str]] = {
    "busted": (at_a_table(BUSTED), [], "Screen"),
    "frozen": (at_a_table(FROZEN), [], "Screen"),
    "giving": (at_a_table(GIVING), ["down"], "Screen"),
    "over": (at_a_table(OVER), [], "Screen"),
    "start": (the_start, [], "Screen"),
    "seed": (the_start, ["shift+tab", "shift+tab"], "Screen"),
    "bots": (the_start, ["tab", "tab", "tab", "enter"], "Screen"),
    "rules": (at_a_table(BUSTED), ["r"], "#sheet"),
    "found": (at_a_table(BUSTED), ["r", *"fr"], "#sheet"),
    "why": (at_a_table(BUSTED), ["w"], "#sheet"),
    "help": (at_a_table(BUSTED), ["question_mark"], "#sheet"),
    "lobby": (SCREENS["lobby"][0], [], "Screen"),
}
"""Screens to look at, with the keys that lead there; of a sheet nothing that lies below it."""
WITH_ANOTHER_FACE = ("busted", "frozen", "over")
"""On a large screen: cards as objects, and the log."""


@pytest.mark.integration
@pytest.mark.parametrize(
    "screen, size",
    [
        *((screen, SMALL) for screen in READ),
        *(pytest.param(screen, LARGE, marks=pytest.mark.e2e) for screen in WITH_ANOTHER_FACE),
    ],
)
async def test_every_word_can_be_read_by_day_and_by_night(screen: str, size: tuple[int, int]) -> None:
    made, keys, part_of_it = READ[screen]
    app = made()
    async with app.run_test(size=size) as pilot:
        await pilot.press(*keys)
        for theme in (LIGHT, DARK):
            app.theme = theme.name
            await pilot.pause()
            words = _words_in(app, part_of_it)
            assert len(words) > 10
            assert [(part.text, part.style) for part in words if _contrast_of(part) < 4.5] == [], theme.name


def _words_in(app: App[Any], part_of_it: str) -> list[Segment]:
    """Return the words in that part, each piece in its own ink."""
    region = app.screen.region if part_of_it == "Screen" else app.screen.query_one(part_of_it).region
    lines = app.screen._compositor.render_strips()[region.y : region.bottom]
    drawn = [part for line in lines for part in line.crop(region.x, region.right)]
    return [part for part in drawn if any(letter.isalnum() for letter in part.text)]


@pytest.mark.integration
async def test_where_one_types_is_seen_without_telling_shades_apart() -> None:
    """Every field of the form, and the button, has an edge that it has only while it is typed into."""
    app = the_start()
    async with app.run_test(size=SMALL) as pilot:
        for theme in (LIGHT, DARK):
            app.theme = theme.name
            seen = set()
            for _ in range(7):
                await pilot.press("tab")
                await pilot.pause()
                focused = app.focused
                assert focused is not None
                seen.add(focused)
                line = app.screen._compositor.render_strips()[focused.region.y + focused.region.height // 2]
                edge = line.crop(focused.region.x, focused.region.x + 1).text
                assert edge == "█", (focused, theme.name)
            assert len(seen) == 7


def _contrast_of(part: Segment) -> float:
    assert part.style is not None
    ink, field = part.style.color, part.style.bgcolor
    assert ink is not None
    assert field is not None
    return contrast(ink.get_truecolor().hex, field.get_truecolor().hex)


def contrast(one: str, other: str) -> float:
    dark, light = sorted(_luminance(each) for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
