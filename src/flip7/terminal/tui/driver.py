"""Textual's driver for Linux and macOS, which ends with its terminal.

Textual's own does not, when a terminal window is closed: its writer thread dies of the first error and leaves a queue
that fills up and blocks whoever writes; its input thread reads the end of the input for ever; and SIGCONT, which the
system sends together with SIGHUP, starts a second input thread that nothing stops. Textual has no public name for what
is mended here: tests/terminal/test_private_names.py lists the private ones.
"""

import os
from codecs import getincrementaldecoder
from contextlib import suppress
from selectors import EVENT_READ, SelectSelector
from threading import main_thread
from typing import IO, TYPE_CHECKING, Final

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

if TYPE_CHECKING:
    from flip7.terminal.tui.app import TableApp

_TICK_SECONDS: Final = 0.1
"""Textual's: how often the parser is asked whether a lone Escape was the key, and the thread whether it is to end."""
_READ_BYTES: Final = 4096


class UntilHangup:
    """The file of a terminal that may be closed: what is written after that is dropped."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._gone = False

    def write(self, text: str) -> None:
        """Write a text, if the terminal is still there."""
        if not self._gone:
            try:
                self._file.write(text)
            except OSError:
                self._gone = True

    def flush(self) -> None:
        """Send what was written."""
        if not self._gone:
            try:
                self._file.flush()
            except OSError:
                self._gone = True

    def fileno(self) -> int:
        """Return the number of the file."""
        return self._file.fileno()


class TerminalDriver(LinuxDriver):
    """Textual's driver, but for what it does when the terminal is closed."""

    _app: "TableApp"

    def __init__(
        self, app: "TableApp", *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._file = UntilHangup(self._file)  # type: ignore[assignment,arg-type] # what the writer thread needs of it
        self._stopped = False
        """Whether the full screen was left for good: no signal brings it back."""

    def stop_application_mode(self) -> None:
        """Leave the full screen."""
        self._stopped = True  # first: SIGCONT may come while this goes on
        super().stop_application_mode()

    def suspend_application_mode(self) -> None:
        """Leave the full screen for a while (SIGTSTP)."""
        if not self._stopped:  # at a prompt behind the app nobody reads the writer's queue any more
            super().suspend_application_mode()
            self._stopped = False

    def resume_application_mode(self) -> None:
        """Go on after a suspension (SIGCONT), with one input thread.

        SIGCONT also comes to a process that was not suspended: with SIGHUP when its terminal is closed, and after
        SIGSTOP, which no process can see coming. Then the full screen is set up anew, but not in a signal handler: it
        may have interrupted a thread that holds the lock of the writer's queue.
        """
        if self._reads:
            self._loop.call_soon_threadsafe(self._restart)
        elif not self._stopped:
            super().resume_application_mode()

    def _restart(self) -> None:
        if self._reads:
            self.suspend_application_mode()
            super().resume_application_mode()

    @property
    def _reads(self) -> bool:
        return self._key_thread is not None and self._key_thread.is_alive()

    def run_input_thread(self) -> None:
        """Read keys until the app stops this thread, the terminal is gone, or the program is over."""
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")().decode
        with SelectSelector() as selector:
            selector.register(self.fileno, EVENT_READ)
            while not self.exit_event.is_set() and main_thread().is_alive():
                if selector.select(_TICK_SECONDS):
                    data = self._read()
                    if not data:
                        self._app.call_later(self._app.end)
                        return
                    for message in parser.feed(decode(data)):
                        self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)

    def _read(self) -> bytes:
        """Read what was typed; nothing if the terminal is gone."""
        with suppress(OSError):
            return os.read(self.fileno, _READ_BYTES)
        return b""
