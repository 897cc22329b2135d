"""A game whose referee is in this process, as the screens see it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from flip7.core.decisions import HIT, STAY, HitOrStay
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.play.local_session import LocalSession
from flip7.play.session import Asked, Fresh, Remark, Step, Update
from flip7.record import read_record, replay
from tests.terminal.tables import local

Answer = Callable[[LocalSession, Asked], None]


def played(session: LocalSession, answer: Answer, most: int = 2_000) -> list[Update]:
    """Everything that the session tells while its questions are answered so."""

    async def scenario() -> list[Update]:
        told: list[Update] = []
        async for update in session.updates():
            told.append(update)
            asked = update.asked if isinstance(update, Fresh | Step) else None
            if asked is not None and asked.here:
                answer(session, asked)
            if len(told) >= most:
                break
        await session.close()
        return told

    return asyncio.run(scenario())


def careful(session: LocalSession, asked: Asked) -> None:
    """Hits once, then stays; gives a card to the first who can get it."""
    decision = asked.decision
    if isinstance(decision, HitOrStay):
        session.answer(asked.ordinal, STAY)
    else:
        session.answer(asked.ordinal, decision.options[0])


def test_a_whole_game_is_told_as_the_referee_has_it() -> None:
    session = local("Ana", "Ben", "bot:stay:20")
    told = played(session, careful)
    assert isinstance(told[0], Fresh)
    assert told[0].here == {Seat(0), Seat(1)}
    game = replay(session.record).game
    assert game.asked is None
    events = [event for update in told if isinstance(update, Step) for event in update.events]
    assert events == replay(session.record).events


def test_bots_answer_for_themselves() -> None:
    told = played(local("bot:stay:15", "bot:stay:20", "bot:stay:25"), careful)
    assert not any(update.asked is not None and update.asked.here for update in told if isinstance(update, Step))


def test_the_same_seed_is_the_same_game() -> None:
    records = []
    for _ in range(2):
        session = local("Ana", "bot:random", "bot:random")
        played(session, careful)
        records.append(session.record)
    assert records[0] == records[1]


def test_an_answer_to_another_question_changes_nothing() -> None:
    def answer(session: LocalSession, asked: Asked) -> None:
        session.answer(asked.ordinal - 1, HIT)
        session.answer(asked.ordinal + 1, HIT)
        session.answer(asked.ordinal, Seat(9))
        careful(session, asked)

    strict, usual = local("Ana", "Ben", "Cleo"), local("Ana", "Ben", "Cleo")
    played(strict, answer)
    played(usual, careful)
    assert strict.record == usual.record


def test_a_choice_can_be_taken_back() -> None:
    """The bots' choices after it go with it, and the same card comes up again."""
    done = False

    def answer(session: LocalSession, asked: Asked) -> None:
        nonlocal done
        if asked.ordinal and not done:
            done = True
            session.take_back()
        else:
            session.answer(asked.ordinal, HIT if isinstance(asked.decision, HitOrStay) else asked.decision.options[0])

    session = local("Ana", "bot:stay:20", "bot:stay:20")
    told = played(session, answer, most=30)
    again = [update for update in told[1:] if isinstance(update, Fresh)]
    assert len(again) == 1
    assert again[0].asked is not None
    assert again[0].asked.here
    first = next(update for update in told if isinstance(update, Step) and update.asked and update.asked.here)
    assert again[0].asked == first.asked


def test_as_many_choices_can_be_taken_back_as_were_made() -> None:
    session = local("Ana", "Ben", "Cleo")
    seen: list[Asked] = []
    backwards = False

    def answer(session: LocalSession, asked: Asked) -> None:
        nonlocal backwards
        backwards = backwards or asked.ordinal == 5
        if not backwards:
            seen.append(asked)
            careful(session, asked)
        elif session.can_take_back:
            session.take_back()

    told = played(session, answer, most=12)
    again = [update.asked for update in told[1:] if isinstance(update, Fresh)]
    assert again == seen[::-1]
    assert session.record.choices == ()
    assert not session.can_take_back


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    def answer(session: LocalSession, asked: Asked) -> None:
        assert not session.can_take_back
        session.take_back()
        careful(session, asked)

    session = local("Ana", "bot:stay:20", "bot:stay:20")
    told = played(session, answer, most=3)
    assert sum(isinstance(update, Fresh) for update in told) == 1


def test_the_game_is_kept_whenever_somebody_is_asked(tmp_path: Path) -> None:
    session = local("Ana", "Ben", "Cleo", save=tmp_path / "game.json")
    played(session, careful)
    assert read_record((tmp_path / "game.json").read_text()) == session.record


def test_a_disk_that_is_full_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = local("Ana", "Ben", "Cleo", save=tmp_path / "game.json")
    (tmp_path / "game.json").unlink()
    tmp_path.chmod(0o500)
    monkeypatch.setattr("flip7.play.autosave.replace", _no_room)
    told = played(session, careful, most=40)
    assert sum(isinstance(update, Remark) for update in told) == 1


def _no_room(*_: object) -> None:
    from flip7.record.files import BadFile

    raise BadFile("game.json", "No space left on device")


def test_a_resumed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    begun = local("Ana", "Ben", "Cleo", save=tmp_path / "game.json")
    played(begun, careful, most=10)
    kept = read_record((tmp_path / "game.json").read_text())
    resumed = local(resume=tmp_path / "game.json", seed=None)
    told = played(resumed, careful)
    assert isinstance(told[0], Fresh)
    assert told[0].table == replay(kept).game.table
    assert told[0].asked is not None
    assert resumed.can_take_back
    assert resumed.record.choices[: len(kept.choices)] == kept.choices


@pytest.mark.parametrize("players, told", [(2, 1), (3, 0)])
def test_fewer_than_three_are_told_so_once(players: int, told: int) -> None:
    updates = played(local(*("Ana", "Ben", "Cleo")[:players], seats=players), careful)
    assert [update for update in updates if isinstance(update, Remark)] == [Remark(say("game-few"))] * told
    assert told == 0 or isinstance(updates[2], Remark), "behind the first cards, where it is seen at the question"
