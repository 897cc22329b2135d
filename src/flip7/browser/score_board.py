"""What a page shows of a score game: the board, what the referee said of a tap, and the log."""

from flip7.browser.score_acts import act_of
from flip7.browser.score_store import OddsFor, ScoreMeta
from flip7.browser.scores import Outcome, ScoreGame
from flip7.core.decisions import Move
from flip7.core.seats import Seat
from flip7.i18n.markup import plain
from flip7.play.scorekeeper.chances import advice, advice_words, chances, risks
from flip7.play.scorekeeper.entries import PlayerEntry, Step
from flip7.play.scorekeeper.export import has_record
from flip7.play.scorekeeper.keeper import ScoreKeeper
from flip7.play.scorekeeper.sentences import difference_words
from flip7.play.scorekeeper.view import Json, log_entries, log_view, told_of, view


def board(game: ScoreGame, tapped_for: Seat | None = None) -> Json:
    """Return the board: `scorekeeper.view`, and what the device knows besides."""
    meta, keeper = game.meta, game.keeper
    shown = view(keeper, tapped_for)
    if meta.settings.odds is OddsFor.EVERYBODY:
        seats = shown["seats"]
        assert isinstance(seats, list)
        shown["seats"] = [seat | {"bust": bust} for seat, bust in zip(seats, risks(keeper), strict=True)]
    return shown | {
        "id": meta.id,
        "colours": meta.colours,
        "started": meta.started,
        "settings": meta.settings,
        "record": has_record(keeper),
        "most": max(keeper.possible_scores()),
        "odds": None if meta.settings.odds is OddsFor.NOBODY else chances(keeper),
        "advice": _advice(keeper) if meta.settings.advice else None,
    }


def _advice(keeper: ScoreKeeper) -> Json | None:
    choice = advice(keeper)
    if choice is None:
        return None
    text = advice_words(keeper, choice)
    if isinstance(choice, Move):
        return {"move": choice, "to": None, "text": text}
    return {"move": "give", "to": choice, "text": text}


def outcome_view(outcome: Outcome, tapped_for: Seat | None = None) -> Json:
    """Return the board after an act, what the referee said of it, and what a correction changed."""
    keeper = outcome.game.keeper
    return {
        "board": board(outcome.game, tapped_for),
        "said": told_of(keeper, outcome.played),
        "changed": [plain(difference_words(each, keeper.names)) for each in outcome.differences],
    }


def log(game: ScoreGame, number: int) -> list[Json]:
    """Return the log of a round, each line with whose it is and the act that would enter it."""
    keeper = game.keeper
    entered = [entry.what for entry in log_entries(keeper, number)]
    return [
        line | {"seat": getattr(what, "seat", None), "what": act_of(what)}
        for line, what in zip(log_view(keeper, number), entered, strict=True)
        if isinstance(what, Step | PlayerEntry)
    ]


def listed(meta: ScoreMeta) -> Json:
    """Return a game as it stands in the list of all."""
    fields = ("id", "names", "colours", "totals", "round", "depth", "winner", "started", "changed")
    return {name: getattr(meta, name) for name in fields}
