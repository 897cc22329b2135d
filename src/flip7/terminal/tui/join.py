"""`flip7 join`: show a web table on a full screen."""

import asyncio

from flip7.client.session import RemoteSession
from flip7.clock import Clock
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.terminal.style.console import MIN_COLUMNS, MIN_LINES, Colours, full_screen
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.online import OnlineTableScreen
from flip7.terminal.web_session import say_goodbye


class NoTerminal(Flip7Error):
    """Stdin or stdout is no terminal, or it is too small."""


def join(session: RemoteSession) -> int:
    """Show the table of a session until it is left; a `Flip7Error` says why that failed."""
    if not full_screen():
        raise NoTerminal(say("join-no-terminal", columns=MIN_COLUMNS, lines=MIN_LINES))
    return asyncio.run(_shown(session))


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
    say_goodbye(session, can_rejoin=can_rejoin)
    return app.return_code or 0
