"""The table: seats, stage, log, and the question."""

from enum import Enum, auto
from math import ceil
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message
from textual.screen import Screen

from flip7.clock import Clock, SystemClock
from flip7.core.decisions import HIT, STAY, HitOrStay, Move
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.play.session import Announcement, TableSession
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.animator import Animator
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.modals import HelpScreen, LogScreen, RulesScreen, WhyScreen
from flip7.terminal.tui.widgets.action_bar import ActionBar
from flip7.terminal.tui.widgets.board import PAGE, Board, heading_of
from flip7.terminal.tui.widgets.footer import KeyFooter
from flip7.terminal.tui.widgets.seats import SeatsView

_SOMETIMES: Final = ("hit", "stay", "take_back", "hold", "skip", "again", "replay", "odds")
"""What can be done now and then."""
_TICK: Final = 0.5
_MINUTE: Final = 60.0


class Left(Enum):
    """How a table was left."""

    FOR_GOOD = auto()
    TO_PLAY_AGAIN = auto()


class TableScreen(Screen[Left]):
    """One game, from the first card to the last."""

    class ToBeSeenAgain(Message):
        """Somebody wants to see the game that is over; the table waits for them to come back."""

    AUTO_FOCUS: ClassVar[str] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hit", "tui-key-hit"),
        Binding("s", "stay", "tui-key-stay"),
        Binding("n", "again", "tui-key-again"),
        Binding("v", "replay", "tui-key-replay"),
        Binding("space", "skip", "tui-key-skip"),
        Binding("u", "take_back", "tui-key-back"),
        Binding("o", "odds", "tui-key-odds"),
        Binding("l", "log", "tui-key-log"),
        Binding("w", "why", "tui-key-why"),
        Binding("r", "rules", "tui-key-rules"),
        Binding("p", "hold", "tui-key-hold"),
        Binding("minus", "pace(-1)", "tui-key-slower", show=False),
        Binding("plus,equals_sign", "pace(1)", "tui-key-faster", show=False),
        Binding("up", "look(-1)", show=False),
        Binding("down", "look(1)", show=False),
        Binding("pageup", f"look(-{PAGE})", show=False),
        Binding("pagedown", f"look({PAGE})", show=False),
        Binding("question_mark", "help", "tui-key-help"),
        Binding("q", "leave", "tui-key-quit"),
    ]

    def __init__(
        self,
        session: TableSession,
        colours: Colours,
        *,
        odds: bool = True,
        pace: int = USUAL,
        clock: Clock | None = None,
    ) -> None:
        super().__init__()
        self._clock = clock or SystemClock()
        self._session = session
        self._odds = odds
        self._showing = Animator(session, self._changed, self._clock, pace)
        self._colours = colours
        self._stale = False
        self._offered: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """The table, the question, and the keys."""
        yield Board(self._colours)
        yield ActionBar(self._colours)
        yield KeyFooter()

    def on_mount(self) -> None:
        """The game begins."""
        self._redraw()
        self._show()
        self._tick()

    def on_resize(self) -> None:
        """Another size has room for another question."""
        self._changed()

    @work
    async def _show(self) -> None:
        try:
            await self._showing.run()
        finally:
            await self._session.close()

    @property
    def scene(self) -> Scene | None:
        """What is to be seen."""
        return self._showing.scene

    @property
    def is_asking(self) -> bool:
        """Somebody at this keyboard is asked, and everything before it has been shown."""
        return self.scene is not None and self.scene.asked is not None and self.scene.asked.here

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        """What has changed is drawn soon; many changes at once are drawn once."""
        if self.is_mounted and not self._stale:
            self._stale = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        self._stale = False
        if self.query(Board):  # whoever leaves just now has nothing left to draw on
            self._draw()

    def _draw(self) -> None:
        scene, showing = self.scene, self._showing
        self.query_one(Board).show(scene, heading_of(scene), held=showing.held)
        self._draw_plate()
        situation = self._situation()
        if situation != self._offered:
            self._offered = situation
            self.refresh_bindings()

    def _draw_plate(self) -> None:
        now, showing = self._clock.monotonic(), self._showing
        remarks = filter(None, (_time_left(self.scene, now), announced_text(showing.announcement, now), showing.remark))
        self.query_one(ActionBar).show(self.scene, remark="  ".join(remarks), odds=self._odds)

    def speak_anew(self) -> None:
        """What was told is told in another language, and so is the rest."""
        if self.scene is not None:
            self.scene.retell()
        self.query_one(ActionBar).speak_anew(self.scene)
        self.refresh_bindings()
        self._changed()

    @work
    async def _tick(self) -> None:
        """Where the question or the server has a time, the time goes by."""
        while True:
            await self._clock.sleep(_TICK)
            if self.query(ActionBar) and self._has_a_time:
                self._draw_plate()

    @property
    def _has_a_time(self) -> bool:
        """Something on the plate counts the seconds or minutes."""
        asked = None if self.scene is None else self.scene.asked
        return self._showing.announcement is not None or (asked is not None and asked.deadline is not None)

    def _situation(self) -> tuple[object, ...]:
        """What can be done now, of what can be done now and then."""
        return tuple(self.check_action(action, ()) for action in _SOMETIMES)

    # --- answers ------------------------------------------------------------------------------------------------------

    def _answer(self, choice: Move | Seat) -> None:
        asked = None if self.scene is None else self.scene.asked
        if self.scene is None or asked is None or not asked.here or choice not in asked.decision.options:
            return
        self.scene.asked = None  # one answer to a question, however often a key is pressed
        self._session.answer(asked.ordinal, choice)
        self._changed()

    def action_hit(self) -> None:
        """Take a card."""
        self._answer(HIT)

    def action_stay(self) -> None:
        """Bank the points."""
        self._answer(STAY)

    @on(ActionBar.Answered)
    def _answered(self, event: ActionBar.Answered) -> None:
        self._answer(event.choice)

    @on(SeatsView.Clicked)
    def _clicked(self, event: SeatsView.Clicked) -> None:
        self._answer(event.seat)

    @on(ActionBar.Considered)
    def _considered(self, event: ActionBar.Considered) -> None:
        self.query_one(Board).consider(event.seat)

    def on_key(self, event: Key) -> None:
        """Digits choose a seat."""
        if event.key.isdecimal():
            self.query_one(ActionBar).digit(event.key)

    # --- the rest -----------------------------------------------------------------------------------------------------

    def action_skip(self) -> None:
        """What is being shown goes on at once."""
        self._showing.skip()

    def action_hold(self) -> None:
        """The standings stay, or go."""
        self._showing.hold()

    def action_pace(self, by: int) -> None:
        """Everything takes longer, or less long."""
        self._showing.faster(by)
        self.notify(say("tui-speed", speed=self._showing.pace), timeout=2)

    def action_take_back(self) -> None:
        """The last choice here is taken back."""
        self._session.take_back()

    def action_look(self, by: int) -> None:
        """What has no room is scrolled."""
        self.query_one(Board).look(by)

    def action_odds(self) -> None:
        """The odds are shown, or hidden without a trace."""
        self._odds = not self._odds
        self._changed()

    def action_log(self) -> None:
        """Everything that happened."""
        if self.scene is not None:
            self.app.push_screen(LogScreen(self.scene, self._colours))

    def action_why(self) -> None:
        """The rules behind what just happened."""
        if self.scene is not None:
            self.app.push_screen(WhyScreen(self.scene, self._colours))

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesScreen())

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(HelpScreen(lambda: say("tui-help")))

    def action_again(self) -> None:
        """Another game."""
        self.dismiss(Left.TO_PLAY_AGAIN)

    def action_replay(self) -> None:
        """The game that was played."""
        self.post_message(self.ToBeSeenAgain())

    def action_leave(self) -> None:
        """The table is left."""
        self.dismiss(Left.FOR_GOOD)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """What can be done now; the rest is not offered."""
        scene = self.scene
        asked = None if scene is None else scene.asked
        here = asked if asked is not None and asked.here else None
        over = scene is not None and scene.table.winner is not None
        match action:
            case "hit" | "stay":
                return here is not None and isinstance(here.decision, HitOrStay)
            case "take_back":
                return here is not None and self._session.can_take_back
            case "hold":
                return scene is not None and scene.standings is not None
            case "skip":
                return here is None and not over
            case "odds":
                return scene is None or scene.odds
            case "again" | "replay":
                return over and self._showing.settled
            case _:
                return True


def announced_text(announcement: Announcement | None, now: float) -> str:
    """What the owner of the server says, with the minutes until a restart; empty if nothing is announced."""
    if announcement is None:
        return ""
    texts = [] if announcement.text is None else [announcement.text]
    if announcement.restart_at is not None:
        left = max(0.0, announcement.restart_at - now)
        texts.append(say("announced-restart", minutes=ceil(left / _MINUTE)))
    return " ".join(texts)


def _time_left(scene: Scene | None, now: float) -> str:
    """The time that is left for the question, if it has one."""
    asked = None if scene is None else scene.asked
    if asked is None or asked.deadline is None:
        return ""
    return say("join-clock", seconds=max(0, ceil(asked.deadline - now)))
