"""Format numbers and names for people."""

from collections.abc import Iterable
from html import escape
from typing import Final

from flip7.i18n.catalog import say
from flip7.kernel import game_loop

SPACE: Final = "\N{NO-BREAK SPACE}"
DASH: Final = "\N{EN DASH}"
MINUS: Final = "\N{MINUS SIGN}"
ONE_PER_CENT: Final = 0.01
TOO_LITTLE: Final = 0.00005
LONGEST_LABEL: Final = 16
"""Letters of a name beside a chart; the tables have it in full."""


def hundredths(rate: float) -> str:
    """Format a rate in per cent: «33.1», with a digit more for little, «0.07», and never «0.00» for a rare event.

    >>> hundredths(0.3312), hundredths(0.0007), hundredths(0.00001), hundredths(0)
    ('33.1', '0.07', '<0.01', '0')
    """
    if rate in (0, 1):
        return f"{100 * rate:.0f}"
    return "<0.01" if rate < TOO_LITTLE else f"{100 * rate:.{_digits(rate)}f}"


def _digits(rate: float) -> int:
    return 1 if rate >= ONE_PER_CENT else 2


def percent(rate: float) -> str:
    """Format a rate: «33.1 %»."""
    return f"{hundredths(rate)}{SPACE}%"


def even_percent(even: float) -> str:
    """Format a rate that is not measured: «25 %», «33.3 %»."""
    return f"{100 * even:.1f}".removesuffix(".0") + f"{SPACE}%"


def span(low: float, high: float) -> str:
    """Format an interval of rates: «57.1-59.4», with an en dash."""
    digits = _digits(high)
    return f"{100 * low:.{digits}f}{DASH}{100 * high:.{digits}f}"


def span_percent(low: float, high: float) -> str:
    """Format an interval of rates with its unit: «57.1-59.4 %», with an en dash."""
    return f"{span(low, high)}{SPACE}%"


def signed(number: float) -> str:
    """Format a number with its sign: «+0.21»."""
    return f"{number:+.2f}".replace("-", MINUS)


def games_text(count: int) -> str:
    """Format a number of games: «2,000 games»."""
    return say("plot-games", count=count)


def rounds_text(rounds: int) -> str:
    """Format the number of rounds of a game; the last that is counted stands for all longer games."""
    return say("plot-or-more", count=rounds) if rounds == game_loop.ROUNDS else str(rounds)


def label_text(name: str) -> str:
    """Return the name as it stands beside a chart, cut short."""
    short = name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1] + "…"
    return untagged(short)


def untagged(text: str) -> str:
    """Escape the text for plotly.js, which reads a few HTML tags."""
    return escape(text, quote=False)


def in_words(heading: str, items: Iterable[str]) -> str:
    """Describe a chart for screen readers: a title, then every item."""
    return f"{heading}: {'; '.join(items)}."
