"""Who is connected to a room, and what comes of it: others are told, hosts replaced, empty rooms closed."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from flip7.clock import Clock
from flip7.protocol.errors import Refused
from flip7.protocol.messages import Present, as_text
from flip7.protocol.room_events import HostPassed, RoomEvent, Unseated, Unseating
from flip7.protocol.room_options import Phase
from flip7.server.background import BackgroundTasks
from flip7.server.config import Settings
from flip7.server.pubsub import PresenceNotice
from flip7.server.rooms.commands import host_after
from flip7.server.rooms.live_room import Listener, LiveRoom
from flip7.server.rooms.room import Room
from flip7.server.rooms.turn_clock import Do

ToDesk = Callable[[LiveRoom], None]


_CLOSE_RETRY_SECONDS: Final = 1.0
"""A room that is being written to when it is to be closed is closed so much later."""


class Presence:
    """Sees who comes and goes."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        settings: Settings,
        background: BackgroundTasks,
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
        self._background = background
        self._clock = clock
        self._do = do
        self._tell_others = tell_others
        self._go_on = go_on
        self._close = close
        self._sees_all = sees_all
        """Whether nobody is connected where this process cannot see them: only then is anybody taken to be away."""
        self._unwatched: set[LiveRoom] = set()
        """Rooms whose last client has just gone, and whose bots play on for a while."""
        self._stopping = False

    def stop(self) -> None:
        """Nothing is told any more, and nothing closed."""
        self._stopping = True

    def enter(self, live: LiveRoom, listener: Listener) -> None:
        """The client hears everything from now on, and the others are told that it is there."""
        live.listeners.add(listener)
        if live.closing is not None:
            live.closing.cancel()
            live.closing = None
        self._unwatched.discard(live)
        if not live.attended:
            live.attended = True
            self._go_on(live)
        self.changed(live)

    def leave(self, live: LiveRoom, listener: Listener) -> None:
        """The client hears nothing any more."""
        live.listeners.discard(listener)
        self.changed(live)
        self.close_if_idle(live)

    def changed(self, live: LiveRoom) -> None:
        """Soon everybody knows who is connected; many changes at once are told once."""
        if live.telling_presence is None and not self._stopping:
            wait = self._patience.presence
            live.telling_presence = self._clock.call_later(wait, self._tell, live)

    def hear(self, live: LiveRoom, notice: PresenceNotice) -> None:
        """Another process has told who is connected there."""
        live.elsewhere[notice.origin] = notice
        live.heard_at[notice.origin] = self._clock.monotonic()
        self._show(live)

    def _tell(self, live: LiveRoom) -> None:
        live.telling_presence = None
        self._tell_others(live)
        self._show(live)

    def _show(self, live: LiveRoom) -> None:
        live.tell(as_text(Present(live.connected(), live.watching())))
        self._watch_host(live)

    # --- the host -----------------------------------------------------------------------------------------------------

    def _watch_host(self, live: LiveRoom) -> None:
        """If the host stays away and others are here, one of them is the host after a while, and until they return."""
        if live.room.away_host is not None and live.room.away_host in live.people_here():
            self._replace_host(live)
        away = live.room.host is not None and live.room.host not in live.connected()
        if live.host_alarm is not None and not away:
            live.host_alarm.cancel()
            live.host_alarm = None
        elif live.host_alarm is None and away and live.people_here():
            wait = self._patience.host_away
            live.host_alarm = self._clock.call_later(wait, self._replace_host, live)

    def _replace_host(self, live: LiveRoom) -> None:
        live.host_alarm = None
        self._background.spawn(self._have_a_host(live))

    async def _have_a_host(self, live: LiveRoom) -> None:
        if not self._sees_all():
            return
        with suppress(Refused):  # noted already; the next change of who is there tries again
            await self._do(live, lambda: _new_host(live))

    # --- nobody -------------------------------------------------------------------------------------------------------

    def close_if_idle(self, live: LiveRoom) -> None:
        """Close a room that nobody listens to after a while. Until then its bots play on, if not too many others do."""
        if live.listeners or live.closing is not None or self._stopping:
            return
        live.closing = self._clock.call_later(self._patience.linger, self._close_idle, live)
        if live.attended and len(self._unwatched) < self._most_unwatched:
            self._unwatched.add(live)
        elif live.attended:
            live.attended = False
            self._go_on(live)

    def _close_idle(self, live: LiveRoom) -> None:
        live.closing = None
        self._unwatched.discard(live)
        if live.listeners:
            return
        if live.lock.locked():  # something is being written; nothing new begins meanwhile
            live.attended = False
            live.closing = self._clock.call_later(_CLOSE_RETRY_SECONDS, self._close_idle, live)
            return
        self._close(live)

    # --- upkeep -------------------------------------------------------------------------------------------------------

    def keep_up(self, live: LiveRoom) -> None:
        """Repeat for other processes who is here, forget those that fell silent, and free seats of absent people."""
        now = self._clock.monotonic()
        if live.listeners:
            self._tell_others(live)
        if live.forget_silent(now - self._patience.silence):
            self._show(live)
        absent = self._long_absent(live, now)
        if absent:
            self._background.spawn(self._unseat(live, absent))

    def _long_absent(self, live: LiveRoom, now: float) -> list[int]:
        """List the people in the lobby who have not been connected for too long."""
        connected = live.connected()
        seated = {person.number for person in live.room.people if person.seat is not None}
        in_lobby = live.room.phase is Phase.LOBBY
        away = seated.difference(connected) if in_lobby and self._sees_all() else set()
        live.away_since = {person: live.away_since.get(person, now) for person in away}
        return [person for person, since in live.away_since.items() if now - since >= self._patience.seat_away]

    async def _unseat(self, live: LiveRoom, people: Sequence[int]) -> None:
        with suppress(Refused):  # the next round of upkeep tries again
            await self._do(live, lambda: unseated(live.room, people, live.connected()))


def unseated(room: Room, people: Sequence[int], connected: Sequence[int]) -> Sequence[RoomEvent]:
    """Free the seats of those people who are still away, in a lobby."""
    if room.phase is not Phase.LOBBY:
        return []
    absent = (room.people[number] for number in people if number not in connected)
    return [Unseated(each.number, each.seat, Unseating.AWAY) for each in absent if each.seat is not None]


def _new_host(live: LiveRoom) -> Sequence[RoomEvent]:
    """Somebody who is connected instead of a host who is not; the one who was away is the host again."""
    room, connected = live.room, live.connected()
    if room.away_host is not None and room.away_host in connected:
        return [HostPassed(room.away_host)]
    if room.host is None or room.host in connected or not connected:
        return []
    heirs = host_after(room, room.people[room.host], connected, away=True)
    return [act for act in heirs if act.person in connected]
