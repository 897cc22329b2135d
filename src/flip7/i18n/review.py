"""A game review as sentences."""

from collections.abc import Sequence
from typing import Final, assert_never

from flip7.analysis.explain import taker
from flip7.analysis.odds import bust_risk
from flip7.analysis.reviewed_game import Mistake, Moment, Review, Stroke, TurningPoint
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, WhichCard
from flip7.core.events import Event, GameWon, RoundBegan, RoundEnded
from flip7.core.scoring import round_points
from flip7.i18n.advice import decimal
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.hindsight import reason_told
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Told, Tone
from flip7.i18n.seat_names import Names

MAX_SENTENCES: Final = 4
"""The most sentences about what the cards did."""
_LEFT_OUT: Final = (Tone.QUIET, Tone.FOLLOWS, Tone.HEADING)


def choice_told(moment: Moment, names: Names) -> str:
    """Say what a player did: «Ana hits with 31 points at a risk of 34 %»."""
    name, table, seat = names[moment.seat], moment.table, moment.seat
    match moment.asked:
        case HitOrStay() if moment.choice is HIT:
            risk = f"{100 * bust_risk(table, seat):.0f}"
            return say("review-hits", name=name, points=round_points(table, seat), risk=risk)
        case HitOrStay():
            return say("review-stays", name=name, points=round_points(table, seat))
        case Give(card=card) if moment.choice == seat:
            return say("review-takes", name=name, card=face(card))
        case Give(card=card):
            return say("review-gives", name=name, card=face(card), to=names[taker(moment.choice)])
        case WhichCard():
            raise AssertionError(moment.asked)
        case _:
            assert_never(moment.asked)


def mistake_told(moment: Moment, names: Names) -> str:
    """Say what a player did, what was better and by how much, and why."""
    why = "" if moment.reason is None else reason_told(moment.reason, moment.seat, names)
    return f"{_loss_told(moment, names)} {why}".rstrip()


def _loss_told(moment: Moment, names: Names) -> str:
    what, best = choice_told(moment, names), moment.best
    cost, error = decimal(100 * moment.cost), decimal(100 * moment.error)
    sure = "clearly" if moment.is_clear else "probably"
    if best is HIT:
        return say("review-better-hit", what=what, sure=sure, cost=cost, error=error)
    if best is STAY:
        return say("review-better-stay", what=what, sure=sure, cost=cost, error=error)
    if best == moment.seat:
        return say("review-better-take", what=what, sure=sure, cost=cost, error=error)
    return say("review-better-give", what=what, to=names[taker(best)], sure=sure, cost=cost, error=error)


def instead_told(moment: Moment, names: Names) -> str:
    """Say what was better, in a word or two: «hit», «give it to Ben»."""
    if moment.best is HIT:
        return say("review-instead-hit")
    if moment.best is STAY:
        return say("review-instead-stay")
    if moment.best == moment.seat:
        return say("review-instead-take")
    return say("review-instead-give", to=names[taker(moment.best)])


class Storyteller:
    """Tells the turning points of a game, from the narration of all that happened."""

    def __init__(self, review: Review, names: Names) -> None:
        self._names = names
        record = review.record
        teller = Teller(record.new_table(), names)
        events = review.replayed.events
        told = [(event, teller.tell(event)) for event in events]
        at = len(events) - sum(len(moment.events) for moment in review.moments)
        self._told: list[list[tuple[Event, Told]]] = []
        for moment in review.moments:
            self._told.append(told[at : at + len(moment.events)])
            at += len(moment.events)

    def tell(self, point: TurningPoint) -> str:
        """Tell a turning point in a few sentences, with its round."""
        match point:
            case Mistake(moment):
                return say("review-in-round", number=moment.table.round, what=mistake_told(moment, self._names))
            case Stroke():
                return self._stroke(point)
            case _:
                assert_never(point)

    def _stroke(self, stroke: Stroke) -> str:
        number, told = self._part(stroke)
        what = say(
            "review-stroke",
            story=_story(told),
            name=self._names[stroke.seat],
            before=f"{100 * stroke.before:.0f}",
            after=f"{100 * stroke.after:.0f}",
        )
        return say("review-in-round", number=number, what=what)

    def _part(self, stroke: Stroke) -> tuple[int, Sequence[tuple[Event, Told]]]:
        """Return what happened, and in which round: up to the end of the round, or from the next deal on."""
        moment = stroke.moment
        told = self._told[moment.number]
        for at, (event, _) in reversed(list(enumerate(told))):
            if isinstance(event, RoundBegan):
                return (event.number, told[at + 1 :]) if stroke.of_the_deal else (moment.table.round, told[:at])
        return moment.table.round, told


def _story(told: Sequence[tuple[Event, Told]]) -> str:
    """Choose the sentences that matter: of many, the first and the last ones."""
    said = [
        each.text
        for event, each in told
        if isinstance(each, Sentence) and each.tone not in _LEFT_OUT and not isinstance(event, RoundEnded)
    ]
    won = [each.text for event, each in told if isinstance(event, GameWon) and isinstance(each, Sentence)]
    said = [text for text in said if text not in won]
    if len(said) > MAX_SENTENCES:
        said = [said[0], *said[1 - MAX_SENTENCES :]]
    return " ".join([*said, *won])
