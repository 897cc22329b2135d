"""Options and rules of a room, and the limits of every value in messages."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from flip7.bots import bot_named
from flip7.bots.base import starts_a_program
from flip7.bots.catalog import USUAL_BOT, is_built_in
from flip7.core.errors import Flip7Error, quoted
from flip7.core.latecomers import StartingPoints
from flip7.core.rules import First, Rules

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 40
LONGEST_NAME: Final = 24
LONGEST_WORD: Final = 60
MAX_SAFE_INTEGER: Final = 2**53 - 1
"""The largest integer that JavaScript reads exactly."""
MAX_SEAT_POINTS: Final = 20_000
"""Seats times target of the longest game: 2 seats to 10,000 points, 20 to 1,000, 40 to 500. A longer one would hold its
place in memory and store for days, and take seconds to read."""

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
PersonNumber = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
ActNumber = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]
Colour = Annotated[int, Meta(ge=1, le=8, description="One of the eight colours of the seats.")]
LONGEST_BOT: Final = 20
BotName = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_BOT, description="The bot's name in `flip7 bots`, such as level3.")
]


BotSeconds = Annotated[float, Meta(ge=0, le=10)]
BOT_PAUSES: Final = (0.0, 0.6, 1.2, 2.5)
"""The pauses of bots that hosts choose from, in seconds; `state/botPause.ts` has the same."""


class Emote(StrEnum):
    """The emotes."""

    WAVE = "wave"
    CLAP = "clap"
    LAUGH = "laugh"
    GASP = "gasp"
    CRY = "cry"
    FIRE = "fire"
    LUCK = "luck"
    GOOD_GAME = "good_game"


class GameRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that a table may choose (docs/rules.md, S.3 and X.2)."""

    target: Annotated[int, Meta(ge=1, le=10_000)] = 200
    first: First = First.DEALER

    def for_the_referee(self) -> Rules:
        """Convert to the referee's type."""
        return Rules(target=self.target, first=self.first)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table, besides its rules."""

    odds: bool = True
    """Whether questions come with the chances of the next card."""
    turn_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    """Seconds to think before a bot takes the seat over. None: the table waits."""
    bot_seconds: BotSeconds = 0.0
    """Seconds that bots wait before they answer."""
    stand_in: BotName = USUAL_BOT
    """The bot that plays for somebody who is away."""
    late: StartingPoints | UnsetType = UNSET
    """The points of a player who joins a running game at a new seat; left out: the lowest total."""

    advice: bool | UnsetType = UNSET
    """Whether everybody may ask for advice; left out: only somebody who is alone with bots."""

    @property
    def starting_points(self) -> StartingPoints:
        """The points that a latecomer begins with."""
        return StartingPoints.LOWEST if self.late is UNSET else self.late


class NoSuchBot(Flip7Error):
    """A bot that cannot sit at a web table."""


def seatable_bot(name: str) -> str:
    """Return the full name of a bot that may sit at a web table; raise `NoSuchBot` for others, programs included."""
    if starts_a_program(name):
        raise NoSuchBot("a program cannot sit at a web table by name: let it join as a player (docs/protocol.md)")
    if not is_built_in(name):
        raise NoSuchBot(f"no bot {quoted(name)} can sit at a web table; /api/bots lists those that can")
    bot = bot_named(name).name
    if len(bot) > LONGEST_BOT:
        raise NoSuchBot(f"the bot {quoted(name)} has too long a name for a web table")
    return bot


class Phase(StrEnum):
    """The phase of a room."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
