"""`flip7 puzzle` on a full screen: solved by keys, and as a picture."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.pilot import Pilot
from textual.widgets._toast import Toast

from flip7.analysis.puzzles import puzzles, read_puzzles
from flip7.play.puzzles import Progress, PuzzleSession, Wanted
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.puzzle import PuzzleApp
from tests.terminal.snapshots import SMALL, picture
from tests.terminal.test_screens import settled

pytestmark = pytest.mark.integration

FIXED = read_puzzles(Path(__file__).with_name("puzzles.json").read_text(encoding="utf-8"))
"""Two puzzles that do not change with those that are shipped: a turn and a gift."""


def solving(tmp_path: Path) -> PuzzleSession:
    return PuzzleSession(FIXED, Progress(), tmp_path / "puzzles.json", Wanted(), Random(1), "Ana", FIXED[0])


def test_puzzles_are_solved_by_keys(tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    session = solving(tmp_path)
    app = PuzzleApp(session, Colours.ALL)
    drawn = []
    gift = FIXED[1].tempting.choice
    assert isinstance(gift, int)

    async def scenario() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await drawing(pilot)
            await pilot.press("s" if FIXED[0].best == "stay" else "h", "h")
            await drawing(pilot)
            await pilot.press("n")
            await drawing(pilot)
            await pilot.press(str(gift + 1))
            await drawing(pilot)
            await pilot.press("enter")
            await pilot.pause()

    async def drawing(pilot: Pilot[None]) -> None:
        await pilot.pause()
        drawn.append(picture(app))

    asyncio.run(scenario())
    assert session.progress.seen == [puzzle.id for puzzle in FIXED]
    assert (session.progress.tried, session.progress.solved) == (2, 1)
    assert app.all_seen, "it ends by itself"
    for each in drawn[1::2]:
        assert each == snapshot(extension_class=SVGImageSnapshotExtension)


def test_where_nothing_can_be_written_one_solves_on_and_reads_so_once(tmp_path: Path) -> None:
    session = solving(tmp_path)
    session.file.mkdir()
    app = PuzzleApp(session, Colours.NONE)

    async def scenario() -> None:
        async with app.run_test(size=SMALL, notifications=True) as pilot:
            await pilot.press("s")
            await settled(pilot, lambda: len(app.screen.query(Toast)) == 1)
            (toast,) = app.screen.query(Toast)
            assert "Your progress cannot be kept" in str(toast.render())
            await pilot.press("n", "1", "2", "3")
            await settled(pilot, lambda: session.progress.tried == 2)

    asyncio.run(scenario())
    assert session.warning() is None


def test_one_stops_and_the_language_changes(tmp_path: Path) -> None:
    app = PuzzleApp(solving(tmp_path), Colours.NONE)

    async def scenario() -> None:
        async with app.run_test(size=(140, 45)) as pilot:
            await pilot.pause()
            await pilot.press("f3")
            await pilot.pause()
            assert "Aufgabe" in picture(app)
            await pilot.press("f3", "f3", "f3", "f3", "q")
            await pilot.pause()

    asyncio.run(scenario())
    assert not app.all_seen


def test_there_are_puzzles_of_both_kinds() -> None:
    assert {isinstance(puzzle.best, str) for puzzle in puzzles()} == {True, False}
