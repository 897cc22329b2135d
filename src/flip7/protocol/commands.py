"""Messages from the client to the server: one closed list. `flip7.server.rooms.commands` handles the commands."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from flip7.core.decisions import Move
from flip7.protocol.room_events import snake
from flip7.protocol.room_options import (
    LONGEST_NAME,
    LONGEST_WORD,
    MAX_SAFE_INTEGER,
    ActNumber,
    BotName,
    Colour,
    Emote,
    GameRules,
    Options,
    PersonNumber,
    SeatNumber,
)

PROTOCOL: Final = 1

TableKey = Annotated[str, Meta(min_length=1, max_length=64, description="The table's code or its id.")]
GivenName = Annotated[str, Meta(max_length=8 * LONGEST_NAME, description="Spaces are tidied; 1 to 24 characters.")]
GivenWord = Annotated[str, Meta(max_length=8 * LONGEST_WORD, description="Spaces are tidied; 1 to 60 characters.")]


class _Message(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True, kw_only=True):
    """Something a client says. `re` is any number of the client's, quoted in a refusal."""

    re: Annotated[int, Meta(ge=-MAX_SAFE_INTEGER, le=MAX_SAFE_INTEGER)] | None = None


class Hello(_Message, frozen=True):
    """The first message: which table, who I am, and the number of the last act I know of."""

    table: TableKey
    protocol: Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)] = PROTOCOL
    token: Annotated[str, Meta(max_length=64)] | None = None
    last: Annotated[int, Meta(ge=-1, le=MAX_SAFE_INTEGER)] | None = None


class Ping(_Message, frozen=True):
    """Are you there? The answer is `pong`, with the number of the last act."""


class Sit(_Message, frozen=True):
    """I take that seat, or the first free one; with a token that sits already, another seat before the game."""

    name: GivenName = ""
    seat: SeatNumber | None = None
    colour: Colour | None = None


class StandUp(_Message, frozen=True):
    """I give my seat up and watch; before the game."""


class SeatBot(_Message, frozen=True):
    """The host: that bot takes that free seat, or takes over from the bot there."""

    seat: SeatNumber
    bot: BotName


class FreeSeat(_Message, frozen=True):
    """The host: the bot of that seat goes, or the person who sits there and is not connected; before the game."""

    seat: SeatNumber


class FillSeats(_Message, frozen=True):
    """The host: that bot takes every free seat."""

    bot: BotName


class Ready(_Message, frozen=True):
    """I am ready to start, or not."""

    ready: bool = True


class SetOptions(_Message, frozen=True):
    """The host, before the game: other rules or options."""

    rules: GameRules
    options: Options


class GiveWord(_Message, frozen=True):
    """I give a word that is mixed into the seed; before the game, from a seat."""

    word: GivenWord


class Start(_Message, frozen=True):
    """The host: every seat is taken, the game begins."""


class Answer(_Message, frozen=True):
    """My answer to the question of that ordinal: hit, stay, or the seat that gets the card."""

    ordinal: ActNumber
    choice: Move | SeatNumber


class HandOver(_Message, frozen=True):
    """The host: a bot plays the seat of somebody who is not connected."""

    seat: SeatNumber


class ComeBack(_Message, frozen=True):
    """I am back: I play my seat myself again."""


class Leave(_Message, frozen=True):
    """I leave; a bot plays my seat if the game has begun. With my token I can come back."""


class PassHost(_Message, frozen=True):
    """The host: that person is the host from now on."""

    person: PersonNumber


class SendAway(_Message, frozen=True):
    """The host: that person has to go, from this table and its rematches; a bot plays their seat in a running game."""

    person: PersonNumber


class Lock(_Message, frozen=True):
    """The host: nobody new may sit down from now on, or anybody may again."""

    locked: bool


class SendEmote(_Message, frozen=True):
    """Everybody sees me wave, clap, laugh …; nobody keeps it."""

    emote: Emote


class HoldScores(_Message, frozen=True):
    """I am still reading that round's scores, or no longer: everybody's screen waits for me; nobody keeps it."""

    round: Annotated[int, Meta(ge=1)]
    held: bool


class Rematch(_Message, frozen=True):
    """The game is over: the same people at a new table. Whoever asks first makes it."""


Command = (
    Sit
    | StandUp
    | SeatBot
    | FreeSeat
    | FillSeats
    | Ready
    | SetOptions
    | GiveWord
    | Start
    | Answer
    | HandOver
    | ComeBack
    | Leave
    | PassHost
    | SendAway
    | Lock
)
"""Messages that change the room by events."""

ClientMessage = Hello | Ping | SendEmote | HoldScores | Rematch | Command

_decoder: Final = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str) -> ClientMessage:
    """Decode a client message; raise `msgspec.DecodeError` if it is none."""
    message: ClientMessage = _decoder.decode(text)
    return message
