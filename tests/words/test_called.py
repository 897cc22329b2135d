"""What bots are called."""

import pytest

from flip7.server.options import MOST_SEATS
from flip7.words.called import name_for


def called(bot: str, seats: int) -> list[str]:
    """So many bots of one kind sit down, one after the other."""
    names: list[str] = []
    for _ in range(seats):
        names.append(name_for(bot, {name.casefold() for name in names}))
    return names


@pytest.mark.parametrize("bot", ["level3", "stay:25", "some-package:careful"])
def test_a_full_table_of_one_kind_of_bot_has_a_name_for_everybody(bot: str) -> None:
    names = called(bot, MOST_SEATS)
    assert len({name.casefold() for name in names}) == MOST_SEATS
    assert not [name for name in names if not name.isalpha()], "names are not numbered while there are others"


def test_more_than_there_are_names_for_are_numbered() -> None:
    names = called("level3", 45)
    assert names[:4] == ["Clara", "Cem", "Cleo", "Cyril"]
    assert names[44] == "Clara 2"
