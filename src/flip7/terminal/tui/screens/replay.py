"""The replay screen: a recorded game step by step, round by round, or animated."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.worker import Worker

from flip7.clock import Clock, SystemClock
from flip7.core.cards import Card
from flip7.core.events import RoundBegan
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.play.session import Fresh, Step
from flip7.record import Record, Replay
from flip7.terminal.chances import answers_in
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.pace import SPEEDS, USUAL, Pause, standings_seconds
from flip7.terminal.tui.screens.board import BoardScreen
from flip7.terminal.tui.screens.review import ReviewScreen
from flip7.terminal.tui.widgets.board import Board, heading_of
from flip7.terminal.tui.widgets.chances import Chances, Reviewer
from flip7.terminal.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from flip7.analysis.reviewed_game import Review


class ReplayScreen(BoardScreen[None]):
    """The replay viewer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "play", "tui-replay-play"),
        Binding("space", "stop", "tui-replay-stop"),
        Binding("space", "skip", "tui-key-skip"),
        Binding("p", "hold", "tui-key-hold"),
        Binding("right", "step(1)", "tui-replay-step"),
        Binding("left", "step(-1)", "tui-replay-back"),
        Binding("down", "round(1)", "tui-replay-round"),
        Binding("up", "round(-1)", "tui-replay-round-back", show=False),
        Binding("c,C", "chances", "tui-replay-chances"),
        Binding("m,M", "costly", "tui-replay-costly", show=False),
        Binding("s,S", "review", "tui-replay-review", show=False),
        Binding("b,B", "branch(True)", "tui-replay-branch"),
        Binding("n,N", "branch(False)", "tui-replay-branch-new", show=False),
        Binding("home", "jump(0)", "tui-replay-start", show=False),
        Binding("end", "jump(-1)", "tui-replay-end", show=False),
        *BoardScreen.PAGE_KEYS,
        *BoardScreen.PACE_KEYS,
        *BoardScreen.READING_KEYS,
        *BoardScreen.HELP_KEYS,
        Binding("q,escape", "close", "tui-key-close"),
    ]

    class ToBePlayedOn(Message):
        """Ask the app to play the game on from one of its choices; the replay stays below it."""

        def __init__(self, record: Record, choices: int, *, same_cards: bool) -> None:
            super().__init__()
            self.record = record
            self.choices = choices
            self.same_cards = same_cards

    def __init__(  # noqa: PLR0913 - a game, how it is shown, and what tests give instead of the machine's
        self,
        replayed: Replay,
        colours: Colours,
        pace: int = USUAL,
        clock: Clock | None = None,
        reviewer: Reviewer | None = None,
        *,
        reviewed: bool = False,
    ) -> None:
        super().__init__(colours)
        self._replayed = replayed
        self._reviewer = reviewer
        self._reviewed = reviewed
        """Whether the chances are shown from the start."""
        self._answered = [
            at
            for at, step in enumerate(replayed.steps, 1)
            if step.choice is not None and not isinstance(step.choice, Card)
        ]
        """The steps with the answers of players, each as the number of steps up to it."""
        self._record = replayed.record
        self._steps = [Step(step.events, None) for step in replayed.steps]
        self._rounds = [
            at for at, step in enumerate(self._steps, 1) if any(isinstance(each, RoundBegan) for each in step.events)
        ]
        self._at = 0
        self._pace = pace
        self._scene = self._scene_at(0)
        self._playing: Worker[None] | None = None
        self._held = False
        """The standings stay until somebody lets them go."""
        self._pause = Pause(clock or SystemClock())

    def compose(self) -> ComposeResult:
        """Lay out the board and the keys."""
        yield Board(self._colours)
        yield Chances(self._replayed, self._colours, self._reviewer)
        yield KeyFooter()

    def on_mount(self) -> None:
        """Start after the first deal."""
        self.action_jump(1)
        if self._reviewed:
            self.action_chances()

    def _scene_at(self, at: int) -> Scene:
        """Return the scene after that many steps, with everything narrated so far."""
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
        for chances in self.query(Chances):
            chances.show(self._at)
        for board in self.query(Board):  # none while the screen is closed
            board.show(scene, f"{heading_of(scene)} · {where}", held=self._held)

    def retranslate(self) -> None:
        """Redraw everything in the new language."""
        self._scene.retell()
        self._redraw()
        self.refresh_bindings()

    # --- move through the game ----------------------------------------------------------------------------------------

    def action_jump(self, at: int) -> None:
        """Jump to a step without animation; -1 is the end."""
        self._stop()
        self._at = len(self._steps) if at < 0 else min(at, len(self._steps))
        self._scene = self._scene_at(self._at)
        self._redraw()

    def action_step(self, by: int) -> None:
        """Move one choice on, or back."""
        self.action_jump(max(0, self._at + by))

    def action_round(self, by: int) -> None:
        """Jump to the beginning of the next round, or of this or the last one."""
        later = [at for at in self._rounds if at > self._at]
        earlier = [at for at in self._rounds if at < self._at]
        if by > 0:
            self.action_jump(later[0] if later else -1)
        else:
            self.action_jump(earlier[-1] if earlier else 0)

    def action_play(self) -> None:
        """Animate the game from here on."""
        self._playing = self.run_worker(self._play())
        self.refresh_bindings()

    def action_stop(self) -> None:
        """Stop the animation after this choice."""
        self.action_jump(self._at)

    def action_skip(self) -> None:
        """Close the standings and go on."""
        self._held = False
        self._pause.skip()

    def action_hold(self) -> None:
        """Hold the standings, or let them go."""
        if self._held:
            self.action_skip()
        else:
            self._held = True
            self._redraw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Offer play or stop on the same key; between rounds it goes on, as at the table."""
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
        """Show the standings for their time, or until they are let go; do not wait at the highest speed."""
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

    # --- what if ------------------------------------------------------------------------------------------------------

    def action_chances(self) -> None:
        """Show or hide everybody's chance to win, and what choices cost."""
        self.query_one(Chances).toggle()

    def action_costly(self) -> None:
        """Jump behind the next choice that cost something; behind the last one, to the first."""
        if (review := self._review()) is None:
            return
        costly = [number for number, moment in enumerate(review.moments) if moment.cost]
        if not costly:
            self.notify(say("tui-review-no-costly"))
            return
        made = answers_in(self._replayed.steps[: self._at])
        self.action_jump(self._answered[next((each for each in costly if each >= made), costly[0])])

    def action_review(self) -> None:
        """Open the whole review in sentences."""
        if (review := self._review()) is not None:
            self.app.push_screen(ReviewScreen(review, Names(self._record.seats), self._colours))

    def _review(self) -> "Review | None":
        """Return the final review; where there is none yet, show the line that says so, or a sentence."""
        chances = self.query_one(Chances)
        if not chances.has_class("shown"):
            chances.toggle()
        if chances.is_rough:
            self.notify(say("tui-review-rough"))
            return None
        return chances.review

    def action_branch(self, same_cards: bool) -> None:  # noqa: FBT001 - Textual's
        """Play the game on from the open question, or from the last choice, in another way."""
        made = answers_in(self._replayed.steps[: self._at])
        last = answers_in(self._replayed.steps)
        if last == 0:
            self.notify(say("tui-replay-no-branch"))
            return
        self._stop()
        is_over = self._replayed.game.asked is None
        choices = min(made, last - 1) if is_over else made
        self.post_message(self.ToBePlayedOn(self._record, choices, same_cards=same_cards))

    # --- for `BoardScreen` --------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The game as far as it was replayed."""
        return self._scene

    def help_text(self) -> str:
        """Return the keys of the replay."""
        return say("tui-replay-help")

    def change_pace(self, by: int) -> int:
        """Change the speed of the animation."""
        self._pace = min(len(SPEEDS) - 1, max(0, self._pace + by))
        return self._pace

    def action_close(self) -> None:
        """Close the replay."""
        self.dismiss(None)
