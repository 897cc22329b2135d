"""Room events: everything that can happen in a room, one closed list of past-tense facts.

Read this file first. A room is what its events say, in their order: `RoomState.apply` folds them. Everything in them
may be told to everybody; the hash of a person's token stands beside the event in the log, not in it. On the wire and in
the log an event is called an act.
"""

import re
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from flip7.core.decisions import Move
from flip7.core.latecomers import StartingPoints
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.room_options import (
    ActNumber,
    BotName,
    Colour,
    GameRules,
    Name,
    Options,
    PersonNumber,
    SeatNumber,
    Word,
)

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="64 hexadecimal digits.")]


def snake(name: str) -> str:
    """Return the tag of a class on the wire.

    >>> snake("HandedOver")
    'handed_over'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class _RoomEvent(Struct, frozen=True, tag_field="act", tag=snake):
    """Base class of all room events."""


class By(StrEnum):
    """The maker of a choice."""

    PERSON = "person"
    BOT = "bot"
    STAND_IN = "stand_in"
    """A bot that plays for somebody who is away."""


class HandOverReason(StrEnum):
    """The reason why a bot plays for a person."""

    CLOCK = "clock"
    """The time for a turn ran out."""
    HOST = "host"
    """The host asked for it."""


class Unseating(StrEnum):
    """The reason why a person lost their seat in the lobby."""

    HOST = "host"
    """The host freed the seat of somebody who was not connected."""
    AWAY = "away"
    """The person had not been connected for long."""


class Closing(StrEnum):
    """The reason why a table was closed before its game was over."""

    OWNER = "owner"
    """The owner of the server closed it."""
    BEHAVIOUR = "behaviour"
    """The game was begun by a referee of another behaviour, and this one cannot finish it as it was begun."""
    KEEPER = "keeper"
    """The person who shared a score board shares it no more."""


# --- before the game --------------------------------------------------------------------------------------------------


class Opened(_RoomEvent, frozen=True):
    """The table was made. `secret_hash` is the server's commitment to its part of the seed (docs/shuffle.md)."""

    seats: int
    rules: GameRules
    options: Options
    public: bool
    """Whether the table is listed for everybody."""
    secret_hash: Hash
    behaviour: int = 1
    """The number of the referee's behaviour by which the game is played (`flip7.core.behaviour`)."""


class Branched(_RoomEvent, frozen=True, omit_defaults=True):
    """The table is a branch of another game: what was chosen before that choice stands, and another game follows.

    It comes right after `Opened`, and the choices that both games have follow `Started`. Its cards prove nothing.
    """

    choice: ActNumber
    """The first choice that is made anew: how many both games have."""
    same_cards: bool
    """Whether the draw pile goes on as in the other game; if not, it was shuffled anew at that choice."""
    of: str = ""
    """The id of the other game's table; empty if it was a file or a link."""


class Came(_RoomEvent, frozen=True):
    """A person came to the table with a name. The first to come is the host.

    The number is the next one, or that of somebody who left without a seat: people who sit and leave use up nothing.
    """

    person: PersonNumber
    name: Name
    colour: Colour | None = None


class Sat(_RoomEvent, frozen=True):
    """The person took the seat, which was free or a bot's.

    In a running game the bot plays on until the next round begins, as the person's stand-in.
    """

    person: PersonNumber
    seat: SeatNumber


class StoodUp(_RoomEvent, frozen=True):
    """The person gave the seat up and watches; before the game only."""

    person: PersonNumber
    seat: SeatNumber


class BotSat(_RoomEvent, frozen=True):
    """A bot took the free seat."""

    seat: SeatNumber
    bot: BotName
    name: str


class SeatAdded(_RoomEvent, frozen=True, omit_defaults=True):
    """A new free seat, behind the last one; its number is how many there were.

    In a running game whoever takes it plays from the next round on (X.15).
    """

    seat: SeatNumber
    points: StartingPoints | None = None
    """The points with which its player joins a running game; null before the game."""


class SeatDropped(_RoomEvent, frozen=True):
    """The free seat was taken away before the game; those behind it moved up by one."""

    seat: SeatNumber


class SeatsSwapped(_RoomEvent, frozen=True):
    """Two seats were swapped in the lobby, with whoever sat there."""

    first: SeatNumber
    second: SeatNumber


class SeatFreed(_RoomEvent, frozen=True):
    """The bot of the seat went."""

    seat: SeatNumber


class Unseated(_RoomEvent, frozen=True):
    """The person lost the seat in the lobby while they were not connected; they may sit down again."""

    person: PersonNumber
    seat: SeatNumber
    why: Unseating


class Locked(_RoomEvent, frozen=True):
    """The host closed the table to newcomers, or opened it again."""

    locked: bool


class BecameReady(_RoomEvent, frozen=True):
    """The person said that it can start, or that it cannot yet."""

    person: PersonNumber
    ready: bool


class OptionsChanged(_RoomEvent, frozen=True):
    """The host chose other rules or options; in a running game, only another pause of the bots."""

    rules: GameRules
    options: Options


class GaveWord(_RoomEvent, frozen=True):
    """The person gave a word that is mixed into the seed; the last one given counts."""

    person: PersonNumber
    word: Word


# --- the game ---------------------------------------------------------------------------------------------------------


class Sealed(_RoomEvent, frozen=True, omit_defaults=True):
    """The words, in the order given, were mixed into the seed, whose hash is this; no card has been dealt yet."""

    words: tuple[str, ...]
    seed_hash: Hash
    seed: Hash | None = None
    """Set only in a finished game from which the owner has deleted words: the seed no longer follows from them."""


class Started(_RoomEvent, frozen=True):
    """The deck was shuffled, and the first round dealt, by this dealer."""

    dealer: SeatNumber


class Chose(_RoomEvent, frozen=True):
    """The seat answered the question of that ordinal: the number of choices before it."""

    seat: SeatNumber
    ordinal: ActNumber
    choice: Move | SeatNumber
    by: By


class Advised(_RoomEvent, frozen=True):
    """The player at the seat asked for advice on the question of that ordinal; once for each question."""

    seat: SeatNumber
    ordinal: ActNumber


class BotFailed(_RoomEvent, frozen=True):
    """The bot could not answer that question, however often it was asked; the least harmful legal answer follows."""

    seat: SeatNumber
    ordinal: ActNumber
    bot: BotName


class Revealed(_RoomEvent, frozen=True):
    """The game was over, and what the shuffles were made of was published."""

    secret: Hash
    words: tuple[str, ...]
    seed: Hash
    scores: tuple[int, ...] | None = None
    """The final scores; compared with the referee's whenever the table is opened. Logs of version 0.1 have none."""


class Closed(_RoomEvent, frozen=True):
    """The table was closed for good, and its game, if one was being played, has no winner."""

    why: Closing


class Rematched(_RoomEvent, frozen=True):
    """The rematch began: the same people play again, at the table with this id, to which the code leads from now on.

    At a score board: its keepers keep the next game at the board with this id, and those who watch go along.
    """

    table: str


# --- coming and going -------------------------------------------------------------------------------------------------


class HandedOver(_RoomEvent, frozen=True):
    """A bot plays the seat until its owner comes back."""

    seat: SeatNumber
    bot: BotName
    why: HandOverReason


class Left(_RoomEvent, frozen=True):
    """The person left the table: before the game the seat is free, later the bot plays it until they come back."""

    person: PersonNumber
    bot: BotName


class SentAway(_RoomEvent, frozen=True):
    """The host sent the person away from this table and its rematches.

    Before the game their seat is free, later the bot plays it.
    """

    person: PersonNumber
    bot: BotName


class CameBack(_RoomEvent, frozen=True):
    """The person is back, and plays their seat if they had one."""

    person: PersonNumber


class HostPassed(_RoomEvent, frozen=True, omit_defaults=True):
    """The person is the host from now on."""

    person: PersonNumber
    away: bool = False
    """Whether the one before is only away: they cannot be sent away, and are the host again when they come back."""


# --- a score board (a game with real cards) ---------------------------------------------------------------------------


class ScoreShared(_RoomEvent, frozen=True):
    """A keeper shared the score of a game with real cards: the room carries its entries, and no game of its own."""

    setup: dict[str, Any]
    """The setup of the game: a saved score (`flip7-score/1`, docs/companion.md) without its entries."""
    colours: tuple[Colour, ...]
    odds: OddsFor = OddsFor.NOBODY


class ScoreEntered(_RoomEvent, frozen=True):
    """A keeper entered something: entries of the score's log, as they are saved, each for the first time."""

    person: PersonNumber
    entries: tuple[dict[str, Any], ...]


class OddsSet(_RoomEvent, frozen=True):
    """A keeper changed for whom the odds are shown, on all devices."""

    person: PersonNumber
    odds: OddsFor


RoomEvent = (
    Opened
    | Branched
    | Came
    | Sat
    | StoodUp
    | BotSat
    | SeatAdded
    | SeatDropped
    | SeatsSwapped
    | SeatFreed
    | Unseated
    | Locked
    | BecameReady
    | OptionsChanged
    | GaveWord
    | Sealed
    | Started
    | Chose
    | Advised
    | BotFailed
    | Revealed
    | Closed
    | Rematched
    | HandedOver
    | Left
    | SentAway
    | CameBack
    | HostPassed
    | ScoreShared
    | ScoreEntered
    | OddsSet
)


class LogLine(Struct, frozen=True, omit_defaults=True):
    """An event as it is stored: with the hash of the newcomer's token, which nobody is told.

    Beside `ScoreShared` it is the hash of the invitation to keep score, too.
    """

    act: RoomEvent
    token_hash: str | None = msgspec.field(name="key", default=None)
    """Stored as `key`."""
    record: str | None = None
    """Beside `Branched`: the record of the choices that both games have, from which its cards come."""
    banned: tuple[str, ...] = ()
    """Beside `Opened` in a rematch: the hashes of the tokens of those who were sent away from the tables before it."""


_encode: Final = msgspec.json.Encoder().encode
decode_line: Final = msgspec.json.Decoder(LogLine).decode


def encode_line(line: LogLine) -> bytes:
    """Encode a line for the store, and check that it can be decoded; choices need no check."""
    written = _encode(line)
    if not isinstance(line.act, Chose):
        decode_line(written)
    return written
