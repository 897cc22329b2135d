"""Odds of the next card from the cards really seen, and the advice of a strong player.

Both run in plain Python, as in a browser: the advice is that of level 5, whose network needs no compiler.
"""

from dataclasses import dataclass
from typing import assert_never

from flip7.analysis.odds import bust_risk, next_cards
from flip7.bots.strategies.learned import PlainLearned
from flip7.core.decisions import HIT, STAY, Choice, Give, HitOrStay, WhichCard
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.play.scorekeeper.keeper import ScoreKeeper


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of the card that is about to come up."""

    seat: Seat
    bust: float
    cards_left: int
    """The number of cards that it is drawn from."""
    exact: bool
    """Every card that has left the draw pile was seen; else it is a guess."""


def odds(keeper: ScoreKeeper) -> Odds | None:
    """Return the odds for the player who decides about a card or is about to get one; None if nobody is."""
    asked, table = keeper.asked, keeper.fold.table
    match asked:
        case HitOrStay(seat) | WhichCard(seat):
            return Odds(seat, bust_risk(table, seat), next_cards(table).total(), keeper.fold.exact)
        case Give() | None:
            return None
        case _:
            assert_never(asked)


def risks(keeper: ScoreKeeper) -> list[float | None]:
    """Return for each player still in the chance that the next card would bust them; None for those who are out."""
    table = keeper.fold.table
    if keeper.asked is None:
        return [None] * len(table.places)
    return [bust_risk(table, seat) if table.is_active(seat) else None for seat in table.seats]


def advice(keeper: ScoreKeeper) -> Choice | None:
    """Return what level 5 would answer; None where a player has nothing to choose."""
    asked = keeper.asked
    if asked is None or isinstance(asked, WhichCard):
        return None
    return PlainLearned().choose(keeper.fold.table, asked)


def advice_words(keeper: ScoreKeeper, choice: Choice) -> str:
    """Say what a strong player would do."""
    if choice is HIT:
        return say("score-advice-hit")
    if choice is STAY:
        return say("score-advice-stay")
    assert isinstance(choice, int), "nobody is advised which card comes up"
    asked = keeper.asked
    if asked is not None and choice == asked.seat:
        return say("score-advice-keep")
    return plain(say("score-advice-give", name=keeper.names[choice]))
