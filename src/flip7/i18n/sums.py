"""Points as the sum of the cards before a seat: «7+11 +8 = 26»."""

from collections.abc import Sequence

from flip7.core.cards import MODIFIER, NUMBER, TIMES_2, Card
from flip7.core.scoring import points
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.markup import Part, mark, plain


def sum_of(cards: Sequence[Card], *, flip_7: int = 0) -> str:
    """Format the sum in the order of E.2; one term alone is just its points.

    >>> from flip7.core.cards import parse_cards
    >>> from flip7.i18n.markup import plain
    >>> plain(sum_of(parse_cards("7 +8 11")))
    '7+11 +8 = 26'
    """
    total = points(cards, flip_7=flip_7)
    terms = _terms(cards, flip_7)
    numbers = [card for card in cards if card.kind is NUMBER]
    alone = len(terms) <= 1 and len(numbers) <= 1
    text = str(total) if alone else say("sum-whole", terms=" ".join(terms), points=str(total))
    return mark(Part.SUM, str(total), text)


def _terms(cards: Sequence[Card], flip_7: int) -> list[str]:
    """Return numbers, what doubles them, what is added, and the bonus; a doubling without numbers doubles a 0 (M.3)."""
    numbers = [card for card in cards if card.kind is NUMBER]
    doublings = [card for card in cards if card is TIMES_2]
    additions = [card for card in cards if card.kind is MODIFIER and card is not TIMES_2]
    line = "+".join(map(str, numbers)) or ("0" if doublings else "")
    bonus = say("sum-flip-seven", points=flip_7) if flip_7 else ""
    shown = [line, *(plain(face(card)) for card in [*doublings, *additions]), bonus]
    return [term for term in shown if term]
