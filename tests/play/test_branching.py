"""Playing a recorded game on from one of its choices, at this keyboard."""

from dataclasses import replace
from pathlib import Path

import pytest

from flip7.core.decisions import STAY
from flip7.i18n.seat_names import BotSeat
from flip7.play.local_table import LocalTable
from flip7.play.options import PlayOptions
from flip7.play.seating import Person
from flip7.play.setup import BadTogether, branch_setting, setting_of
from flip7.record import replay, to_json
from flip7.record.files import BadFile
from tests.record.test_branches import GAME, SEED


def test_you_sit_where_the_choice_is_and_bots_sit_in_for_the_others() -> None:
    asked = replay(GAME).steps[5].asked
    assert asked is not None
    setting = branch_setting(GAME, 4, same_cards=True)
    assert [isinstance(player, Person) for player in setting.players] == [seat == asked.seat for seat in range(3)]
    sitting = branch_setting(GAME, 0, same_cards=False, seed=SEED)
    assert sitting.players == [Person("Ana"), BotSeat("Ben", "level2"), BotSeat("Cleo", "level5")]


def test_choices_of_the_other_game_are_not_taken_back() -> None:
    setting = branch_setting(GAME, 20, same_cards=True)
    table = LocalTable(setting.record, people=setting.people)
    undoable = [table.can_take_back]
    table.step(STAY)
    undoable.append(table.can_take_back)
    table.take_back()
    assert [*undoable, table.can_take_back] == [False, True, False]
    assert len(table.record.choices) == 20


def test_the_file_of_the_other_game_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(to_json(GAME))
    options = PlayOptions(resume=file, after=7, new_cards=True)
    assert len(setting_of(options).record.choices) == 7
    assert options.resumed_file is None
    assert replace(options, after=None).resumed_file == file


def test_what_cannot_be_played_on_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(to_json(GAME))
    with pytest.raises(BadFile, match="no question comes after 9,999 choices"):
        setting_of(PlayOptions(resume=file, after=9999))
    with pytest.raises(BadTogether, match="--bots"):
        setting_of(PlayOptions(resume=file, after=1, bots=("level1",)))
