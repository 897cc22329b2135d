"""The pictures in the README are what the table looks like."""

import pytest

from tools.picture_of_play import PICTURES, pictures

pytestmark = pytest.mark.e2e  # snapshots hold the screens in `make test`; this holds the two files of the README


def test_the_pictures_of_play_are_what_is_drawn() -> None:
    """`tools/picture_of_play.py` draws them anew."""
    for name, drawn in pictures().items():
        assert (PICTURES / name).read_text(encoding="utf-8") == drawn, name
