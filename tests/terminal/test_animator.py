"""Speed of the animation beside a turn clock: the question is reached in time, whatever is to be seen before."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from math import inf

import pytest
from textual.widgets import Static

from flip7.core.apply import apply
from flip7.core.events import RoundEnded
from flip7.core.table import Table
from flip7.generated.reveal_timing import CATCH_UP_PACE, SUMMARY
from flip7.i18n.narration_types import Standings
from flip7.play.session import Step, Update
from flip7.record import from_notation, replay
from flip7.terminal.tui.animator import HURRY_BELOW_SECONDS, SKIP_BELOW_SECONDS, Animator
from flip7.terminal.tui.pace import USUAL, Pause
from tests.server.clocks import FakeClock
from tests.terminal.tables import AtATable, Still, past

END_OF_A_ROUND = "1. A / A 5 / B 6 / C 7 / A h 9 / B s / C s / A s = 14 6 7\n2. B / B 3 / C 4 / A 8"
EVERYBODY = (0, 1, 2)


class EndOfARound(Still):
    """A round ends before one's eyes, the next is dealt, and somebody is asked."""

    def __init__(self, here: tuple[int, ...], deadline: float | None) -> None:
        super().__init__(END_OF_A_ROUND, "Ana", "Ben", "Cleo", here=here)
        replayed = replay(from_notation(END_OF_A_ROUND))
        ends = next(
            at for at, step in enumerate(replayed.steps) if any(isinstance(each, RoundEnded) for each in step.events)
        )
        table = Table.set_up(3, replayed.record.rules, replayed.record.dealer)
        for step in replayed.steps[:ends]:
            for event in step.events:
                apply(table, event)
        asked = self.fresh.asked
        assert asked is not None
        events = tuple(event for step in replayed.steps[ends:] for event in step.events)
        self.step = Step(events, replace(asked, deadline=deadline))
        self.fresh = replace(self.fresh, table=table, asked=None, past=past(replayed, ends))

    async def updates(self) -> AsyncIterator[Update]:
        yield self.fresh
        yield self.step


class Recorded(Pause):
    """Waits for nothing, and writes down how long it would have waited."""

    def __init__(self, showing: "Watched") -> None:
        super().__init__(showing.clock)
        self._showing = showing

    async def wait(self, seconds: float) -> None:
        showing = self._showing
        assert showing.scene is not None
        (showing.waited if showing.scene.standings is None else showing.during_standings).append(seconds)
        if showing.held and showing.scene.standings is not None:
            showing.clock.pass_time(seconds)
        await asyncio.sleep(0)


class Watched(Animator):
    """With so many seconds left for the question; nobody waits, and time goes by only while standings are held."""

    def __init__(self, left: float, *, here: tuple[int, ...] = EVERYBODY) -> None:
        self.clock = FakeClock()
        session = EndOfARound(here, None if left == inf else self.clock.ticks + left)
        super().__init__(session, lambda: None, self.clock, USUAL)
        self._pause = Recorded(self)
        self.waited: list[float] = []
        self.during_standings: list[float] = []

    async def all(self) -> "Watched":
        await self.run()
        assert self.scene is not None
        assert self.scene.asked is not None
        assert any(isinstance(told, Standings) for told in self.scene.told)
        return self


async def test_without_a_clock_everything_has_its_time() -> None:
    plain = await Watched(inf).all()
    assert plain.during_standings == [SUMMARY]
    assert sum(plain.waited) > 2
    generous = await Watched(10 * HURRY_BELOW_SECONDS).all()
    assert (generous.waited, generous.during_standings) == (plain.waited, plain.during_standings)


async def test_with_little_time_left_the_rest_is_shown_quickly() -> None:
    plain, hurried = await Watched(inf).all(), await Watched(HURRY_BELOW_SECONDS).all()
    assert hurried.waited == pytest.approx([CATCH_UP_PACE * seconds for seconds in plain.waited])
    assert sum(hurried.during_standings) < HURRY_BELOW_SECONDS - SKIP_BELOW_SECONDS


async def test_with_hardly_any_the_question_is_there_at_once() -> None:
    urgent = await Watched(SKIP_BELOW_SECONDS - 1).all()
    assert not any(urgent.waited)
    assert urgent.during_standings == []


async def test_whoever_is_not_asked_is_in_no_hurry() -> None:
    plain, other = await Watched(inf).all(), await Watched(SKIP_BELOW_SECONDS - 1, here=()).all()
    assert (other.waited, other.during_standings) == (plain.waited, plain.during_standings)


async def test_held_standings_go_when_time_runs_out() -> None:
    showing = Watched(SKIP_BELOW_SECONDS + 4.25)
    showing.held = True
    await showing.all()
    assert not showing.held
    assert showing.during_standings == [3, 0.5, 0.5, 0.25]
    assert showing._left == SKIP_BELOW_SECONDS


def shows_standings(showing: Animator) -> bool:
    return showing.scene is not None and showing.scene.standings is not None


async def test_standings_are_held_until_they_are_let_go() -> None:
    """For as long as they like, if nobody waits for an answer."""
    clock = FakeClock()
    showing = Animator(EndOfARound((), None), lambda: None, clock, USUAL)
    running = asyncio.create_task(showing.run())
    while not shows_standings(showing):
        await clock.turn(0.2)
    showing.hold()
    await clock.turn(3 * SUMMARY)
    assert shows_standings(showing)
    showing.hold()
    await clock.turn(0)
    assert not shows_standings(showing)
    await clock.turn(60)
    assert running.done()
    await running


async def test_standings_that_nobody_holds_go_after_their_time() -> None:
    clock = FakeClock()
    showing = Animator(EndOfARound((), None), lambda: None, clock, USUAL)
    running = asyncio.create_task(showing.run())
    while not shows_standings(showing):
        await clock.turn(0.2)
    left = max(clock.waiting())
    assert SUMMARY - 0.2 <= left <= SUMMARY
    await clock.turn(left - 0.01)
    assert shows_standings(showing)
    await clock.turn(0.02)
    assert not shows_standings(showing)
    running.cancel()


@pytest.mark.integration
async def test_the_time_that_is_left_is_seen_and_goes_by() -> None:
    """By a clock that stands still until it is turned; what is seen is drawn anew every half second."""
    clock = FakeClock()
    session = Still("A 5 / B 6 / C 7", "Ana", "Ben", "Cleo", here=EVERYBODY)
    asked = session.fresh.asked
    assert asked is not None
    session.fresh = replace(session.fresh, asked=replace(asked, deadline=clock.ticks + 6))
    app = AtATable(session, clock=clock)
    async with app.run_test(size=(80, 24)) as pilot:
        for goes_by, left in ((0, 6), (1, 5), (1.5, 4), (2.5, 1), (1, 0), (2, 0)):
            await clock.turn(goes_by)
            await pilot.pause()
            assert f" {left} s left" in f" {app.screen.query_one('#question', Static).render()}"
