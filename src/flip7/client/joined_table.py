"""Join a web table from Python, for bots and other programs: be seated, answer questions, see the game end.

async with join("http://localhost:7007/t/BCD234", "Rita") as table:
async for question in table.questions():
table.answer(bot.choose(question.table, question.decision))
"""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import assert_never

from flip7.client.address import parse_address
from flip7.client.connection import CannotJoin
from flip7.client.saved_seats import SavedSeats
from flip7.client.session import RemoteSession
from flip7.clock import Clock
from flip7.core.apply import apply
from flip7.core.decisions import Choice, Decision, IllegalChoice, is_legal
from flip7.core.events import Event
from flip7.core.seats import Points, Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.play.session import Announcement, Asked, Fresh, Gathering, Remark, Roster, Step


@dataclass(frozen=True, slots=True)
class Question:
    """A question to our seat."""

    table: Table
    """The table as everybody sees it: a copy that may be changed."""
    decision: Decision
    ordinal: int
    """The number of choices made before it in the game."""
    deadline: float | None = None
    """When a bot answers instead, by `Clock.monotonic`; None: the table waits."""


class JoinedTable:
    """A web table at which we sit. Make one with `join`."""

    def __init__(self, session: RemoteSession) -> None:
        self.session = session
        """For everything else: start, rematch, the host's commands."""
        self.table: Table | None = None
        """The table as everybody sees it; None until the game starts."""
        self.names: tuple[str, ...] = ()
        """The players' names in seat order."""
        self.seat: Seat | None = None
        """Our seat in the game."""
        self._question: Question | None = None
        self._updates = session.updates()

    @property
    def scores(self) -> tuple[Points, ...]:
        """The points in seat order; none before the game."""
        return () if self.table is None else tuple(self.table.scores)

    async def questions(self) -> AsyncIterator[Question]:
        """Yield the questions to our seat as they come, until the game is over.

        Say that we are ready when we are seated. The connection is kept up meanwhile; a question may be asked again
        after a reconnect. Call it again to play the rematch. Raise `CannotJoin` if the game starts without us.
        """
        async for update in self._updates:
            match update:
                case Gathering():
                    self._wait_for_the_game(update)
                case Fresh(asked=asked):
                    self._look(update)
                    if asked is not None and asked.here:
                        yield self._ask(asked)
                case Step(events, asked):
                    self._follow(events)
                    if asked is not None and asked.here:
                        yield self._ask(asked)
                case Remark() | Roster() | Announcement():
                    pass
                case _:
                    assert_never(update)
            if self.table is not None and self.table.winner is not None:
                return

    def answer(self, choice: Choice) -> None:
        """Answer the last question; raise `IllegalChoice` if the choice is not among its options."""
        question = self._question
        if question is None:
            raise RuntimeError("nothing was asked yet: answer what `questions` yields")
        if not is_legal(choice, question.decision):
            raise IllegalChoice(choice, question.decision, question.table)
        self.session.answer(question.ordinal, choice)

    async def close(self) -> None:
        """Leave the table and disconnect."""
        await self.session.close()
        await self._updates.aclose()

    def _wait_for_the_game(self, lobby: Gathering) -> None:
        self.table = self._question = None
        if lobby.here is not None and not lobby.here.ready:
            self.session.ready()

    def _look(self, fresh: Fresh) -> None:
        if not fresh.here:
            raise CannotJoin(say("join-watching"))
        self.table, self.names = fresh.table.copy(), fresh.names.shown
        (self.seat,) = fresh.here

    def _follow(self, events: Iterable[Event]) -> None:
        assert self.table is not None, "a game starts with its table"
        for event in events:
            apply(self.table, event)

    def _ask(self, asked: Asked) -> Question:
        assert self.table is not None, "questions are asked in a game"
        self._question = Question(self.table.copy(), asked.decision, asked.ordinal, asked.deadline)
        return self._question


@asynccontextmanager
async def join(
    link: str, name: str, *, server: str = "", saved_seats: SavedSeats | None = None, clock: Clock | None = None
) -> AsyncIterator[JoinedTable]:
    """Join the table of a link, or of a code at that server, and leave it at the end of the block.

    With `saved_seats` our seat's token is saved: a program that is started again comes back to its seat. Raise
    `CannotJoin` if the table cannot be joined, `BadLink` if the link leads to none.
    """
    address = parse_address(link, server)
    key = None if saved_seats is None else saved_seats.find(address.server, address.table, name)
    session = RemoteSession(address, name, saved_seats, key=key, clock=clock)
    await session.open()
    table = JoinedTable(session)
    try:
        yield table
    finally:
        await table.close()
