"""Who is connected to a room, and what comes of it: others are told, hosts replaced, empty rooms closed."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from flip7.server.acts import Act
from flip7.server.bus import Attending
from flip7.server.desk import Desk, Listener
from flip7.server.dues import Do
from flip7.server.errands import Errands
from flip7.server.granting import host_after
from flip7.server.messages import Present, as_text
from flip7.server.refusals import Refused
from flip7.server.settings import Patience

ToDesk = Callable[[Desk], None]


class Attendance:
    """Sees who comes and goes."""

    def __init__(self, patience: Patience, errands: Errands, *, do: Do, tell_others: ToDesk, close: ToDesk) -> None:
        self._patience = patience
        self._errands = errands
        self._do = do
        self._tell_others = tell_others
        self._close = close
        self._stopping = False

    def stop(self) -> None:
        """Nothing is told any more, and nothing closed."""
        self._stopping = True

    def enter(self, desk: Desk, listener: Listener) -> None:
        """The client hears everything from now on, and the others are told that it is there."""
        desk.listeners.add(listener)
        if desk.closing is not None:
            desk.closing.cancel()
            desk.closing = None
        self.changed(desk)

    def leave(self, desk: Desk, listener: Listener) -> None:
        """The client hears nothing any more."""
        desk.listeners.discard(listener)
        self.changed(desk)
        self.close_if_idle(desk)

    def changed(self, desk: Desk) -> None:
        """Soon everybody knows who is connected; many changes at once are told once."""
        if desk.telling_presence is None and not self._stopping:
            wait = self._patience.presence
            desk.telling_presence = asyncio.get_running_loop().call_later(wait, self._tell, desk)

    def hear(self, desk: Desk, notice: Attending) -> None:
        """Another process has told who is connected there."""
        desk.elsewhere[notice.origin] = notice
        self._show(desk)

    def _tell(self, desk: Desk) -> None:
        desk.telling_presence = None
        self._tell_others(desk)
        self._show(desk)

    def _show(self, desk: Desk) -> None:
        desk.tell(as_text(Present(desk.connected(), desk.watching())))
        self._watch_host(desk)

    # --- the host -----------------------------------------------------------------------------------------------------

    def _watch_host(self, desk: Desk) -> None:
        """If the host stays away and others are here, one of them is the host after a while."""
        away = desk.room.host is not None and desk.room.host not in desk.connected()
        if desk.host_alarm is not None and not away:
            desk.host_alarm.cancel()
            desk.host_alarm = None
        elif desk.host_alarm is None and away and desk.people_here():
            wait = self._patience.host_away
            desk.host_alarm = asyncio.get_running_loop().call_later(wait, self._replace_host, desk)

    def _replace_host(self, desk: Desk) -> None:
        desk.host_alarm = None
        self._errands.spawn(self._have_a_host(desk))

    async def _have_a_host(self, desk: Desk) -> None:
        with suppress(Refused):  # noted already; the next change of who is there tries again
            await self._do(desk, lambda: _new_host(desk))

    # --- nobody -------------------------------------------------------------------------------------------------------

    def close_if_idle(self, desk: Desk) -> None:
        """A room that nobody listens to and in which nothing is due is closed after a while."""
        if not desk.listeners and desk.closing is None and not self._stopping:
            wait = self._patience.linger
            desk.closing = asyncio.get_running_loop().call_later(wait, self._close_idle, desk)

    def _close_idle(self, desk: Desk) -> None:
        desk.closing = None
        if desk.listeners:
            return
        if desk.due is not None or desk.lock.locked():
            self.close_if_idle(desk)
            return
        self._close(desk)


def _new_host(desk: Desk) -> Sequence[Act]:
    """Somebody who is connected instead of a host who is not."""
    room, connected = desk.room, desk.connected()
    if room.host is None or room.host in connected or not connected:
        return []
    return [act for act in host_after(room, room.people[room.host], connected) if act.person in connected]
