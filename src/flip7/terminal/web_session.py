"""The session of `flip7 join`, on a full screen or line by line: which table, which name, which seat."""

import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from flip7.client.address import parse_address
from flip7.client.rest_api import game_record
from flip7.client.saved_seats import SavedSeats, usual_file
from flip7.client.session import RemoteSession
from flip7.clock import Clock
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.play.autosave import Autosave
from flip7.play.game_lock import GameLock
from flip7.play.user_data import games_folder, last_name, remember_name
from flip7.record import read_record
from flip7.server.security.display_names import tidy_name, tidy_word
from flip7.terminal.command_name import command


def own_session(given: str, name: str, server: str, word: str, *, watch: bool = False) -> RemoteSession:
    """Make the session of this machine's user, and remember their name; a `Flip7Error` says what is wrong."""
    session = session_at(given, name, server, SavedSeats(usual_file()), word=word, watch=watch)
    if name:
        remember_name(tidy_name(name))
    return session


def session_at(  # noqa: PLR0913 - all that it works with is passed in
    given: str,
    name: str,
    server: str,
    saved_seats: SavedSeats,
    *,
    word: str = "",
    clock: Clock | None = None,
    watch: bool = False,
) -> RemoteSession:
    """Make a session at a table: with our saved seat there, unless another name is given; else as a newcomer."""
    where = parse_address(given, server)
    called = tidy_name(name) if name else None
    key = None if watch else saved_seats.find(where.server, where.table, called)
    usual = saved_seats.last_name() if key is None else key.name
    given_word = tidy_word(word) if word else None
    shown = called or usual or _local_name() or say("usual-person")
    return RemoteSession(where, shown, saved_seats, key=key, word=given_word, clock=clock, watch=watch)


def _local_name() -> str | None:
    """Return the name of the last game at this machine, if a web table would take it."""
    try:
        return tidy_name(last_name() or "")
    except Flip7Error:
        return None


def say_goodbye(session: RemoteSession, *, can_rejoin: bool) -> None:
    """Keep the games that are over, and print where they are; or the command that leads back to a running game."""
    if can_rejoin:
        sys.stdout.write(say("join-come-back", command=command(), link=session.link) + "\n")
    if keep_finished(session, games_folder(), datetime.now):
        sys.stdout.write(say("kept-over", command=command()) + "\n")


def keep_finished(session: RemoteSession, folder: Path, now: Callable[[], datetime]) -> int:
    """Fetch the records of the finished games into the folder of kept games; return how many could be kept."""
    kept = 0
    for table in session.finished:
        with suppress(Flip7Error):  # the server keeps them, too
            record = read_record(game_record(session.server, table))
            autosave = Autosave.begin(None, record, resumed=None, now=now, folder=folder, lock_file=GameLock)
            autosave.save(record)
            autosave.close()
            kept += 1
    return kept
