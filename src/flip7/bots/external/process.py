"""A talk with a program over its standard input and output that never waits longer than it should.

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

MOST_BYTES: Final = 1_000
"""No answer is as long as that."""
MOST_UNREAD: Final = 4
"""So many lines are taken from a program that nobody has asked."""
MOST_LAMENT: Final = 4_000
"""So many bytes are kept of what it last wrote to its standard error."""
GOODBYE_SECONDS: Final = 1.0
"""So long it may take to end when it is told to."""
LOOK_SECONDS: Final = 0.2
"""So long it takes at most to learn how a program ended that has closed its output."""


Wait = Callable[["Queue[bytes]", float], bytes]
"""How one waits for a program's next line: at most that many seconds, then `Empty`."""


def wait_for_line(said: "Queue[bytes]", seconds: float) -> bytes:
    """Wait by the clock of this machine; tests pass in a wait of their own."""
    return said.get(timeout=seconds)


class Broken(Flip7Error):
    """The program did what ends a conversation; the message is what it did: «was silent for 5 s»."""


class Silent(Broken):
    """The program did not answer in time."""


class Conversation:
    """A program that runs, and answers every line with a line."""

    def __init__(
        self, command: Sequence[str], environment: dict[str, str] | None = None, wait: Wait = wait_for_line
    ) -> None:
        """The program is started, or `Broken` says why it cannot be."""
        self._wait = wait
        self._program = _started(command, environment)
        self._to_say: Queue[str | None] = Queue()
        self._said: Queue[bytes] = Queue(MOST_UNREAD)
        self._lament = _Tail()
        self._over = Event()
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        assert self._program.stderr is not None
        self._threads = [
            Thread(target=_write, args=(self._program.stdin, self._to_say), daemon=True),
            Thread(target=_read, args=(self._program.stdout, self._said, self._over), daemon=True),
            Thread(target=_keep, args=(self._program.stderr, self._lament), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._last_resort = weakref.finalize(self, _kill, self._program)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def ask(self, line: str, seconds: float) -> str:
        """The line with which the program answers this one, without its end; `Broken` if there is none in time."""
        self._check_quiet()
        self._to_say.put(line)
        try:
            answer = self._wait(self._said, seconds)
        except Empty:
            raise Silent(f"was silent for {seconds:g} s") from None
        if not answer:
            raise Broken(self._how_it_ended())
        if len(answer) > MOST_BYTES:
            raise Broken(f"wrote a line of more than {MOST_BYTES:,} bytes, {_shown(answer)}")
        return answer.decode(errors="replace").rstrip("\r\n")

    def _check_quiet(self) -> None:
        """The program waits to be asked."""
        try:
            unasked = self._said.get_nowait()
        except Empty:
            return
        raise Broken(f"wrote {_shown(unasked)} without being asked" if unasked else self._how_it_ended())

    def end(self, goodbye: str | None = None) -> None:
        """The program has ended: by itself if it was told to and did, else it was killed. Nothing of it is left."""
        if goodbye is not None:
            self._to_say.put(goodbye)
            self._to_say.put(None)
            with suppress(subprocess.TimeoutExpired):
                self._program.wait(GOODBYE_SECONDS)
        self._to_say.put(None)
        self._over.set()
        self._last_resort()
        for thread in self._threads:
            thread.join(GOODBYE_SECONDS)

    def _how_it_ended(self) -> str:
        """What became of a program that says no more, with the last thing it wrote to its standard error."""
        try:
            status = self._program.wait(LOOK_SECONDS)
        except subprocess.TimeoutExpired:
            return f"closed its output{self.lament()}"
        if status < 0:
            return f"was ended by signal {-status}{self.lament()}"
        return f"ended with status {status}{self.lament()}"

    def lament(self) -> str:
        """The last line that the program wrote to its standard error, as the end of a sentence; empty if none."""
        self._threads[-1].join(LOOK_SECONDS)
        lines = self._lament.text.strip().splitlines()
        return f" (its last words: {_cut(lines[-1].strip())})" if lines else ""


def _started(command: Sequence[str], environment: dict[str, str] | None) -> "subprocess.Popen[bytes]":
    """The program, in a group of its own: Ctrl-C is ours, and what it starts itself ends with it."""
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
        raise Broken(f"cannot be started: {(reason or str(error)).lower()}") from None


def _kill(program: "subprocess.Popen[bytes]") -> None:
    """The program and what it has started are gone; each thread sees that, and closes its pipe."""
    with suppress(OSError):
        if sys.platform == "win32":
            program.kill()
        else:
            os.killpg(program.pid, signal.SIGKILL)
    program.wait()


# --- the threads ------------------------------------------------------------------------------------------------------


class _Tail:
    """The last thing that was written."""

    def __init__(self) -> None:
        self._bytes = b""

    def add(self, more: bytes) -> None:
        """That was written, too."""
        self._bytes = (self._bytes + more)[-MOST_LAMENT:]

    @property
    def text(self) -> str:
        """As far as it is text."""
        return self._bytes.decode(errors="replace")


def _write(pipe: IO[bytes], lines: "Queue[str | None]") -> None:
    """Line after line goes to the program, until there is no more, or it does not listen any longer."""
    with suppress(OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line.encode() + b"\n")
            pipe.flush()


def _read(pipe: IO[bytes], said: "Queue[bytes]", over: Event) -> None:
    """Every line the program writes is in the queue, and at its end an empty one."""
    with suppress(OSError), pipe:
        while line := pipe.readline(MOST_BYTES + 1):
            _put(line, said, over)
            if over.is_set():
                break
    _put(b"", said, over)


def _put(line: bytes, said: "Queue[bytes]", over: Event) -> None:
    """The line is in the queue; if that is full, as soon as there is room, or never when all is over."""
    while True:
        try:
            return said.put(line, timeout=LOOK_SECONDS)
        except Full:
            if over.is_set():
                return None


def _keep(pipe: IO[bytes], tail: _Tail) -> None:
    """The end of what the program writes to its standard error is kept."""
    with suppress(OSError), pipe:
        while more := os.read(pipe.fileno(), MOST_LAMENT):
            tail.add(more)


def _shown(line: bytes) -> str:
    return quoted(line.decode(errors="replace").rstrip("\r\n"))


def _cut(text: str) -> str:
    return text if len(text) <= 2 * LONGEST_QUOTE else text[: 2 * LONGEST_QUOTE - 1] + "…"
