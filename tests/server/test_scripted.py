"""The scripted client notices when it is told too little, too much, or something else."""

import pytest

from flip7.core.decisions import HIT
from flip7.protocol.messages import Asked, Happened, Welcome
from flip7.protocol.room_events import By, Came, Chose, Opened
from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.create import Plan
from tests.server.chaos import SeatedTable, as_told, check_log
from tests.server.scripted import Broken, Known


def came(number: int, asked: Asked | None = None) -> Happened:
    return Happened(number, 0, Came(number, "Ana"), (), (), asked, None)


def chose(number: int, ordinal: int) -> Happened:
    return Happened(number, 0, Chose(0, ordinal, HIT, By.BOT), (), (), None, None)


def question(ordinal: int, deadline: int | None = None) -> Asked:
    return Asked(ordinal, 0, "hit_or_stay", None, (HIT,), By.PERSON, deadline, None)


def welcome(number: int) -> Welcome:
    return Welcome(1, "", "id", "token", None, number, 0, (), 0, question(7), None)


def test_acts_that_follow_each_other_are_remembered() -> None:
    known = Known(last=3)
    known.hear(came(4))
    known.hear(came(5))
    assert list(known.told) == [4, 5]


@pytest.mark.parametrize("number", [2, 3, 5])
def test_an_act_that_comes_again_or_too_early_is_noticed(number: int) -> None:
    with pytest.raises(Broken, match=f"act {number} came after act 3"):
        Known(last=3).hear(came(number))


def test_a_server_that_has_forgotten_an_act_is_noticed() -> None:
    with pytest.raises(Broken, match="what came after 3, and welcomed at 2"):
        Known(last=3).welcome(welcome(2))


def test_a_question_is_open_once_everything_that_was_missed_has_been_told() -> None:
    known = Known(last=3)
    known.welcome(welcome(5))
    assert known.asked is None
    known.hear(came(4, question(1)))
    assert known.asked is None
    known.hear(came(5, question(2)))
    assert known.asked == question(2)


def test_a_question_is_open_at_once_if_nothing_was_missed() -> None:
    known = Known(last=5)
    known.welcome(welcome(5))
    assert known.asked == question(7)


def test_a_log_in_which_a_choice_is_missing_doubled_or_nobodys_is_noticed() -> None:
    opened = Happened(0, 0, Opened(2, GameRules(), Options(), public=False, secret_hash="0" * 64), (), (), None, None)
    table = SeatedTable("id", Plan(name="Ana"))
    check_log([opened], table)
    for choices in ([chose(1, 1)], [chose(1, 0), chose(2, 0)], [chose(1, 0)]):
        with pytest.raises(AssertionError):
            check_log([opened, *choices], table)


def test_only_a_deadline_may_differ_between_what_was_told_and_what_stands_in_the_log() -> None:
    assert as_told(came(1, question(2, deadline=9))) == as_told(came(1, question(2)))
    assert as_told(came(1, question(2))) != as_told(came(1, question(3)))
