"""Which scores a round can give, counted from the cards of the deck by the rules of scoring."""

from collections.abc import Iterable
from functools import cache
from itertools import product

from flip7.core.cards import COPIES, MODIFIER, NUMBER, TIMES_2, Card
from flip7.core.numbers import FLIP_7
from flip7.core.scoring import points
from flip7.core.seats import Points

Cards = tuple[Card, ...]


@cache
def possible_scores(decks: int = 1, flip_7: int = 15) -> frozenset[Points]:
    """Return every score that some hand gives, from nothing (a bust, a Freeze before the first card) upwards.

    >>> max(possible_scores()), 170 in possible_scores()
    (171, False)
    """
    found = set()
    for numbers, doublings, additions in product(_lines(), _doublings(decks), _additions(decks)):
        bonus = flip_7 if len(numbers) == FLIP_7 else 0
        found.add(points((*numbers, *doublings, *additions), flip_7=bonus))
    return frozenset(found)


def _lines() -> list[Cards]:
    """Return a line of different numbers for each sum, with a Flip 7 and without one."""
    numbers = [card for card in COPIES if card.kind is NUMBER]
    lines: dict[tuple[int, bool], Cards] = {(0, False): ()}
    longest: list[Cards] = [()]
    for number in numbers:
        longest = _one_each([*longest, *((*line, number) for line in longest if len(line) < FLIP_7)])
    for line in longest:
        lines.setdefault((points(line), len(line) == FLIP_7), line)
    return list(lines.values())


def _one_each(lines: Iterable[Cards]) -> list[Cards]:
    """Return one line for each sum and length: the others score the same."""
    return list({(points(line), len(line)): line for line in lines}.values())


def _doublings(decks: int) -> list[Cards]:
    return [(TIMES_2,) * count for count in range(COPIES[TIMES_2] * decks + 1)]


def _additions(decks: int) -> list[Cards]:
    """Return some +n cards for each sum of theirs."""
    found: dict[int, Cards] = {0: ()}
    for card in (card for card in COPIES if card.kind is MODIFIER and card is not TIMES_2):
        more = [(card,) * count for count in range(COPIES[card] * decks + 1)]
        found = {points((*some, *each)): (*some, *each) for some, each in product(found.values(), more)}
    return list(found.values())
