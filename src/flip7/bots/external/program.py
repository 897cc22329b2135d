"""A bot that is a program in any language (docs/bots.md has the protocol)."""

import shlex
from functools import cache
from threading import RLock
from typing import Final

from flip7.bots.base import PROGRAM
from flip7.bots.external.codec import FORFEIT, GREETING, QUIT, question_line
from flip7.bots.external.forfeit import Forfeit
from flip7.bots.external.process import BotProcess, ProcessFailed, TimedOut, Wait, wait_for_line
from flip7.core.decisions import Choice, Decision, Move, is_legal
from flip7.core.errors import Flip7Error, quoted
from flip7.core.seats import SEATS
from flip7.core.table import Table

TIME_LIMIT: Final = 5.0
"""Seconds for an answer."""
MAX_FAILED_STARTS: Final = 3
"""A program that failed to start this often in a row is not started again."""
MAX_TIMEOUTS: Final = 10
"""Nor is one that timed out this often: every time costs the whole time limit."""
MAX_NAME: Final = 40


class BadProgram(Flip7Error):
    """A command that no program can be started with."""


class ProgramBot:
    """A program that is asked line by line. It is started at the first question, and again after a failure.

    Every question is a line that says everything, so one program may play at several seats and tables.
    """

    def __init__(
        self,
        name: str,
        command: tuple[str, ...],
        *,
        time_limit: float = TIME_LIMIT,
        environment: dict[str, str] | None = None,
        wait: Wait = wait_for_line,
    ) -> None:
        self.name: str = name
        self.command: tuple[str, ...] = command
        self.time_limit: float = time_limit
        self.title: str = name
        """The name that the program gives itself, once it has been greeted."""
        self._environment = environment
        self._wait = wait
        self._process: BotProcess | None = None
        self._failed_starts = 0
        self._timeouts = 0
        self._stopped = False
        self._lock = RLock()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.name, self.command, self.time_limit, self._environment)

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Return the program's answer; an illegal one is a `Forfeit`, and the next question restarts the program."""
        with self._lock:
            process = self._process or self.greet()
            try:
                return _choice(process.ask(question_line(view, decision), self.time_limit), decision)
            except ProcessFailed as failure:
                self._timeouts += isinstance(failure, TimedOut)
                self._end()
                raise Forfeit(self.name, str(failure), str(decision)) from None

    def greet(self) -> BotProcess:
        """Start the program and read its name."""
        with self._lock:
            self._check_still_startable()
            try:
                process = self._process = BotProcess(self.command, self._environment, self._wait)
                self._check_still_startable()
                self.title = _title(process.ask(GREETING, self.time_limit), process)
            except ProcessFailed as failure:
                self._failed_starts += 1
                self._end()
                raise Forfeit(self.name, str(failure), GREETING) from None
            self._failed_starts = 0
            return process

    def _check_still_startable(self) -> None:
        """Raise `Forfeit` if the program has failed too often to start it again."""
        if self._stopped:
            raise Forfeit(self.name, "was stopped")
        if self._failed_starts >= MAX_FAILED_STARTS:
            raise Forfeit(self.name, f"could not be started {MAX_FAILED_STARTS} times, and is not started any more")
        if self._timeouts >= MAX_TIMEOUTS:
            raise Forfeit(self.name, f"was silent {MAX_TIMEOUTS} times, and is not started any more")

    def stop(self) -> None:
        """Kill the program, even in the middle of an answer, and do not start it again."""
        self._stopped = True
        self._end()

    def close(self) -> None:
        """Tell the program to quit, and wait for its end."""
        with self._lock:
            self._end(QUIT)

    def _end(self, last_line: str | None = None) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end(last_line)


def _choice(answer: str, decision: Decision) -> Choice:
    """Return the option that the program wrote."""
    choice: Choice | None = None
    word, _, reason = answer.strip().partition(" ")
    if word == FORFEIT:
        raise ProcessFailed(f"gave up ({reason})")
    word = answer.strip()
    if word in tuple(Move):
        choice = Move(word)
    elif word.isascii() and word.isdecimal() and len(word) <= len(str(len(SEATS))) and int(word) < len(SEATS):
        choice = SEATS[int(word)]
    if choice is None or not is_legal(choice, decision):
        raise ProcessFailed(f"answered {quoted(answer)}")
    return choice


def _title(reply: str, process: BotProcess) -> str:
    """Return the name in the program's greeting."""
    greeting, _, name = reply.strip().partition(f"{GREETING} ")
    if greeting or not name.strip():
        raise ProcessFailed(
            f"answered {quoted(reply)}, and not «{GREETING} NAME»,{process.last_error_line()}".rstrip(",")
        )
    return "".join(letter if letter.isprintable() else "?" for letter in name.strip())[:MAX_NAME]


def _again(name: str, command: tuple[str, ...], time_limit: float, environment: dict[str, str] | None) -> ProgramBot:
    """Return the same bot in another process, with a program of its own."""
    return ProgramBot(name, command, time_limit=time_limit, environment=environment)


def command_of(parameter: str) -> tuple[str, ...]:
    """Split a command line into words.

    >>> command_of("./bot.pl --brave 'two words'")
    ('./bot.pl', '--brave', 'two words')
    """
    try:
        words = tuple(shlex.split(parameter))
    except ValueError as error:
        raise BadProgram(f"bot {quoted(f'{PROGRAM}:{parameter}')}: {str(error).lower()} in the command") from None
    if not words:
        raise BadProgram(f"bot '{PROGRAM}' takes a command, such as {PROGRAM}:./mybot.py, and none is given")
    return words


@cache
def program_bot(parameter: str) -> ProgramBot:
    """Return the bot of a command: always the same one, so that its program is started once."""
    return ProgramBot(f"{PROGRAM}:{parameter}", command_of(parameter))
