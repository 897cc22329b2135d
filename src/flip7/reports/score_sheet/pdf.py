"""Draw a score sheet as PDF, with ReportLab (docs/decisions/0021-companion.md says why)."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, Final

import segno

from flip7.core.cards import COPIES, MODIFIER, NUMBER, Card, decks_for, parse_cards
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.rulebook import rule
from flip7.i18n.sums import sum_of
from flip7.reports.score_sheet.layout import GAP, MARGIN, ROUND_WIDTH, ROW_HEIGHT, BadSheet, Layout

RULINGS: Final = ("T.6", "FZ.3", "F3.3", "F3.6", "F3.9", "F3.10", "SC.3", "SC.4", "F7.4", "G.2")
"""The rules that people argue about at the table."""
_EXAMPLE: Final = "7 11 x2 +8"
_LATIN, _LATIN_BOLD, _JAPANESE = "Helvetica", "Helvetica-Bold", "HeiseiKakuGo-W5"
_INK, _SOFT, _FAINT = 0.1, 0.45, 0.93
_POINTS_IN_MM: Final = 72 / 25.4
_TITLE, _HEADING, _TEXT, _SMALL = 15.0, 8.5, 7.0, 6.0
"""Sizes of type, in points."""
_LEADING: Final = 1.28
_QR_SIZE: Final = 24.0
_QR_BORDER: Final = 2
"""Modules of white around the code; the paper is white, too."""
_NO_LINE_BEGINS_WITH: Final = "、。，．：；！？」』）ー…〜"  # noqa: RUF001 - Japanese
_NARROW_SPACE, _NO_BREAK_SPACE = "\u202f", "\xa0"
"""French has the narrow one before some marks, and the font has not."""
_CARD_WIDTH: Final = 9.4
_TIMES: Final = "\N{MULTIPLICATION SIGN}"


def sheet_pdf(layout: Layout, link: str | None = None) -> bytes:
    """Return the sheet as a PDF of one page; `BadSheet` if a name has letters that no font here has."""
    from reportlab.pdfbase import pdfmetrics  # the extra `sheet`
    from reportlab.pdfbase.cidfonts import UnicodeCIDFont
    from reportlab.pdfgen.canvas import Canvas

    pdfmetrics.registerFont(UnicodeCIDFont(_JAPANESE))
    for name in layout.names:
        _font_of(name)
    text = BytesIO()
    size = (layout.width * _POINTS_IN_MM, layout.height * _POINTS_IN_MM)
    canvas = Canvas(text, pagesize=size, invariant=True)  # no date in it: the same sheet is the same file
    canvas.setTitle(say("sheet-title"))
    _Sheet(layout, canvas, pdfmetrics.stringWidth).draw(link)
    canvas.showPage()
    canvas.save()
    return text.getvalue()


class _Sheet:
    """One page; everything in millimetres from the top left corner."""

    def __init__(self, layout: Layout, canvas: Any, string_width: Any) -> None:  # noqa: ANN401 - ReportLab has no types
        self._layout = layout
        self._canvas = canvas
        self._string_width = string_width
        self._decks = decks_for(len(layout.names))

    def draw(self, link: str | None) -> None:
        """Draw the whole page."""
        self._title()
        self._grid()
        self._reference(link)
        at = self._layout.height - MARGIN / 2
        self._text(MARGIN, at, say("sheet-fan-made"), _SMALL, grey=_SOFT)

    # --- the grid -----------------------------------------------------------------------------------------------------

    def _title(self) -> None:
        layout = self._layout
        self._text(MARGIN, MARGIN + 6, say("sheet-title"), _TITLE, bold=True)
        where = say("sheet-date")
        self._text(layout.width - MARGIN - 80, MARGIN + 6, where, _HEADING, grey=_SOFT)
        begin = layout.width - MARGIN - 80 + self._width(where, _HEADING) + 2
        self._line(begin, MARGIN + 6.5, layout.width - MARGIN, MARGIN + 6.5)

    def _grid(self) -> None:
        layout = self._layout
        right = layout.width - MARGIN
        self._box(MARGIN, layout.grid_top, right - MARGIN, layout.name_height)
        self._box(MARGIN, layout.row(layout.rounds + 1), right - MARGIN, ROW_HEIGHT)
        for number in range(1, layout.rounds + 3):
            self._line(MARGIN, layout.row(number), right, layout.row(number))
        self._line(MARGIN, layout.grid_top, right, layout.grid_top)
        for edge in [MARGIN, *(layout.column(seat) for seat in range(len(layout.names))), right]:
            self._line(edge, layout.grid_top, edge, layout.grid_bottom)
        for number in range(1, layout.rounds + 1):
            self._centred(MARGIN + ROUND_WIDTH / 2, layout.row(number) + ROW_HEIGHT / 2, str(number), _HEADING)
        self._centred(MARGIN + ROUND_WIDTH / 2, layout.row(layout.rounds + 1) + ROW_HEIGHT / 2, "=", _TITLE)
        for seat, name in enumerate(layout.names):
            self._name(seat, name)
            if layout.split:
                self._split(seat)

    def _name(self, seat: int, name: str) -> None:
        layout = self._layout
        middle, room = layout.column(seat) + layout.column_width / 2, layout.column_width - 2
        if not layout.tall_names:
            self._centred(middle, layout.grid_top + layout.name_height / 2, self._fitting(name, room), _HEADING + 1)
            return
        self._canvas.saveState()
        self._canvas.translate(
            (middle + 1.2) * _POINTS_IN_MM,
            (layout.height - layout.grid_top - layout.name_height + 1.5) * _POINTS_IN_MM,
        )
        self._canvas.rotate(90)
        shown = self._fitting(name, layout.name_height - 3)
        self._set_font(shown, _HEADING + 1)
        self._canvas.drawString(0, 0, shown)
        self._canvas.restoreState()

    def _split(self, seat: int) -> None:
        """Divide each field of a column: the points of the round, and the total."""
        layout = self._layout
        middle = layout.column(seat) + layout.column_width / 2
        self._canvas.setDash(1, 2)
        self._line(middle, layout.row(1), middle, layout.row(layout.rounds + 1), grey=_SOFT)
        self._canvas.setDash()

    # --- what is looked up --------------------------------------------------------------------------------------------

    def _reference(self, link: str | None) -> None:
        """Draw the order of scoring, the code and the deck on the left, the rulings on the right."""
        layout = self._layout
        width = layout.width - 2 * MARGIN
        left = width * (0.42 if layout.upright else 0.36)
        room = left if link is None else left - _QR_SIZE - GAP
        below = self._scoring(MARGIN, layout.reference_top, room)
        if link is not None:
            below = max(below, self._qr(MARGIN + room + GAP, layout.reference_top, link))
        self._deck(MARGIN, below + GAP / 2, left)
        self._rulings(MARGIN + left + 2 * GAP, layout.reference_top, width - left - 2 * GAP)

    def _scoring(self, x: float, y: float, width: float) -> float:
        y = self._heading(x, y, say("sheet-scoring"))
        for step in (say("sheet-step-sum"), say("sheet-step-double"), say("sheet-step-add"), say("sheet-step-bonus")):
            y = self._paragraph(x, y, step, width, _TEXT + 1)
        example = plain(sum_of(parse_cards(_EXAMPLE)))
        return self._paragraph(x, y, say("sheet-example", sum=example), width, _TEXT + 1)

    def _deck(self, x: float, y: float, width: float) -> None:
        """Draw how often each card is in the deck: the face, and the number below it."""
        y = self._heading(x, y, say("sheet-deck", count=sum(COPIES.values()) * self._decks))
        numbers = [card for card in Card if card.kind is NUMBER]
        modifiers = [card for card in Card if card.kind is MODIFIER]
        across = max(1, int(width // _CARD_WIDTH))
        for row in (*_rows(numbers, across), modifiers):
            for place, card in enumerate(row):
                self._card(x + place * _CARD_WIDTH, y, card)
            y += 9.5
        y += 2.5
        for card in (card for card in Card if card.kind not in (NUMBER, MODIFIER)):
            words = f"{self._copies(card)} {plain(face(card))}"
            self._text(x, y, words, _TEXT + 1)
            x += self._width(words, _TEXT + 1) + GAP

    def _card(self, x: float, y: float, card: Card) -> None:
        self._frame(x, y, _CARD_WIDTH - 1, 5)
        self._centred(x + (_CARD_WIDTH - 1) / 2, y + 2.5, plain(face(card)), _TEXT + 1)
        self._centred(x + (_CARD_WIDTH - 1) / 2, y + 7, self._copies(card), _SMALL, grey=_SOFT)

    def _copies(self, card: Card) -> str:
        return f"{COPIES[card] * self._decks}{_TIMES}"

    def _rulings(self, x: float, y: float, width: float) -> None:
        y = self._heading(x, y, say("sheet-rulings"))
        for number in RULINGS:
            found = rule(number)
            assert found is not None, number
            self._text(x, y, number, _TEXT, bold=True)
            y = self._paragraph(x + 9, y, found.text, width - 9, _TEXT) + 0.8

    def _qr(self, x: float, y: float, link: str) -> float:
        """Draw the code with the address below it, and return where it ends."""
        y = self._paragraph(x, y + 2, say("sheet-link"), _QR_SIZE, _SMALL) - 1
        modules = [bytes(row) for row in segno.make(link, micro=False).matrix_iter(border=_QR_BORDER)]
        side = _QR_SIZE / len(modules)
        self._canvas.setFillGray(0)
        for row, dark in enumerate(modules):
            for column, is_dark in enumerate(dark):
                if is_dark:
                    self._rectangle(x + column * side, y + row * side, side, side)
        return self._paragraph(x, y + _QR_SIZE + 1, link, _QR_SIZE, _SMALL - 1)

    def _heading(self, x: float, y: float, text: str) -> float:
        self._text(x, y + 3, text, _HEADING, bold=True)
        return y + 7.5

    # --- ink ----------------------------------------------------------------------------------------------------------

    def _paragraph(self, x: float, y: float, text: str, width: float, size: float) -> float:
        """Draw text in lines of that width, the first one at `y`, and return where the next one would be."""
        for line in self._lines(text, size, width):
            self._text(x, y, line, size)
            y += size * _LEADING / _POINTS_IN_MM
        return y

    def _lines(self, text: str, size: float, width: float) -> Iterator[str]:
        line = ""
        for piece in _pieces(text.replace(_NARROW_SPACE, _NO_BREAK_SPACE)):
            if line and self._width(line + piece.rstrip(), size) > width:
                yield line.rstrip()
                line = ""
            line += piece
        yield line.rstrip()

    def _fitting(self, name: str, width: float) -> str:
        """Shorten a name to that width."""
        shown = name
        while shown and self._width(shown, _HEADING + 1) > width:
            shown = shown[:-2].rstrip() + "…" if len(shown) > 1 else ""
        return shown

    def _width(self, text: str, size: float) -> float:
        text = text.replace(_NARROW_SPACE, _NO_BREAK_SPACE)
        return float(self._string_width(text, _font_of(text), size)) / _POINTS_IN_MM

    def _set_font(self, text: str, size: float, *, bold: bool = False) -> None:
        font = _font_of(text)
        self._canvas.setFont(_LATIN_BOLD if bold and font == _LATIN else font, size)

    def _text(  # noqa: PLR0913 - where, what and how
        self, x: float, y: float, text: str, size: float, *, bold: bool = False, grey: float = _INK
    ) -> None:
        text = text.replace(_NARROW_SPACE, _NO_BREAK_SPACE)
        self._canvas.setFillGray(grey)
        self._set_font(text, size, bold=bold)
        self._canvas.drawString(x * _POINTS_IN_MM, (self._layout.height - y) * _POINTS_IN_MM, text)

    def _centred(self, x: float, y: float, text: str, size: float, *, grey: float = _INK) -> None:
        """Draw the text with its middle there."""
        self._canvas.setFillGray(grey)
        self._set_font(text, size)
        base = (self._layout.height - y) * _POINTS_IN_MM - size * 0.35
        self._canvas.drawCentredString(x * _POINTS_IN_MM, base, text)

    def _line(self, x: float, y: float, to_x: float, to_y: float, *, grey: float = _INK) -> None:
        self._canvas.setStrokeGray(grey)
        self._canvas.setLineWidth(0.5)
        up = self._layout.height
        self._canvas.line(*(each * _POINTS_IN_MM for each in (x, up - y, to_x, up - to_y)))

    def _frame(self, x: float, y: float, width: float, height: float) -> None:
        self._canvas.setStrokeGray(_SOFT)
        self._canvas.setLineWidth(0.4)
        corner = (x, self._layout.height - y - height, width, height)
        self._canvas.roundRect(*(each * _POINTS_IN_MM for each in corner), radius=2)

    def _box(self, x: float, y: float, width: float, height: float) -> None:
        self._canvas.setFillGray(_FAINT)
        self._rectangle(x, y, width, height)

    def _rectangle(self, x: float, y: float, width: float, height: float) -> None:
        corner = (x, self._layout.height - y - height, width, height)
        self._canvas.rect(*(each * _POINTS_IN_MM for each in corner), stroke=0, fill=1)


def _rows(cards: Sequence[Card], across: int) -> list[Sequence[Card]]:
    return [cards[at : at + across] for at in range(0, len(cards), across)]


def _pieces(text: str) -> Iterator[str]:
    """Split where a line may be broken: behind a space or a slash, and between Japanese characters."""
    piece = ""
    for at, letter in enumerate(text):
        piece += letter
        following = text[at + 1 : at + 2]
        wide = not letter.isascii() and _font_of(letter) == _JAPANESE
        if letter in " /" or (wide and following not in _NO_LINE_BEGINS_WITH):
            yield piece
            piece = ""
    yield piece


def _font_of(text: str) -> str:
    """Return the font that has all letters of the text; `BadSheet` if none has."""
    for font, encoding in ((_LATIN, "cp1252"), (_JAPANESE, "euc_jisx0213")):
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            continue
        return font
    raise BadSheet(say("sheet-no-font", text=text))
