"""The table screen: show a session on the board, and answer its questions."""

from enum import Enum, auto
from math import ceil
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message

from flip7.clock import Clock, SystemClock
from flip7.core.decisions import HIT, STAY, HitOrStay, Move
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.play.session import Announcement, TableSession
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.animator import Animator
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.board import BoardScreen
from flip7.terminal.tui.widgets.action_bar import ActionBar
from flip7.terminal.tui.widgets.board import Board, heading_of
from flip7.terminal.tui.widgets.footer import KeyFooter
from flip7.terminal.tui.widgets.seats import SeatsView

_CONDITIONAL_ACTIONS: Final = ("hit", "stay", "coach", "take_back", "hold", "skip", "again", "replay", "odds")
"""Actions that are not always possible: the footer changes with them."""
_TICK_SECONDS: Final = 0.5
"""The interval at which the turn clock is redrawn: twice as often as it changes."""
_SECONDS_PER_MINUTE: Final = 60.0


class Left(Enum):
    """The reason for leaving a table."""

    FOR_GOOD = auto()
    TO_PLAY_AGAIN = auto()


class TableScreen(BoardScreen[Left]):
    """One game, from the first card to the last."""

    class ToBeSeenAgain(Message):
        """Ask the app for a replay of the finished game; the table stays below it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hit", "tui-key-hit"),
        Binding("s", "stay", "tui-key-stay"),
        Binding("n", "again", "tui-key-again"),
        Binding("v", "replay", "tui-key-replay"),
        Binding("space", "skip", "tui-key-skip"),
        Binding("a", "coach", "tui-key-coach"),
        Binding("u", "take_back", "tui-key-back"),
        Binding("o", "odds", "tui-key-odds"),
        *BoardScreen.READING_KEYS,
        Binding("p", "hold", "tui-key-hold"),
        *BoardScreen.PACE_KEYS,
        Binding("up", "look(-1)", show=False),
        Binding("down", "look(1)", show=False),
        *BoardScreen.PAGE_KEYS,
        *BoardScreen.HELP_KEYS,
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
        super().__init__(colours)
        self._clock = clock or SystemClock()
        self._session = session
        self._odds = odds
        self._animator = Animator(session, self._changed, self._clock, pace)
        self._stale = False
        self._offered: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the board, the action bar and the keys."""
        yield Board(self._colours)
        yield ActionBar(self._colours)
        yield KeyFooter()

    def on_mount(self) -> None:
        """Start to show the session."""
        self._redraw()
        self._show()
        self._tick()

    def on_resize(self) -> None:
        """Lay the question out for the new size."""
        self._changed()

    @work
    async def _show(self) -> None:
        try:
            await self._animator.run()
        finally:
            await self._session.close()

    @property
    def scene(self) -> Scene | None:
        """The scene that the animator shows; None before there is a game."""
        return self._animator.scene

    @property
    def is_asking(self) -> bool:
        """Whether somebody at this keyboard is asked, and everything before has been shown."""
        return self.scene is not None and self.scene.asked is not None and self.scene.asked.here

    # --- draw ---------------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Schedule a redraw; many changes at once are drawn once."""
        if self.is_mounted and not self._stale:
            self._stale = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        self._stale = False
        if self.query(Board):  # none while the screen is closed
            self._draw()

    def _draw(self) -> None:
        scene = self.scene
        self.query_one(Board).show(scene, heading_of(scene), held=self._animator.held)
        self._draw_action_bar()
        situation = self._situation()
        if situation != self._offered:
            self._offered = situation
            self.refresh_bindings()

    def _draw_action_bar(self) -> None:
        now, animator = self._clock.monotonic(), self._animator
        remarks = filter(
            None,
            (_time_left(self.scene, now), announced_text(animator.announcement, now), self._notice(), animator.remark),
        )
        self.query_one(ActionBar).show(self.scene, remark="  ".join(remarks), odds=self._odds)

    def _notice(self) -> str:
        """Return what stands in the action bar for as long as it is so; a web table has one."""
        return ""

    def retranslate(self) -> None:
        """Redraw everything in the new language."""
        if self.scene is not None:
            self.scene.retell()
        self.query_one(ActionBar).retranslate(self.scene)
        self.refresh_bindings()
        self._changed()

    @work
    async def _tick(self) -> None:
        """Redraw the action bar while it shows a countdown."""
        while True:
            await self._clock.sleep(_TICK_SECONDS)
            if self.query(ActionBar) and self._has_countdown:
                self._draw_action_bar()

    @property
    def _has_countdown(self) -> bool:
        """Whether the action bar counts the seconds of a turn, or the minutes until a restart."""
        asked = None if self.scene is None else self.scene.asked
        return self._animator.announcement is not None or (asked is not None and asked.deadline is not None)

    def _situation(self) -> tuple[object, ...]:
        """List the conditional actions that are possible now."""
        return tuple(self.check_action(action, ()) for action in _CONDITIONAL_ACTIONS)

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
        """Choose a seat by its number."""
        if event.key.isdecimal():
            self.query_one(ActionBar).digit(event.key)

    # --- the rest -----------------------------------------------------------------------------------------------------

    def action_skip(self) -> None:
        """Skip the pause of the animation."""
        self._animator.skip()

    def action_hold(self) -> None:
        """Hold the standings, or let them go."""
        self._animator.hold()

    def help_text(self) -> str:
        """Return the keys of the table."""
        return say("tui-help")

    def change_pace(self, by: int) -> int:
        """Change the speed of the animations."""
        self._animator.faster(by)
        return self._animator.pace

    def action_coach(self) -> None:
        """Show what each answer is worth, and which is best."""
        from flip7.terminal.tui.screens.coach import CoachScreen  # when it is asked for: few games need it

        if self.scene is not None:
            self.app.push_screen(CoachScreen(self.scene.table, self.scene.names, self._colours))

    def action_take_back(self) -> None:
        """Undo the last choice made here."""
        self._session.take_back()

    def action_odds(self) -> None:
        """Show or hide the odds."""
        self._odds = not self._odds
        self._changed()

    def action_again(self) -> None:
        """Play another game with the same players."""
        self.dismiss(Left.TO_PLAY_AGAIN)

    def action_replay(self) -> None:
        """Replay the finished game."""
        self.post_message(self.ToBeSeenAgain())

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(Left.FOR_GOOD)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Return whether an action is possible now; the footer shows only those."""
        scene = self.scene
        asked = None if scene is None else scene.asked
        here = asked if asked is not None and asked.here else None
        over = scene is not None and scene.table.winner is not None
        match action:
            case "hit" | "stay":
                return here is not None and isinstance(here.decision, HitOrStay)
            case "coach":
                return here is not None and self._session.offers_advice
            case "take_back":
                return here is not None and self._session.can_take_back
            case "hold":
                return scene is not None and scene.standings is not None
            case "skip":
                return here is None and not over
            case "odds":
                return scene is None or scene.odds
            case "again" | "replay":
                return over and self._animator.settled
            case _:
                return True


def announced_text(announcement: Announcement | None, now: float) -> str:
    """Return the server owner's announcement with the minutes until a restart; empty if there is none."""
    if announcement is None:
        return ""
    texts = [] if announcement.text is None else [announcement.text]
    if announcement.restart_at is not None:
        left = max(0.0, announcement.restart_at - now)
        texts.append(say("announced-restart", minutes=ceil(left / _SECONDS_PER_MINUTE)))
    return " ".join(texts)


def _time_left(scene: Scene | None, now: float) -> str:
    """Return the turn clock of the open question, if it has one."""
    asked = None if scene is None else scene.asked
    if asked is None or asked.deadline is None:
        return ""
    return say("join-clock", seconds=max(0, ceil(asked.deadline - now)))
