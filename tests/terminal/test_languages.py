"""The terminal table in five languages: chosen at the start, changed at any time, and as pictures."""

from typing import Any

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, RichLog, Select, Static
from textual.widgets._footer import FooterKey

from flip7.core.decisions import HitOrStay
from flip7.i18n.catalog import say, speak, spoken
from flip7.i18n.languages import LANGUAGES
from flip7.play.options import PlayOptions
from flip7.record import replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.play import PlayApp
from flip7.terminal.tui.screens.start import StartScreen
from flip7.terminal.tui.screens.table import TableScreen
from flip7.terminal.tui.widgets.stage import StageView
from tests.server.clocks import FakeClock
from tests.terminal.snapshots import LARGE, SMALL, picture
from tests.terminal.tables import AT_ONCE, AtATable, LastStep, Still
from tests.terminal.test_screens import (
    GIVING,
    MIDDLE,
    MOMENTS,
    NAMES,
    SCREENS,
    asked_here,
    come_to,
    game,
    is_over,
    run,
    settled,
    table_screen,
)

pytestmark = pytest.mark.integration


def at_the_start() -> PlayApp:
    return PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)


def seen(app: App[Any]) -> str:
    """All words on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def keys(app: App[Any]) -> set[str]:
    """Return the labels of the footer's keys."""
    return {key.description for key in app.screen.query(FooterKey)}


# --- a game -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_by_keys_in_german() -> None:
    speak("de")
    app = game()

    async def play(pilot: Pilot[Any]) -> None:
        while True:
            await settled(pilot, lambda: asked_here(app) or is_over(app))
            if is_over(app):
                break
            scene = table_screen(app).scene
            assert scene is not None
            assert scene.asked is not None
            hits = len(scene.table.places[0].line) < 4
            await pilot.press(("h" if hits else "s") if isinstance(scene.asked.decision, HitOrStay) else "enter")
        await settled(pilot, lambda: say("tui-key-again") in keys(app))
        assert "gewinnt mit" in seen(app)
        assert say("tui-key-again") == "Neues Spiel"

    run(app, play)
    assert app.session is not None
    assert replay(app.session.record).game.asked is None


def test_f3_changes_the_language_of_a_game() -> None:
    """Of the words that are there, and of what was told before one's eyes."""
    app = AtATable(LastStep(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        await pilot.pause()
        assert "Dora stays and banks" in seen(app)
        await pilot.press("f3")
        await settled(pilot, lambda: "Hilfe" in keys(app))
        await pilot.pause()
        assert spoken() == "de"
        told = str(app.screen.query_one(StageView).render()).splitlines()[0]
        assert told.endswith(say("stayed", name="Dora", sum="3+12 = 15"))
        assert app.screen.query_one(RichLog).border_title == say("tui-log")
        assert str(app.screen.query_one("#hit", Button).label) == say("tui-hit")
        assert say("ask-hit-or-stay", name="Ana") in seen(app)
        for _ in range(4):
            await pilot.press("f3")
        assert spoken() == "en"

    run(app, act)


def test_buttons_are_as_wide_as_their_words_in_every_language() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        for _ in LANGUAGES:
            await pilot.press("f3")
            await pilot.pause()
            for button in app.screen.query(Button):
                assert button.content_size.width >= cell_len(str(button.label)), spoken()

    run(app, act)


def test_f3_changes_the_language_of_what_happened_before_a_game_was_resumed() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        assert "Dora stays and banks" in seen(app)
        await pilot.press("f3", "l")
        await settled(pilot, lambda: say("stayed", name="Dora", sum="3+12 = 15") in seen(app))
        assert say("round-began", number=1, dealer="Ana") in seen(app)

    run(app, act, LARGE)


def test_whoever_was_chosen_is_still_chosen_in_another_language() -> None:
    app = AtATable(Still(GIVING, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "f3")
        await pilot.pause()
        takers = app.screen.query_one(OptionList)
        assert takers.highlighted == 1
        offered = [str(takers.get_option_at_index(at).prompt) for at in range(takers.option_count)]
        assert all(
            say("option-freeze", you="no", points=0, before="0", after="0").split()[0] in each for each in offered
        )

    run(app, act)


@pytest.mark.parametrize(
    "key, title", [("r", "tui-rules-title"), ("w", "tui-why-title"), ("question_mark", "tui-help-title")]
)
def test_f3_changes_the_language_of_a_sheet_and_of_the_table_below(key: str, title: str) -> None:
    app = AtATable(Still(MIDDLE, *NAMES))
    speak("de")
    german = say(title)
    speak("en")

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(key, *"freeze" * (key == "r"), "f3")
        await pilot.pause()
        assert app.screen.query_one("#sheet").border_title == german
        if key == "r":
            assert app.screen.query_one(Input).value == "freeze"
        await pilot.press("escape")
        await settled(pilot, lambda: "Hilfe" in keys(app))

    run(app, act)


# --- the start --------------------------------------------------------------------------------------------------------


def test_the_start_changes_its_language_and_keeps_what_was_typed() -> None:
    app = at_the_start()

    async def act(pilot: Pilot[Any]) -> None:
        form = app.screen
        typed = {"name": "Ana, Ben", "seats": "5", "target": "75", "seed": "Show odds"}
        for field, text in typed.items():
            form.query_one(f"#{field}", Input).value = text
        form.query_one("#bots", Select).value = "level2"
        form.query_one("#language", Select).value = "de"
        await settled(pilot, lambda: "Regeln" in keys(app))
        await pilot.pause()
        assert spoken() == "de"
        assert {field: form.query_one(f"#{field}", Input).value for field in typed} == typed
        assert form.query_one("#bots", Select).value == "level2"
        assert str(form.query_one("#for-language", Static).content) == "Sprache"
        assert str(form.query_one("#begin", Button).label) == say("tui-start")
        await pilot.press("enter")
        await settled(pilot, lambda: asked_here(app))
        await pilot.pause()
        assert say("tui-key-stay") in keys(app)
        assert say("ask-hit-or-stay", name="Ana") in seen(app)

    run(app, act)


def test_the_language_is_chosen_from_a_list_by_keys() -> None:
    app = at_the_start()

    async def act(pilot: Pilot[Any]) -> None:
        app.screen.query_one("#language", Select).focus()
        await pilot.press("enter", "down", "down", "enter")
        await settled(pilot, lambda: spoken() == "fr")
        assert "Français" in seen(app)
        assert isinstance(app.screen, StartScreen)

    run(app, act)


def test_f3_changes_the_language_of_the_start() -> None:
    app = at_the_start()

    async def act(pilot: Pilot[Any]) -> None:
        assert app.screen.query_one("#name", Input).value == "Player"
        await pilot.press("f3")
        await pilot.pause()
        assert app.screen.query_one("#language", Select).value == "de"
        assert app.screen.query_one("#name", Input).value == say("usual-person") != "Player"
        await pilot.press("enter")
        await settled(pilot, lambda: isinstance(app.screen, TableScreen))

    run(app, act)
    assert app.session is not None
    assert app.session.record.seats[0] == "Gast"


# --- pictures ---------------------------------------------------------------------------------------------------------

LOOKED_AT = ["start", "turn", "giving", "help", "won", "lobby"]


@pytest.mark.parametrize(
    "name, language",
    [
        *((name, "de") for name in LOOKED_AT),
        *(pytest.param(name, "ja", marks=pytest.mark.e2e) for name in LOOKED_AT),
        *(pytest.param(name, other, marks=pytest.mark.e2e) for other in ("fr", "es") for name in ("turn", "giving")),
    ],
)
def test_pictures(name: str, language: str, snapshot: SnapshotAssertion) -> None:
    speak(language)
    make, pressed = SCREENS[name]
    app = make()

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*pressed)
        assert picture(app) == snapshot(extension_class=SVGImageSnapshotExtension)

    run(app, act, SMALL)


@pytest.mark.parametrize("language", ["de", pytest.param("ja", marks=pytest.mark.e2e)])
def test_pictures_of_the_standings(language: str, snapshot: SnapshotAssertion) -> None:
    speak(language)
    clock, (text, has_come) = FakeClock(), MOMENTS["between-rounds"]
    app = AtATable(LastStep(text, *NAMES[:3]), pace=USUAL, clock=clock)

    async def act(pilot: Pilot[Any]) -> None:
        await come_to(pilot, clock, has_come)
        assert picture(app) == snapshot(extension_class=SVGImageSnapshotExtension)

    run(app, act, SMALL)
