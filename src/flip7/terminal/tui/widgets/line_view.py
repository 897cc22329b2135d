"""A widget of lines that repaints only those that have changed: over a slow connection every byte is felt."""

from rich.text import Text
from textual.geometry import Region
from textual.widget import Widget


class LineView(Widget):
    """The base of widgets that draw lines. Subclasses call `redraw` when something may have changed.

    What is painted is what the last `redraw` has drawn, whatever has changed since: a scene goes on changing, and a
    line that was painted early would not be painted when it is its turn.
    """

    def __init__(self) -> None:
        super().__init__()
        self._drawn: Text = Text()

    def lines(self) -> list[Text]:
        """Return all lines, for the size that the widget has now."""
        raise NotImplementedError

    def render(self) -> Text:
        """Render what was drawn last."""
        return self._drawn

    def on_resize(self) -> None:
        """Draw everything for the new size."""
        self._drawn = self._text()
        self.refresh()

    def redraw(self) -> None:
        """Draw all lines, and repaint those that differ from what was drawn before."""
        before, self._drawn = _split(self._drawn), self._text()
        now = _split(self._drawn)
        if len(now) != len(before):
            self.refresh()
            return
        pairs = enumerate(zip(now, before, strict=True))
        changed = [Region(0, line, self.content_size.width, 1) for line, pair in pairs if _differ(*pair)]
        if changed:
            self.refresh(*changed)

    def _text(self) -> Text:
        return Text("\n", no_wrap=True, overflow="ellipsis").join(self.lines())


def _split(text: Text) -> list[Text]:
    return list(text.split("\n", allow_blank=True))


def _differ(one: Text, two: Text) -> bool:
    """Compare words and styles; the styles of joined texts are all in their spans."""
    return one.plain != two.plain or one.spans != two.spans
