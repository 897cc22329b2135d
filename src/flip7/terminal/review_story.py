"""A reviewed game in sentences: what turned it, the best choice and the luckiest card, and what choices cost.

`flip7 review` prints them, and the viewer of games has them on a sheet.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from flip7.analysis.review_report import report_of
from flip7.analysis.reviewed_game import Mistake, Moment, Review
from flip7.core.cards import Card
from flip7.core.seats import Seat
from flip7.i18n.advice import decimal
from flip7.i18n.cards import a_card
from flip7.i18n.catalog import say
from flip7.i18n.review import Storyteller, choice_told, mistake_told
from flip7.i18n.seat_names import Names

MAX_MISTAKES: Final = 5
"""Mistakes listed besides the turning points."""
MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading, and the sentences below it."""

    heading: str
    sentences: tuple[str, ...]


def headline(review: Review, names: Names) -> str:
    """Say who won, and how long it took."""
    table, decisions = review.replayed.game.table, len(review.moments)
    if table.winner is None:
        return say("review-not-over", rounds=table.round, decisions=decisions)
    return say("review-won", name=names[table.winner], rounds=table.round, decisions=decisions)


def chapters(review: Review, names: Names) -> Iterator[Chapter]:
    """Tell the turning points, the best choice and the luckiest card, and the other costly choices."""
    points, storyteller = review.turning_points, Storyteller(review, names)
    heading = say("review-turning") if points else say("review-no-turning")
    yield Chapter(heading, tuple(map(storyteller.tell, points)))
    if moments := tuple(_moments(review, names)):
        yield Chapter(say("review-moments"), moments)
    told = [point.moment.number for point in points if isinstance(point, Mistake)]
    mistakes = [each for each in review.costliest if each.number not in told][:MAX_MISTAKES]
    if mistakes:
        yield Chapter(say("review-costliest"), tuple(in_round(each, mistake_told(each, names)) for each in mistakes))


def players(review: Review, names: Names) -> Chapter:
    """Tell luck, own choices and the others' choices of every player, in one sentence each."""
    sentences = (
        say(
            "review-player",
            name=name,
            start=decimal(100 * each.start),
            end=decimal(100 * each.end),
            luck=signed(each.luck),
            own=signed(each.own),
            others=signed(each.others),
        )
        for name, each in zip(names.all(), review.breakdowns, strict=True)
    )
    return Chapter(say("review-why"), tuple(sentences))


def in_round(moment: Moment, what: str) -> str:
    """Put the round of a choice before what is said of it."""
    return say("review-in-round", number=moment.table.round, what=what)


def signed(change: float) -> str:
    """Format a change of the chance to win in percentage points, with its sign."""
    figure = f"{100 * change:+.1f}".replace("-", MINUS).replace(f"{MINUS}0.0", "+0.0")
    return figure.replace(".", say("decimal-mark"))


def _moments(review: Review, names: Names) -> Iterator[str]:
    report = report_of(review)
    if report.best is not None:
        best = review.moments[report.best]
        yield say("review-best-move", what=in_round(best, f"{choice_told(best, names)}."))
    if (lucky := report.luckiest) is not None:
        card, gain = a_card(Card(lucky.card)), decimal(lucky.gain)
        what = say("review-lucky-card", name=names[Seat(lucky.seat)], card=card, gain=gain)
        yield say("review-lucky", what=say("review-in-round", number=lucky.round, what=what))
