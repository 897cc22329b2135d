"""A game that was played, to look at: step by step, round by round, or as it happened."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import Worker

from flip7.clock import Clock, SystemClock
from flip7.core.events import RoundBegan
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.play.session import Fresh, Step
from flip7.record import Replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.pace import SPEEDS, USUAL, standings_seconds
from flip7.terminal.tui.pause import Pause
from flip7.terminal.tui.screens.modals import HelpScreen, LogScreen, RulesScreen, WhyScreen
from flip7.terminal.tui.widgets.board import PAGE, Board, heading_of
from flip7.terminal.tui.widgets.footer import KeyFooter


class ReplayScreen(Screen[None]):
    """The viewer."""

    AUTO_FOCUS: ClassVar[str] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "play", "tui-replay-play"),
        Binding("space", "stop", "tui-replay-stop"),
        Binding("space", "skip", "tui-key-skip"),
        Binding("p", "hold", "tui-key-hold"),
        Binding("right", "step(1)", "tui-replay-step"),
        Binding("left", "step(-1)", "tui-replay-back"),
        Binding("down", "round(1)", "tui-replay-round"),
        Binding("up", "round(-1)", "tui-replay-round-back", show=False),
        Binding("home", "jump(0)", "tui-replay-start", show=False),
        Binding("end", "jump(-1)", "tui-replay-end", show=False),
        Binding("pageup", f"look(-{PAGE})", show=False),
        Binding("pagedown", f"look({PAGE})", show=False),
        Binding("minus", "pace(-1)", "tui-key-slower", show=False),
        Binding("plus,equals_sign", "pace(1)", "tui-key-faster", show=False),
        Binding("l", "log", "tui-key-log"),
        Binding("w", "why", "tui-key-why"),
        Binding("r", "rules", "tui-key-rules"),
        Binding("question_mark", "help", "tui-key-help"),
        Binding("q,escape", "close", "tui-key-close"),
    ]

    def __init__(self, replayed: Replay, colours: Colours, pace: int = USUAL, clock: Clock | None = None) -> None:
        super().__init__()
        self._record = replayed.record
        self._steps = [Step(step.events, None) for step in replayed.steps]
        self._rounds = [
            at for at, step in enumerate(self._steps, 1) if any(isinstance(each, RoundBegan) for each in step.events)
        ]
        self._at = 0
        self._pace = pace
        self._colours = colours
        self._scene = self._scene_at(0)
        self._playing: Worker[None] | None = None
        self._held = False
        """Somebody wants to look at the standings for longer."""
        self._pause = Pause(clock or SystemClock())

    def compose(self) -> ComposeResult:
        """The table and the keys."""
        yield Board(self._colours)
        yield KeyFooter()

    def on_mount(self) -> None:
        """The first cards are dealt."""
        self.action_jump(1)

    def _scene_at(self, at: int) -> Scene:
        """The table after so many steps, with everything told so far."""
        record = self._record
        table = record.new_table()
        scene = Scene.of(Fresh(table, Names(record.seats), frozenset(), None))
        for step in self._steps[:at]:
            for _ in scene.show(step):
                pass
        return scene

    def _redraw(self) -> None:
        scene = self._scene
        where = say("tui-replay-heading", at=self._at, steps=len(self._steps))
        for board in self.query(Board):  # none, if somebody leaves just now
            board.show(scene, f"{heading_of(scene)} · {where}", held=self._held)

    def speak_anew(self) -> None:
        """What was told is told in another language, and so is the rest."""
        self._scene.retell()
        self._redraw()
        self.refresh_bindings()

    # --- moving -------------------------------------------------------------------------------------------------------

    def action_jump(self, at: int) -> None:
        """There at once; -1 is the end."""
        self._stop()
        self._at = len(self._steps) if at < 0 else min(at, len(self._steps))
        self._scene = self._scene_at(self._at)
        self._redraw()

    def action_step(self, by: int) -> None:
        """One choice on, or back."""
        self.action_jump(max(0, self._at + by))

    def action_round(self, by: int) -> None:
        """To the beginning of the next round, or of this or the last one."""
        later = [at for at in self._rounds if at > self._at]
        earlier = [at for at in self._rounds if at < self._at]
        if by > 0:
            self.action_jump(later[0] if later else -1)
        else:
            self.action_jump(earlier[-1] if earlier else 0)

    def action_play(self) -> None:
        """As it happened, from here on."""
        self._playing = self.run_worker(self._play())
        self.refresh_bindings()

    def action_stop(self) -> None:
        """The table stays as it is after this choice."""
        self.action_jump(self._at)

    def action_skip(self) -> None:
        """The standings go, and the game goes on."""
        self._held = False
        self._pause.skip()

    def action_hold(self) -> None:
        """The standings stay, or go."""
        if self._held:
            self.action_skip()
        else:
            self._held = True
            self._redraw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """The same key plays and stops; between rounds it goes on, as at the table."""
        between = self._playing is not None and self._scene.standings is not None
        match action:
            case "play":
                return self._playing is None
            case "stop":
                return self._playing is not None and not between
            case "skip" | "hold":
                return between
            case _:
                return True

    async def _play(self) -> None:
        while self._at < len(self._steps):
            step = self._steps[self._at]
            self._at += 1
            for seconds in self._scene.show(step):
                self._redraw()
                if self._scene.standings is None:
                    await self._pause.wait(seconds * SPEEDS[self._pace])
                else:
                    await self._standings(seconds)
            self._redraw()
        self._playing = None
        self.refresh_bindings()

    async def _standings(self, seconds: float) -> None:
        """They stay for their time, or until they are let go; at the highest speed nobody waits."""
        self.refresh_bindings()
        await self._pause.wait(standings_seconds(seconds, self._pace))
        while self._held:
            await self._pause.wait_for_skip()
        self.refresh_bindings()

    def _stop(self) -> None:
        self._held = False
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None
            self.refresh_bindings()

    def action_pace(self, by: int) -> None:
        """Everything takes longer, or less long."""
        self._pace = min(len(SPEEDS) - 1, max(0, self._pace + by))
        self.notify(say("tui-speed", speed=self._pace), timeout=2)

    def action_look(self, by: int) -> None:
        """What has no room is scrolled."""
        self.query_one(Board).look(by)

    # --- reading ------------------------------------------------------------------------------------------------------

    def action_log(self) -> None:
        """Everything that happened so far."""
        self.app.push_screen(LogScreen(self._scene, self._colours))

    def action_why(self) -> None:
        """The rules behind what just happened."""
        self.app.push_screen(WhyScreen(self._scene, self._colours))

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesScreen())

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(HelpScreen(lambda: say("tui-replay-help")))

    def action_close(self) -> None:
        """Seen enough."""
        self.dismiss(None)
