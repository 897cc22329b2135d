"""A room without a server, a store or a clock: people with tokens, who are connected or not."""

from collections.abc import Sequence

import msgspec
import pytest

from flip7.core.decisions import Move
from flip7.protocol.commands import Command, FillSeats, Sit, Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import By, Came, Chose, LogLine, Revealed, RoomEvent, decode_line, encode_line
from flip7.protocol.room_options import Options
from flip7.protocol.room_state import Person
from flip7.server.rooms.commands import Sender, handle
from flip7.server.rooms.create import NewRoom, Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.security.tokens import hash_token


class LoneRoom:
    """One room; its first person is the host. `now` is in milliseconds, for what asks how long ago something was."""

    def __init__(self, **plan: object) -> None:
        usual = Plan(name="Ana", seats=3, options=Options(odds=False))
        self.made: NewRoom = create_room(msgspec.structs.replace(usual, **plan), now=0)
        self.room: Room = self.made.room
        self.connected: set[int] = {0}
        self.host = hash_token(self.made.token)
        self.now = 0

    def acts(self, token_hash: str, command: Command) -> Sequence[RoomEvent]:
        person = self.room.person_with(token_hash)
        return handle(self.room, Sender(person, tuple(self.connected), self.now, token_hash), command)

    def do(self, token_hash: str, command: Command) -> Sequence[RoomEvent]:
        acts = self.acts(token_hash, command)
        for act in acts:
            self.apply(act, token_hash)
        return acts

    def apply(self, act: RoomEvent, token_hash: str = "") -> None:
        line = decode_line(encode_line(LogLine(act, token_hash if isinstance(act, Came) else None)))
        self.room.apply_line(line, self.now)

    def sit(self, name: str, seat: int | None = None) -> Person:
        """The person sits down and is connected; the name is the token too."""
        self.do(name, Sit(name=name, seat=seat))
        person = self.room.person_with(name)
        assert person is not None
        self.connected.add(person.number)
        return person

    def refuse(self, reason: Reason, token_hash: str, command: Command) -> str:
        with pytest.raises(Refused) as refusal:
            self.acts(token_hash, command)
        assert refusal.value.reason is reason
        return str(refusal.value)

    def play_out(self) -> None:
        """The game is begun and over, and its seed is told."""
        self.choose_to_the_end()
        self.apply(revealed(self.room))

    def choose_to_the_end(self) -> None:
        """A game, begun if it is not yet, is won; everybody stays, and gives what they must to the last who may."""
        if self.room.game is None:
            self.do(self.host, FillSeats(bot="level1"))
            self.do(self.host, Start())
        while (asked := self.room.asked) is not None:
            choice = msgspec.convert(asked.options[-1], Move | int)
            self.apply(Chose(asked.seat, self.room.ordinal, choice, By.BOT))


def revealed(room: Room) -> RoomEvent:
    """The event that ends a game: the seed, which everybody can check now."""
    sealed = room.sealed
    assert sealed is not None
    return Revealed(room.secret().hex(), sealed.words, room.seed().hex())
