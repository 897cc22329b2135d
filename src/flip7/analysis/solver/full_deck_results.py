"""What is known of a whole round with all 94 cards, so that nobody waits for it twice.

The solver itself has said it; tests/analysis/test_solver_full_deck.py asks it again.
"""

from typing import Final

from flip7.analysis.solver.simple_strategies import FAMILIES, Kind, SimpleRule

VALUE: Final = 20.2975772556
"""Points of a round with the best choices."""
BUST: Final = 0.2933632786
"""The chance to bust with them."""
FLIP_7S: Final = 0.0125765863
"""The chance of a Flip 7 with them."""

_BY_PLACE: Final[dict[Kind, tuple[float, ...]]] = {
    Kind.RISK: (
        18.21968363,
        18.98069341,
        19.65060455,
        20.07106720,
        20.20007226,
        20.24307955,
        20.22710784,
        20.18575164,
        20.10944783,
        19.96982090,
        19.54757830,
        18.99820368,
        16.97774401,
        14.80990350,
    ),
    Kind.NUMBERS: (
        19.25476293,
        19.54585825,
        19.81853798,
        20.00172118,
        20.14233391,
        20.20522845,
        20.20541014,
        20.19015153,
        20.12406089,
        20.00499578,
        19.81950680,
        19.59178111,
        19.30826427,
    ),
    Kind.POINTS_UNLESS_SAFE: (
        17.41345487,
        17.80122471,
        18.19234765,
        18.56144944,
        18.91589652,
        19.21242535,
        19.47703209,
        19.66346246,
        19.82757130,
        19.89086322,
        19.97877844,
        19.97977393,
        19.96267879,
        19.86885348,
        19.76320692,
        19.58523615,
        19.39200587,
        19.14717013,
        18.91765829,
        18.60595962,
        18.35726784,
        18.05617721,
        17.73490604,
        17.38683183,
        17.01622695,
        16.64069907,
    ),
    Kind.POINTS: (
        16.32648538,
        16.72182542,
        17.12255794,
        17.50424801,
        17.87365350,
        18.18794389,
        18.47198374,
        18.68098355,
        18.86828196,
        18.95669633,
        19.07002000,
        19.09687084,
        19.10818343,
        19.04344129,
        18.96797134,
        18.81929860,
        18.65820223,
        18.44220596,
        18.24322453,
        17.96051039,
        17.74211024,
        17.46817367,
        17.17793423,
        16.85695882,
        16.51781034,
        16.16902557,
    ),
}
"""Points of a round with each rule of a family."""

FRESH_DECK: Final = {
    SimpleRule(Kind.ONE_CARD): 20.28954495,
    **{
        SimpleRule(kind, at): value
        for kind, values in _BY_PLACE.items()
        for at, value in zip(FAMILIES[kind], values, strict=True)
    },
}
"""Points of a round with each rule."""
