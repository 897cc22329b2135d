"""The private names of Textual that the terminal table uses; read this first when an update of Textual breaks others.

`flip7.terminal.tui.widgets.footer` translates the keys that Textual's footer shows, and leaves some out where there is
no room. Textual has no public name for a key of the footer, so it is pinned below the next minor version.
`flip7.terminal.tui.driver` mends what Textual's driver does when a terminal is closed, in Textual's own methods. The
tests use more of them, to know when an application has nothing left to do (idle.py).
"""

import tomllib
from importlib import import_module
from inspect import getsource, signature
from pathlib import Path
from re import findall

import pytest
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.driver import Driver
from textual.drivers._writer_thread import WriterThread
from textual.drivers.linux_driver import LinuxDriver
from textual.events import Key
from textual.message_pump import MessagePump
from textual.screen import Screen

from flip7.terminal.tui.driver import TerminalDriver, UntilHangup

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
HINT = "adapt flip7/terminal/tui/widgets/footer.py, then raise the pin of textual in pyproject.toml"
DRIVER_HINT = "adapt flip7/terminal/tui/driver.py to Textual's LinuxDriver, then raise the pin of textual"


def test_a_key_of_the_footer_is_what_we_think_it_is() -> None:
    footer = import_module("textual.widgets._footer")
    assert hasattr(footer, "FooterKey"), f"textual.widgets._footer has no FooterKey any more: {HINT}"
    parameters = set(signature(footer.FooterKey).parameters)
    assert parameters >= {"key_display", "description", "action"}, f"FooterKey has other fields now: {HINT}"


def test_the_driver_keeps_its_file_and_threads_where_we_look_for_them() -> None:
    source = "".join(getsource(each) for each in (LinuxDriver, Driver))
    used = ["_app", "_debug", "_file", "_key_thread", "_loop", "exit_event", "fileno"]
    gone = [name for name in used if f"self.{name}" not in source]
    assert not gone, f"LinuxDriver has no {gone} any more: {DRIVER_HINT}"
    assert "WriterThread(self._file)" in source, f"the writer thread has another file now: {DRIVER_HINT}"
    assert "target=self._run_input_thread" in source, f"another thread reads the input now: {DRIVER_HINT}"
    assert "self.run_input_thread()" in source, f"another method reads the input now: {DRIVER_HINT}"


def test_the_writer_thread_asks_no_more_of_its_file_than_ours_can_do() -> None:
    asked = set(findall(r"self\._file\.(\w+)", getsource(WriterThread)))
    assert asked <= set(dir(UntilHangup)), f"WriterThread asks its file for {asked}: {DRIVER_HINT}"


@pytest.mark.parametrize(
    "name", ["run_input_thread", "stop_application_mode", "suspend_application_mode", "resume_application_mode"]
)
def test_a_method_of_the_driver_that_we_override_is_still_there(name: str) -> None:
    theirs, ours = (signature(getattr(each, name)) for each in (LinuxDriver, TerminalDriver))
    assert list(theirs.parameters) == list(ours.parameters), f"LinuxDriver.{name} takes {theirs}: {DRIVER_HINT}"


@pytest.mark.parametrize("signal, method", [("SIGTSTP", "suspend"), ("SIGCONT", "resume")])
def test_the_signals_of_job_control_still_come_to_the_methods_that_we_override(signal: str, method: str) -> None:
    handler = f"_{signal.lower()}_application"
    assert f"signal.signal(signal.{signal}, self.{handler})" in getsource(LinuxDriver), DRIVER_HINT
    assert f"self.{method}_application_mode()" in getsource(getattr(LinuxDriver, handler)), DRIVER_HINT


def test_the_parser_of_keys_is_still_fed_and_asked() -> None:
    parser = XTermParser(False)  # noqa: FBT003 - Textual's parameter
    assert [message.key for message in parser.feed("h") if isinstance(message, Key)] == ["h"], DRIVER_HINT
    assert list(parser.tick()) == [], DRIVER_HINT


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
