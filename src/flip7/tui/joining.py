"""`flip7 join`: from a link to a seat at a web table, and back."""

import asyncio
import sys

from flip7.core.errors import Flip7Error
from flip7.lines.seating import USUAL_PERSON
from flip7.server.tidy import tidy_name
from flip7.tui.app import TableApp
from flip7.tui.doors import door
from flip7.tui.keyring import Keyring, usual_file
from flip7.tui.remote import RemoteSession
from flip7.words.fluent import say


class NoTerminal(Flip7Error):
    """There is nothing to show a table on."""


def join(given: str, name: str, server: str) -> None:
    """The table of the link or code was shown, until it was left; a `Flip7Error` says why it could not be."""
    session = session_at(given, name, server, Keyring(usual_file()))
    if not _is_at_a_terminal():
        raise NoTerminal(say("join-no-terminal"))
    asyncio.run(_shown(session))


def session_at(given: str, name: str, server: str, keyring: Keyring) -> RemoteSession:
    """Whoever has a seat there comes back to it, unless they come under another name; others come anew."""
    where = door(given, server)
    called = tidy_name(name) if name else None
    key = keyring.find(where.server, where.table, called)
    usual = keyring.last_name() if key is None else key.name
    return RemoteSession(where, called or usual or USUAL_PERSON, keyring, key=key)


def _is_at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


async def _shown(session: RemoteSession) -> None:
    await session.open()
    try:
        await TableApp(lambda: session).run_async()
    finally:
        is_kept = session.is_kept
        await session.close()
    if is_kept:
        sys.stdout.write(say("join-come-back", link=session.link) + "\n")
