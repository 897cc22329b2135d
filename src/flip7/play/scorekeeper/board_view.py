"""The board as every page gets it, from a device or a server: `game_view` with colours, settings, odds and advice."""

from collections.abc import Sequence
from dataclasses import dataclass

from flip7.core.decisions import Move
from flip7.core.seats import Seat
from flip7.play.scorekeeper.export import has_record
from flip7.play.scorekeeper.game_view import game_view
from flip7.play.scorekeeper.keeper import ScoreKeeper
from flip7.play.scorekeeper.log_view import Json
from flip7.play.scorekeeper.odds_and_advice import advice, advice_words, odds, risks
from flip7.play.scorekeeper.player_colours import colours_for
from flip7.play.scorekeeper.settings import OddsFor, ScoreSettings


@dataclass(frozen=True, slots=True)
class GameFacts:
    """The facts about a score game besides its entries."""

    id: str
    colours: Sequence[int]
    """Of the first players; whoever joined later gets one."""
    started: int
    """In milliseconds since 1970."""
    settings: ScoreSettings


def board_view(keeper: ScoreKeeper, facts: GameFacts, tapped_for: Seat | None = None) -> Json:
    """Return the game with everything that the table has set besides: colours, odds, advice."""
    settings = facts.settings
    shown = game_view(keeper, tapped_for)
    if settings.odds is OddsFor.EVERYBODY:
        seats = shown["seats"]
        assert isinstance(seats, list)
        shown["seats"] = [seat | {"bust": bust} for seat, bust in zip(seats, risks(keeper), strict=True)]
    return shown | {
        "id": facts.id,
        "colours": colours_for(len(keeper.fold.line_up.names), facts.colours),
        "started": facts.started,
        "settings": settings,
        "record": has_record(keeper),
        "most": max(keeper.possible_scores()),
        "odds": None if settings.odds is OddsFor.NOBODY else odds(keeper),
        "advice": _advice(keeper) if settings.advice else None,
    }


def _advice(keeper: ScoreKeeper) -> Json | None:
    choice = advice(keeper)
    if choice is None:
        return None
    text = advice_words(keeper, choice)
    if isinstance(choice, Move):
        return {"move": choice, "to": None, "text": text}
    return {"move": "give", "to": choice, "text": text}
