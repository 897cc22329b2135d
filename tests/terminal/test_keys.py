"""Keys: at the table, in the start form, in the viewer of games, and on the sheets."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select, Static, Switch
from textual.widgets._footer import FooterKey
from textual.widgets._toast import Toast

from flip7.analysis.answer_values import NothingToWeigh
from flip7.analysis.recommendation import Advice
from flip7.bots.catalog import roster
from flip7.core.table import Table
from flip7.generated.reveal_timing import SUMMARY
from flip7.i18n.catalog import say
from flip7.i18n.narration_types import Sentence, Tone
from flip7.i18n.rulebook import rule
from flip7.play.options import PlayOptions
from flip7.record import from_notation, replay
from flip7.terminal.style.console import Colours
from flip7.terminal.style.theme import DARK, LIGHT
from flip7.terminal.tui.animation import CardUp
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import SPEEDS, USUAL
from flip7.terminal.tui.play import PlayApp
from flip7.terminal.tui.replay import ReplayApp
from flip7.terminal.tui.screens import coach
from flip7.terminal.tui.screens.modals import RuleText, WhyScreen
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.start import StartScreen, _bots
from flip7.terminal.tui.screens.table import TableScreen
from flip7.terminal.tui.widgets.board import PAGE
from flip7.terminal.tui.widgets.line_view import LineView
from flip7.terminal.tui.widgets.seats import SeatsView
from flip7.terminal.tui.widgets.stage import StageView
from tests.i18n.test_advice import STAYS
from tests.server.clocks import FakeClock
from tests.server.server_in_process import PATIENCE
from tests.terminal.tables import AT_ONCE, AtATable, Still, local
from tests.terminal.test_screens import (
    BRIEFLY,
    GIVING,
    MIDDLE,
    NAMES,
    AtAWebTable,
    Joined,
    _seen,
    asked_here,
    footer,
    game,
    is_over,
    run,
    settled,
    table_screen,
)

pytestmark = pytest.mark.integration

MOST_TURNS = 500
OVER = Path(__file__).with_name("over.f7").read_text(encoding="utf-8")


# --- the viewer of games ----------------------------------------------------------------------------------------------


def viewer(pace: int = AT_ONCE, clock: FakeClock | None = None) -> ReplayApp:
    return ReplayApp(replay(from_notation(OVER)), pace, Colours.ALL, clock)


def viewed(app: App[Any]) -> ReplayScreen:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


@pytest.mark.parametrize(
    "keys, heading",
    [
        ([], "Round 1 · Ana deals · to 50 · 1 of 22"),
        (["right"], "Round 1 · Ana deals · to 50 · 2 of 22"),
        (["right", "right", "left"], "Round 1 · Ana deals · to 50 · 2 of 22"),
        (["left", "left", "left"], "Flip 7 · to 50 · 0 of 22"),
        (["down"], "Round 2 · Ben deals · to 50 · 11 of 22"),
        (["down", "right", "up"], "Round 2 · Ben deals · to 50 · 11 of 22"),
        (["down", "down"], "Round 2 · Ben deals · to 50 · 22 of 22"),
        (["end", "home"], "Flip 7 · to 50 · 0 of 22"),
    ],
)
def test_a_game_is_stepped_through(keys: list[str], heading: str) -> None:
    app = viewer()

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*keys)
        await pilot.pause()
        assert str(app.screen.query_one("#heading", Static).content) == heading

    run(app, act)


def test_a_step_back_shows_the_table_as_it_was() -> None:
    app = viewer()

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press("right", "right")
        before = viewed(app)._scene.table.copy()
        await pilot.press("right", "right", "left", "left")
        assert viewed(app)._scene.table == before

    run(app, act)


def space_does(app: App[Any]) -> str:
    """Return the footer's label of the space bar; empty while the footer is drawn anew."""
    return next((key.description for key in app.screen.query(FooterKey) if key.key == "space"), "")


async def until(pilot: Pilot[Any], clock: FakeClock, holds: Callable[[], bool]) -> None:
    """The clock is turned on, less far than any moment is seen, until that is so and drawn."""
    for _ in range(MOST_TURNS):
        if holds():
            break
        await clock.turn(BRIEFLY)
    await pilot.pause()
    assert holds(), (viewed(pilot.app)._at, viewed(pilot.app)._playing, clock.waiting())


def test_a_game_is_played_as_it_happened_and_stopped() -> None:
    clock = FakeClock()
    app = viewer(USUAL, clock)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press("space")
        await until(pilot, clock, lambda: isinstance(viewed(app)._scene.moment, CardUp))
        assert space_does(app) == "Stop"
        at = viewed(app)._at
        await pilot.press("space")
        assert space_does(app) == "Play"
        assert viewed(app)._playing is None
        assert viewed(app)._scene.moment is None
        assert viewed(app)._at == at == 2

    run(app, act)


def test_a_game_is_played_to_its_end() -> None:
    app = viewer()

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press("space")
        await settled(pilot, lambda: viewed(app)._scene.table.winner is not None)

    run(app, act)


# --- the start form ---------------------------------------------------------------------------------------------------


def test_the_form_says_how_strong_each_bot_is() -> None:
    offered = " ".join(prompt for prompt, _ in _bots())
    assert [profile for profile in roster() if f"{profile.name} · rating {profile.rating} ·" not in offered] == []


def test_a_form_filled_in_becomes_what_is_wished_for() -> None:
    wished: list[tuple[PlayOptions, bool] | None] = []

    class Asking(TableApp):
        def on_mount(self) -> None:
            self.push_screen(StartScreen(), wished.append)

    app = Asking(AT_ONCE, Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        fields = {"name": "Ana, Ben", "seats": "5", "target": "75", "seed": "a green one"}
        for field, text in fields.items():
            app.screen.query_one(f"#{field}", Input).focus()
            await pilot.press("end", "ctrl+u", *("space" if letter == " " else letter for letter in text))
        app.screen.query_one("#bots", Select).value = "level2"
        app.screen.query_one("#odds", Switch).focus()
        await pilot.press("space")
        await pilot.click("#begin")
        await pilot.pause()

    run(app, act)
    bots = ("level2", "level2", "level2")
    assert wished == [(PlayOptions(("Ana", "Ben"), bots, seats=5, seed="a green one", target=75), False)]


def test_odds_that_are_not_wanted_are_not_shown() -> None:
    app = PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        app.screen.query_one("#odds", Switch).value = False
        app.screen.query_one("#seed", Input).value = "screens"
        await pilot.press("enter")
        await settled(pilot, lambda: asked_here(app))
        await pilot.pause()
        assert "bust" not in str(app.screen.query_one("#risk", Static).content)

    run(app, act)


# --- at the table -----------------------------------------------------------------------------------------------------


class Playing(TableApp):
    """A game at this keyboard, at the usual speed, by a clock that stands still."""

    def __init__(self) -> None:
        super().__init__(USUAL, Colours.ALL, FakeClock())

    def on_mount(self) -> None:
        session = local("Ana", "Ben", seed="screens", clock=self.clock)
        screen = TableScreen(session, self.colours, pace=self.pace, clock=self.clock)
        self.push_screen(screen, lambda _: self.exit())


def test_minus_and_plus_change_the_pace() -> None:
    app = Playing()

    async def act(pilot: Pilot[Any]) -> None:
        def speed() -> int:
            return table_screen(app)._animator.pace

        await pilot.press("minus")
        assert speed() == USUAL - 1
        await pilot.press("plus", "plus")
        assert speed() == USUAL + 1
        await pilot.press(*["minus"] * len(SPEEDS))
        assert speed() == 0
        await pilot.press(*["plus"] * (len(SPEEDS) + 1))
        assert speed() == len(SPEEDS) - 1

    run(app, act)


async def test_there_is_one_toast_at_a_time() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))
    async with app.run_test(notifications=True) as pilot:
        for _ in SPEEDS:
            await pilot.press("minus")
        await settled(pilot, lambda: [str(toast.render()) for toast in app.screen.query(Toast)] == ["Speed: leisurely"])


def test_space_goes_on_at_once() -> None:
    """Every card would be seen for ever."""
    app = Playing()

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        assert not asked_here(app)
        async with asyncio.timeout(PATIENCE):
            while not asked_here(app):
                await pilot.press("space")

    run(app, act)


def test_why_shows_the_rules_number_and_text() -> None:
    app = game()

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        scene = table_screen(app).scene
        assert scene is not None
        sentences = [each for each in scene.told if isinstance(each, Sentence) and each.tone is not Tone.QUIET]
        numbers = [number for each in sentences[-3:] for number in each.rules]
        assert numbers
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen)
        shown = {each.number: each.body.plain for text in app.screen.query(RuleText) for each in text.paragraphs}
        for number in numbers:
            found = rule(number)
            assert found is not None
            assert shown[number] == found.text

    run(app, act)


def test_a_new_game_has_the_same_players_and_other_cards() -> None:
    app = game("bot:stay:20,Ana", target=20)

    async def act(pilot: Pilot[Any]) -> None:
        while not (is_over(app) and table_screen(app).check_action("again", ())):
            await pilot.press("s", "enter")
        assert app.session is not None
        before = app.session.record
        await pilot.press("n")
        await settled(pilot, lambda: app.session is not None and app.session.record.seed != before.seed)
        assert app.session.record.seats == before.seats
        assert app.session.record.rules == before.rules
        await settled(pilot, lambda: asked_here(app) or is_over(app))  # a Freeze in the deal may end a short game

    run(app, act)


@pytest.mark.parametrize("key", ["r", "w", "question_mark"])
def test_a_sheet_says_how_it_is_closed(key: str) -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert "Esc closes" in str(app.screen.query_one("#sheet").border_subtitle)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)

    run(app, act)


def test_why_says_whose_sum_it_explains() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press("w")
        await pilot.pause()
        told = [str(each.content) for each in app.screen.query(Static)]
        assert told[:2] == ["Dora stays and banks 3+12 = 15.", "Cleo drew a  7 . 7 +4 = 11."]

    run(app, act)


@pytest.mark.parametrize("key", ["r", "w"])
def test_the_words_of_a_rule_stand_beside_its_number(key: str) -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        texts = list(app.screen.query(RuleText))
        lines = [line for text in texts for line in text.render().plain.splitlines()]
        assert sum(text.size.height - 1 for text in texts) == len(lines)
        assert all(cell_len(line) <= texts[0].size.width for line in lines)
        assert any(line.startswith(" " * 7) for line in lines)
        beside = [line[7:] for line in lines if line[6:7] == " " and (" " not in line[:6].rstrip())]
        assert all(line[:1].strip() for line in beside)

    run(app, act)


@pytest.mark.parametrize("key", ["r", "w", "question_mark"])
def test_a_sheet_can_be_light_or_dark(key: str) -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(key, "f2")
        assert app.theme == LIGHT.name

    run(app, act)


def test_the_rules_are_scrolled_while_one_searches() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.focused, Input)
        rules = app.screen.query_one(VerticalScroll)
        seen = []
        for key in ("down", "pagedown", "up", "pageup"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(rules.scroll_offset.y)
        assert seen == [1, 1 + PAGE, PAGE, 0]

    run(app, act)


def test_the_chosen_row_is_in_the_ink_of_its_field() -> None:
    app = AtATable(Still(GIVING, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        takers = app.screen.query_one(OptionList)
        ink = takers.render_line(0)
        digit = next(segment for segment in ink if "1" in segment.text)
        assert digit.style is not None
        assert digit.style.color is not None
        assert digit.style.color.name == DARK.variables["block-cursor-foreground"]

    run(app, act)


def test_a_long_sentence_stays_in_its_column() -> None:
    names = ("Ana Maria of the long name", "Ben with an even longer name", "Cleo")
    app = AtATable(Still("A 5 / B 6 / C 3 / A h FZ>B", *names))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        stage = app.screen.query_one(StageView)
        lines = str(stage.render()).splitlines()
        column = lines[0].index("discarded" if "discarded" in lines[0] else "to draw")
        assert len(lines) == 4
        assert all(cell_len(line) <= 80 for line in lines)
        assert sum(bool(line[column + len("discarded") :].strip()) for line in lines) > 1
        assert all(not line[:3].strip() for line in lines)

    run(app, act)


# --- between rounds, and after the game -------------------------------------------------------------------------------


def at_the_standings(app: App[Any]) -> bool:
    return viewed(app)._scene.standings is not None


def seen(app: App[Any]) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def test_between_rounds_the_viewer_goes_on_with_space_as_it_says() -> None:
    clock = FakeClock()
    app = viewer(USUAL, clock)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*["right"] * 9, "space")
        await until(pilot, clock, lambda: at_the_standings(app))
        assert space_does(app) == "Go on"
        assert "Space goes on; P holds the standings." in seen(app)
        await pilot.press("space")
        await pilot.pause()
        assert not at_the_standings(app)
        assert space_does(app) == "Stop"
        assert viewed(app)._playing is not None

    run(app, act)


def test_between_rounds_p_holds_the_standings_of_the_viewer() -> None:
    """They would be gone soon."""
    clock = FakeClock()
    app = viewer(USUAL, clock)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*["right"] * 9, "space")
        await until(pilot, clock, lambda: at_the_standings(app))
        await pilot.press("p")
        await clock.turn(2 * SUMMARY)
        await pilot.pause()
        assert at_the_standings(app)
        assert "Held: space goes on." in seen(app)
        await pilot.press("p")
        assert not at_the_standings(app)
        await until(pilot, clock, lambda: viewed(app)._at > 10)

    run(app, act)


def test_between_rounds_the_standings_of_the_viewer_go_after_their_time() -> None:
    clock = FakeClock()
    app = viewer(USUAL, clock)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*["right"] * 9, "space")
        await until(pilot, clock, lambda: at_the_standings(app))
        await clock.turn(SUMMARY - 2 * BRIEFLY)
        assert at_the_standings(app)
        await clock.turn(2 * BRIEFLY)
        assert not at_the_standings(app)

    run(app, act)


def test_whoever_has_seen_the_game_again_is_back_at_its_end() -> None:
    app = game("bot:stay:20,Ana", target=20)

    async def act(pilot: Pilot[Any]) -> None:
        while not (is_over(app) and table_screen(app).check_action("again", ())):
            await pilot.press("s", "enter")
        for leave in ("q", "escape"):
            await pilot.press("v")
            await settled(pilot, lambda: isinstance(app.screen, ReplayScreen))
            await pilot.press(leave)
            await settled(pilot, lambda: isinstance(app.screen, TableScreen))
            assert is_over(app)
        assert app.session is not None
        before = app.session.record
        await pilot.press("n")
        await settled(pilot, lambda: app.session is not None and app.session.record.seed != before.seed)

    run(app, act)


# --- the coach --------------------------------------------------------------------------------------------------------


def test_a_says_what_a_strong_player_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks beside the screen, which says so; another key closes it before it has an answer."""
    may_answer = threading.Event()
    seen_tables: list[Table] = []

    def advise(table: Table) -> Advice:
        seen_tables.append(table)
        assert may_answer.wait(PATIENCE)
        return STAYS

    monkeypatch.setattr(coach, "advise_on", advise)
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-coach") in footer(app))
        await pilot.press("a")
        await settled(pilot, lambda: say("tui-coach-thinks")[:20] in _seen(app))
        may_answer.set()
        await settled(pilot, lambda: "Stay. The next card busts you with 34 %" in _seen(app))
        assert "▸ stay   bust  17 %    20.0 points   wins  30.0 % ±0.5" in _seen(app)
        await pilot.press("f3")
        await settled(pilot, lambda: say("advice-do-stay", sure="yes") in _seen(app))
        assert say("tui-coach-title") == "Was ein starker Spieler tun würde"
        await pilot.press("a")
        await settled(pilot, lambda: isinstance(app.screen, TableScreen))

    run(app, act)
    assert [table.scores for table in seen_tables] == [[0, 0, 0, 0]]


def test_a_coach_who_cannot_say_anything_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(table: Table) -> Advice:
        raise NothingToWeigh(f"{len(table.places)} are too many")

    monkeypatch.setattr(coach, "advise_on", advise)
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-coach") in footer(app))
        await pilot.press("a")
        await settled(pilot, lambda: "4 are too many" in _seen(app))

    run(app, act)


def test_a_coach_who_lacks_an_extra_says_how_to_get_it_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.extras.is_installed", lambda package: package != "numpy")
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-coach") in footer(app))
        await pilot.press("a")
        await settled(pilot, lambda: "'flip7[study]'" in _seen(app))
        await pilot.press("escape")
        await settled(pilot, lambda: asked_here(app))

    run(app, act)


def test_the_coach_is_not_asked_where_nobody_here_is_asked_or_others_play() -> None:
    bystander = AtATable(Still(MIDDLE, *NAMES, here=(1,)))
    web = AtAWebTable(Joined(waits=False))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-help") in footer(pilot.app))
        assert say("tui-key-coach") not in footer(pilot.app)
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    run(bystander, act)
    run(web, act)


# --- bytes ------------------------------------------------------------------------------------------------------------


def test_only_lines_that_have_changed_are_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a slow connection every byte is felt: O changes one line of the bar, and no seat."""
    app = AtATable(Still(GIVING, *NAMES))
    painted: list[tuple[Region, ...]] = []

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        seats = app.screen.query_one(SeatsView)
        monkeypatch.setattr(seats, "refresh", lambda *regions: painted.append(regions))
        await pilot.press("o", "o")
        await pilot.pause()
        assert painted == []
        await pilot.press("down")
        await settled(pilot, lambda: bool(painted))
        ((line,),) = painted
        assert line.height == 1, "the line with the names of two seats: who is chosen, and who was"

    run(app, act)


class Written(LineView):
    """Lines that change at any time."""

    written: list[str]

    def lines(self) -> list[Text]:
        return [Text(line) for line in self.written]


class Writing(App[None]):
    def compose(self) -> ComposeResult:
        view = Written()
        view.written = ["one", "two"]
        yield view


def test_a_line_that_changes_before_another_is_painted_is_painted_in_its_turn() -> None:
    app = Writing()

    async def act(pilot: Pilot[Any]) -> None:
        view = app.query_one(Written)
        view.written[0] = "ONE"
        view.redraw()
        view.written[1] = "TWO"  # as a scene goes on, before it is drawn again
        await pilot.pause()
        view.redraw()
        await pilot.pause()
        assert [line.strip() for line in _seen(app).splitlines()[:2]] == ["ONE", "TWO"]

    run(app, act)
