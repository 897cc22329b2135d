"""Mishaps at the terminal table: each has happened once."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from flip7.bots.worker import BotWorkers
from flip7.core.decisions import Choice, Decision
from flip7.core.table import Table
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Sentence
from flip7.play.options import PlayOptions
from flip7.play.seating import names_again
from flip7.play.session import Fresh, Remark, Step, Update
from flip7.record import from_notation, read_record, replay, to_json
from flip7.terminal.lineui.plain import PlainScreen
from flip7.terminal.style.console import MIN_COLUMNS, MIN_LINES, Colours
from flip7.terminal.tui import play as tui_play
from flip7.terminal.tui.animator import Animator
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.play import PlayApp
from flip7.terminal.tui.replay import ReplayApp
from flip7.terminal.tui.screens.modals import WhyScreen
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.start import StartScreen
from flip7.terminal.tui.screens.table import TableScreen
from flip7.terminal.tui.widgets.board import Board
from flip7.terminal.tui.widgets.seats import SeatsView
from flip7.terminal.tui.widgets.standings import StandingsView
from tests.play.test_local_session import careful, played
from tests.server.clocks import FakeClock
from tests.terminal.clocks import TurnedClock
from tests.terminal.snapshots import LARGE, SMALL
from tests.terminal.tables import AT_ONCE, AtATable, LastStep, Still, local
from tests.terminal.test_screens import (
    GIVING,
    MIDDLE,
    NAMES,
    OVER,
    asked_here,
    come_to,
    game,
    run,
    settled,
    table_screen,
)

pytestmark = pytest.mark.integration


def test_a_replay_is_seen_before_any_key_is_pressed() -> None:
    app = ReplayApp(replay(from_notation(MIDDLE)), AT_ONCE, Colours.ALL)
    seen: list[str] = []

    async def look(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        seen.append(str(app.screen.query_one("#heading", Static).render()))

    run(app, look)
    assert "1 of" in seen[0]


@pytest.mark.parametrize("size", [(80, 24), LARGE])
def test_enter_and_space_never_hit_or_stay(size: tuple[int, int]) -> None:
    app = game(seed="enter")

    async def play(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        await pilot.click("#hit")
        await settled(pilot, lambda: asked_here(app))
        assert app.session is not None
        before = app.session.record
        await pilot.press("tab", "enter", "space", "tab", "enter")
        await pilot.pause()
        assert app.session.record == before

    run(app, play, size)


def test_what_was_taken_back_is_not_told_any_more() -> None:
    app = game(seed="back")

    async def play(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        told = told_at(app)
        await pilot.press("h")
        await settled(pilot, lambda: asked_here(app) and told_at(app) != told)
        await pilot.press("u")
        await settled(pilot, lambda: told_at(app) == told)

    run(app, play)


def told_at(app: App[Any]) -> list[str]:
    """Every sentence that was told at the table."""
    scene = table_screen(app).scene
    assert scene is not None
    return [each.text for each in scene.told if isinstance(each, Sentence)]


def test_a_resumed_game_knows_what_happened(tmp_path: Path) -> None:
    session = local("Ana", "Ben", "Cleo")
    played(session, careful, 12)
    file = tmp_path / "half.json"
    file.write_text(to_json(session.record))
    (fresh,) = played(local(seed=None, resume=file), lambda *_: None, 1)
    assert isinstance(fresh, Fresh)
    assert fresh.past is not None
    assert list(fresh.past.events) == list(replay(session.record).events)


def test_forty_seats_are_all_seen_on_a_large_screen() -> None:
    wishes = PlayOptions(names=("Ana",), bots=("stay:20",), seats=40, seed="forty")
    app = PlayApp(wishes, ask=False, pace=AT_ONCE, colours=Colours.ALL)

    async def look(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        assert isinstance(app.screen, TableScreen)
        assert app.screen.scene is not None
        names = app.screen.scene.names.shown
        assert len(names) == 40
        await settled(pilot, lambda: is_in(seen(app), names))
        assert not app.screen.query_one(RichLog).display

    run(app, look, LARGE)


def test_a_remark_is_seen_beside_a_question_and_moves_nothing() -> None:
    app = AtATable(Still(GIVING, *NAMES))

    async def look(pilot: Pilot[Any]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        before = screen.query_one(SeatsView).region
        screen._animator.remark = "The disk is full."
        screen._redraw()
        await settled(pilot, lambda: "The disk is full." in seen(app))
        assert screen.query_one(SeatsView).region == before

    run(app, look)


def test_a_game_with_a_real_deck_goes_on_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "real.json"
    file.write_text(to_json(read_record("A 12 / B 5 / C 7 / A h F3>B(5x) / C s")))
    lines = iter(["h\n", "11\n", "q\n"])
    screen = PlainScreen(sys.stdout, lambda: next(lines, ""), interactive=True)
    assert tui_play.play(PlayOptions(resume=file), lambda: screen, 0) == 0
    assert "A, hit or stay" in capsys.readouterr().out


def test_a_game_is_kept_when_the_terminal_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = game(seed="closed")

    async def close(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        app.end()

    run(app, close)
    (kept,) = tmp_path.glob("flip7-*.json")
    assert app.session is not None
    assert read_record(kept.read_text()) == app.session.record


def test_the_players_of_a_resumed_game_play_again() -> None:
    assert names_again(("Ana", "Rita (risk:0.26)", "Ben")) == ("Ana", "bot:risk:0.26", "Ben")


CAPTURED = """
import sys
from flip7.bots.process_pool import new_pool
class Capture:
    def write(self, text): pass
    def flush(self): pass
    def fileno(self): return -1
if __name__ == "__main__":
    sys.stderr = Capture()
    print(new_pool(1).submit(abs, -7).result())
"""


def test_bots_that_think_elsewhere_can_be_asked_under_a_full_screen(tmp_path: Path) -> None:
    program = tmp_path / "captured.py"
    program.write_text(CAPTURED)
    ended = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, timeout=60, check=False)
    assert ended.stdout == "7\n"


def test_a_session_that_breaks_is_not_waited_for() -> None:
    class Broken(Still):
        async def updates(self) -> AsyncIterator[Update]:
            yield self.fresh
            raise RuntimeError("no answer")

    async def scenario() -> None:
        async with asyncio.timeout(20):
            await Animator(Broken(MIDDLE, *NAMES), lambda: None, FakeClock()).run()

    with pytest.raises(RuntimeError, match="no answer"):
        asyncio.run(scenario())


def test_twelve_seats_stay_in_sight_while_a_card_is_given() -> None:
    deal = " / ".join(f"{letter} {number}" for letter, number in zip("ABCDEFGHIJKL", range(1, 13), strict=True))
    app = AtATable(Still(f"{deal} / A h FZ?"))

    async def look(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: app.screen.query_one(OptionList).size.height >= 3)
        assert app.screen.query_one(SeatsView).size.height >= 12

    run(app, look)


def test_the_last_standings_are_as_wide_as_the_screen_allows() -> None:
    app = ReplayApp(replay(from_notation(OVER)), AT_ONCE, Colours.ALL)

    async def look(pilot: Pilot[Any]) -> None:
        await pilot.press("end")
        await settled(pilot, lambda: "█████" in app.export_screenshot())

    run(app, look)


def test_a_long_remark_is_read_to_its_end() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def look(pilot: Pilot[Any]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen._animator.remark = f"'{'/folder' * 8}/game.json': the disk is full. The game goes on, unsaved."
        screen._redraw()
        await settled(pilot, lambda: "unsaved." in seen(app))

    run(app, look)


@pytest.mark.parametrize("sheet", ["w", "r", "question_mark"])
def test_ctrl_c_leaves_also_while_something_is_read(sheet: str) -> None:
    app = game(seed="sheet")

    async def leave(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        await pilot.press(sheet)
        await settled(pilot, lambda: not isinstance(app.screen, TableScreen))
        await pilot.press("ctrl+c")
        await settled(pilot, lambda: app._exit)

    run(app, leave)


@pytest.mark.parametrize("opened", [False, True], ids=["the start", "a table"])
def test_ctrl_c_leaves_also_while_a_screen_comes_up(opened: bool) -> None:  # noqa: FBT001 - pytest's
    class Impatient(PlayApp):
        """Ctrl-C comes when the screen is on its way, and nothing of it is there."""

        def push_screen(self, *given: Any, **more: Any) -> Any:  # noqa: ANN401 - Textual's
            pushed = super().push_screen(*given, **more)
            if isinstance(given[0], StartScreen | TableScreen):
                self.quitting = asyncio.create_task(self.action_quit())
            return pushed

    options = PlayOptions(names=("Ana",), seed="impatient") if opened else PlayOptions()
    app = Impatient(options, ask=not opened, pace=AT_ONCE, colours=Colours.ALL)

    async def scenario() -> None:
        async with app.run_test(size=SMALL):  # raises what was raised in the application
            await app.workers.wait_for_complete()

    asyncio.run(scenario())
    assert app.return_code == 0


@pytest.mark.parametrize("moment", ["on_load", "on_mount"])
def test_ctrl_c_before_the_terminal_is_ours_is_no_traceback(moment: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Until Textual has the terminal, Ctrl-C is a signal, for which asyncio would cancel what is coming up."""

    class Impatient(PlayApp):
        """Ctrl-C comes while the app starts."""

    def pressed(_: PlayApp) -> None:
        signal.raise_signal(signal.SIGINT)

    setattr(Impatient, moment, pressed)
    app = Impatient(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)
    before = signal.getsignal(signal.SIGINT)
    app.run(headless=True)
    assert signal.getsignal(signal.SIGINT) is before
    assert app.return_code == 0
    assert "NoMatches" not in capsys.readouterr().err


def test_standings_in_the_log_are_a_line_for_each_seat() -> None:
    record = replace(from_notation(OVER), seats=("Bartholomew the Elder", "Wilhelmina of Orange", "Cleo"))
    app = ReplayApp(replay(record), AT_ONCE, Colours.ALL)

    async def look(pilot: Pilot[Any]) -> None:
        def rows() -> list[str]:
            lines = [line.text for line in app.screen.query_one(RichLog).lines]
            return [line for line in lines if line.rstrip().endswith("to go")]

        await pilot.press("end")
        await settled(pilot, lambda: len(rows()) == 2 * 3 - 1)  # of two rounds; whoever has won has nowhere to go
        assert all(line.startswith(("  Barthol", "  Wilhelm", "  Cleo")) for line in rows())

    run(app, look, LARGE)


def forty_at_the_end(folder: Path) -> Path:
    """A game of forty that is over, in a file."""
    session = local(*["bot:stay:15"] * 40, target=10)
    played(session, careful)
    file = folder / "forty.json"
    file.write_text(to_json(session.record))
    return file


@pytest.mark.parametrize("key", ["down", "pagedown"])
def test_standings_that_have_no_room_are_scrolled_at_once(key: str, tmp_path: Path) -> None:
    app = AtATable(local(seed=None, resume=forty_at_the_end(tmp_path)))

    async def look(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: app.screen.query_one(StandingsView).max_scroll_y > 0)
        await pilot.press(key)
        await settled(pilot, lambda: app.screen.query_one(StandingsView).scroll_y > 0)

    run(app, look)


def test_standings_of_a_replay_are_scrolled_by_pages(tmp_path: Path) -> None:
    app = ReplayApp(replay(read_record(forty_at_the_end(tmp_path).read_text())), AT_ONCE, Colours.ALL)

    async def look(pilot: Pilot[Any]) -> None:
        await pilot.press("end")
        await settled(pilot, lambda: app.screen.query_one(StandingsView).max_scroll_y > 0)
        await pilot.press("pagedown")
        await settled(pilot, lambda: app.screen.query_one(StandingsView).scroll_y > 0)

    run(app, look)


_CALLED = "\n".join(f'[{letter} "Player {at}"]' for at, letter in enumerate("ABCDEFGHIJKL", 1))
TWELVE_AT_THE_END = f"""[Format "flip7/1"]
{_CALLED}
[Target "11"]

1. A / A 10 / B 1 / C 2 / D 3 / E 4 / F 5 / G 6 / H 7 / I 8 / J 9 / K 11 / L 12
 / A h FZ>B / C h 2x / D s / E s / F s / G s / H s / I s / J s / K s / L h 12x / A s
"""


def test_the_standings_of_twelve_are_seen_whole_when_the_game_is_over() -> None:
    """Ranked, the winner marked; and who stayed, was frozen or has busted is not told by colour alone."""
    app = AtATable(Still(TWELVE_AT_THE_END))

    async def look(pilot: Pilot[Any]) -> None:
        between = app.screen.query_one(StandingsView)
        await settled(pilot, lambda: between.size.height > 12)
        await pilot.pause()
        assert between.max_scroll_y == 0
        drawn = [line.strip().split()[:5] for line in str(between.query_one(Static).render()).splitlines()]
        rows = [line for line in drawn if "Player" in line[:2] and "wins" not in line]
        assert len(rows) == 12
        assert rows[:2] == [["★", "Player", "11", "✓", "11"], ["Player", "1", "✓", "10", "10"]]
        assert rows[9][:3] == ["Player", "2", "❄"]
        assert [row[:3] for row in rows[10:]] == [["Player", "3", "✕"], ["Player", "12", "✕"]]

    run(app, look)


def test_the_standings_of_twelve_are_seen_whole_between_two_rounds() -> None:
    text, clock = TWELVE_AT_THE_END.replace('"11"]', '"200"]'), FakeClock()
    app = AtATable(LastStep(text), pace=USUAL, clock=clock)

    async def look(pilot: Pilot[Any]) -> None:
        await come_to(pilot, clock, lambda scene: scene.standings is not None)
        between = app.screen.query_one(StandingsView)
        assert between.display
        assert between.size.height > 12
        assert between.max_scroll_y == 0

    run(app, look)


EIGHTEEN = " / ".join(f"{letter} {at % 9 + 4}" for at, letter in enumerate("ABCDEFGHIJKLMNOPQR"))


def test_the_seat_whose_turn_it_is_is_seen() -> None:
    app = AtATable(Still(" / ".join([EIGHTEEN, *(f"{letter} s" for letter in "ABCDEFGHIJKLMNOPQ")]), here=(17,)))

    async def look(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "Player 18" in seats_of(app) and "▲" in seats_of(app))
        await pilot.press("pageup")
        await settled(pilot, lambda: "Player 18" not in seats_of(app))

    run(app, look)


def test_the_seat_that_would_get_a_card_stays_in_sight() -> None:
    app = AtATable(Still(f"{EIGHTEEN} / A h FZ?"))

    async def look(pilot: Pilot[Any]) -> None:
        await pilot.press("end", "o")
        await settled(pilot, lambda: "Player 18" in seats_of(app))

    run(app, look)


def test_a_click_means_the_seat_that_is_seen_there() -> None:
    app = AtATable(still := Still(f"{EIGHTEEN} / A h FZ?"))

    async def act(pilot: Pilot[Any]) -> None:
        app.screen.query_one(SeatsView).look(2)
        await settled(pilot, lambda: "Player 3" in seats_of(app).splitlines()[0])
        await pilot.click(SeatsView, offset=(6, 0))

    run(app, act)
    assert [choice for _, choice in still.answered] == [2]


@pytest.mark.parametrize("seats, size, told", [("18", (80, 24), True), ("13", (80, 24), False), ("18", LARGE, False)])
def test_whoever_wishes_for_more_seats_than_there_is_room_for_is_told(
    seats: str, size: tuple[int, int], *, told: bool
) -> None:
    app = PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)

    async def look(pilot: Pilot[Any]) -> None:
        app.screen.query_one("#seats", Input).value = seats
        await pilot.pause()
        note = app.screen.query_one("#size", Static)
        await settled(pilot, lambda: ("shows 13 seats at once" in str(note.render())) == told)

    run(app, look, size)


@pytest.mark.parametrize("wrong", ["bot:[/foo]", "bot:[red]x", "bot:[@click=app.quit]x"])
def test_what_was_typed_is_quoted_as_it_was_typed_and_forgotten_when_it_is_mended(wrong: str) -> None:
    app = PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        app.screen.query_one("#name", Input).value = wrong
        await pilot.press("enter")
        complaint = app.screen.query_one("#complaint", Static)
        await settled(pilot, lambda: wrong.removeprefix("bot:") in str(complaint.render()))
        app.screen.query_one("#name", Input).value = "Ana"
        await settled(pilot, lambda: str(complaint.render()) == "")

    run(app, act)


def test_names_in_brackets_are_names() -> None:
    """At the table, in the log, in a question, in the standings and in why: nothing is read as markup."""
    names = ("[/a]", "[red]Ben", "[@click=app.quit]C", "[b]D[/b]")
    app = AtATable(Still(GIVING, *names))
    over = ReplayApp(replay(replace(from_notation(OVER), seats=names[:3])), AT_ONCE, Colours.ALL)

    async def look(pilot: Pilot[Any]) -> None:
        await pilot.press("end")
        await settled(pilot, lambda: is_in(seen(pilot.app), [name[:8] for name in names[:3]]))
        await pilot.press("w")
        await settled(pilot, lambda: isinstance(pilot.app.screen, WhyScreen) and "[" in seen(pilot.app))

    run(app, look, LARGE)
    run(over, look, LARGE)


def test_thirteen_seats_are_seen_in_the_smallest_terminal() -> None:
    """What the start screen says is so."""
    app = AtATable(Still(EIGHTEEN.partition(" / N")[0]))

    async def look(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "Player 13" in seats_of(app))
        assert "▼" not in seats_of(app)

    run(app, look)


def test_the_start_is_seen_whole_in_the_smallest_terminal() -> None:
    """Also what is wrong with the form."""
    app = PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)

    async def look(pilot: Pilot[Any]) -> None:
        app.screen.query_one("#seats", Input).value = "99"
        await pilot.press("enter")
        await settled(pilot, lambda: "a number from 2 to 40 is needed" in seen(app))
        assert "Start" in seen(app)
        assert "Language" in seen(app)

    run(app, look, (MIN_COLUMNS, MIN_LINES))


@pytest.mark.parametrize("text", [MIDDLE, GIVING], ids=["turn", "giving"])
def test_every_key_is_seen_in_sixty_columns(text: str) -> None:
    app = AtATable(Still(text, *NAMES))

    async def look(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: any(key.region.right for key in app.screen.query("FooterKey")))
        await pilot.pause()
        assert max(key.region.right for key in app.screen.query("FooterKey")) <= 60

    run(app, look, (60, 24))


async def test_a_bot_that_has_to_get_ready_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, is_ready = TurnedClock(), asyncio.Event()

    async def compiling(_: BotWorkers, __: str, ___: Table, asked: Decision, **____: object) -> Choice:
        await is_ready.wait()
        return asked.options[-1]

    monkeypatch.setattr(BotWorkers, "choose", compiling)
    session = local("bot:level5", "bot:level5", clock=clock)
    updates = session.updates()
    assert isinstance(await anext(updates), Fresh)
    assert isinstance(await anext(updates), Step)
    telling = asyncio.ensure_future(anext(updates))
    await clock.until_set_for(1)
    await clock.turn(0.9)
    assert not telling.done()
    await clock.turn(0.1)
    remark = await telling
    assert isinstance(remark, Remark)
    assert plain(remark.text).endswith("is warming up: the first time this takes up to half a minute.")
    is_ready.set()
    for _ in range(5):
        assert isinstance(await anext(updates), Step), "nobody warms up twice"
    await session.close()


def test_what_happens_while_somebody_leaves_is_not_drawn() -> None:
    app, viewer = AtATable(Still(MIDDLE, *NAMES)), ReplayApp(replay(from_notation(MIDDLE)), AT_ONCE, Colours.ALL)

    async def leave(pilot: Pilot[Any]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen | ReplayScreen)
        await screen.query_one(Board).remove()
        screen._redraw()

    run(app, leave)
    run(viewer, leave)


def seen(app: App[Any]) -> str:
    """Every word that is on the screen."""
    return app.export_screenshot().replace("&#160;", " ")


def is_in(text: str, words: Iterable[str]) -> bool:
    """Each of them."""
    return all(word in text for word in words)


def seats_of(app: App[Any]) -> str:
    """Every word among the seats that are seen."""
    return app.screen.query_one(SeatsView).render().plain
