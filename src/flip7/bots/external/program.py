"""A bot that is a program in any language. The protocol is in docs/bots.md."""

import shlex
from functools import cache
from threading import RLock
from typing import Final

from flip7.bots.external.codec import FORFEIT, GREETING, QUIT, question_line
from flip7.bots.external.forfeit import Forfeit
from flip7.bots.external.process import Broken, Conversation, Silent, Wait, wait_for_line
from flip7.core.decisions import Choice, Decision, Move, is_legal
from flip7.core.errors import Flip7Error, quoted
from flip7.core.seats import SEATS
from flip7.core.table import Table

PROGRAM: Final = "program"
TIME_LIMIT: Final = 5.0
"""Seconds for an answer."""
MOST_FAILED_STARTS: Final = 3
"""A program that could not be started so often in a row is not started any more."""
MOST_SILENCES: Final = 10
"""Nor is one that has been silent so often: every time costs the whole time limit."""
MOST_NAME: Final = 40


class BadProgram(Flip7Error):
    """A command that no program can be started with."""


class ProgramBot:
    """A program that is asked line by line. It is started when it is first asked, and anew after it has failed.

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
        """What the program calls itself, once it has been greeted."""
        self._environment = environment
        self._wait = wait
        self._conversation: Conversation | None = None
        self._failed_starts = 0
        self._silences = 0
        self._stopped = False
        self._lock = RLock()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.name, self.command, self.time_limit, self._environment)

    def choose(self, view: Table, decision: Decision) -> Choice:
        """What the program answers; if that is no answer, it forfeits, and is started anew for the next question."""
        with self._lock:
            talk = self._conversation or self.greet()
            try:
                return _choice(talk.ask(question_line(view, decision), self.time_limit), decision)
            except Broken as broken:
                self._silences += isinstance(broken, Silent)
                self._hang_up()
                raise Forfeit(self.name, str(broken), str(decision)) from None

    def greet(self) -> Conversation:
        """The program runs and has said its name."""
        with self._lock:
            self._check_patience()
            try:
                talk = self._conversation = Conversation(self.command, self._environment, self._wait)
                self._check_patience()
                self.title = _title(talk.ask(GREETING, self.time_limit), talk)
            except Broken as broken:
                self._failed_starts += 1
                self._hang_up()
                raise Forfeit(self.name, str(broken), GREETING) from None
            self._failed_starts = 0
            return talk

    def _check_patience(self) -> None:
        """It makes sense to start the program, or it forfeits right away."""
        if self._stopped:
            raise Forfeit(self.name, "was stopped")
        if self._failed_starts >= MOST_FAILED_STARTS:
            raise Forfeit(self.name, f"could not be started {MOST_FAILED_STARTS} times, and is not started any more")
        if self._silences >= MOST_SILENCES:
            raise Forfeit(self.name, f"was silent {MOST_SILENCES} times, and is not started any more")

    def stop(self) -> None:
        """The program is killed, even in the middle of an answer, and not started again."""
        self._stopped = True
        self._hang_up()

    def close(self) -> None:
        """The program has been told to quit, and has ended."""
        with self._lock:
            self._hang_up(QUIT)

    def _hang_up(self, goodbye: str | None = None) -> None:
        talk, self._conversation = self._conversation, None
        if talk is not None:
            talk.end(goodbye)


def _choice(answer: str, decision: Decision) -> Choice:
    """The option that the program wrote."""
    choice: Choice | None = None
    word, _, reason = answer.strip().partition(" ")
    if word == FORFEIT:
        raise Broken(f"gave up ({reason})")
    word = answer.strip()
    if word in tuple(Move):
        choice = Move(word)
    elif word.isascii() and word.isdecimal() and len(word) <= len(str(len(SEATS))) and int(word) < len(SEATS):
        choice = SEATS[int(word)]
    if choice is None or not is_legal(choice, decision):
        raise Broken(f"answered {quoted(answer)}")
    return choice


def _title(reply: str, talk: Conversation) -> str:
    """The name in the program's greeting."""
    greeting, _, name = reply.strip().partition(f"{GREETING} ")
    if greeting or not name.strip():
        raise Broken(f"answered {quoted(reply)}, and not «{GREETING} NAME»,{talk.lament()}".rstrip(","))
    return "".join(letter if letter.isprintable() else "?" for letter in name.strip())[:MOST_NAME]


def _again(name: str, command: tuple[str, ...], time_limit: float, environment: dict[str, str] | None) -> ProgramBot:
    """The same bot in another process; its program is another one."""
    return ProgramBot(name, command, time_limit=time_limit, environment=environment)


def command_of(parameter: str) -> tuple[str, ...]:
    """The words of a command line.

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
    """The bot of a command: the same one whenever it is asked for, so that its program is started once."""
    return ProgramBot(f"{PROGRAM}:{parameter}", command_of(parameter))
