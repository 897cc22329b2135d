"""tools/breaks.toml: each break can still be made."""

from pathlib import Path

import pytest

from tools.breaks import ROOT, Break, breaks

ALL = breaks()


@pytest.mark.parametrize("each", ALL, ids=[each.name for each in ALL])
def test_a_break_fits_the_code(each: Break) -> None:
    before = (ROOT / each.file).read_text(encoding="utf-8")
    assert each.applied(before) != before
    assert all((ROOT / test).exists() for test in each.tests)


def test_there_are_many_of_them_all_over_the_house_and_no_two_the_same() -> None:
    assert len({each.name for each in ALL}) == len(ALL) >= 20
    assert len({Path(each.file).parts[:3] for each in ALL}) >= 10, "all over the house"


def test_words_choose_among_them() -> None:
    assert [each.name for each in breaks(["token"])] == ["a seat's token unchecked"]
