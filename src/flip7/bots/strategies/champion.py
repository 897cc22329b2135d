"""The public champion: the strongest rule published before this program, and the yardstick of the ratings."""

from typing import Final

from flip7.analysis.endgame import standing
from flip7.analysis.odds.next_card import bust_risk
from flip7.bots.base import UsualBot
from flip7.core.cards import TIMES_2
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy, To

BY_GAP: Final = ((50, 45), (25, 35), (10, 30), (-10, 28), (-25, 25))
"""If the gap to the best opponent is more than the first, the chance to bust may be up to the second, in hundredths."""
WELL_AHEAD: Final = 22
LEAST: Final = 15
MOST: Final = 50


def limit(view: Table, seat: Seat) -> int:
    """Return the chance to bust at which the champion stays, in hundredths."""
    score = round_points(view, seat)
    gap = max((standing(view, other) for other in view.seats if other != seat), default=0) - standing(view, seat)
    allowed = next((hundredths for points, hundredths in BY_GAP if gap > points), WELL_AHEAD)
    allowed += _for_the_round(score) + _for_the_end(max(view.scores))
    if TIMES_2 in view.places[seat].cards and score < 25:  # noqa: PLR2004 - the champion's own numbers, here and below
        allowed += 4
    return min(max(allowed, LEAST), MOST)


def _for_the_round(score: int) -> int:
    """Allow less risk with much to lose, more with little."""
    if score > 35:  # noqa: PLR2004
        return -8
    if score > 25:  # noqa: PLR2004
        return -5
    return 3 if score < 10 else 0  # noqa: PLR2004


def _for_the_end(highest: int) -> int:
    """Allow more risk when a player is about to win."""
    if highest > 170:  # noqa: PLR2004
        return 5
    return 3 if highest > 150 else 0  # noqa: PLR2004


class Champion(UsualBot):
    """Counts cards, and takes more risk the further it is behind; never stays with a Second Chance."""

    name: str = "champion"
    policy: Policy = Policy(by_gap=True, always_with_second_chance=True, second_chance_to=To.LAST)

    def hits(self, view: Table, seat: Seat) -> bool:
        """Hit while the chance to bust is below what the gap allows."""
        return view.places[seat].has_second_chance or bust_risk(view, seat) < limit(view, seat) / 100
