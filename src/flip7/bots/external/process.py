"""The process of a bot program: lines to its standard input, lines from its standard output, always with a timeout.

Three threads read and write, so that nothing the program does, or leaves undone, can stop the one who asks: a program
that does not read fills its pipe, one that writes without end fills a short queue, one that is silent is given up.
"""

import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO, Final, Self

from flip7.core.errors import LONGEST_QUOTE, Flip7Error, quoted

MAX_LINE_BYTES: Final = 1_000
"""No answer is as long as this."""
MAX_UNREAD_LINES: Final = 4
"""Lines that a program may write without having been asked."""
MAX_STDERR_BYTES: Final = 4_000
"""Bytes kept of what it last wrote to its standard error."""
QUIT_SECONDS: Final = 1.0
"""Time to end after it is told to quit; then it is killed."""
EXIT_STATUS_SECONDS: Final = 0.2
"""Time to learn the exit status of a program that has closed its output."""


Wait = Callable[["Queue[bytes]", float], bytes]
"""Waits for a program's next line: at most that many seconds, then raises `Empty`."""


def wait_for_line(said: "Queue[bytes]", seconds: float) -> bytes:
    """Wait by the system clock; tests pass in a wait of their own."""
    return said.get(timeout=seconds)


class ProcessFailed(Flip7Error):
    """The program did what ends the exchange; the message is what it did: «was silent for 5 s»."""


class TimedOut(ProcessFailed):
    """The program did not answer in time."""


class BotProcess:
    """A running program that answers every line with a line."""

    def __init__(
        self, command: Sequence[str], environment: dict[str, str] | None = None, wait: Wait = wait_for_line
    ) -> None:
        """Start the program; raise `ProcessFailed` if that is impossible."""
        self._wait = wait
        self._program = _started(command, environment)
        self._to_say: Queue[str | None] = Queue()
        self._said: Queue[bytes] = Queue(MAX_UNREAD_LINES)
        self._stderr = _Tail()
        self._over = Event()
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        assert self._program.stderr is not None
        self._threads = [
            Thread(target=_write, args=(self._program.stdin, self._to_say), daemon=True),
            Thread(target=_read, args=(self._program.stdout, self._said, self._over), daemon=True),
            Thread(target=_keep, args=(self._program.stderr, self._stderr), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._last_resort = weakref.finalize(self, _kill, self._program)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def ask(self, line: str, seconds: float) -> str:
        """Send a line, and return the program's answer; raise `ProcessFailed` if there is none in time."""
        self._check_quiet()
        self._to_say.put(line)
        try:
            answer = self._wait(self._said, seconds)
        except Empty:
            raise TimedOut(f"was silent for {seconds:g} s") from None
        if not answer:
            raise ProcessFailed(self._how_it_ended())
        if len(answer) > MAX_LINE_BYTES:
            raise ProcessFailed(f"wrote a line of more than {MAX_LINE_BYTES:,} bytes, {_shown(answer)}")
        return answer.decode(errors="replace").rstrip("\r\n")

    def _check_quiet(self) -> None:
        """Raise `ProcessFailed` if the program has written without being asked."""
        try:
            unasked = self._said.get_nowait()
        except Empty:
            return
        raise ProcessFailed(f"wrote {_shown(unasked)} without being asked" if unasked else self._how_it_ended())

    def end(self, goodbye: str | None = None) -> None:
        """End the program: wait if it was told to quit, then kill what is left of it."""
        if goodbye is not None:
            self._to_say.put(goodbye)
            self._to_say.put(None)
            with suppress(subprocess.TimeoutExpired):
                self._program.wait(QUIT_SECONDS)
        self._to_say.put(None)
        self._over.set()
        self._last_resort()
        for thread in self._threads:
            thread.join(QUIT_SECONDS)

    def _how_it_ended(self) -> str:
        """Say how a silent program ended, with the last line of its standard error."""
        try:
            status = self._program.wait(EXIT_STATUS_SECONDS)
        except subprocess.TimeoutExpired:
            return f"closed its output{self.last_error_line()}"
        if status < 0:
            return f"was ended by signal {-status}{self.last_error_line()}"
        return f"ended with status {status}{self.last_error_line()}"

    def last_error_line(self) -> str:
        """Return the last line of the program's standard error, as the end of a sentence; empty if none."""
        self._threads[-1].join(EXIT_STATUS_SECONDS)
        lines = self._stderr.text.strip().splitlines()
        return f" (its last words: {_cut(lines[-1].strip())})" if lines else ""


def _started(command: Sequence[str], environment: dict[str, str] | None) -> "subprocess.Popen[bytes]":
    """Start the program in a process group of its own: it gets no Ctrl-C, and what it starts ends with it."""
    try:
        return subprocess.Popen(  # noqa: S603 - the command is the user's own
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise ProcessFailed(f"cannot be started: {(reason or str(error)).lower()}") from None


def _kill(program: "subprocess.Popen[bytes]") -> None:
    """Kill the program and what it has started; each thread sees that, and closes its pipe."""
    with suppress(OSError):
        if sys.platform == "win32":
            program.kill()
        else:
            os.killpg(program.pid, signal.SIGKILL)
    program.wait()


# --- the threads ------------------------------------------------------------------------------------------------------


class _Tail:
    """The end of a stream of bytes."""

    def __init__(self) -> None:
        self._bytes = b""

    def add(self, more: bytes) -> None:
        """Add what was written."""
        self._bytes = (self._bytes + more)[-MAX_STDERR_BYTES:]

    @property
    def text(self) -> str:
        """Decode it as far as it is text."""
        return self._bytes.decode(errors="replace")


def _write(pipe: IO[bytes], lines: "Queue[str | None]") -> None:
    """Write the lines of the queue to the program, until there are no more, or it stops reading."""
    with suppress(OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line.encode() + b"\n")
            pipe.flush()


def _read(pipe: IO[bytes], said: "Queue[bytes]", over: Event) -> None:
    """Put every line that the program writes into the queue, and at its end an empty one."""
    with suppress(OSError), pipe:
        while line := pipe.readline(MAX_LINE_BYTES + 1):
            _put(line, said, over)
            if over.is_set():
                break
    _put(b"", said, over)


def _put(line: bytes, said: "Queue[bytes]", over: Event) -> None:
    """Put the line into the queue; if that is full, wait for room, unless the exchange is over."""
    while True:
        try:
            return said.put(line, timeout=EXIT_STATUS_SECONDS)
        except Full:
            if over.is_set():
                return None


def _keep(pipe: IO[bytes], tail: _Tail) -> None:
    """Keep the end of the program's standard error."""
    with suppress(OSError), pipe:
        while more := os.read(pipe.fileno(), MAX_STDERR_BYTES):
            tail.add(more)


def _shown(line: bytes) -> str:
    return quoted(line.decode(errors="replace").rstrip("\r\n"))


def _cut(text: str) -> str:
    return text if len(text) <= 2 * LONGEST_QUOTE else text[: 2 * LONGEST_QUOTE - 1] + "…"
