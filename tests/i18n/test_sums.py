"""Points as sums (E.2, E.3, M.2, M.3)."""

import pytest

from flip7.core.cards import parse_cards
from flip7.core.scoring import points
from flip7.i18n.markup import plain
from flip7.i18n.sums import sum_of


@pytest.mark.parametrize(
    "cards, flip_7, text",
    [
        ("", 0, "0"),
        ("12", 0, "12"),
        ("+4", 0, "4"),
        ("7 11", 0, "7+11 = 18"),
        ("7 11 x2 +8", 0, "7+11 ×2 +8 = 44"),  # noqa: RUF001
        ("+8 7 x2 11", 0, "7+11 ×2 +8 = 44"),  # noqa: RUF001
        ("+4 x2", 0, "0 ×2 +4 = 4"),  # noqa: RUF001
        ("0 1 2 3 4 5 6 x2 +10", 15, "0+1+2+3+4+5+6 ×2 +10 +15 Flip 7 = 67"),  # noqa: RUF001
        ("5 x2 x2", 0, "5 ×2 ×2 = 20"),  # noqa: RUF001
        ("7 SC FZ", 0, "7"),
    ],
)
def test_a_sum_shows_its_terms_in_the_order_they_count(cards: str, flip_7: int, text: str) -> None:
    parsed = parse_cards(cards)
    assert plain(sum_of(parsed, flip_7=flip_7)) == text
    assert text.rsplit(maxsplit=1)[-1] == str(points(parsed, flip_7=flip_7))
