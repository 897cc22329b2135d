"""The plate of a seat in a picture: name, total and bar to the target, cards above the line, the sum, seven slots."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from flip7.core.cards import MODIFIER, SECOND_CHANCE, Card
from flip7.core.decisions import Decision, Give
from flip7.core.numbers import FLIP_7
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED, Place, Status, Table
from flip7.envs.rendering.faces import back, bloom, face
from flip7.envs.rendering.layout import Layout, tall
from flip7.envs.rendering.palette import (
    BUST,
    BUST_SOFT,
    CLOTH,
    GIVING,
    GOLD,
    GOLD_EDGE,
    GOLD_INK,
    GOLD_SOFT,
    ICE,
    ICE_SOFT,
    INK,
    INK_2,
    LEAF,
    LEAF_SOFT,
    LINE,
    ON_POPPY,
    POPPY,
    SEAT_COLOURS,
    SURFACE,
    Colour,
    mixed,
)
from flip7.envs.rendering.shapes import box, hatched, put, width_of, write
from flip7.envs.rendering.texts import short_sum
from flip7.i18n.catalog import say

_CHIPS: Final = {STAYED: (LEAF, LEAF_SOFT), FROZEN: (ICE, ICE_SOFT), BUSTED: (BUST, BUST_SOFT)}
_PLATE: Final = mixed(CLOTH, SURFACE, 0.45)
_FROST_EDGE: Final = mixed(ICE_SOFT, ICE, 0.35)
_SLOT: Final = 0.09
_FADED_SLOT: Final = 0.04
_FACE_DOWN: Final = 0.6
_KEPT: Final = 128
"""Plates that are cached: from one picture to the next, most stay as they are."""
_ACTING_RING: Final = 3.0
_TARGET_RING: Final = 2.0


@dataclass(frozen=True, slots=True)
class Chip:
    """A word on a coloured ground."""

    word: str
    ink: Colour
    ground: Colour


@dataclass(frozen=True, slots=True)
class Plate:
    """All that a seat's picture shows; seats that look the same are painted once."""

    letter: str
    colour: Colour
    deals: bool
    chip: Chip | None
    status: Status
    total: int
    banked: float
    """The total as a share of the target, at most 1."""
    at_stake: float
    """The share that this round would add to that."""
    terms: str
    points: str
    line: tuple[Card, ...]
    above: tuple[Card, ...]
    ring: Colour | None
    thick: float
    ground: Colour


def plate_of(table: Table, seat: Seat, asked: Decision | None) -> Plate:
    """Return what is to be seen of a seat."""
    place = table.places[seat]
    terms, points = short_sum(table, seat, times="x2")
    total, target = table.scores[seat], table.rules.target
    after = total + int(points or 0)
    ring, thick = _ring(table, seat, asked)
    return Plate(
        letter=seat_letter(seat),
        colour=SEAT_COLOURS[seat % len(SEAT_COLOURS)],
        deals=table.round > 0 and table.dealer == seat,
        chip=_chip(table, seat, asked),
        status=place.status,
        total=total,
        banked=min(1.0, total / target),
        at_stake=min(1.0, after / target) - min(1.0, total / target),
        terms=terms,
        points=points,
        line=tuple(place.line),
        above=_above(place),
        ring=ring,
        thick=thick,
        ground=_PLATE if thick < _ACTING_RING else GOLD_SOFT if ring == GOLD else SURFACE,
    )


def _above(place: Place) -> tuple[Card, ...]:
    """Return the shield first, then other action cards, then the modifiers."""
    return tuple(sorted(place.above, key=lambda card: (card is not SECOND_CHANCE, card.kind is MODIFIER)))


def _ring(table: Table, seat: Seat, asked: Decision | None) -> tuple[Colour | None, float]:
    """Return the ring's colour: gold for a Flip 7, poppy for who acts or has won, the card's for possible takers."""
    if table.winner is not None:
        return (POPPY, _ACTING_RING) if seat == table.winner else (None, 0.0)
    if table.flipped_seven == seat:
        return GOLD, _ACTING_RING
    if asked is not None and asked.seat == seat:
        return POPPY, _ACTING_RING
    if isinstance(asked, Give) and seat in asked.options:
        return GIVING[asked.card], _TARGET_RING
    return None, 0.0


def _chip(table: Table, seat: Seat, asked: Decision | None) -> Chip | None:
    status = table.places[seat].status
    if table.winner is not None:
        return Chip(say("picture-won"), ON_POPPY, POPPY) if seat == table.winner else None
    if table.flipped_seven == seat:
        return Chip(say("picture-flip-seven"), GOLD_INK, GOLD)
    if asked is not None and asked.seat == seat:
        return Chip(say("picture-turn"), ON_POPPY, POPPY)
    if status is ACTIVE:
        return None
    return Chip(say("status", status=status).capitalize(), *_CHIPS[status])


@lru_cache(maxsize=_KEPT)
def painted_plate(plate: Plate, layout: Layout) -> Image.Image:
    """Paint the seat's plate, on a transparent ground."""
    width, height = layout.plate
    image = box((width, height), layout.pad + 2, plate.ground, plate.ring, plate.thick).copy()
    top = layout.pad
    _head(image, plate, layout, top)
    top += layout.head + layout.space
    _rail(image, plate, layout, top)
    top += layout.rail + layout.space
    _above_the_line(image, plate, layout, top)
    top += tall(layout.small) + layout.space
    _line(image, plate, layout, top)
    return image


def _head(image: Image.Image, plate: Plate, layout: Layout, top: int) -> None:
    """Paint the seat's letter on its colour, who deals, the status, and the total on the right.

    That a seat deals is said in a word: a letter beside the seat's own would be taken for a seat.
    """
    size, left, middle = layout.head, layout.pad, top + layout.head / 2
    put(image, box((size, size), size * 0.34, plate.colour), left, top)
    write(image, (left + size / 2, middle), plate.letter, _fitting(plate.letter, size), ON_POPPY, bold=True, anchor="m")
    left += size + layout.space
    if plate.deals:
        left += round(write(image, (left, middle), say("picture-deals"), size * 0.52, INK_2)) + layout.space
    if plate.chip is not None:
        _word(image, plate.chip, left, middle, round(size * 0.84))
    right = layout.plate[0] - layout.pad
    write(image, (right, middle), str(plate.total), size * 0.94, INK, bold=True, anchor="r")


def _fitting(letter: str, size: int) -> float:
    return size * (0.66 if len(letter) == 1 else 0.52)


def _word(image: Image.Image, chip: Chip, left: float, middle: float, height: int) -> None:
    letters = height * 0.62
    width = width_of(chip.word, letters) + height
    put(image, box((width, height), height / 2, chip.ground), left, middle - height / 2)
    write(image, (left + height / 2, middle), chip.word, letters, chip.ink, bold=True)


def _rail(image: Image.Image, plate: Plate, layout: Layout, top: int) -> None:
    """Paint the bar: solid what is banked, hatched what this round would add, and the rest."""
    width, thick = layout.plate[0] - 2 * layout.pad, layout.rail
    put(image, box((width, thick), thick / 2, LINE), layout.pad, top)
    banked, stake = round(width * plate.banked), round(width * plate.at_stake)
    if stake:
        put(image, hatched(stake, thick, INK_2), layout.pad + banked, top)
    if banked:
        put(image, box((banked, thick), thick / 2, INK), layout.pad, top)


def _above_the_line(image: Image.Image, plate: Plate, layout: Layout, top: int) -> None:
    """Paint the modifier and action cards on the left, the sum on the right."""
    right, middle = layout.plate[0] - layout.pad, top + tall(layout.small) / 2
    size = layout.head * 0.82
    right -= round(write(image, (right, middle), plate.points, size, INK, bold=True, anchor="r") + size * 0.3)
    cards = () if plate.status is BUSTED else plate.above
    terms = f"{plate.terms} =" if plate.terms else ""
    room = right - layout.pad - len(cards) * (layout.small + layout.gap)
    if width_of(terms, size * 0.72) <= room:  # else the cards alone say it
        write(image, (right, middle), terms, size * 0.72, INK_2, anchor="r")
    step = _step(cards, right - layout.pad, layout)
    for place, card in enumerate(cards):
        put(image, face(card, layout.small), layout.pad + place * step, top)


def _step(cards: Sequence[Card], room: int, layout: Layout) -> int:
    """Return the distance from one card above the line to the next; many cards overlap."""
    spread = layout.small + layout.gap
    return min(spread, (room - layout.small) // (len(cards) - 1)) if len(cards) > 1 else spread


def _line(image: Image.Image, plate: Plate, layout: Layout, top: int) -> None:
    """Paint the line: always seven slots; the last one waits for the bloom."""
    ground = plate.ground
    empty = mixed(ground, INK, _SLOT if plate.status is ACTIVE else _FADED_SLOT)
    for slot in range(FLIP_7):
        left = layout.slot(slot)
        if slot < len(plate.line):
            _card(image, plate, layout, slot, top)
            continue
        put(image, box((layout.card, tall(layout.card)), layout.card * 0.11, empty), left, top)
        if slot == FLIP_7 - 1:
            size = round(layout.card * 0.6)
            mark = mixed(ground, INK, 2.2 * (_SLOT if plate.status is ACTIVE else _FADED_SLOT))
            put(image, bloom(size, mark), left + (layout.card - size) / 2, top + (tall(layout.card) - size) / 2)


def _card(image: Image.Image, plate: Plate, layout: Layout, slot: int, top: int) -> None:
    """Paint a number in the line: face down after a bust, under frost after a Freeze, with a gold edge in a Flip 7."""
    left = layout.slot(slot)
    if plate.status is BUSTED:
        put(image, back(layout.card), left, top, opacity=_FACE_DOWN)
        return
    frozen = plate.status is FROZEN
    put(image, face(plate.line[slot], layout.card, frosted=frozen), left, top)
    if frozen or plate.ring == GOLD:
        colour = _FROST_EDGE if frozen else GOLD_EDGE
        put(image, box((layout.card, tall(layout.card)), layout.card * 0.11, None, colour, layout.card / 20), left, top)
