"""What is read between rounds and at the end: everybody's points as sums, and where everybody stands."""

from dataclasses import replace
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration import Standings
from flip7.terminal.lineui.standings import draw_standings
from flip7.terminal.style.palette import DIM, POPPY
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.widgets.podium import in_numbers, steps

_MARGIN: Final = 8
_NARROWEST: Final = 40
_WIDEST: Final = 100


class StandingsView(VerticalScroll):
    """Lies over the seats while there is something to read."""

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static()

    def show(self, scene: Scene | None, *, held: bool) -> None:
        """The standings of a round that is over, held or not, or of the game; nothing otherwise."""
        self.display = scene is not None and is_read(scene)
        if scene is None or not self.display:
            return
        around = self.parent if isinstance(self.parent, Widget) else self  # laid out also while this is hidden
        width = max(_NARROWEST, min(_WIDEST, around.size.width - _MARGIN))
        if scene.standings is None:
            lines = _of_the_game(scene, width, around.size.height)
        else:
            lines = _of_the_round(scene.standings, width, held=held)
        self.query_one(Static).update(Text("\n").join(lines))


def is_read(scene: Scene) -> bool:
    """A round or the game is over, and nothing can be asked while one reads who has how much."""
    return scene.standings is not None or is_over(scene)


def is_over(scene: Scene) -> bool:
    """The game is won, and nothing is left to be shown."""
    won = scene.table.winner is not None and scene.moment is None and scene.asked is None
    return won and scene.standings is None


def _of_the_round(standings: Standings, width: int, *, held: bool) -> list[Text]:
    goes_on = say("tui-round-held") if held else say("tui-round-goes-on")
    return [*draw_standings(standings, width), Text(), Text(goes_on, style=DIM)]


def _of_the_game(scene: Scene, width: int, height: int) -> list[Text]:
    """The best on their steps, if all fits with them; the game in numbers; the winner, then the others by totals."""
    winner, last = scene.table.winner, _last_standings(scene)
    if last is None or winner is None:
        return [_won(scene)]
    ranked = sorted(last.rows, key=lambda row: (row.seat != winner, -row.total))
    numbers = Text(in_numbers(scene.told, scene.table.round), style=DIM, no_wrap=False)
    podium = steps(ranked, winner, width)
    below = [
        *([numbers] if numbers else []),
        Text(),
        *draw_standings(replace(last, rows=tuple(ranked)), width, winner),
    ]
    has_room = 1 + len(podium) + len(below) <= height
    return [_won(scene), *(podium if has_room else ()), *below]


def _last_standings(scene: Scene) -> Standings | None:
    return next((told for told in reversed(scene.told) if isinstance(told, Standings)), None)


def _won(scene: Scene) -> Text:
    winner = scene.table.winner
    assert winner is not None, "the game is over"
    words = say("tui-over", name=scene.names[winner], total=scene.table.scores[winner])
    return Text(plain(words), style=POPPY)
