"""Messages, server to client: one closed list of JSON, and the views of rooms and games in them.

`commands.py` has client to server.
"""

from enum import StrEnum
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from flip7.analysis.confidence import Certainty
from flip7.core.cards import Card
from flip7.core.decisions import Move
from flip7.core.table import Status
from flip7.protocol.errors import Reason
from flip7.protocol.game_events import WireEvent
from flip7.protocol.room_events import By, Closing, Hash, RoomEvent, snake
from flip7.protocol.room_options import Emote, GameRules, Options, Phase

Milliseconds = Annotated[int, Meta(description="Since 1970, by the server's clock.")]
Chance = Annotated[float, Meta(ge=0, le=1)]

# --- the game ---------------------------------------------------------------------------------------------------------


class Worth(Struct, frozen=True):
    """A seat's score if the round ended now, as its sum (E.2)."""

    seat: int
    numbers: int
    """The sum of the numbers."""
    doublings: int
    """The number of times that the sum is doubled."""
    bonuses: tuple[int, ...]
    """The points that are added, in the order the cards came."""
    flip_7: int
    """The bonus for a Flip 7, or 0."""
    points: int
    """The result; 0 for a seat that has busted."""


class PlaceView(Struct, frozen=True):
    """The cards before one seat, and their worth."""

    cards: tuple[Card, ...]
    status: Status
    worth: Worth


class FlipThreeView(Struct, frozen=True, tag_field="task", tag="flip_three"):
    """A Flip Three under way."""

    target: int
    left: int
    set_aside: tuple[Card, ...]


class AssignedView(Struct, frozen=True):
    """A card that waits before its holder until its turn comes (F3.9)."""

    card: Card
    holder: int


class HandOutView(Struct, frozen=True, tag_field="task", tag="hand_out"):
    """Freezes and Flip Threes being given out."""

    giver: int
    to_give: tuple[Card, ...]
    assigned: tuple[AssignedView, ...]


class GameView(Struct, frozen=True):
    """The cards on the table: everything but the order of the draw pile."""

    round: int
    dealer: int
    first: int
    dealing: bool
    turn: int | None
    scores: tuple[int, ...]
    places: tuple[PlaceView, ...]
    draw_pile: int
    discard_pile: tuple[Card, ...]
    turned_up: Card | None
    pending: tuple[FlipThreeView | HandOutView, ...]
    flipped_seven: int | None
    winner: int | None


class Twins(Struct, frozen=True):
    """The copies of a card that are left to come."""

    card: Card
    left: int


class Odds(Struct, frozen=True):
    """Odds of the next card, by the cards seen so far: for a hit-or-stay question, or a card of a Flip Three."""

    bust: Chance
    saved: Chance
    """The chance that it would bust them but for their Second Chance."""
    flip_7: Chance
    points_now: int
    points_after: float
    """On average."""
    pile: int
    """The number of cards that the next one is drawn from."""
    twins: tuple[Twins, ...]
    """Cards left in the pile that double a number of the seat, by number."""


class Asked(Struct, frozen=True):
    """The question that is open. An answer names its ordinal."""

    ordinal: int
    seat: int
    ask: Literal["hit_or_stay", "give"]
    card: Card | None
    """The card to give."""
    options: tuple[Move | int, ...]
    by: By
    """Person, bot or stand-in: the one who is to answer."""
    deadline: Milliseconds | None
    """When a bot answers instead."""
    odds: Odds | None


# --- the room ---------------------------------------------------------------------------------------------------------


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat and the person or bot in it. A free seat has no name."""

    name: str | None
    person: int | None
    bot: str | None
    stand_in: str | None
    waits: bool
    """Whether the person came into a running game, and plays from the next round on."""
    advised: int = 0
    """The number of questions for which the person asked for advice."""


class PersonView(Struct, frozen=True):
    """A person at the table."""

    person: int
    name: str
    colour: int | None
    seat: int | None
    ready: bool
    gone: bool
    gave_word: bool
    sent_away: bool = False


class Revelation(Struct, frozen=True):
    """The secret and the words behind the shuffles; published when the game is over (docs/shuffle.md)."""

    secret: Hash
    words: tuple[str, ...]
    seed: Hash


class BranchView(Struct, frozen=True):
    """Where a game leaves another one (`branched`)."""

    choice: int
    same_cards: bool
    of: str


class TableView(Struct, frozen=True):
    """A table as everybody may see it, after the act of that number."""

    id: str
    code: str
    link: str
    number: int
    phase: Phase
    public: bool
    rules: GameRules
    options: Options
    host: int | None
    seats: tuple[SeatView, ...]
    people: tuple[PersonView, ...]
    secret_hash: Hash
    seed_hash: Hash | None
    game: GameView | None
    asked: Asked | None
    revealed: Revelation | None
    rematch: str | None
    """The id of the table where the same people play again."""
    locked: bool = False
    """Whether the table is closed to newcomers."""
    closed: Closing | None = None
    """The reason why the table was closed before its game was over."""
    scores: tuple[int, ...] | None = None
    """The final scores, as they were stored when the game was over."""
    branch: BranchView | None = None
    """The other game that this one is a branch of: it counts as nobody's result."""


class TableListed(Struct, frozen=True):
    """A public table in the list."""

    code: str
    link: str
    phase: Phase
    host: str | None
    seats: int
    free: int
    bots: int
    target: int
    created: Milliseconds
    locked: bool = False
    """Whether the table is closed to newcomers."""


# --- messages ---------------------------------------------------------------------------------------------------------


class _Message(Struct, frozen=True, tag_field="type", tag=snake):
    """A message of the server."""


class You(_Message, frozen=True):
    """Your own place at this table; sent when you have come, and when a command of yours has changed it."""

    person: int
    seat: int | None
    host: bool


class Announced(_Message, frozen=True):
    """An announcement of the owner, such as when the server restarts; an empty one takes the last back."""

    text: str | None = None
    restart_at: Milliseconds | None = None
    """When the server will stop. It restarts soon after, and nothing is lost."""


class Welcome(_Message, frozen=True):
    """The answer to `hello`. Keep the token: it is you.

    Without `last` in the hello, `table` is the table as it is; with it, what you missed follows, act by act.
    """

    protocol: int
    version: str
    id: str
    """The table's own; a code may lead to another table after a rematch, this never does."""
    token: str
    you: You | None
    number: int
    """The number of the table's last act."""
    now: Milliseconds
    present: tuple[int, ...]
    watching: int
    asked: Asked | None
    table: TableView | None
    announced: Announced | None = None
    """The announcement of the server's owner to everybody."""


class Happened(_Message, frozen=True):
    """An act, what the referee said to it, and what is asked now."""

    number: int
    at: Milliseconds
    act: RoomEvent
    events: tuple[WireEvent, ...]
    worths: tuple[Worth | None, ...]
    """For each event, what the seat that it touches is worth after it; null where it touches none."""
    asked: Asked | None
    game: GameView | None
    """The cards before the first is dealt, with `started`; else null."""
    odds: tuple[Odds | None, ...] = ()
    """For each event that turns up a card of a Flip Three, what could come of it, just before; null for all others.

    Empty if no event does, or if the table shows no odds.
    """


class Present(_Message, frozen=True):
    """The people who are connected now, and the number of others who watch."""

    people: tuple[int, ...]
    watching: int


class Emoted(_Message, frozen=True):
    """An emote of a person: a wave, applause, laughter …"""

    person: int
    emote: Emote


class ScoresHeld(_Message, frozen=True):
    """A person still reads the scores of that round, or has read them."""

    person: int
    round: int
    held: bool


class AdvisedOption(Struct, frozen=True):
    """One answer and what it is worth to the player who is asked (docs/advice.md)."""

    choice: Move | int
    bust: Chance
    """The exact chance that the cards that come at once bust the seat that gets them."""
    points: float
    """The points of the round, on average."""
    win: Chance
    """The chance to win the game."""
    error: float
    """Half the width of its 95 % confidence interval."""
    behind: float
    """Chance to win that it loses against the best answer; 0 for that one."""
    behind_error: float
    """Half the width of the 95 % confidence interval of this loss."""


class Advice(_Message, frozen=True):
    """The advice that you asked for, on the question of that ordinal; to you alone."""

    ordinal: int
    best: Move | int
    certainty: Certainty
    sentence: str
    """The recommended answer and its reason, in the language that was asked for."""
    for_points: str | None
    """The answer that brings the most points, as a sentence, if it is clearly another one."""
    options: tuple[AdvisedOption, ...]
    """In the order of the question's options."""
    rough: bool
    """Whether chances were estimated instead of tried out: on a device without a server, or until a worker is ready."""
    draft: bool
    """Whether better advice follows, or a refusal: the answers are still being tried out."""
    re: int | None = None


class ChoiceCost(_Message, frozen=True):
    """The cost of your answer to the question of that ordinal, in training, if it was a costly one; to you alone."""

    ordinal: int
    choice: Move | int
    best: Move | int
    """The answer that was better."""
    certainty: Certainty
    cost: float
    """In percentage points of winning chance, with one decimal."""
    error: float
    """Half the width of its 95 % confidence interval."""
    why: dict[str, Any] | None
    """The reason why the other answer was better: its name and its figures (docs/review.md)."""


class Board(_Message, frozen=True):
    """A shared score board as it stands after the act of that number, for those who watch it."""

    number: int
    closed: bool
    """Whether it is shared no more."""
    board: dict[str, Any]
    """Everything to show, with every sentence in the language that was asked for (docs/companion.md)."""


class Pong(_Message, frozen=True):
    """The answer to `ping`."""

    number: int
    now: Milliseconds
    re: int | None = None


class Refusal(_Message, frozen=True):
    """A command was refused, and nothing has changed. `reason` is for programs, `message` for people."""

    reason: Reason
    message: str
    re: int | None = None


class Parting(StrEnum):
    """The server's reason for ending a connection."""

    STOPPING = "stopping"
    """The server stops or restarts: reconnect."""
    TOO_SLOW = "too_slow"
    """Messages were not taken fast enough: connect again and ask for the rest."""
    REFUSED = "refused"
    """The refusal before it said why."""
    SENT_AWAY = "sent_away"
    """The host sent you away from this table: do not come back."""


class Goodbye(_Message, frozen=True):
    """The server closes the connection."""

    why: Parting
    seconds: float
    """Reconnect after about this many seconds."""


ServerMessage = (
    Welcome
    | You
    | Happened
    | Present
    | Emoted
    | ScoresHeld
    | Announced
    | Advice
    | ChoiceCost
    | Board
    | Pong
    | Refusal
    | Goodbye
)

_encode: Final = msgspec.json.Encoder().encode


def as_text(message: ServerMessage) -> str:
    """Encode a message as JSON text."""
    return _encode(message).decode()


# --- REST -------------------------------------------------------------------------------------------------------------


class Founded(Struct, frozen=True):
    """A new table, and who you are at it. Keep the token: it is you."""

    id: str
    code: str
    link: str
    token: str
    you: You


class HostlessTable(Struct, frozen=True):
    """A new table that belongs to nobody: whoever sits down first is its host."""

    id: str
    code: str
    link: str


class BoardFounded(Struct, frozen=True):
    """A shared score board. Keep the token: it is you. Hand the invitation to those alone who may keep score, too."""

    id: str
    code: str
    link: str
    """For everybody who may watch."""
    token: str
    invitation: str


class BoardFollowed(Struct, frozen=True):
    """The board of the next game. The token and the invitation of the board before it hold there."""

    id: str
    code: str
    link: str


class DailyDealView(Struct, frozen=True):
    """The deal of the day, which is another one after midnight in Greenwich."""

    day: str
    """The date, such as 2026-11-18."""
    hash: str
    """The fingerprint of the table's secret, of which the cards follow."""
    next_hash: str
    """The hash of the next day's secret."""


class DailyScore(Struct, frozen=True):
    """The result of one player in the daily deal."""

    points: int
    place: int
    players: int
    rounds: tuple[Literal["bust", "few", "many", "flip_7"], ...]
    """The result of each round: a bust, fewer than 25 points, as many or more, a Flip 7."""
    line: str
    """The results as symbols to share, from which no card can be read."""


class DailyOutcome(Struct, frozen=True):
    """A daily deal that was played to its end, beside the same deal played by a strong bot."""

    day: str
    yours: DailyScore
    par: DailyScore


class ErrorBody(Struct, frozen=True):
    """An error: a name for programs, a sentence for people."""

    error: Reason
    message: str
