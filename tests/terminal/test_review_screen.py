"""`flip7 review` on a full screen: the curve at once, one costly choice after the other, all of it in sentences."""

from functools import cache
from itertools import cycle
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from flip7.analysis.review import review
from flip7.analysis.reviewed_game import Review
from flip7.i18n.catalog import say, speak
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.markup import plain
from flip7.i18n.review import mistake_told
from flip7.i18n.seat_names import Names
from flip7.record import replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.replay import ReplayApp
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.review import ReviewScreen
from flip7.terminal.tui.widgets.chances import Chances
from tests.analysis.reviewed_games import played
from tests.terminal.snapshots import SMALL
from tests.terminal.tables import AT_ONCE
from tests.terminal.test_replay_what_if import told
from tests.terminal.test_screens import run, settled

pytestmark = pytest.mark.integration  # a whole game is reviewed

GAME = played(5, seats=2)


@cache
def whole() -> Review:
    """The review of the game, as `flip7 review` has it."""
    return review(GAME)


def costly() -> list[int]:
    """The numbers of the choices that cost something."""
    return [number for number, moment in enumerate(whole().moments) if moment.cost]


def reviewing() -> ReplayApp:
    return ReplayApp(replay(GAME), AT_ONCE, Colours.ALL, reviewed=True)


async def final(pilot: Pilot[Any]) -> None:
    """All figures are there."""
    chances = pilot.app.screen.query_one(Chances)
    await settled(pilot, lambda: chances.review is not None and not chances.is_rough)
    assert chances.review is not None
    assert chances.review.moments == whole().moments


def said(app: App[Any]) -> list[str]:
    """The sentences of the sheet."""
    assert isinstance(app.screen, ReviewScreen)
    return [str(each.content) for each in app.screen.query(Static)]


def test_the_chances_are_there_at_once_with_what_one_can_do() -> None:
    app = reviewing()

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-review-hint") in told(app))

    run(app, act)


def test_a_key_leads_from_one_costly_choice_to_the_next_and_from_the_last_to_the_first() -> None:
    app = reviewing()
    names = Names(GAME.seats)

    async def act(pilot: Pilot[Any]) -> None:
        await final(pilot)
        for number, key in zip((*costly(), costly()[0]), cycle("mM"), strict=False):
            await pilot.press(key)
            await pilot.pause()
            shown = app.screen.query_one(Chances)
            assert plain(mistake_told(whole().moments[number], names)) in told(app).replace("  ", " ")
            needed = shown.get_content_height(app.screen.size, app.screen.size, shown.content_size.width)
            assert shown.content_size.height >= needed, "nothing of the sentence is cut off"

    run(app, act, SMALL)


def test_the_whole_review_is_a_sheet_in_every_language() -> None:
    app = reviewing()

    async def act(pilot: Pilot[Any]) -> None:
        await final(pilot)
        await pilot.press("S")
        await pilot.pause()
        for language in LANGUAGES:
            sheet = said(app)
            assert say("review-why") in sheet
            assert ("winning chance" in " ".join(sheet)) == (language == ENGLISH)
            await pilot.press("f3")
            await pilot.pause()
        await pilot.press("s")
        assert isinstance(app.screen, ReplayScreen)

    try:
        run(app, act)
    finally:
        speak(ENGLISH)


def test_a_replay_finds_the_costly_choices_when_they_are_asked_for() -> None:
    app = ReplayApp(replay(GAME), AT_ONCE, Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        assert not app.screen.query_one(Chances).display
        await pilot.press("m")
        await final(pilot)
        await pilot.press("home", "m")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen._at == app.screen._answered[costly()[0]]

    run(app, act)
