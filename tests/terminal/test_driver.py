"""A terminal that is closed: its program saves, ends, and leaves no thread behind."""

import asyncio
import errno
import io
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from textual.drivers._writer_thread import MAX_QUEUED_WRITES, WriterThread
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import Key
from textual.message import Message

from flip7.core.decisions import Move
from flip7.core.seats import Seat
from flip7.record import Record, read_record
from flip7.terminal.style.console import Colours
from flip7.terminal.tui import driver as driver_module
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.driver import TerminalDriver, UntilHangup
from tests.cli.test_terminal import ENVIRONMENT, FLIP7
from tests.waiting import GIVE_UP_SECONDS, wait_until

HANDLED = (signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH)
INPUT, OUTPUT = "textual-input", "textual-output"


class ClosedTerminal(io.StringIO):
    """The file of a terminal whose window was closed; it counts how often it was written to."""

    asked = 0

    def write(self, text: str) -> int:
        self.asked += 1
        raise OSError(errno.EIO, f"Input/output error: {text!r}")

    def flush(self) -> None:
        raise OSError(errno.EIO, "Input/output error")


def test_whoever_writes_to_a_closed_terminal_is_not_blocked() -> None:
    """Textual's writer thread died of the error, and its queue filled up."""
    terminal = ClosedTerminal()
    writer = WriterThread(UntilHangup(terminal))  # type: ignore[arg-type] # all that it asks of a file
    writer.start()
    for _ in range(3 * MAX_QUEUED_WRITES):
        writer.write("a card")
    writer.stop()
    assert terminal.asked == 1


def test_a_flush_that_fails_says_that_the_terminal_is_gone() -> None:
    terminal = ClosedTerminal()
    file = UntilHangup(terminal)
    file.flush()
    file.write("a card")
    assert terminal.asked == 0


# --- the driver at a terminal of its own ------------------------------------------------------------------------------


class Told:
    """Stands in for the app: what its driver tells it."""

    def __init__(self) -> None:
        self.ended = threading.Event()
        self.keys: asyncio.Queue[str] = asyncio.Queue()

    def call_later(self, callback: Callable[[], None]) -> None:
        callback()

    def end(self) -> None:
        self.ended.set()

    async def _post_message(self, message: Message) -> None:
        if isinstance(message, Key):
            self.keys.put_nowait(message.key)


class Window:
    """A driver in application mode, and the other end of its terminal."""

    def __init__(self, window: int) -> None:
        self.app = Told()
        self.driver = TerminalDriver(self.app)  # type: ignore[arg-type] # all that it asks of an app
        self._window = window

    def type(self, keys: bytes) -> None:
        os.write(self._window, keys)

    def close(self) -> None:
        """Close the window, once."""
        if self._window >= 0:
            os.close(self._window)
            self._window = -1

    def has_ended(self) -> bool:
        """Wait until the input thread has ended by itself."""
        assert self.driver._key_thread is not None
        self.driver._key_thread.join(GIVE_UP_SECONDS)
        return not self.driver._key_thread.is_alive()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Stand a new terminal in for that of this process: the end of it where a window would be."""
    handlers = {each: signal.getsignal(each) for each in HANDLED}
    ours, theirs = os.openpty()
    with (
        os.fdopen(theirs, closefd=False) as stdin,
        io.TextIOWrapper(io.FileIO(theirs, "w"), write_through=True) as stderr,  # nothing is left for its end
    ):
        monkeypatch.setattr(sys, "__stdin__", stdin)
        monkeypatch.setattr(sys, "__stderr__", stderr)
        yield ours
        monkeypatch.undo()
    for each, handler in handlers.items():
        signal.signal(each, handler)


@contextmanager
def at(terminal: int) -> Iterator[Window]:
    """A driver in application mode."""
    window = Window(terminal)
    window.driver.start_application_mode()  # type: ignore[no-untyped-call] # Textual gives it no types
    try:
        yield window
    finally:
        window.driver.stop_application_mode()
        window.driver.close()
        window.close()


def running(name: str) -> int:
    return sum(thread.name == name for thread in threading.enumerate())


async def all_handled() -> None:
    """Let the loop do what it was told to do."""
    for _ in range(3):
        await asyncio.sleep(0)


async def test_the_input_thread_ends_with_its_terminal_and_tells_the_app(terminal: int) -> None:
    """Textual's read the end of the input for ever, with all that a core can do."""
    with at(terminal) as window:
        window.close()
        assert window.has_ended()
        assert window.app.ended.is_set()


async def test_keys_are_read_also_a_lone_escape_and_a_letter_in_two_pieces(terminal: int) -> None:
    with at(terminal) as window:
        window.type(b"h")
        assert await window.app.keys.get() == "h"
        window.type(b"\x1b")
        assert await window.app.keys.get() == "escape"
        letter = "ß".encode()
        window.type(letter[:1])
        window.type(letter[1:])
        assert await window.app.keys.get() == "ß"


async def test_a_process_that_was_not_suspended_goes_on_with_one_input_thread(terminal: int) -> None:
    """SIGCONT comes with SIGHUP when a terminal is closed: nothing stopped the first of two threads."""
    with at(terminal) as window:
        for _ in range(3):
            os.kill(os.getpid(), signal.SIGCONT)
        await all_handled()
        assert (running(INPUT), running(OUTPUT)) == (1, 1)
        window.type(b"h")
        assert await window.app.keys.get() == "h"
        window.driver.stop_application_mode()
        assert running(INPUT) == 0


async def test_a_continued_process_whose_terminal_is_gone_starts_nothing(terminal: int) -> None:
    with at(terminal) as window:
        window.driver.resume_application_mode()
        window.close()
        await all_handled()
        assert window.has_ended()
        assert running(INPUT) == 0


async def test_a_suspended_process_goes_on_when_it_is_continued(terminal: int) -> None:
    with at(terminal) as window:
        window.driver.suspend_application_mode()
        assert (running(INPUT), running(OUTPUT)) == (0, 0)
        window.driver.resume_application_mode()
        assert (running(INPUT), running(OUTPUT)) == (1, 1)
        window.type(b"h")
        assert await window.app.keys.get() == "h"


async def test_behind_the_app_no_signal_brings_the_full_screen_back(terminal: int) -> None:
    """Ctrl-Z at «Save this game?», or SIGCONT while the app ends: nothing would stop a thread that it starts."""
    with at(terminal) as window:
        window.driver.stop_application_mode()
        window.driver.close()
        for _ in range(2 * MAX_QUEUED_WRITES):
            window.driver.suspend_application_mode()  # wrote into a queue that nobody reads, until it was full
        window.driver.resume_application_mode()
        await all_handled()
        assert (running(INPUT), running(OUTPUT)) == (0, 0)


async def test_the_input_thread_ends_with_the_program(terminal: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the app has ended: Python waits for this thread before it exits."""
    with at(terminal) as window:
        monkeypatch.setattr(driver_module, "main_thread", threading.Thread)  # one that does not run
        assert window.has_ended()
        assert not window.app.ended.is_set()


# --- the app ----------------------------------------------------------------------------------------------------------


def test_an_app_has_this_driver_unless_the_environment_names_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert issubclass(TableApp(colours=Colours.NONE).driver_class, TerminalDriver)
    monkeypatch.setattr("textual.constants.DRIVER", "textual.drivers.headless_driver:HeadlessDriver")
    named = TableApp(colours=Colours.NONE).driver_class
    assert issubclass(named, HeadlessDriver)
    assert not issubclass(named, TerminalDriver)


async def test_an_app_that_has_ended_can_be_told_to_end_again() -> None:
    """By SIGHUP, and by the end of the input."""
    app = TableApp(colours=Colours.NONE)
    async with app.run_test():
        app.end()
        app.end()
    app.end()
    assert app.return_code == 0


# --- the command ------------------------------------------------------------------------------------------------------

CONTROLLED = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Makes the terminal control its process, which then becomes the program: closing it sends SIGHUP and SIGCONT."""


@pytest.mark.integration
@pytest.mark.parametrize("controlled", [True, False], ids=["by signals", "by the end of the input alone"])
def test_a_game_whose_window_is_closed_is_saved_and_goes_on_where_it_was(tmp_path: Path, *, controlled: bool) -> None:
    games = tmp_path / "XDG_DATA_HOME" / "flip7" / "games"
    environment = ENVIRONMENT | {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_STATE_HOME")}
    python = [FLIP7[0], "-c", CONTROLLED] if controlled else [FLIP7[0]]
    command = [*python, *FLIP7[1:], "play", "--names", "Ana,bot:level1", "--seed", "closed", "--pace", "0"]
    window, terminal = os.openpty()
    process = subprocess.Popen(
        command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, cwd=tmp_path, start_new_session=True
    )
    os.close(terminal)
    try:
        seen = b""
        while b"hit or stay" not in seen:
            seen += os.read(window, 1 << 16)
        os.write(window, b"h")
        wait_until(lambda: record_in(games).choices)  # each choice is saved at once
        os.close(window)
        wait_until(lambda: process.poll() is not None)
    finally:
        process.kill()
        process.wait()
    saved = record_in(games)
    assert saved.choices == (Move.HIT,)
    resumed = subprocess.run(
        [*FLIP7, "play", "--lines", "--last"],
        input="1\n",  # the card was a Freeze
        capture_output=True,
        text=True,
        env=environment,
        cwd=tmp_path,
        check=False,
    )
    assert "Welcome back: round 1, Ana" in resumed.stdout
    assert record_in(games).choices[:2] == (Move.HIT, Seat(0))


def record_in(games: Path) -> Record:
    (kept,) = games.glob("*.json")
    return read_record(kept.read_text(encoding="utf-8"))
