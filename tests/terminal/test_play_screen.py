"""`flip7 play` and `flip7 replay` on a full screen, from the command to the last line that is printed."""

import io
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from flip7.play.options import PlayOptions
from flip7.play.user_data import last_name
from flip7.record import from_notation, replay, to_json
from flip7.record.files import read_game
from flip7.terminal.lineui.plain import PlainScreen
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.play import PlayApp, play
from flip7.terminal.tui.replay import watch
from flip7.terminal.tui.screens.modals import RulesScreen
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.start import StartScreen
from tests.terminal.tables import AT_ONCE, NOW, local
from tests.terminal.test_languages import seen
from tests.terminal.test_screens import MIDDLE, Act, asked_here, is_over, run, settled, table_screen

pytestmark = pytest.mark.integration

SHORT = PlayOptions(names=("bot:stay:20", "Ana"), seed="screens", target=20)


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Session:
    """A run of the command: its screen is used, and its output is read when it is closed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, act: Act) -> None:
        monkeypatch.setattr(App, "run", lambda app: run(app, act))
        self._out = io.StringIO()

    def play(self, options: PlayOptions, kept: Path | None = None) -> int:
        screen = PlainScreen(self._out, lambda: "", interactive=True)
        return play(options, lambda: screen, 0, lambda: NOW, kept)

    @property
    def printed(self) -> str:
        return self._out.getvalue().replace("python -m flip7", "flip7")


async def to_the_end(pilot: Pilot[Any]) -> None:
    app = pilot.app
    while not (is_over(app) and table_screen(app).check_action("again", ())):
        await pilot.press("s", "enter")


async def finish(pilot: Pilot[Any]) -> None:
    await to_the_end(pilot)
    await pilot.press("q")


def test_whoever_leaves_a_game_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(pilot.app))
        await pilot.press("q")

    session = Session(monkeypatch, leave)
    assert session.play(SHORT, tmp_path / "games") == 0
    assert session.printed == "Saved. Go on with: flip7 play --last\n"
    (kept,) = (tmp_path / "games").iterdir()
    assert replay(read_game(kept)).game.asked is not None
    assert last_name() == "Ana", "the start screen proposes it next time"


def test_a_finished_game_says_where_it_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(monkeypatch, finish)
    assert session.play(PlayOptions(SHORT.names, seed="screens", target=20, save=Path("evening.json"))) == 0
    assert session.printed == "Saved as evening.json.\n"
    assert replay(read_game("evening.json")).game.asked is None


def test_a_finished_game_that_has_no_file_leaves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(monkeypatch, finish)
    assert session.play(SHORT) == 0
    assert session.printed == ""
    assert list(Path().iterdir()) == []


def test_whoever_quits_at_the_start_has_played_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def quit_at_once(pilot: Pilot[Any]) -> None:
        shown = []
        for key in ("f1", "escape"):
            await pilot.press(key)
            shown.append(type(pilot.app.screen))
        assert shown == [RulesScreen, StartScreen]
        await pilot.press("escape")
        assert not pilot.app.is_running

    session = Session(monkeypatch, quit_at_once)
    assert session.play(PlayOptions()) == 0
    assert session.printed == ""


def test_a_resumed_game_is_played_again_by_the_same_players_to_the_same_target() -> None:
    Path("half.json").write_text(to_json(local("bot:stay:20", "Ana", target=20).record))
    app = PlayApp(PlayOptions(resume=Path("half.json")), ask=False, pace=AT_ONCE, colours=Colours.ALL)

    async def again(pilot: Pilot[Any]) -> None:
        await to_the_end(pilot)
        assert app.session is not None
        before = app.session.record
        app.games.save()
        assert app.session.autosave.file == Path("half.json"), "over: saved already, and nowhere else"
        await pilot.press("n")
        await settled(pilot, lambda: app.session is not None and app.session.record.seed != before.seed)
        assert app.session.record.seats == before.seats
        assert app.session.record.rules == before.rules
        assert app.session.autosave.file is None

    run(app, again)


def test_a_replay_has_its_own_help_and_speaks_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(pilot: Pilot[Any]) -> None:
        app = pilot.app
        await pilot.press("end", "plus", "question_mark")
        assert "one choice on, one back" in seen(app)
        await pilot.press("escape", "f3")
        assert isinstance(app.screen, ReplayScreen)
        assert "Runde 1" in str(app.screen.query_one("#heading", Static).render())
        await pilot.press("q")

    Session(monkeypatch, look)
    assert watch(replay(from_notation(MIDDLE))) == 0
