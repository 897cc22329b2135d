"""Display names of bots."""

import pytest

from flip7.bots.catalog import display_name
from flip7.protocol.room_options import MOST_SEATS

FEW = 12
"""As many as a table shows large enough for initials to matter."""


def called(bot: str, seats: int) -> list[str]:
    """Seat this many bots of one kind one after the other, and return their names."""
    names: list[str] = []
    for _ in range(seats):
        names.append(display_name(bot, {name.casefold() for name in names}))
    return names


@pytest.mark.parametrize("bot", ["level3", "stay:25", "some-package:careful"])
def test_a_full_table_of_one_kind_of_bot_has_a_name_for_everybody(bot: str) -> None:
    names = called(bot, MOST_SEATS)
    assert len({name.casefold() for name in names}) == MOST_SEATS
    assert not [name for name in names if not name.isalpha()], "names are not numbered while there are others"


def test_more_than_there_are_names_for_are_numbered() -> None:
    names = called("level3", 45)
    assert names[0] == "Clara"
    assert names[44] == "Clara 2"


@pytest.mark.parametrize("bot", ["level1", "cautious", "some-package:careful"])
def test_bots_of_one_kind_have_different_initials(bot: str) -> None:
    names = called(bot, FEW)
    assert len({name[0] for name in names}) == FEW


def test_the_first_of_a_kind_has_its_usual_name_and_the_next_no_initial_of_the_others() -> None:
    assert [display_name("level1", {"ann"}), display_name("level1", {"ada"})] == ["Ada", "Mo"]
    assert display_name("level1", {"ann", "ada", "molly", "kenji"}) == "Lou"


def test_when_every_initial_is_taken_a_name_of_its_kind_comes_first() -> None:
    everybody = {"ada", *"abcdefghijklmnopqrstuvwxyz"}
    assert display_name("level1", everybody) == "Abe"
