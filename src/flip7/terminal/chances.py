"""The chances of a replay in words: everybody's chance to win now, and what the last choice cost.

Both interfaces show them when somebody asks: finding them loads the kernel, which may have to be compiled.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from flip7.core.cards import Card
from flip7.extras import require
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names
from flip7.record import Record, Step, replay

if TYPE_CHECKING:
    from flip7.analysis.reviewed_game import Chances, Review

MOST_SEATS: Final = 6
"""Seats whose chances are listed; of a larger table, those with the best."""


def review_in_stages(record: Record) -> "Iterator[Review]":
    """Yield the draft, then the final review; raise `MissingExtra` where it cannot be made."""
    require("numpy")
    from flip7.analysis.review import assemble
    from flip7.analysis.review_stages import draft, sharpen
    from flip7.analysis.reviewed_game import decisions

    replayed = replay(record)
    staged = draft(record)
    yield assemble(replayed, list(decisions(replayed)), staged.judged)
    staged = sharpen(record, staged, len(staged.waiting))
    yield assemble(replayed, list(decisions(replayed)), staged.judged)


def answers_in(steps: Sequence[Step]) -> int:
    """Count the answers of players among these steps: neither the deal nor the cards of a real deck."""
    return sum(step.choice is not None and not isinstance(step.choice, Card) for step in steps)


def course_of(review: "Review") -> "list[Chances]":
    """Return the chances before each choice, and at the end."""
    return [*(moment.before for moment in review.moments), review.end]


def chances_told(now: "Chances", names: Names) -> str:
    """List everybody's chance to win: «Ana 34 %  Ben 41 %  Cleo 25 %»."""
    listed = sorted(range(len(now)), key=lambda each: -now[each])[:MOST_SEATS]
    return "  ".join(f"{plain(names.shown[each])} {100 * now[each]:.0f} %" for each in sorted(listed))


def cost_told(review: "Review", made: int, names: Names) -> str:
    """Say what the last of so many choices cost; nothing before the first."""
    if not made:
        return ""
    from flip7.i18n.review import mistake_told  # behind the first frame

    moment = review.moments[made - 1]
    return mistake_told(moment, names) if moment.cost else say("tui-replay-no-cost")
