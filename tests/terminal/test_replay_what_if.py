"""What if, in the replay on a full screen: everybody's chances, what choices cost, and playing on from a choice."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event, Thread, current_thread
from types import SimpleNamespace
from typing import Any

from textual.pilot import Pilot

from flip7.analysis.reviewed_game import Review
from flip7.core.decisions import HIT, STAY, Move
from flip7.extras import MissingExtra
from flip7.record import Branch, Record, replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.replay import ReplayApp
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.table import TableScreen
from flip7.terminal.tui.widgets.chances import Chances
from tests.record.test_branches import GAME
from tests.terminal.tables import AT_ONCE
from tests.terminal.test_screens import run, settled

BOTS = replace(GAME, seats=("Ana", "Ben (level2)", "Cleo (level2)"))


class WatchedReplay(TableApp):
    """A replay whose review is given."""

    def __init__(self, reviewer: object) -> None:
        super().__init__(AT_ONCE, Colours.ALL)
        self.reviewer = reviewer
        self.said: list[str] = []

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(replay(GAME), self.colours, reviewer=self.reviewer))  # type: ignore[arg-type]

    def notify(self, message: str, **_: Any) -> None:  # noqa: ANN401 - Textual's
        """Write down what pops up."""
        self.said.append(message)


def told(app: TableApp) -> str:
    return str(app.screen.query_one(Chances).render())


def reviews(_: Record) -> Iterator[Review]:
    """A review of which only what is shown is known."""
    moments = [SimpleNamespace(number=n, before=(0.5, 0.3, 0.2), seat=0, cost=0.0) for n in range(len(GAME.choices))]
    yield SimpleNamespace(moments=moments, end=(0.0, 0.0, 1.0))  # type: ignore[misc]


async def test_the_chances_are_shown_when_somebody_asks_for_them() -> None:
    app = WatchedReplay(reviews)
    async with app.run_test(size=(100, 30)) as pilot:
        assert not app.screen.query_one(Chances).display
        await pilot.press("right", "c")
        await settled(pilot, lambda: "Ana 50 %" in told(app))
        assert "That cost nothing." in told(app)
        await pilot.press("end")
        await settled(pilot, lambda: "Cleo 100 %" in told(app))
        await pilot.press("c")
        assert not app.screen.query_one(Chances).display


async def test_the_whole_review_and_the_costly_choices_wait_for_the_final_figures() -> None:
    """The sheet showed the draft as if it were final, and stayed so."""
    sharpened = Event()

    def in_two_stages(record: Record) -> Iterator[Review]:
        yield from reviews(record)
        sharpened.wait()
        yield from reviews(record)

    app = WatchedReplay(in_two_stages)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("c")
        await settled(pilot, lambda: "Ana 50 %" in told(app))
        rough = "The figures are not final yet: try again in a moment."
        await pilot.press("s", "m")
        await settled(pilot, lambda: app.said == [rough, rough])
        assert isinstance(app.screen, ReplayScreen)
        sharpened.set()
        await settled(pilot, lambda: not app.screen.query_one(Chances).is_rough)
        await pilot.press("m")
        await settled(pilot, lambda: app.said == [rough, rough, "No choice of this game cost anything."])


def test_whoever_closes_the_replay_does_not_wait_for_the_review() -> None:
    """The kernel may compile for half a minute, and the terminal hung for as long after Q."""
    threads: list[Thread] = []
    compiled = Event()

    def compiling(_: Record) -> Iterator[Review]:
        threads.append(current_thread())
        if current_thread().daemon:  # any other one would never let the program end
            compiled.wait()
        yield from ()

    app = WatchedReplay(compiling)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press("c")
        await settled(pilot, lambda: bool(threads))
        await pilot.press("q")

    run(app, act)
    assert threads[0].daemon
    assert threads[0].is_alive()
    compiled.set()
    threads[0].join()


async def test_a_light_install_says_in_one_line_what_is_missing() -> None:
    def nothing(_: Record) -> Iterator[Review]:
        yield from ()
        raise MissingExtra("numpy", "study")

    app = WatchedReplay(nothing)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("c")
        await settled(pilot, lambda: "pip install" in told(app))


async def test_a_game_is_played_on_from_a_choice_and_leads_back_to_the_replay() -> None:
    app = ReplayApp(replay(BOTS), AT_ONCE, Colours.ALL)
    async with app.run_test(size=(100, 30)) as pilot:
        for key in ("b", "n"):
            await pilot.press("home", "right", "right", "right", key)
            await settled(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.is_asking)
            screen = app.screen
            assert isinstance(screen, TableScreen)
            assert screen.scene is not None
            step = replay(BOTS).steps[3]
            assert screen.scene.asked is not None
            assert screen.scene.asked.decision == step.asked
            await pilot.press("q")
            await settled(pilot, lambda: not isinstance(app.screen, TableScreen))
            if not isinstance(app.screen, ReplayScreen):
                await pilot.press("enter")
                await settled(pilot, lambda: isinstance(app.screen, ReplayScreen))


async def test_at_the_end_of_a_branch_its_own_replay_is_shown_and_no_new_game_is_offered() -> None:
    """The replay was that of the game that the branch had left, or none, and «New game» only closed the table."""
    last = BOTS.choices[-1]
    key = {HIT: "h", STAY: "s"}[last] if isinstance(last, Move) else str(last + 1)
    app = ReplayApp(replay(BOTS), AT_ONCE, Colours.ALL)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("end", "b")
        await settled(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.is_asking)
        table = app.screen
        await pilot.press(key)
        await settled(pilot, lambda: bool(table.check_action("replay", ())))
        assert not table.check_action("again", ())
        await pilot.press("n")
        assert app.screen is table
        await pilot.press("v")
        await settled(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen._record.branch == Branch(len(BOTS.choices) - 1, same_cards=True)
        await pilot.press("q")
        await settled(pilot, lambda: app.screen is table)
