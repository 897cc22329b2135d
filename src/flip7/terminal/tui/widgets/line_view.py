"""A widget of lines that repaints only those that have changed: over a slow connection every byte is felt."""

from rich.text import Text
from textual.geometry import Region
from textual.widget import Widget


class LineView(Widget):
    """The base of widgets that draw lines. Subclasses call `redraw` when something may have changed."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn: list[Text] = []
        """The lines on the screen, with all their styles in spans."""

    def lines(self) -> list[Text]:
        """Return all lines, for the size that the widget has now."""
        raise NotImplementedError

    def render(self) -> Text:
        """Render all lines; Textual sends those that `redraw` has marked, or all after a resize."""
        text = self._text()
        self._drawn = _split(text)
        return text

    def redraw(self) -> None:
        """Repaint the lines that differ from those on the screen."""
        new, old = _split(self._text()), self._drawn
        if len(new) != len(old):
            self.refresh()
            return
        pairs = enumerate(zip(new, old, strict=True))
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
