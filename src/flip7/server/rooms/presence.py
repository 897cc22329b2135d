"""Presence in one room: who is connected, host changes, seats of absent people, closing a room that is idle.

Who becomes host after somebody is `host_after` of `commands.py`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Final, Protocol

from flip7.clock import Timer
from flip7.protocol.errors import Refused
from flip7.protocol.messages import Parting, Present, as_text
from flip7.protocol.room_events import HostPassed, RoomEvent, Unseated, Unseating
from flip7.protocol.room_options import Phase
from flip7.server.pubsub import PresenceNotice
from flip7.server.rooms.commands import host_after
from flip7.server.rooms.room import Room
from flip7.server.rooms.services import Commit, RoomServices
from flip7.server.security.addresses import prefixes_of

_CLOSE_RETRY_SECONDS: Final = 1.0
"""Try again after this long to close a room that is being written to."""


class Listener(Protocol):
    """A client that is told what happens in a room."""

    @property
    def person(self) -> int | None:
        """The person whose client it is; None: a spectator's."""

    @property
    def address(self) -> str:
        """The client's network address."""

    def deliver(self, text: str) -> None:
        """Send a message, without waiting for it."""

    def part(self, why: Parting, seconds: float) -> None:
        """Tell the client to reconnect after this many seconds, and close the connection."""


class Presence:
    """Presence of one room: the clients connected here and at other processes."""

    def __init__(
        self,
        room: Room,
        services: RoomServices,
        *,
        commit: Commit,
        reschedule: Callable[[], None],
        close: Callable[[], None],
    ) -> None:
        self._room = room
        self._services = services
        self._timeouts = services.settings.timeouts
        self._clock = services.clock
        self._commit = commit
        self._reschedule = reschedule
        """Called when `attended` has changed: bots play on, or stop."""
        self._close = close
        """Called when nobody has been connected for long."""
        self.listeners: set[Listener] = set()
        self.attended: bool = False
        """Whether somebody is connected, or was so a moment ago: bots play on only then."""
        self._displays: set[Listener] = set()
        """Clients that show the table to a room, and so are not counted among those who watch."""
        self._elsewhere: dict[str, PresenceNotice] = {}
        """The presence in each other process, by its name."""
        self._heard_at: dict[str, float] = {}
        """When each of those processes last said so, by the monotonic clock."""
        self._away_since: dict[int, float] = {}
        """Since when each person with a seat in the lobby has not been connected, by the same clock."""
        self.before: Presence | None = None
        """The presence of the game before this one, as long as those who still look at its result are waited for."""
        self.after: Presence | None = None
        """The presence of the rematch that waits for people of this room."""
        self._arriving: dict[str, Timer] = {}
        """Timers of people who have just left that result, by token hash: they count as connected until it is over."""
        self._payer = ""
        self._tell_timer: Timer | None = None
        self._host_timer: Timer | None = None
        self._close_timer: Timer | None = None
        self._follow_timer: Timer | None = None

    # --- questions ----------------------------------------------------------------------------------------------------

    def people_here(self) -> tuple[int, ...]:
        """Return the people who are connected to this process."""
        return tuple(sorted({each.person for each in self.listeners if each.person is not None}))

    def watching_here(self) -> int:
        """Count the spectators at this process; a display is none."""
        return sum(each.person is None for each in self.listeners - self._displays)

    def connected(self) -> tuple[int, ...]:
        """Return the people who are connected anywhere, and those who are about to come from the game before."""
        elsewhere = (each.people for each in self._elsewhere.values())
        return tuple(sorted({*self.people_here(), *self._coming()}.union(*elsewhere)))

    def _coming(self) -> Iterator[int]:
        """Yield the people of this room who look at the result of the game before, or come from it, by their tokens."""
        looking = () if self.before is None else self.before.token_hashes_here()
        for token_hash in (*looking, *self._arriving):
            person = self._room.person_with(token_hash)
            if person is not None:
                yield person.number

    def token_hashes_here(self) -> tuple[str, ...]:
        """Return by which tokens the people are known who are connected to this process."""
        return tuple(self._room.token_hashes[number] for number in self.people_here())

    def watching(self) -> int:
        """Count the spectators anywhere."""
        return self.watching_here() + sum(each.watching for each in self._elsewhere.values())

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected anywhere."""
        return bool(self.listeners) or any(
            each.people or each.watching or each.displays for each in self._elsewhere.values()
        )

    def payer(self) -> str:
        """Return whose share of the bots' time the table uses: the host's address, or else that of another client.

        By its widest prefix: an IPv6 /48 is one payer. Without clients, whoever was it last.
        """
        if self.listeners:
            first = min(self.listeners, key=lambda each: (each.person != self._room.host, each.person is None))
            self._payer = prefixes_of(first.address)[-1].key
        return self._payer

    # --- coming and going ---------------------------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        """Add a client, and tell the others that it is there."""
        self.listeners.add(listener)
        if self._close_timer is not None:
            self._close_timer.cancel()
            self._close_timer = None
        self._services.unwatched.discard(self)
        if not self.attended:
            self.attended = True
            self._reschedule()
        self.changed()

    def leave(self, listener: Listener) -> None:
        """Remove a client."""
        self.listeners.discard(listener)
        self._displays.discard(listener)
        if self.after is not None and listener.person is not None:
            self.after.expect(self._room.token_hashes[listener.person])
        self.changed()
        self.close_if_idle()

    def set_display(self, listener: Listener, *, on: bool) -> None:
        """Note whether a client shows the table to a room."""
        if on == (listener in self._displays):
            return
        self._displays ^= {listener}
        self.changed()

    def follow(self, before: "Presence") -> None:
        """Take those who still look at the result of the game before for connected, until they had time to come."""
        self.before, before.after = before, self
        self._follow_timer = self._clock.call_later(self._timeouts.rematch, self._stop_following)
        self.changed()

    def _stop_following(self) -> None:
        self._follow_timer = None
        self.let_go()
        self.changed()

    def let_go(self) -> None:
        """Wait no longer for the people of the game before."""
        if self.before is not None:
            self.before.after = None
            self.before = None

    def expect(self, token_hash: str) -> None:
        """Take somebody who has just left the result of the game before for connected, until they had time to arrive.

        A page closes its connection to one table before it opens the one to the next.
        """
        if token_hash in self._arriving:
            self._arriving[token_hash].cancel()
        self._arriving[token_hash] = self._clock.call_later(
            self._timeouts.arrival, lambda: self._stop_expecting(token_hash)
        )
        self.changed()

    def _stop_expecting(self, token_hash: str) -> None:
        del self._arriving[token_hash]
        self.changed()

    def part_with(self, person: int) -> None:
        """Close the connections of somebody who was sent away."""
        for listener in tuple(self.listeners):
            if listener.person == person:
                listener.part(Parting.SENT_AWAY, 0)

    def part_with_all(self, seconds: float) -> None:
        """Tell every client to reconnect after this many seconds, and close the connections."""
        for listener in tuple(self.listeners):
            listener.part(Parting.STOPPING, seconds)

    def broadcast(self, text: str) -> None:
        """Send a message to every client of this process."""
        for listener in tuple(self.listeners):
            listener.deliver(text)

    def changed(self) -> None:
        """Tell everybody soon who is connected; many changes at once are told once."""
        if self._tell_timer is None and not self._services.is_stopping:
            self._tell_timer = self._clock.call_later(self._timeouts.presence, self._tell)

    def hear(self, notice: PresenceNotice) -> None:
        """Record who is connected to another process."""
        self._elsewhere[notice.origin] = notice
        self._heard_at[notice.origin] = self._clock.monotonic()
        self._show()

    def publish(self) -> None:
        """Tell other processes who is connected here."""
        people, watching = self.people_here(), self.watching_here()
        notice = PresenceNotice(self._services.origin, people, watching, len(self._displays))
        self._services.pubsub.publish(self._room.id, notice)

    def cancel(self) -> None:
        """Cancel all timers: the room is open here no more."""
        for timer in (
            *(self._tell_timer, self._host_timer, self._close_timer, self._follow_timer),
            *self._arriving.values(),
        ):
            if timer is not None:
                timer.cancel()
        self.let_go()
        if self.after is not None:
            self.after.let_go()

    def _tell(self) -> None:
        self._tell_timer = None
        self.publish()
        self._show()
        if self.after is not None:
            self.after.changed()

    def _show(self) -> None:
        self.broadcast(as_text(Present(self.connected(), self.watching())))
        self._watch_host()

    # --- the host -----------------------------------------------------------------------------------------------------

    def _watch_host(self) -> None:
        """Replace a host who stays away while others are here, after a while and until they return."""
        room = self._room
        if room.away_host is not None and room.away_host in self.people_here():
            self._replace_host()
        away = room.host is not None and room.host not in self.connected()
        if self._host_timer is not None and not away:
            self._host_timer.cancel()
            self._host_timer = None
        elif self._host_timer is None and away and self.people_here():
            self._host_timer = self._clock.call_later(self._timeouts.host_away, self._replace_host)

    def _replace_host(self) -> None:
        self._host_timer = None
        self._services.background.spawn(self._commit_new_host())

    async def _commit_new_host(self) -> None:
        if not self._services.sees_everybody:
            return
        with suppress(Refused):  # logged already; the next change of presence tries again
            await self._commit(self._new_host)

    def _new_host(self) -> Sequence[RoomEvent]:
        """Make somebody who is connected the host instead of one who is not; one who returns is the host again."""
        room, connected = self._room, self.connected()
        if room.away_host is not None and room.away_host in connected:
            return [HostPassed(room.away_host)]
        if room.host is None or room.host in connected or not connected:
            return []
        heirs = host_after(room, room.people[room.host], connected, away=True)
        return [event for event in heirs if event.person in connected]

    # --- an idle room -------------------------------------------------------------------------------------------------

    def close_if_idle(self) -> None:
        """Close a room without clients after a while. Until then its bots play on, if not too many others do."""
        if self.listeners or self._close_timer is not None or self._services.is_stopping:
            return
        self._close_timer = self._clock.call_later(self._timeouts.linger, self._close_idle)
        unwatched = self._services.unwatched
        if self.attended and len(unwatched) < self._services.settings.limits.unwatched_games:
            unwatched.add(self)
        elif self.attended:
            self.attended = False
            self._reschedule()

    def close_later(self) -> None:
        """Try again to close a room that is being written to; nothing new begins meanwhile."""
        self.attended = False
        self._close_timer = self._clock.call_later(_CLOSE_RETRY_SECONDS, self._close_idle)

    def _close_idle(self) -> None:
        self._close_timer = None
        self._services.unwatched.discard(self)
        if not self.listeners:
            self._close()

    # --- upkeep -------------------------------------------------------------------------------------------------------

    def keep_up(self) -> None:
        """Repeat for other processes who is here, forget those that fell silent, and free seats of absent people."""
        now = self._clock.monotonic()
        if self.listeners:
            self.publish()
        if self._forget_silent(now - self._timeouts.peer_silence):
            self._show()
        absent = self._long_absent(now)
        if absent:
            self._services.background.spawn(self._unseat(absent))

    def _forget_silent(self, before: float) -> bool:
        """Forget other processes that have said nothing since then; return whether there were any."""
        silent = [origin for origin, at in self._heard_at.items() if at < before]
        for origin in silent:
            del self._elsewhere[origin], self._heard_at[origin]
        return bool(silent)

    def _long_absent(self, now: float) -> list[int]:
        """List the people in the lobby who have not been connected for too long."""
        seated = {person.number for person in self._room.people if person.seat is not None}
        in_lobby = self._room.phase is Phase.LOBBY
        away = seated.difference(self.connected()) if in_lobby and self._services.sees_everybody else set()
        self._away_since = {person: self._away_since.get(person, now) for person in away}
        return [person for person, since in self._away_since.items() if now - since >= self._timeouts.seat_away]

    async def _unseat(self, people: Sequence[int]) -> None:
        with suppress(Refused):  # the next round of upkeep tries again
            await self._commit(lambda: unseated(self._room, people, self.connected()))


def unseated(room: Room, people: Sequence[int], connected: Sequence[int]) -> Sequence[RoomEvent]:
    """Return the events that free the seats of those people who are still away, in a lobby."""
    if room.phase is not Phase.LOBBY:
        return []
    absent = (room.people[number] for number in people if number not in connected)
    return [Unseated(each.number, each.seat, Unseating.AWAY) for each in absent if each.seat is not None]
