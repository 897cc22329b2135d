"""The review of a replayed game in sentences, on a sheet."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD
from flip7.terminal.tui.screens.modals import Sheet

if TYPE_CHECKING:
    from flip7.analysis.reviewed_game import Review


class ReviewScreen(Sheet):
    """The review of a game: who won and why, what turned it, and what choices cost."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("s,S", "dismiss", show=False)]

    def __init__(self, review: "Review", names: Names, colours: Colours) -> None:
        super().__init__()
        self._review = review
        self._names = names
        self._colours = colours

    def heading(self) -> str:
        """«The review»"""
        return say("tui-review-title")

    def inside(self) -> ComposeResult:
        """Compose the chapters, one below the other."""
        from flip7.terminal.review_story import chapters, headline, players  # behind the first frame

        review, names = self._review, self._names
        with VerticalScroll():
            yield Static(styled(headline(review, names), BOLD, colours=self._colours))
            for chapter in (players(review, names), *chapters(review, names)):
                yield Static()
                yield Static(styled(chapter.heading, BOLD, colours=self._colours))
                for sentence in chapter.sentences:
                    yield Static(styled(sentence, colours=self._colours))
