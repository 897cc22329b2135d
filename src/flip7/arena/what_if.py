"""What if, compiled: a decision of a recorded game played out by the kernel, for each of its answers."""

from typing import Final

from flip7.arena.playouts import play_out
from flip7.play.what_if import SITS_IN, AnswerOutcome, WhatIf, position_at, report_of, seat_outcome, sitting, told
from flip7.record import Record

GAMES: Final = 1_000
"""Games for each answer: a chance is then known to some 3 points of a hundred."""
SEED: Final = 7
"""The same for everybody who asks, so that all see the same figures."""


def what_if(record: Record, number: int, games: int = GAMES) -> WhatIf:
    """Play a decision out for each of its answers, with the same cards for all of them."""
    position = position_at(record, number)
    bots = sitting(position.names, SITS_IN)
    answers = []
    for choice in position.asked.options:
        found = play_out(position.table, bots, games, answer=told(choice), seed=SEED)
        seats = tuple(seat_outcome(each.wins, games, each.points, each.points_error) for each in found.seats)
        answers.append(AnswerOutcome(told(choice), seats))
    return report_of(position, bots, answers, games, done=True, rough=False)
