"""Play out a decision of a recorded game («what if»), compiled: the kernel plays on from each answer."""

from typing import Final

from flip7.arena.playouts import play_out
from flip7.core.rules import Rules
from flip7.play.what_if import SITS_IN, AnswerOutcome, WhatIf, position_at, report_of, seat_outcome, sitting, told
from flip7.record import Record

GAMES: Final = 1_000
"""Games for each answer: a chance is then known to some 3 points of a hundred."""
BUDGET: Final = 256_000
"""The most that all games of a decision may cost: one costs the square of its seats, as each round has more turns with
more seats to look at, and more the higher the target is. It is not felt up to six seats and 200 points."""
FEWEST_GAMES: Final = 20
"""Games for each answer even at very large tables: 40 seats to 500 points then take half a minute."""
SEED: Final = 7
"""A fixed seed: everybody who asks sees the same figures."""


def games_of(answers: int, seats: int, target: int) -> int:
    """Return the games that are played for each of so many answers, fewer at a large table and in a long game."""
    cost = answers * seats**2 * max(1.0, target / Rules().target)
    return max(FEWEST_GAMES, min(GAMES, int(BUDGET / cost)))


def what_if(record: Record, number: int) -> WhatIf:
    """Play a decision out for each of its answers, with the same cards for all of them."""
    position = position_at(record, number)
    bots = sitting(position.names, SITS_IN)
    options = position.asked.options
    games = games_of(len(options), len(bots), record.rules.target)
    answers = []
    for choice in options:
        found = play_out(position.table, bots, games, answer=told(choice), seed=SEED)
        seats = tuple(seat_outcome(each.wins, games, each.points, each.points_error) for each in found.seats)
        answers.append(AnswerOutcome(told(choice), seats))
    return report_of(position, bots, answers, games, done=True, rough=False)
