"""The entries of a score keeper's log: everything that can be tapped.

Entries are facts that never change and are never deleted: taking one back is another entry. So the logs of two keepers
are merged by putting them together, and the order of the ids makes the same board of it everywhere.
"""

from enum import StrEnum
from typing import NamedTuple

from flip7.core.cards import Card
from flip7.core.decisions import Move
from flip7.core.latecomers import StartingPoints
from flip7.core.seats import Points, Seat
from flip7.core.values import fact


class Depth(StrEnum):
    """The depth at which a game is kept; it can change in the middle of a game."""

    PAD = "pad"
    """One number for each player and round."""
    HANDS = "hands"
    """The cards that lie before each player when the round is over."""
    LIVE = "live"
    """Every card as it comes up, with the referee."""


class EntryId(NamedTuple):
    """The name of an entry and its place in the order: a Lamport clock, then who tapped.

    >>> str(EntryId(12, "a"))
    '12.a'
    """

    clock: int
    """One more than the highest that the keeper had seen."""
    keeper: str
    """Which device tapped; it decides the order of two taps at the same moment."""

    def __str__(self) -> str:
        return f"{self.clock}.{self.keeper}"


# --- what was tapped at the end of a round ----------------------------------------------------------------------------


@fact
class Score:
    """A player's points of a round, as one number."""

    round: int
    seat: Seat
    points: Points
    sure: bool = False
    """The table insists on a score that no hand can give: it is marked."""


@fact
class Laid:
    """A card that lies before a player at the end of the round."""

    round: int
    seat: Seat
    card: Card


@fact
class Bust:
    """The player busted in this round."""

    round: int
    seat: Seat


@fact
class Done:
    """All cards of this player have been tapped."""

    round: int
    seat: Seat


# --- what was tapped while the round was played -----------------------------------------------------------------------


@fact
class Moved:
    """The answer to «Hit or stay?»"""

    seat: Seat
    move: Move


@fact
class Gave:
    """The answer to «Who gets this card?»"""

    seat: Seat
    card: Card
    to: Seat


@fact
class CameUp:
    """The answer to «Which card came up?»"""

    seat: Seat
    card: Card


@fact
class Shuffled:
    """The table has shuffled all cards that lie before nobody into a new draw pile, earlier than it must (N.3)."""


# --- about the players ------------------------------------------------------------------------------------------------


@fact
class PlayerJoined:
    """A new player from this round on, at a new seat behind the last one (X.15)."""

    round: int
    seat: Seat
    name: str
    points: StartingPoints = StartingPoints.ZERO


@fact
class PlayerLeft:
    """The player is not dealt to from this round on; the score stays (X.16)."""

    round: int
    seat: Seat


@fact
class PlayerCameBack:
    """A player who had left plays again, from this round on (X.16)."""

    round: int
    seat: Seat


@fact
class PlayerRenamed:
    """Another name for a player, in the whole game."""

    seat: Seat
    name: str


# --- about the game or about other entries ----------------------------------------------------------------------------


@fact
class SetDepth:
    """Keep the game at this depth from here on."""

    depth: Depth


@fact
class ByHand:
    """«We did it differently at our table»: the round's points of a player, whatever the cards say."""

    round: int
    seat: Seat
    points: Points | None
    """None: count the cards again."""


@fact
class Dropped:
    """An entry that does not fit any more, or was wrong, and that the keeper has agreed to drop."""

    of: EntryId
    behind: bool = False
    """And every live step that was tapped behind it: another keeper was right."""


@fact
class Undone:
    """An entry taken back; taking back the taking back is a redo."""

    of: EntryId


CellEntry = Score | Laid | Bust | Done
"""For one player in one round, kept at its end."""
LiveEntry = Moved | Gave | CameUp | Shuffled
"""A step of a round that is kept live."""
Step = CellEntry | LiveEntry | SetDepth
"""Entries that are played one after the other."""
PlayerEntry = PlayerJoined | PlayerLeft | PlayerCameBack | PlayerRenamed
"""Entries about the players and their names."""


@fact
class Corrected:
    """A replacement for an earlier entry, at its place."""

    of: EntryId
    by: Step | PlayerEntry


Amendment = ByHand | Corrected | Dropped | Undone | PlayerEntry
"""Changes of other entries, of a result or of the players, wherever they stand in the log."""
What = Step | Amendment


@fact
class Entry:
    """Something tapped: what, and when."""

    id: EntryId
    what: What
    after: EntryId | None = None
    """The step that the keeper saw as the last one. Two live answers after the same step answer one question."""
    before: EntryId | None = None
    """Its place is before this entry: it was missing when an earlier one was corrected."""
