"""Commands and other messages, client to server: one closed list of JSON, decoded by `decode_message`.

`messages.py` has server to client. `flip7.server.rooms.conversation` answers what is here, and
`flip7.server.rooms.commands` handles the commands.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from flip7.core.decisions import Move
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.room_events import snake
from flip7.protocol.room_options import (
    LONGEST_NAME,
    LONGEST_WORD,
    MAX_SAFE_INTEGER,
    ActNumber,
    BotName,
    BotSeconds,
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
    """A message of a client. `re` is any number of the client's own; a refusal quotes it."""

    re: Annotated[int, Meta(ge=-MAX_SAFE_INTEGER, le=MAX_SAFE_INTEGER)] | None = None


class Hello(_Message, frozen=True):
    """The first message: the table, the token of whoever was here before, and the number of the last act they know."""

    table: TableKey
    protocol: Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)] = PROTOCOL
    token: Annotated[str, Meta(max_length=64)] | None = None
    last: Annotated[int, Meta(ge=-1, le=MAX_SAFE_INTEGER)] | None = None
    board: bool = False
    """Whether a shared score board is meant, and not a table where people play."""


class Ping(_Message, frozen=True):
    """Check the connection. The answer is `pong`, with the number of the last act."""


class Sit(_Message, frozen=True):
    """Take a seat: that one, or the first that is free. Whoever sits already moves, before the game.

    In a running game a bot's seat, or else a new one behind the last, from the next round on; a seat's number that is
    one too high asks for a new one.
    """

    name: GivenName = ""
    seat: SeatNumber | None = None
    colour: Colour | None = None


class StandUp(_Message, frozen=True):
    """Give up the seat and watch; before the game."""


class SeatBot(_Message, frozen=True):
    """Host: seat a bot at a free seat, or in place of the bot there."""

    seat: SeatNumber
    bot: BotName


class FreeSeat(_Message, frozen=True):
    """Host: free the seat of a bot, or of a person who is not connected; before the game."""

    seat: SeatNumber


class AddSeat(_Message, frozen=True):
    """Host: add a free seat behind the last one; before the game. In a game, `sit` adds one for a latecomer."""


class DropSeat(_Message, frozen=True):
    """Host: take a free seat or a bot's away; before the game."""

    seat: SeatNumber


class SwapSeats(_Message, frozen=True):
    """Host: swap who sits at two seats; before the game."""

    first: SeatNumber
    second: SeatNumber


class FillSeats(_Message, frozen=True):
    """Host: seat a bot at every free seat."""

    bot: BotName


class Ready(_Message, frozen=True):
    """Be ready to start, or not."""

    ready: bool = True


class SetOptions(_Message, frozen=True):
    """Host: change rules or options; before the game."""

    rules: GameRules
    options: Options


class SetPause(_Message, frozen=True):
    """Host: change how long bots wait before they answer, also in a running game."""

    bot_seconds: BotSeconds


class GiveWord(_Message, frozen=True):
    """Give a word that is mixed into the seed; before the game, from a seat."""

    word: GivenWord


class Start(_Message, frozen=True):
    """Host: start the game. Every seat must be taken, unless free ones are to be dropped."""

    drop_free: bool = False
    """Whether free seats are taken away first: the game starts with who is there."""


class Answer(_Message, frozen=True):
    """Answer the question of that ordinal: hit, stay, or the seat that gets the card."""

    ordinal: ActNumber
    choice: Move | SeatNumber


class AskAdvice(_Message, frozen=True):
    """Ask for advice on the question of that ordinal, which is one's own; everybody is told that it was asked for."""

    ordinal: ActNumber
    language: Annotated[str, Meta(max_length=16)] = "en"
    """The language of the sentences."""


class HandOver(_Message, frozen=True):
    """Host: let a bot play the seat of somebody who is not connected, or has not answered for a minute."""

    seat: SeatNumber


class ComeBack(_Message, frozen=True):
    """Come back: play one's own seat again."""


class Leave(_Message, frozen=True):
    """Leave; a bot plays the seat if the game has begun. The token lets the person come back."""


class PassHost(_Message, frozen=True):
    """Host: hand hosting over to a person."""

    person: PersonNumber


class SendAway(_Message, frozen=True):
    """Host: send a person away from this table and its rematches; a bot plays their seat in a running game."""

    person: PersonNumber


class Lock(_Message, frozen=True):
    """Host: lock the table against newcomers, or unlock it."""

    locked: bool


class SendEmote(_Message, frozen=True):
    """Show an emote to everybody; it is not stored."""

    emote: Emote


class HoldScores(_Message, frozen=True):
    """Hold a round's scores on everybody's screen, or release them; it is not stored."""

    round: Annotated[int, Meta(ge=1)]
    held: bool


class Hurry(_Message, frozen=True):
    """Let bots answer at once to the end of that round, as soon as no person is still in it; it is not stored."""

    round: Annotated[int, Meta(ge=1)]


class SetDisplay(_Message, frozen=True):
    """Show the table to a room, or no longer: such a client is not counted among those who watch; it is not stored."""

    on: bool


class SetTraining(_Message, frozen=True):
    """Be told right after a costly choice what it cost, or no longer; alone with bots. It is not stored."""

    on: bool


class Rematch(_Message, frozen=True):
    """Open a new table for the same people after a game. The first request makes it."""

    start: bool = False
    """Whether the game begins at once; only for somebody who plays alone with bots, otherwise in the lobby."""
    word: GivenWord | None = None
    """One's own word for the shuffle of a game that begins at once."""


class KeepScore(_Message, frozen=True):
    """Score board: become one of its keepers, by the invitation that a keeper has handed on."""

    invitation: Annotated[str, Meta(max_length=64)]


class EnterScore(_Message, frozen=True):
    """Score board: add entries to its log, those that it may lack, in the order of their ids.

    What the board has already is skipped. If one of the others cannot be, none is added.
    """

    entries: Annotated[tuple[dict[str, Any], ...], Meta(max_length=64)]


class SetOdds(_Message, frozen=True):
    """Score board: change for whom the odds are shown: nobody, the player in turn, or everybody."""

    odds: OddsFor


class StopSharing(_Message, frozen=True):
    """Score board, host: share it no more. Every keeper's own copy stays as it is."""


class WatchBoard(_Message, frozen=True):
    """Score board: be sent the whole board now and after every change, in this language; it is not stored."""

    language: Annotated[str, Meta(max_length=16)] = "en"


ScoreCommand = KeepScore | EnterScore | SetOdds | StopSharing
"""Commands at a score board, where there are no others."""
Command = (
    Sit
    | StandUp
    | SeatBot
    | FreeSeat
    | AddSeat
    | DropSeat
    | SwapSeats
    | FillSeats
    | Ready
    | SetOptions
    | SetPause
    | GiveWord
    | Start
    | Answer
    | AskAdvice
    | HandOver
    | ComeBack
    | Leave
    | PassHost
    | SendAway
    | Lock
    | ScoreCommand
)
"""Messages that change the room by events."""
HostCommand = (
    SeatBot
    | FreeSeat
    | AddSeat
    | DropSeat
    | SwapSeats
    | FillSeats
    | SetOptions
    | SetPause
    | Start
    | HandOver
    | PassHost
    | SendAway
    | Lock
)
"""The commands of the host alone."""

ClientMessage = (
    Hello | Ping | SendEmote | HoldScores | Hurry | SetDisplay | SetTraining | Rematch | WatchBoard | Command
)

_decoder: Final = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str) -> ClientMessage:
    """Decode a client message; raise `msgspec.DecodeError` if it is none."""
    message: ClientMessage = _decoder.decode(text)
    return message
