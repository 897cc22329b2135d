"""What is read between rounds and at the end: everybody's points as sums, and where everybody stands."""

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from flip7.lines.palette import DIM, GOLD_INK, POPPY
from flip7.lines.rail import draw_standings
from flip7.tui.scene import Scene
from flip7.words.fluent import say
from flip7.words.marked import plain
from flip7.words.sentence import Standings

_MARGIN: Final = 8
_NARROWEST: Final = 40
_WIDEST: Final = 100


class Between(VerticalScroll):
    """Lies over the seats while there is something to read."""

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static()

    def show(self, scene: Scene | None, *, held: bool) -> None:
        """The standings of a round that is over, or of the game; nothing otherwise."""
        standings = None if scene is None else scene.standings
        over = scene is not None and scene.table.winner is not None and scene.moment is None and scene.asked is None
        self.display = standings is not None or over
        if scene is None or not self.display:
            return
        last = standings or _last_standings(scene)
        lines = [] if standings is not None else [_won(scene), Text()]
        if last is not None:
            around = self.parent if isinstance(self.parent, Widget) else self  # laid out also while this is hidden
            lines += draw_standings(last, max(_NARROWEST, min(_WIDEST, around.size.width - _MARGIN)))
        if standings is not None:
            lines += [Text(), Text(say("tui-round-held") if held else say("tui-round-goes-on"), style=DIM)]
        self.query_one(Static).update(Text("\n").join(lines))


def _last_standings(scene: Scene) -> Standings | None:
    return next((told for told in reversed(scene.told) if isinstance(told, Standings)), None)


def _won(scene: Scene) -> Text:
    winner = scene.table.winner
    assert winner is not None, "the game is over"
    words = say("tui-over", name=scene.names[winner], total=scene.table.scores[winner])
    rounds = say("tui-over-rounds", rounds=scene.table.round)
    return Text.assemble(("★ ", GOLD_INK), (plain(words), POPPY), ("  " + rounds, DIM))
