"""Paint a table as a picture: the piles and the question on top, every seat on the cloth below."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from flip7.core.cards import FLIP_THREE, Card
from flip7.core.decisions import Decision, Give
from flip7.core.pending import FlipThree, HandOut, Task
from flip7.core.seats import seat_letter
from flip7.core.table import Table
from flip7.envs.rendering.faces import back, bloom, face
from flip7.envs.rendering.layout import Layout, layout_for, tall
from flip7.envs.rendering.palette import BG, CLOTH, INK, INK_2, PAPER, mixed
from flip7.envs.rendering.plates import painted_plate, plate_of
from flip7.envs.rendering.shapes import box, put, width_of, write
from flip7.envs.rendering.texts import asked_words, heading_words
from flip7.i18n.catalog import say

_PILE: Final = 60
_TILTS: Final = (-9, 6)
_OVER: Final = 3
_INSET: Final = 20
_WAITING: Final = 24
_SPOT: Final = 104
_QUESTION: Final = 27
_SMALL: Final = 15


class Waiting(NamedTuple):
    """A card that lies before nobody, and what it waits for."""

    card: Card
    why: str


def picture(table: Table, asked: Decision | None) -> Image.Image:
    """Paint the table as it lies, and who is asked."""
    layout = layout_for(len(table.places))
    canvas = _cloth(layout).copy()
    _piles(canvas, table, layout)
    _question(canvas, table, asked, layout)
    _turned_up(canvas, table, asked, layout)
    for seat in table.seats:
        put(canvas, painted_plate(plate_of(table, seat, asked), layout), *layout.at(seat))
    return canvas


@lru_cache(maxsize=8)
def _cloth(layout: Layout) -> Image.Image:
    """Paint the cloth, with nothing on it but the spot for the card that is turned up."""
    width, height = layout.size
    canvas = Image.new("RGB", layout.size, BG)
    edge = layout.margin
    put(canvas, box((width - 2 * edge, height - 2 * edge), 22, CLOTH), edge, edge)
    put(canvas, bloom(_SPOT, mixed(CLOTH, INK, 0.09)), _spot(layout), _top(layout) + (tall(_PILE) - _SPOT) // 2)
    return canvas


def _top(layout: Layout) -> int:
    """Return where the piles begin: halfway between the cloth's edge and the seats, with room for their numbers."""
    return (layout.margin + layout.at(0)[1] - tall(_PILE)) // 2 - 3


def _left(layout: Layout) -> int:
    """Return where the piles begin from the left: where the seats' cards do."""
    return layout.at(0)[0] + layout.pad


def _spot(layout: Layout) -> int:
    """Return where the spot for the card that is turned up begins from the left."""
    return layout.size[0] - _left(layout) - _SPOT


def _piles(canvas: Image.Image, table: Table, layout: Layout) -> None:
    """Paint the draw pile face down, the discard pile with its last cards, and how many there are in each."""
    left, top = _left(layout), _top(layout)
    if table.draw_pile:
        put(canvas, back(_PILE), left, top)
    else:
        _empty(canvas, left, top)
    _badge(canvas, table.draw_pile, left, top)
    left += _PILE + _INSET
    last = table.discard_pile[-3:]
    if not last:
        _empty(canvas, left, top)
    for card, tilt in zip(last, (*_TILTS, 0)[-len(last) :] if last else (), strict=True):
        tilted = _tilted(card, tilt)
        put(canvas, tilted, left + (_PILE - tilted.width) / 2, top + (tall(_PILE) - tilted.height) / 2)
    _badge(canvas, len(table.discard_pile), left, top)


def _empty(canvas: Image.Image, left: float, top: float) -> None:
    put(canvas, box((_PILE, tall(_PILE)), 7, mixed(CLOTH, INK, 0.07)), left, top)


@lru_cache(maxsize=128)
def _tilted(card: Card, degrees: int) -> Image.Image:
    large = face(card, _PILE * _OVER)
    return large.rotate(degrees, Image.Resampling.BICUBIC, expand=True).reduce(_OVER)


def _badge(canvas: Image.Image, count: int, left: float, top: float) -> None:
    """Paint the number of cards, on the lower edge of a pile."""
    text = str(count)
    width = max(26, width_of(text, _SMALL) + 14)
    put(canvas, box((width, 22), 11, INK), left + (_PILE - width) / 2, top + tall(_PILE) - 14)
    write(canvas, (left + _PILE / 2, top + tall(_PILE) - 3), text, _SMALL, PAPER, bold=True, anchor="m")


def _question(canvas: Image.Image, table: Table, asked: Decision | None, layout: Layout) -> None:
    """Paint the round, what is asked of whom, and what is pending."""
    left, top = _left(layout) + 2 * (_PILE + _INSET), _top(layout)
    write(canvas, (left, top + 8), heading_words(table), _SMALL, INK_2)
    write(canvas, (left, top + 36), asked_words(table, asked), _QUESTION, INK, bold=True)
    right = _spot(layout)
    for card, why in _waiting(table, asked):
        width = _WAITING + 6 + width_of(why, _SMALL)
        if left + width > right:
            break
        put(canvas, face(card, _WAITING), left, top + 57)
        write(canvas, (left + _WAITING + 6, top + 57 + tall(_WAITING) / 2), why, _SMALL, INK_2)
        left += width + 16


def _waiting(table: Table, asked: Decision | None) -> Iterator[Waiting]:
    """Yield a Flip Three under way, what is set aside, and what waits to take effect, the next first."""
    for task in reversed(table.pending):
        yield from _of(
            task, on_the_spot=isinstance(asked, Give) and table.turned_up is None and task is table.pending[-1]
        )


def _of(task: Task, *, on_the_spot: bool) -> Iterator[Waiting]:
    match task:
        case FlipThree(target, left, set_aside):
            yield Waiting(FLIP_THREE, say("picture-flips", name=seat_letter(target), left=left))
            yield from (Waiting(card, say("picture-aside")) for card in set_aside)
        case HandOut(_, to_give, assigned):
            yield from (Waiting(card, say("picture-aside")) for card in to_give[on_the_spot:])
            yield from (Waiting(card, say("picture-for", name=seat_letter(holder))) for card, holder in assigned)


def _turned_up(canvas: Image.Image, table: Table, asked: Decision | None, layout: Layout) -> None:
    """Paint the card that is being resolved, on its spot."""
    card = asked.card if isinstance(asked, Give) else table.turned_up
    if card is not None:
        put(canvas, face(card, _PILE), _spot(layout) + (_SPOT - _PILE) / 2, _top(layout))
