"""Markup to Rich text: cards as small objects, names and sums in bold."""

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from flip7.core.cards import Card
from flip7.i18n.markup import Part, Span, spans
from flip7.terminal.style.console import Colours
from flip7.terminal.style.palette import BOLD, NOT_DIM, card_style


def token(card: Card, text: str, *, colours: Colours, width: int = 0) -> Text:
    """Draw a card as a small object: its face on its colour, or in brackets where there is no colour."""
    if colours is Colours.NONE:
        return Text(f"[{text}]".rjust(width))
    return Text(f" {' ' * (width - cell_len(text) - 2)}{text} ", style=card_style(card, colours) + NOT_DIM)


def styled(marked: str, style: Style | None = None, *, colours: Colours) -> Text:
    """Convert marked text to Rich text in a style."""
    text = Text(style=style or Style())
    for span in spans(marked):
        text.append_text(_part(span, colours=colours))
    return text


def _part(span: Span, *, colours: Colours) -> Text:
    match span.part:
        case Part.CARD:
            return token(Card(span.of), span.text, colours=colours)
        case Part.NAME | Part.SUM:
            return Text(span.text, style=BOLD)
        case Part.TEXT:
            return Text(span.text)
