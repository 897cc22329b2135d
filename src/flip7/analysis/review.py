"""Game review: every seat's chance to win all along, what each answer cost, and luck and skill apart.

Each answer is weighed by rollouts (`flip7.analysis.answer_values`); `flip7.analysis.reviewed_game` says how a review is
put together from that. `judge` weighs one decision, so that a review can be made in any order, roughly first and better
later (`flip7.analysis.review_stages`).
"""

from collections.abc import Callable, Sequence
from typing import Final

from flip7.analysis.answer_values import weigh
from flip7.analysis.confidence import Z_95
from flip7.analysis.reviewed_game import Asked, Chances, Judged, Review, Standings, chances_before, decisions, reviewed
from flip7.analysis.weighed_answer import Weighed
from flip7.analysis.win_probability import chances_at, chances_to_win, pile_of
from flip7.core.decisions import WhichCard
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel import jit
from flip7.kernel.weights import Weights
from flip7.record import Record, Replay, replay

Watch = Callable[[int], None]

ENOUGH: Final = 0.004
"""Rollouts stop at this standard error of a chance to win."""
MAX_ROLLOUTS: Final = 4_000 if jit.COMPILED else 100
"""Rollouts of each answer at most: some hundredths of a second for a decision, compiled or not."""


def review(record: Record, *, seed: int = 0, weights: Weights | None = None, watch: Watch = lambda _: None) -> Review:
    """Review the game of a record, also if it is not over; `watch` is called with the number of decisions done.

    Same seed, same review. The hidden order of the cards is not used: chances are those that a player at the table
    could have known.
    """
    replayed = replay(record)
    asked = list(decisions(replayed))
    judged: list[Judged] = []
    for each in asked:
        judged.append(judge(each, seed=seed, weights=weights))
        watch(len(judged))
    return assemble(replayed, asked, judged, seed=seed, weights=weights)


def judge(
    each: Asked, *, most: int = MAX_ROLLOUTS, enough: float = ENOUGH, seed: int = 0, weights: Weights | None = None
) -> Judged:
    """Weigh the answers to one decision, and judge the one that was given."""
    weighed = _weigh(each.table, seed + each.number, weights, most=most, enough=enough)
    chosen = next(one for one in weighed if one.choice == each.choice)
    best = chosen if chosen.behind == 0 else next(one for one in weighed if one.behind == 0)
    cost = 0.0 if chosen.is_close else chosen.behind
    others = [one for one in weighed if one is not chosen]
    next_best = min(others, key=lambda one: one.behind)
    return Judged(
        best=best.choice,
        before=_before(each.asked.seat, weighed, chosen if chosen.is_close else best),
        chosen=chosen.everybody,
        cost=cost,
        error=Z_95 * chosen.behind_error if cost else 0.0,
        margin=next_best.behind if chosen is best else -chosen.behind,
        doubt=next_best.behind_error if chosen is best else chosen.behind_error,
    )


def assemble(
    replayed: Replay,
    asked: Sequence[Asked],
    judged: Sequence[Judged],
    *,
    seed: int = 0,
    weights: Weights | None = None,
) -> Review:
    """Put the review together from its judged decisions."""

    def at(table: Table) -> Chances:
        return chances_at(table, weights)

    def among(table: Table, seats: int) -> Chances:
        first = table.first if table.first < seats else 0
        decks = table.rules.decks_for(len(table.places))
        return chances_to_win(
            table.scores[:seats],
            target=table.rules.target,
            first=first,
            pile=pile_of(table),
            decks=decks,
            weights=weights,
        )

    def end() -> Chances:
        """Return the chances where the game stops: known if it is over; before an open card, as after the last one."""
        game = replayed.game
        if game.asked is None:
            return chances_at(game.table)
        if isinstance(game.asked, WhichCard):
            return judged[-1].chosen if judged else at(replayed.record.new_game().table)
        weighed = _weigh(game.table, seed + len(judged), weights)
        return _before(game.asked.seat, weighed, max(weighed, key=lambda one: one.behind == 0))

    return reviewed(replayed, asked, judged, Standings(at, among), end())


def _before(seat: Seat, weighed: Sequence[Weighed], best: Weighed) -> Chances:
    return chances_before(seat, best.everybody, [one.everybody for one in weighed if one.is_close])


def _weigh(
    table: Table, seed: int, weights: Weights | None, *, most: int = MAX_ROLLOUTS, enough: float = ENOUGH
) -> tuple[Weighed, ...]:
    """Weigh the answers without dropping any, so that all have met the same cards."""
    return weigh(table, most=most, enough=enough, enough_to_drop=0.0, seed=seed, weights=weights)
