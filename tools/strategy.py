"""Measures the figures of docs/strategy.md that no command prints: who should get a card, and when points mislead.

Four seats, level 5 everywhere; every answer at a sample of decisions is tried to the end of the round.
"""

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

import numpy as np

from flip7.analysis.answer_values import weigh
from flip7.analysis.weighed_answer import Weighed
from flip7.bots import bot_named
from flip7.bots.base import policy_of
from flip7.core.decisions import Give, HitOrStay
from flip7.core.scoring import round_points
from flip7.core.table import Table
from flip7.kernel import game_loop
from flip7.kernel.batch import Batch
from flip7.kernel.setup import Setup, new_notes, policy_records
from flip7.kernel.state import decision_of, table_of

SLOTS = 64
STEPS = 400
TRIES = 1_500
GIFTS = 6_000
HITS = 4_000
CLEAR = 2.0
BANDS = ((0, 100), (100, 150), (150, 200), (200, 1_000))


def questions() -> Iterator[tuple[Table, HitOrStay | Give]]:
    """Tables and questions from games between equals."""
    policy = policy_of(bot_named("level5"))
    orders, notes = policy_records([policy]), new_notes()
    batch, random = Batch(Setup(4, seed=11), slots=SLOTS), np.random.default_rng(11)
    while True:
        games = batch.games
        for slot in random.permutation(SLOTS)[:4]:
            asked = decision_of(games[slot])
            assert isinstance(asked, HitOrStay | Give)
            yield table_of(games[slot]), asked
        batch.step([int(game_loop.decide(games[slot : slot + 1].copy(), *orders, notes, 0)) for slot in range(SLOTS)])


def standing(table: Table, seat: int) -> int:
    """Total and round score."""
    return table.scores[seat] + round_points(table, table.seats[seat])


def told(name: str, values: list[float]) -> str:
    """A mean with its standard error, in points of winning chance."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{name:44} {100 * fmean(values):+6.2f} ± {100 * error:.2f}  ({len(values):,})"


def gifts(found: dict[str, list[float]], table: Table, asked: Give, weighed: tuple[Weighed, ...]) -> None:
    """Note the worth of giving a card to each seat, against the mean of all."""
    mean = fmean(one.win for one in weighed)
    opponents = sorted((seat for seat in table.active if seat != asked.seat), key=lambda seat: -standing(table, seat))
    for one in weighed:
        seat = table.seats[int(one.choice)]  # type: ignore[call-overload]  # a seat, in an answer to «who gets it?»
        worth = one.win - mean
        numbers = len(table.places[seat].line)
        if seat == asked.seat:
            empty = "with no card" if not table.places[seat].cards else "with cards"
            found[f"{asked.card} to oneself, {empty}"].append(worth)
        else:
            found[f"{asked.card} to opponent number {opponents.index(seat) + 1}"].append(worth)
            saved = " and a Second Chance" if table.places[seat].has_second_chance else ""
            found[f"{asked.card} to an opponent with {numbers} numbers{saved}"].append(worth)


def main() -> None:
    """Prints the tables."""
    worth: dict[str, list[float]] = defaultdict(list)
    differs: dict[tuple[int, int], list[tuple[bool, bool, float]]] = defaultdict(list)
    given, hit = 0, 0
    for table, asked in questions():
        if isinstance(asked, Give) and given < GIFTS:
            given += 1
            gifts(worth, table, asked, weigh(table, most=TRIES, seed=given))
        elif isinstance(asked, HitOrStay) and hit < HITS:
            hit += 1
            one, other = weigh(table, most=TRIES, seed=hit)
            best_points, best_win = (
                (one, other) if one.points > other.points else (other, one),
                max(one, other, key=_win),
            )
            best = max(standing(table, seat) for seat in table.seats)
            band = next(band for band in BANDS if band[0] <= best < band[1])
            misled = best_points[0] is not best_win
            lost = abs(one.win - other.win) if misled else 0.0
            error = max(one.behind_error, other.behind_error)
            differs[band].append((misled, misled and lost > CLEAR * error, lost))
        if given >= GIFTS and hit >= HITS:
            break
    for name in sorted(worth):
        print(told(name, worth[name]))
    print("\nbest standing at the table: decisions, points and winning differ, clearly so, cost where they differ")
    for band, found in sorted(differs.items()):
        costs = [lost for misled, _, lost in found if misled]
        clear = sum(clear for _, clear, _ in found)
        print(
            f"{band}: {len(found) / HITS:.0%}, {len(costs) / len(found):.1%}, {clear / len(found):.1%}, "
            f"{100 * fmean(costs or [0.0]):.1f} points"
        )


def _win(weighed: Weighed) -> float:
    return weighed.win


if __name__ == "__main__":
    main()
