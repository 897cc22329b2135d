"""Commands that draw a page with plotly, where plotly is not installed."""

import sys

import pytest

from flip7.extras import install_command
from tests.cli.command import Command


@pytest.mark.parametrize("command", ["simulate", "arena level1 level2", "solve", "review game.f7"])
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_computed(
    flip7: Command, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setitem(sys.modules, "plotly", None)
    said = flip7.with_file("game.f7", "A 1 / B 2 / A s / B s = 1 2").refused(*command.split(), "--plot", "page.html")
    assert said == f"This needs plotly, which is not installed. Get it with: {install_command('study')}"
