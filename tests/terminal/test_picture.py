"""The pictures in the README and the recorded game are what the table looks like."""

import pytest

from tools.picture_of_play import PICTURES, pictures
from tools.recording_of_play import RECORDING, filmed

pytestmark = pytest.mark.e2e  # snapshots hold the screens in `make test`; this holds the files themselves


def test_the_pictures_of_play_are_what_is_drawn() -> None:
    """`tools/picture_of_play.py` draws them anew."""
    for name, drawn in pictures().items():
        assert (PICTURES / name).read_text(encoding="utf-8") == drawn, name


def test_the_recorded_game_is_what_is_filmed() -> None:
    """`tools/recording_of_play.py` films it anew."""
    assert RECORDING.read_text(encoding="utf-8") == filmed()
