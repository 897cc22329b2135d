"""The private names of Textual that the terminal table uses; read this first when an update of Textual breaks others.

`flip7.terminal.tui.widgets.footer` translates the keys that Textual's footer shows, and leaves some out where there is
no room. Textual has no public name for a key of the footer, so it is pinned below the next minor version. The tests
use more of them, to know when an application has nothing left to do (idle.py).
"""

import tomllib
from importlib import import_module
from inspect import getsource, signature
from pathlib import Path

import pytest
from textual.app import App
from textual.message_pump import MessagePump
from textual.screen import Screen

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
HINT = "adapt flip7/terminal/tui/widgets/footer.py, then raise the pin of textual in pyproject.toml"


def test_a_key_of_the_footer_is_what_we_think_it_is() -> None:
    footer = import_module("textual.widgets._footer")
    assert hasattr(footer, "FooterKey"), f"textual.widgets._footer has no FooterKey any more: {HINT}"
    parameters = set(signature(footer.FooterKey).parameters)
    assert parameters >= {"key_display", "description", "action"}, f"FooterKey has other fields now: {HINT}"


@pytest.mark.parametrize(
    "theirs, names",
    [
        (App, ["_exit"]),
        (MessagePump, ["_closing", "_next_callbacks"]),
        (
            Screen,
            [
                "_callbacks",
                "_compositor",
                "_dirty_widgets",
                "_layout_required",
                "_on_timer_update",
                "_recompose_required",
                "_repaint_required",
                "_scroll_required",
            ],
        ),
    ],
)
def test_every_private_name_that_the_tests_use_is_still_there(theirs: type, names: list[str]) -> None:
    source = "".join(getsource(each) for each in theirs.__mro__ if each.__module__.startswith("textual"))
    gone = [name for name in names if f"self.{name}" not in source and not hasattr(theirs, name)]
    assert not gone, f"{theirs.__name__} has no {gone}: adapt tests/terminal/idle.py"
    assert hasattr(import_module("textual._context"), "active_app"), "adapt tests/terminal/idle.py"


def test_textual_is_pinned_below_the_next_minor_version() -> None:
    wanted = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    (textual,) = (requirement for requirement in wanted if requirement.startswith("textual"))
    assert textual == "textual>=8.2,<8.3", f"a new minor version may move private names: {HINT}"
