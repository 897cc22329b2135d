"""A table as a picture: what a notebook shows of a game.

One file of SVG with a row for each seat and its cards face up, in the colours of every other table of this program.
"""

from collections.abc import Iterator
from typing import Final

from flip7.core.cards import MODIFIER, NUMBER, Card
from flip7.core.decisions import Decision
from flip7.core.scoring import round_points
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED, Place, Table
from flip7.core.text_table import heading, last_line
from flip7.generated.colours import CARD, LIGHT

_MARGIN: Final = 12
_HEAD: Final = 30
"""The line above the seats, and the one below them."""
_ROW: Final = 60
_CARD: Final = (38, 48)
_STEP: Final = 43
"""From one card to the next."""
_CARDS_FROM: Final = 150
_LEAST_CARDS: Final = 9
"""Room for so many cards, so that pictures of one game have the same width nearly always."""
_DIMMED: Final = "0.45"
_ACTION_FIELDS: Final = {Card.FREEZE: "freeze", Card.FLIP_THREE: "flip3", Card.SECOND_CHANCE: "chance"}
_STATUS_INKS: Final = {STAYED: "leaf", FROZEN: "ice", BUSTED: "bust"}


def picture(table: Table, asked: Decision | None) -> str:
    """Draw the table as SVG: the seat that is asked is framed, busted cards are pale."""
    longest = max(len(place.cards) for place in table.places)
    width = _CARDS_FROM + max(longest, _LEAST_CARDS) * _STEP + _MARGIN
    height = 2 * _HEAD + len(table.places) * _ROW
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    closing = last_line(table, asked)
    about = f'role="img" aria-label="{closing}" font-family="system-ui, sans-serif"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {about}>',
        f'<rect width="{width}" height="{height}" rx="10" fill="{LIGHT["bg"]}"/>',
        _text(_MARGIN, 20, heading(table), _small(LIGHT["ink-2"])),
    ]
    for seat in table.seats:
        parts += _row(table, seat, width, is_asked=asked is not None and asked.seat == seat)
    parts += [_text(_MARGIN, height - 10, closing, _plain(LIGHT["ink"])), "</svg>"]
    return "\n".join(parts)


def _row(table: Table, seat: Seat, width: int, *, is_asked: bool) -> Iterator[str]:
    place, top = table.places[seat], _HEAD + seat * _ROW
    frame = f' stroke="{LIGHT["poppy"]}" stroke-width="2"' if is_asked else ""
    yield (
        f'<rect x="{_MARGIN // 2}" y="{top}" width="{width - _MARGIN}" height="{_ROW - 4}" rx="8" '
        f'fill="{LIGHT["surface"]}"{frame}/>'
    )
    yield _text(_MARGIN + 4, top + 35, seat_letter(seat), _bold(LIGHT["ink"]))
    points = f"{table.scores[seat]} + {round_points(table, seat)}"
    yield _text(_MARGIN + 38, top + 25, points, _plain(LIGHT["ink"]))
    if place.status is not ACTIVE:
        yield _text(_MARGIN + 38, top + 43, place.status, _small(LIGHT[_STATUS_INKS[place.status]]))
    yield from _cards(place, top + 4)


def _cards(place: Place, top: int) -> Iterator[str]:
    pale = f' opacity="{_DIMMED}"' if place.status is BUSTED else ""
    for number, card in enumerate(place.cards):
        yield f'<g transform="translate({_CARDS_FROM + number * _STEP} {top})"{pale}>{_card(card)}</g>'


def _card(card: Card) -> str:
    """Draw a card: a coloured field with its code, numbers on paper inside it."""
    width, height = _CARD
    if card.kind is NUMBER:
        field, ink = CARD[f"n{card}"], CARD[f"n{card}-ink"]
        paper = f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="3" fill="{CARD["paper"]}"/>'
    else:
        field, ink = _other_colours(card)
        paper = ""
    face = _text(width // 2, height // 2 + 6, str(card), f'{_bold(ink)} text-anchor="middle"')
    return f'<rect width="{width}" height="{height}" rx="5" fill="{field}"/>{paper}{face}'


def _other_colours(card: Card) -> tuple[str, str]:
    """Return field and ink: gold for a modifier, each action card its own."""
    if card.kind is MODIFIER:
        return CARD["gold-2"], CARD["gold-ink"]
    return CARD[_ACTION_FIELDS[card]], CARD["paper"]


def _text(x: int, y: int, text: str, style: str) -> str:
    """Write a line of text; all that is written here are letters, digits and signs that XML allows."""
    return f'<text x="{x}" y="{y}" {style}>{text}</text>'


def _small(ink: str) -> str:
    return f'font-size="12" fill="{ink}"'


def _plain(ink: str) -> str:
    return f'font-size="14" fill="{ink}"'


def _bold(ink: str) -> str:
    return f'font-size="17" font-weight="700" fill="{ink}"'
