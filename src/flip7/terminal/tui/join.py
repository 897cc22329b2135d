"""`flip7 join`: show a web table on a full screen."""

import asyncio
import sys

from flip7.client.address import parse_address
from flip7.client.saved_seats import SavedSeats, usual_file
from flip7.client.session import RemoteSession
from flip7.clock import Clock
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.play.user_data import last_name, remember_name
from flip7.server.security.display_names import tidy_name, tidy_word
from flip7.terminal.command_name import command
from flip7.terminal.style.console import MIN_COLUMNS, MIN_LINES, Colours, full_screen
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.online import OnlineTableScreen


class NoTerminal(Flip7Error):
    """Stdin or stdout is no terminal, or it is too small."""


def join(given: str, name: str, server: str, word: str) -> int:
    """Join the table of a link or code and show it until it is left; a `Flip7Error` says why that failed."""
    session = session_at(given, name, server, SavedSeats(usual_file()), word=word)
    if name:
        remember_name(tidy_name(name))
    if not full_screen():
        raise NoTerminal(say("join-no-terminal", columns=MIN_COLUMNS, lines=MIN_LINES))
    return asyncio.run(_shown(session))


def session_at(  # noqa: PLR0913 - all that it works with is passed in
    given: str, name: str, server: str, saved_seats: SavedSeats, *, word: str = "", clock: Clock | None = None
) -> RemoteSession:
    """Make a session at a table: with our saved seat there, unless another name is given; else as a newcomer."""
    where = parse_address(given, server)
    called = tidy_name(name) if name else None
    key = saved_seats.find(where.server, where.table, called)
    usual = saved_seats.last_name() if key is None else key.name
    given_word = tidy_word(word) if word else None
    shown = called or usual or _local_name() or say("usual-person")
    return RemoteSession(where, shown, saved_seats, key=key, word=given_word, clock=clock)


def _local_name() -> str | None:
    """Return the name of the last game at this machine, if a web table would take it."""
    try:
        return tidy_name(last_name() or "")
    except Flip7Error:
        return None


class JoinApp(TableApp):
    """The app of a web table and its rematches."""

    def __init__(
        self, session: RemoteSession, pace: int = USUAL, colours: Colours | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(pace, colours, clock)
        self._session = session

    def on_mount(self) -> None:
        """Show the table."""
        screen = OnlineTableScreen(self._session, self.colours, pace=self.pace, clock=self.clock)
        self.push_screen(screen, lambda _: self.exit())


async def _shown(session: RemoteSession) -> int:
    await session.open()
    app = JoinApp(session)
    try:
        await app.run_async()
    finally:
        can_rejoin = session.can_rejoin
        await session.close()
    if can_rejoin:
        sys.stdout.write(say("join-come-back", command=command(), link=session.link) + "\n")
    return app.return_code or 0
