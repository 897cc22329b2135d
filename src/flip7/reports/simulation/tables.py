"""The tables of a simulation report."""

from collections.abc import Sequence

from flip7.arena.result import Result
from flip7.core.seats import seat_letter
from flip7.i18n.catalog import say
from flip7.reports.format import SPACE, hundredths, rounds_text, span
from flip7.reports.page import Cell, folded, table
from flip7.reports.simulation.grouping import Pool, pools, quantile, share_of


def tables(result: Result) -> str:
    """Return the charts' numbers: the bots in the open, the rest folded."""
    found = pools(result)
    folded = [_scores_table(found)]
    if len(result.seats) > 1:
        folded.append(_seats_table(result))
    folded.append(_length_table(result))
    return "\n".join([_bots_table(found), *folded])


def _bots_table(found: Sequence[Pool]) -> str:
    heads = [
        say("plot-head-bot"),
        say("plot-head-wins"),
        say("plot-head-points"),
        say("plot-head-busts"),
        say("plot-head-frozen"),
        say("plot-head-sevens"),
    ]
    rows: list[list[Cell]] = [
        [
            _named(pool),
            _wins_cell(pool, len(found)),
            (f"{pool.points:.2f}", f"±{pool.error:.2f}"),
            hundredths(pool.bust),
            hundredths(pool.frozen),
            hundredths(pool.seven),
        ]
        for pool in found
    ]
    return table(say("plot-numbers-caption"), heads, rows)


def _wins_cell(pool: Pool, bots: int) -> Cell:
    """Return the rate and its interval; a bot alone among copies of itself has none."""
    rate = hundredths(pool.share.rate)
    return rate if bots == 1 else (rate, span(pool.share.low, pool.share.high))


def _named(pool: Pool) -> Cell:
    players = len(pool.share.each)
    return pool.name if players == 1 else (pool.name, say("plot-players", count=players))


def _scores_table(found: Sequence[Pool]) -> str:
    heads = [
        say("plot-head-bot"),
        say("plot-head-zero"),
        say("plot-head-quarter"),
        say("plot-head-half"),
        say("plot-head-three-quarters"),
        say("plot-head-tenths"),
        say("plot-head-most"),
    ]
    rows: list[list[Cell]] = [
        [
            pool.name,
            hundredths(pool.zero),
            *(str(quantile(pool.scores, share)) for share in (0.25, 0.5, 0.75, 0.9, 1)),
        ]
        for pool in found
    ]
    return folded(say("plot-scores-caption"), heads, rows, say("plot-scores-note"))


def _seats_table(result: Result) -> str:
    rows: list[list[Cell]] = [[seat_letter(seat), hundredths(rate)] for seat, rate in enumerate(result.seats)]
    note = say("plot-seats-note", error=f"{100 * result.seat_error:.2f}{SPACE}%")
    return folded(say("plot-seats-caption"), [say("plot-head-seat"), say("plot-head-wins")], rows, note)


def _length_table(result: Result) -> str:
    rows: list[list[Cell]] = [
        [rounds_text(rounds), f"{count:,}", hundredths(share_of(count, result.games))]
        for rounds, count in enumerate(result.rounds, 1)
        if count
    ]
    heads = [say("plot-head-rounds"), say("plot-head-games"), say("plot-head-share")]
    return folded(say("plot-length-caption"), heads, rows)
