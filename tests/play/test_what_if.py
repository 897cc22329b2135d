"""What a play-out says in words: one answer is better only where its interval lies above those of all others."""

import pytest

from flip7.core.decisions import HIT, STAY, Choice
from flip7.play.what_if import PLAIN_GAMES, AnswerOutcome, position_at, report_of, seat_outcome, told
from tests.record.test_branches import GAME


@pytest.mark.parametrize(
    "hits, stays, better",
    [(470, 280, HIT), (280, 470, STAY), (400, 380, None), (0, 0, None)],
    ids=["hit", "stay", "too close", "both lose"],
)
def test_an_answer_is_better_only_if_its_interval_lies_above_the_other(
    hits: int, stays: int, better: Choice | None
) -> None:
    position = position_at(GAME, 0)
    answers = [
        AnswerOutcome(told(choice), tuple(seat_outcome(wins, 1_000, 50.0, 1.0) for _ in range(3)))
        for choice, wins in ((HIT, hits), (STAY, stays))
    ]
    report = report_of(position, ("level5",) * 3, answers, 1_000, done=True, rough=False)
    assert report.better == better


def test_a_single_answer_is_not_better_than_another() -> None:
    only = [AnswerOutcome(told(HIT), (seat_outcome(9, 10, 50.0, 1.0),) * 3)]
    report = report_of(position_at(GAME, 0), ("level5",) * 3, only, PLAIN_GAMES, done=True, rough=True)
    assert report.better is None
