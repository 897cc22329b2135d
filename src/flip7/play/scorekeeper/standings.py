"""The standings after a round, as the screens show them."""

from flip7.core.seats import SEATS, Seat
from flip7.core.table import BUSTED
from flip7.i18n.catalog import say
from flip7.i18n.narration_types import Sentence, Standing, Standings, Tone
from flip7.i18n.sums import sum_of
from flip7.play.scorekeeper.finished_round import FinishedRound
from flip7.play.scorekeeper.keeper import ScoreKeeper


def standings(keeper: ScoreKeeper, finished: FinishedRound) -> Standings:
    """Return what the players of the round scored, as the sum of the cards if they are known, and their totals."""
    target = keeper.setup.rules.target
    rows = []
    for seat, total in zip(SEATS, finished.totals, strict=False):
        if seat in finished.away:
            continue
        row = Standing(
            seat=seat,
            name=keeper.names[seat],
            status=finished.statuses[seat],
            flipped_seven=finished.flipped_seven == seat,
            score=_score(keeper, finished, seat),
            points=finished.points[seat],
            total=total,
            left=max(0, target - total),
        )
        rows.append(row)
    heading = Sentence(say("round-ended", number=finished.number), Tone.HAPPENS, ("E.1", "E.2"))
    return Standings(heading, tuple(rows), target)


def _score(keeper: ScoreKeeper, finished: FinishedRound, seat: Seat) -> str:
    hand = finished.hands[seat]
    if seat in finished.by_hand:
        return say("score-by-hand", points=str(finished.points[seat]))
    if finished.statuses[seat] is BUSTED:
        return say("standing-busted")
    if hand is None:
        return str(finished.points[seat])
    return sum_of(hand, flip_7=keeper.setup.rules.flip_7 if finished.flipped_seven == seat else 0)
