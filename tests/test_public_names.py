"""The public names of `import flip7`, and the cost of importing them."""

import inspect
import subprocess
import sys

import pytest

import flip7
from flip7 import api


def test_every_public_name_is_there_and_listed() -> None:
    assert all(getattr(flip7, name) is getattr(api, name) for name in api.__all__)
    assert set(api.__all__) <= set(dir(flip7))


def test_every_public_thing_says_what_it_is() -> None:
    things = [getattr(flip7, name) for name in api.__all__]
    assert all(thing.__doc__ for thing in things if inspect.isclass(thing) or inspect.isfunction(thing))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Manager'"):
        getattr(flip7, "Manager")  # noqa: B009 - that is the point


def test_playing_needs_nothing_but_the_standard_library() -> None:
    code = "import sys, flip7; flip7.Game.seeded(3, 'x'); flip7.read_record('A 1'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert not {name.partition(".")[0] for name in loaded} & {"typer", "click", "rich", "fluent", "numpy", "numba"}


def test_importing_flip7_loads_nothing_yet() -> None:
    code = "import sys, flip7; print(*(name for name in sys.modules if name.startswith('flip7')))"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "flip7\n"
