"""Exports of a kept game: a record of a game kept live, and a table of scores."""

import csv
from io import StringIO

from flip7.core.cards import Card
from flip7.core.latecomers import FIRST_ROUND_TO_JOIN
from flip7.i18n.catalog import say
from flip7.play.scorekeeper.entries import CameUp, Gave, Moved
from flip7.play.scorekeeper.errors import Refused
from flip7.play.scorekeeper.finished_round import points_of
from flip7.play.scorekeeper.keeper import ScoreKeeper
from flip7.record import Record
from flip7.record.record import Answer

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would compute a cell that begins so."""


def has_record(keeper: ScoreKeeper) -> bool:
    """Return whether every card of the game is known, and nothing was done against the referee."""
    fold = keeper.fold
    rounds_live = fold.round.live and all(each.live and not each.by_hand for each in fold.finished)
    nobody_left = not fold.round.away and not any(each.away for each in fold.finished)
    return rounds_live and nobody_left and not fold.shuffled_early and not fold.waiting


def to_record(keeper: ScoreKeeper) -> Record:
    """Return the record of a game that was kept live from the first card on; else `Refused`."""
    if not has_record(keeper):
        raise Refused(say("score-no-record"))
    drawn: list[Card] = []
    answers: list[Answer] = []
    for played in keeper.fold.story:
        match played.entry.what:
            case CameUp(_, card):
                drawn.append(card)
            case Moved(_, move):
                answers.append(move)
            case Gave(_, _, to):
                answers.append(to)
            case _:
                pass
    setup, rounds = keeper.setup, range(FIRST_ROUND_TO_JOIN, keeper.fold.table.round + 1)
    return Record(
        seats=keeper.seated_names,
        dealer=setup.dealer,
        rules=setup.rules,
        drawn=tuple(drawn),
        choices=tuple(answers),
        late=tuple(each for number in rounds for each in keeper.fold.line_up.latecomers(number)),
    )


def to_csv(keeper: ScoreKeeper) -> str:
    """Write the scores as CSV: one row for each round, then the totals; `by_hand` names whose score was set by hand.

    Who did not play in a round has an empty cell there.
    """
    names = [as_text(name) for name in keeper.seated_names]
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["round", "dealer", *names, "by_hand"])
    for each in keeper.fold.finished:
        by_hand = "; ".join(names[seat] for seat in sorted(each.by_hand))
        points = [points_of(each, seat) for seat in keeper.fold.table.seats]  # None is an empty cell
        rows.writerow([each.number, names[each.dealer], *points, by_hand])
    rows.writerow(["total", "", *keeper.scores, ""])
    return text.getvalue()


def as_text(name: str) -> str:
    """Return a name as a cell of CSV that no spreadsheet computes."""
    return f"'{name}" if name.startswith(_FORMULA) else name
