"""The log: beside the table where there is room, and as a sheet everywhere."""

from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static
from textual.widgets._footer import FooterKey

from flip7.i18n.catalog import speak
from flip7.i18n.languages import LANGUAGES
from flip7.record import from_notation, replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.replay import ReplayApp
from flip7.terminal.tui.screens.modals import LogScreen
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.table import TableScreen
from flip7.terminal.tui.widgets.log import Log
from tests.terminal.snapshots import LARGE, SMALL
from tests.terminal.tables import AT_ONCE, AtATable, Still
from tests.terminal.test_screens import GIVING, MIDDLE, NAMES, run, settled

pytestmark = pytest.mark.integration

OVER = Path(__file__).with_name("over.f7").read_text(encoding="utf-8")


def written(app: App[Any]) -> list[str]:
    """Every line of the log, also those for which there is no room."""
    return [strip.text.rstrip() for strip in app.screen.query_one(Log).lines]


def test_l_shows_everything_that_happened_from_its_newest_end() -> None:
    app = AtATable(Still(OVER, *NAMES[:3]))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        lines = written(app)
        assert lines[1] == "Round 1. Ana deals."
        assert "Round 2. Ben deals." in lines
        assert lines[-1] == "Ben wins with 70 points!"
        log = app.screen.query_one(Log)
        assert log.max_scroll_y > 0
        assert log.scroll_offset.y == log.max_scroll_y
        await pilot.press("up")
        await pilot.pause()
        assert log.scroll_offset.y < log.max_scroll_y
        await pilot.press("home")
        await pilot.pause()
        assert log.scroll_offset.y == 0
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)

    run(app, act)


def test_the_log_names_the_rules() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        assert any(line.startswith("Ben busts") and line.endswith("B.1") for line in written(app))

    run(app, act)


def test_a_log_of_nothing_says_so() -> None:
    app = ReplayApp(replay(from_notation(OVER)), AT_ONCE, Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        await pilot.press("home", "l")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        assert str(app.screen.query_one(Static).content) == "Nothing has happened yet."
        await pilot.press("down", "l")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)

    run(app, act)


def test_the_viewer_has_the_log_as_far_as_the_game_has_come() -> None:
    app = ReplayApp(replay(from_notation(OVER)), AT_ONCE, Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        assert "Round 1. Ana deals." in written(app)
        assert "Round 2. Ben deals." not in written(app)

    run(app, act)


def test_a_sheet_that_becomes_narrower_shows_whole_sentences() -> None:
    app = AtATable(Still(OVER, *NAMES[:3]))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        await pilot.resize_terminal(50, 24)
        await pilot.pause()
        log = app.screen.query_one(Log)
        assert max(len(line) for line in written(app)) <= log.scrollable_content_region.width
        assert written(app)[1] == "Round 1. Ana deals."

    run(app, act, LARGE)


def test_the_log_beside_the_table_has_its_title() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        assert "What happened" in "\n".join(strip.text for strip in app.screen._compositor.render_strips())

    run(app, act, LARGE)


def _fits(app: AtATable, columns: int) -> bool:
    """The line of keys is drawn, and none of them is cut off."""
    ends = [key.region.right for key in app.screen.query(FooterKey)]
    return bool(ends) and min(ends) > 0 and max(ends) <= columns


@pytest.mark.parametrize(
    "language", [each if each == "en" else pytest.param(each, marks=pytest.mark.e2e) for each in LANGUAGES]
)
@pytest.mark.parametrize("text", [MIDDLE, GIVING, OVER], ids=["turn", "giving", "over"])
def test_the_line_of_keys_names_the_log_where_there_is_room(text: str, language: str) -> None:
    speak(language)
    names = NAMES[: len(from_notation(text).seats)]
    app = AtATable(Still(text, *names))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        await settled(pilot, lambda: _fits(app, SMALL[0]))
        await pilot.resize_terminal(*LARGE)
        await settled(pilot, lambda: "log" in {key.action for key in app.screen.query(FooterKey)})

    run(app, act)
