"""Who is connected to a room, and what comes of it: others are told, hosts replaced, empty rooms closed."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from flip7.clock import Clock
from flip7.protocol.errors import Refused
from flip7.protocol.messages import Present, as_text
from flip7.protocol.room_events import Act, HostPassed, Unseated, Unseating
from flip7.protocol.room_options import Phase
from flip7.server.background import Errands
from flip7.server.config import Settings
from flip7.server.pubsub import Attending
from flip7.server.rooms.commands import host_after
from flip7.server.rooms.live_room import Desk, Listener
from flip7.server.rooms.room import Room
from flip7.server.rooms.turn_clock import Do

ToDesk = Callable[[Desk], None]


_CLOSE_RETRY_SECONDS: Final = 1.0
"""A room that is being written to when it is to be closed is closed so much later."""


class Attendance:
    """Sees who comes and goes."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        settings: Settings,
        errands: Errands,
        clock: Clock,
        *,
        do: Do,
        tell_others: ToDesk,
        go_on: ToDesk,
        close: ToDesk,
        sees_all: Callable[[], bool],
    ) -> None:
        self._patience = settings.patience
        self._most_unwatched = settings.limits.unwatched_games
        self._errands = errands
        self._clock = clock
        self._do = do
        self._tell_others = tell_others
        self._go_on = go_on
        self._close = close
        self._sees_all = sees_all
        """Whether nobody is connected where this process cannot see them: only then is anybody taken to be away."""
        self._unwatched: set[Desk] = set()
        """Rooms whose last client has just gone, and whose bots play on for a while."""
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
        self._unwatched.discard(desk)
        if not desk.attended:
            desk.attended = True
            self._go_on(desk)
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
            desk.telling_presence = self._clock.call_later(wait, self._tell, desk)

    def hear(self, desk: Desk, notice: Attending) -> None:
        """Another process has told who is connected there."""
        desk.elsewhere[notice.origin] = notice
        desk.heard_at[notice.origin] = self._clock.monotonic()
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
        """If the host stays away and others are here, one of them is the host after a while, and until they return."""
        if desk.room.away_host is not None and desk.room.away_host in desk.people_here():
            self._replace_host(desk)
        away = desk.room.host is not None and desk.room.host not in desk.connected()
        if desk.host_alarm is not None and not away:
            desk.host_alarm.cancel()
            desk.host_alarm = None
        elif desk.host_alarm is None and away and desk.people_here():
            wait = self._patience.host_away
            desk.host_alarm = self._clock.call_later(wait, self._replace_host, desk)

    def _replace_host(self, desk: Desk) -> None:
        desk.host_alarm = None
        self._errands.spawn(self._have_a_host(desk))

    async def _have_a_host(self, desk: Desk) -> None:
        if not self._sees_all():
            return
        with suppress(Refused):  # noted already; the next change of who is there tries again
            await self._do(desk, lambda: _new_host(desk))

    # --- nobody -------------------------------------------------------------------------------------------------------

    def close_if_idle(self, desk: Desk) -> None:
        """Close a room that nobody listens to after a while. Until then its bots play on, if not too many others do."""
        if desk.listeners or desk.closing is not None or self._stopping:
            return
        desk.closing = self._clock.call_later(self._patience.linger, self._close_idle, desk)
        if desk.attended and len(self._unwatched) < self._most_unwatched:
            self._unwatched.add(desk)
        elif desk.attended:
            desk.attended = False
            self._go_on(desk)

    def _close_idle(self, desk: Desk) -> None:
        desk.closing = None
        self._unwatched.discard(desk)
        if desk.listeners:
            return
        if desk.lock.locked():  # something is being written; nothing new begins meanwhile
            desk.attended = False
            desk.closing = self._clock.call_later(_CLOSE_RETRY_SECONDS, self._close_idle, desk)
            return
        self._close(desk)

    # --- upkeep -------------------------------------------------------------------------------------------------------

    def keep_up(self, desk: Desk) -> None:
        """Repeat for other processes who is here, forget those that fell silent, and free seats of absent people."""
        now = self._clock.monotonic()
        if desk.listeners:
            self._tell_others(desk)
        if desk.forget_silent(now - self._patience.silence):
            self._show(desk)
        absent = self._long_absent(desk, now)
        if absent:
            self._errands.spawn(self._unseat(desk, absent))

    def _long_absent(self, desk: Desk, now: float) -> list[int]:
        """List the people in the lobby who have not been connected for too long."""
        connected = desk.connected()
        seated = {person.number for person in desk.room.people if person.seat is not None}
        in_lobby = desk.room.phase is Phase.LOBBY
        away = seated.difference(connected) if in_lobby and self._sees_all() else set()
        desk.away_since = {person: desk.away_since.get(person, now) for person in away}
        return [person for person, since in desk.away_since.items() if now - since >= self._patience.seat_away]

    async def _unseat(self, desk: Desk, people: Sequence[int]) -> None:
        with suppress(Refused):  # the next round of upkeep tries again
            await self._do(desk, lambda: unseated(desk.room, people, desk.connected()))


def unseated(room: Room, people: Sequence[int], connected: Sequence[int]) -> Sequence[Act]:
    """Free the seats of those people who are still away, in a lobby."""
    if room.phase is not Phase.LOBBY:
        return []
    absent = (room.people[number] for number in people if number not in connected)
    return [Unseated(each.number, each.seat, Unseating.AWAY) for each in absent if each.seat is not None]


def _new_host(desk: Desk) -> Sequence[Act]:
    """Somebody who is connected instead of a host who is not; the one who was away is the host again."""
    room, connected = desk.room, desk.connected()
    if room.away_host is not None and room.away_host in connected:
        return [HostPassed(room.away_host)]
    if room.host is None or room.host in connected or not connected:
        return []
    heirs = host_after(room, room.people[room.host], connected, away=True)
    return [act for act in heirs if act.person in connected]
