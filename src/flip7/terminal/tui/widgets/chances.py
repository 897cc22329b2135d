"""The chances: below a replay, everybody's chance to win as a curve, and what the last choice cost.

They are found in a thread when somebody asks for them: roughly first, then as `flip7 review` has them.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import work
from textual.widgets import Static

from flip7.core.errors import Flip7Error
from flip7.extras import MissingExtra
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.record import Record, Replay
from flip7.terminal.chances import answers_in, chances_told, cost_told, course_of, review_in_stages
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD, DIM
from flip7.terminal.tui.found import found_words, in_daemon_thread

if TYPE_CHECKING:
    from flip7.analysis.reviewed_game import Review

Reviewer = Callable[[Record], "Iterator[Review]"]
"""Yields reviews of a game, each sharper than the one before."""
BARS: Final = "▁▂▃▄▅▆▇█"


class Chances(Static):
    """The curve up to now with everybody's chances, and below it what the last choice cost."""

    def __init__(self, replayed: Replay, colours: Colours, reviewer: Reviewer | None = None) -> None:
        super().__init__()
        self._replayed = replayed
        self._names = Names(replayed.record.seats)
        self._colours = colours
        self._reviewer = reviewer or review_in_stages
        self._found: Review | Flip7Error | MissingExtra | None = None
        self._has_begun = False
        self._is_final = False
        self._at = 0

    @property
    def review(self) -> "Review | None":
        """The review as far as it is; None before there is one, or if there cannot be one."""
        return None if isinstance(self._found, Flip7Error | MissingExtra) else self._found

    @property
    def is_rough(self) -> bool:
        """Whether there is a review whose figures will still change."""
        return self.review is not None and not self._is_final

    def toggle(self) -> None:
        """Show them, and find them the first time; or hide them."""
        self.toggle_class("shown")
        if not self._has_begun:
            self._has_begun = True
            self._find()
        self._redraw()

    def show(self, at: int) -> None:
        """Show the chances after that many steps."""
        self._at = at
        self._redraw()

    @work
    async def _find(self) -> None:
        stages = self._reviewer(self._replayed.record)
        try:
            while (found := await in_daemon_thread(partial(next, stages, None))) is not None:
                self._found = found
                self._redraw()
            self._is_final = True
        except (Flip7Error, MissingExtra) as problem:
            self._found = problem
            self._redraw()

    def _redraw(self) -> None:
        if self.has_class("shown"):
            self.update(self._words())

    def _words(self) -> Text:
        return found_words(self._found, self._told)

    def _told(self, review: "Review") -> Text:
        made = min(answers_in(self._replayed.steps[: self._at]), len(review.moments))
        cost = cost_told(review, made, self._names)
        told = styled(cost, colours=self._colours) if cost else Text(say("tui-review-hint"), style=DIM)
        return Text("\n").join([self._curve(review, made), told])

    def _curve(self, review: "Review", made: int) -> Text:
        """Draw the chances of whoever is asked next, past choices bold, and list those of all."""
        course = course_of(review)
        now = course[made]
        moment = review.moments[min(made, len(review.moments) - 1)] if review.moments else None
        seat = max(range(len(now)), key=now.__getitem__) if moment is None else moment.seat
        chances = chances_told(now, self._names)
        width = max(8, self.size.width - len(chances) - len(self._names.shown[seat]) - 6)
        every = -(-len(course) // width)
        bars = [_bar(chances_then[seat] if seat < len(chances_then) else 0.0) for chances_then in course[::every]]
        past = 1 + made // every
        curve = Text.assemble(("".join(bars[:past]), BOLD), ("".join(bars[past:]), DIM))
        return Text.assemble(f"{self._names.shown[seat]} ", curve, "  ", chances)


def _bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]
