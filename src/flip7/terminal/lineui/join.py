"""`flip7 join` line by line: a web table for a screen reader, a small terminal, or a script.

What happens is printed as it comes; lines may be typed at any time, and are answers, or commands of lobby and game.
"""

import asyncio
import sys
import threading
from collections.abc import Callable
from math import ceil
from typing import Final, assert_never

from flip7.client.lobby_words import game_words, seat_words, waits_for
from flip7.client.session import RemoteSession
from flip7.clock import Clock, SystemClock
from flip7.core.decisions import Choice, Give
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.narrate import Teller
from flip7.i18n.odds import odds_words
from flip7.i18n.questions import hint, options, question
from flip7.i18n.rulebook import find_rules
from flip7.play.session import Announcement, Asked, Fresh, Gathering, Remark, Roster, Step, Update
from flip7.protocol.room_options import FEWEST_SEATS
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.narrator import Narrator
from flip7.terminal.lineui.prompt import Ask, Command, Unclear, command_of, understand
from flip7.terminal.lineui.screen import Screen
from flip7.terminal.web_session import say_goodbye

Lines = asyncio.Queue[str | None]
"""The lines that are typed; None: the end of the input."""
_START: Final = {"", "start"}


def join(session: RemoteSession, screen: Screen) -> int:
    """Play at the table of a session until it is left or gone, and return the exit status."""
    return asyncio.run(_joined(session, screen))


async def _joined(session: RemoteSession, screen: Screen) -> int:
    await session.open()
    try:
        await LineTable(session, screen).run(_typed_lines())
    finally:
        can_rejoin = session.can_rejoin
        await session.close()
        screen.finish()
    say_goodbye(session, can_rejoin=can_rejoin)
    return Outcome.DONE


def _typed_lines() -> Lines:
    """Read the standard input in a thread of its own, which nobody waits for at the end."""
    loop, lines = asyncio.get_running_loop(), Lines()

    def read() -> None:
        while line := sys.stdin.readline():
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    return lines


class LineTable:
    """A web table on a screen of lines."""

    def __init__(self, session: RemoteSession, screen: Screen, clock: Clock | None = None) -> None:
        self._session = session
        self._screen = screen
        self._clock = clock or SystemClock()
        self._gathering: Gathering | None = None
        """The lobby; None once the game has begun."""
        self._game: Fresh | None = None
        self._narrator: Narrator | None = None
        self._teller: Teller | None = None
        self._asked: Asked | None = None
        self._is_host = False
        self._is_over = False
        """It was said that the game is over."""

    async def run(self, lines: Lines) -> None:
        """Show what happens and do what is typed, until the table is left or gone."""
        tasks = asyncio.create_task(self._listen()), asyncio.create_task(self._read(lines))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()  # raises what went wrong there
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _listen(self) -> None:
        async for update in self._session.updates():
            self._show(update)

    async def _read(self, lines: Lines) -> None:
        while (line := await lines.get()) is not None:
            if self._typed(line.strip()) is Ask.QUIT:
                return

    # --- what happens -------------------------------------------------------------------------------------------------

    def _show(self, update: Update) -> None:
        match update:
            case Gathering():
                self._show_lobby(update)
            case Fresh():
                self._begin(update)
            case Step(events, asked):
                if self._narrator is not None:
                    self._narrator.tell(events)
                self._ask(asked)
            case Remark(text):
                if text:
                    self._screen.note(text)
            case Roster(is_host=is_host):
                self._is_host = is_host
            case Announcement(text=text):
                if text is not None:
                    self._screen.note(text)
            case _:
                assert_never(update)
        self._screen.finish()

    def _show_lobby(self, gathering: Gathering) -> None:
        if self._gathering is None:
            code = say("tui-lobby", code=gathering.code)
            self._screen.note(f"{code} · {game_words(gathering)}")
            self._screen.note(gathering.link)
        before, awaited = ((), "") if self._gathering is None else (self._gathering.seats, waits_for(self._gathering))
        self._gathering, self._game, self._is_host, self._is_over = gathering, None, gathering.is_host, False
        for number, seat in enumerate(gathering.seats, start=1):
            if seat not in before:
                self._screen.note(f"{number:>2}  {' '.join(filter(None, (seat.name, seat_words(seat))))}")
        if waits_for(gathering) != awaited:
            self._screen.note(waits_for(gathering))

    def _begin(self, fresh: Fresh) -> None:
        """Take over a snapshot: of a game that begins or goes on, or after somebody has changed seats."""
        goes_on = self._game is not None and self._teller is not None and self._teller.table == fresh.table
        self._gathering, self._game = None, fresh
        self._teller = Teller(fresh.table, fresh.names)
        if self._narrator is None:
            self._narrator = Narrator(self._screen, self._teller)
        else:
            self._narrator.begin(self._teller)
        if not goes_on and fresh.table.round:
            self._screen.seats(fresh.table, fresh.names, fresh.table.first)
        self._ask(fresh.asked)

    def _ask(self, asked: Asked | None) -> None:
        """Ask the open question, once; say when there is none any more."""
        game, teller, before = self._game, self._teller, self._asked
        self._asked = asked
        if game is None or teller is None:
            return
        if teller.table.winner is not None and not self._is_over:
            self._is_over = True
            has_rematch = self._has_rematch(game)
            self._screen.note(say("join-lines-over") if has_rematch else say("join-lines-over-watched"))
        if asked is None or (before is not None and (asked.ordinal, asked.absent) == (before.ordinal, before.absent)):
            return
        if asked.here:
            self._screen.before(asked.decision.seat, teller.table, game.names)
            self._put(asked, game)
        elif asked.absent:
            self._screen.note(say("tui-waits-absent", name=game.names[asked.decision.seat]))

    def _put(self, asked: Asked, game: Fresh) -> None:
        assert self._teller is not None, "a question has a table"
        self._screen.options(options(asked.decision, self._teller.table, game.names))
        left = "" if asked.deadline is None else _seconds_left(asked.deadline - self._clock.monotonic())
        self._screen.note(f"{question(asked.decision, game.names)} ({hint(asked.decision)}){left}")

    # --- what is typed ------------------------------------------------------------------------------------------------

    def _typed(self, line: str) -> Ask | None:
        """Do what was typed; return `Ask.QUIT` if somebody wants to leave."""
        command = command_of(line)
        if command is not None and command.ask is Ask.QUIT:
            return Ask.QUIT
        if command is not None:
            self._do(command)
        elif not (self._answer(line) if self._asked is not None and self._asked.here else self._decide(line)):
            self._screen.note(say("join-lines-unknown"))
        self._screen.finish()
        return None

    def _answer(self, line: str) -> bool:
        """Answer the open question, or say that this is no answer."""
        asked, game = self._asked, self._game
        assert asked is not None, "somebody here is asked"
        assert game is not None, "there is a game"
        meant: Choice | Command | Unclear = understand(line, asked.decision, game.names)
        if isinstance(meant, Unclear):
            if self._decide(line):
                return True
            self._screen.note(meant.sentence)
        elif not isinstance(meant, Command):
            self._session.answer(asked.ordinal, meant)
            self._asked = None  # one answer to a question
        return True

    def _decide(self, line: str) -> bool:
        """Do what is possible besides answering; return whether that was meant."""
        wish = self._wishes().get(line.casefold())
        if wish is not None:
            wish()
        return wish is not None

    def _wishes(self) -> dict[str, Callable[[], None]]:
        """Return what can be wished for now, by what is typed for it."""
        session, gathering = self._session, self._gathering
        wishes: dict[str, Callable[[], None]] = {}
        if gathering is not None:
            here = gathering.here
            if here is None:
                wishes["c"] = session.sit
            elif not gathering.is_host:
                wishes["y"] = lambda: session.ready(ready=not here.ready)
            if gathering.is_host and gathering.free:
                wishes["b"] = session.fill
            if gathering.is_host and gathering.absent:
                wishes["g"] = lambda: self._free_absent(gathering)
            if gathering.is_host and gathering.taken >= FEWEST_SEATS:
                wishes |= dict.fromkeys(_START, lambda: session.start(drop_free=True))
            return wishes
        asked, teller = self._asked, self._teller
        if session.is_away:
            wishes["c"] = session.come_back
        if self._is_host and asked is not None and asked.absent:
            wishes["bot"] = lambda: session.hand_over(asked.decision.seat)
        if teller is not None and teller.table.winner is not None and self._has_rematch(self._game):
            wishes["n"] = session.rematch
        return wishes

    def _has_rematch(self, game: Fresh | None) -> bool:
        """Whether whoever is here may ask for another game: they have played this one, and it is no branch."""
        return game is not None and bool(game.here) and self._session.offers_rematch

    def _free_absent(self, gathering: Gathering) -> None:
        """Free the seats of those who are not connected (host)."""
        for number, seat in enumerate(gathering.seats):
            if seat.name is not None and not seat.connected:
                self._session.free_seat(number)

    def _do(self, command: Command) -> None:
        match command.ask:
            case Ask.HELP:
                self._screen.note(say("join-lines-help"))
            case Ask.RULE:
                self._rules(command.argument)
            case Ask.TABLE:
                self._table()
            case Ask.ODDS:
                self._odds()
            case Ask.WHY if self._narrator is not None:
                self._narrator.why()
            case Ask.ADVICE if self._asked is not None and self._asked.here:
                self._session.ask_advice()
            case Ask.ADVICE | Ask.UNDO | Ask.SAVE:
                self._screen.note(say("join-lines-own"))
            case Ask.WHY | Ask.QUIT:
                self._screen.note(say("why-nothing"))
            case _:
                assert_never(command.ask)
        if self._asked is not None and self._asked.here and self._game is not None:
            self._put(self._asked, self._game)

    def _table(self) -> None:
        if self._game is not None and self._teller is not None:
            table, asked = self._teller.table, self._asked
            self._screen.seats(table, self._game.names, table.first if asked is None else asked.decision.seat)
        elif self._gathering is not None:
            gathering, self._gathering = self._gathering, None
            self._show_lobby(gathering)

    def _odds(self) -> None:
        """Show the odds of whoever is asked here, if this table shows odds."""
        asked, game = self._asked, self._game
        if asked is None or not asked.here or game is None or self._teller is None or not game.odds:
            self._screen.note(say("tui-lobby-no-odds"))
            return
        decision = asked.decision
        for seat in decision.options if isinstance(decision, Give) else (decision.seat,):
            self._screen.note(odds_words(self._teller.table, seat, game.names))

    def _rules(self, argument: str) -> None:
        words = argument.split()
        try:
            self._screen.rules(find_rules(words), words)
        except Flip7Error as error:
            self._screen.note(printable(str(error)))


def _seconds_left(seconds: float) -> str:
    return f" · {say('join-clock', seconds=max(0, ceil(seconds)))}"
