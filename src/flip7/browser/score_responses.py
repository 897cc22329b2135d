"""Responses to `score_requests`: the board of a score game, what the referee said of a tap, the log, the games."""

from flip7.browser.score_acts import act_of
from flip7.browser.score_store import ScoreMeta
from flip7.browser.scores import Outcome, ScoreGame
from flip7.core.seats import Seat
from flip7.i18n.markup import plain
from flip7.play.scorekeeper.board_view import GameFacts, board_view
from flip7.play.scorekeeper.entries import PlayerEntry, Step
from flip7.play.scorekeeper.json_form import entry_as_json
from flip7.play.scorekeeper.log_view import Json, log_entries, log_view, told_of
from flip7.play.scorekeeper.sentences import difference_words


def board(game: ScoreGame, tapped_for: Seat | None = None) -> Json:
    """Return the board, with what the device knows of the game."""
    meta = game.meta
    return board_view(game.keeper, GameFacts(meta.id, meta.colours, meta.started, meta.settings), tapped_for)


def outcome_view(outcome: Outcome, tapped_for: Seat | None = None) -> Json:
    """Return the board after an act, what the referee said of it, what a correction changed, and the new entries."""
    keeper = outcome.game.keeper
    return {
        "board": board(outcome.game, tapped_for),
        "said": told_of(keeper, outcome.played),
        "changed": [plain(difference_words(each, keeper.names)) for each in outcome.differences],
        "entries": [entry_as_json(each) for each in outcome.new],
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
