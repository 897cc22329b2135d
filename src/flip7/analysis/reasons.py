"""Reasons for an advised answer: a closed list, each with its numbers. The sentences are in `flip7.i18n`."""

from flip7.core.cards import Card
from flip7.core.seats import Points, Seat
from flip7.core.values import fact


@fact
class TooClose:
    """Two answers or more are too close to call."""

    within: float
    """Upper bound (95 %) of the win probability that lies between them."""


# --- hit --------------------------------------------------------------------------------------------------------------


@fact
class StayingLoses:
    """An opponent out of the round wins the game if the seat stays (G.1)."""

    leader: Seat
    standing: Points
    gap: Points


@fact
class SecondChanceHolds:
    """The next card cannot bust the seat: its Second Chance would be used instead (SC.2)."""

    risk: float
    """The chance that it is used."""


@fact
class CannotBust:
    """No card that can come next busts the seat."""


@fact
class SeventhNumber:
    """The next card makes a Flip 7 with this chance (F7.1)."""

    flip7: float
    bust: float


@fact
class MustGamble:
    """Staying would bring more points, but not enough: the seat is behind."""

    rival: Seat
    standing: Points
    gap: Points


@fact
class WorthTheRisk:
    """The risk is worth it: the round gains these points on average."""

    bust: float
    gain: float


# --- stay -------------------------------------------------------------------------------------------------------------


@fact
class StayingWins:
    """The seat wins the game if it stays (G.1)."""

    standing: Points


@fact
class StayingLeads:
    """The seat stands at the target or beyond, and highest: the others must pass it in this round."""

    standing: Points
    rival: Seat
    needs: Points
    """The points that the rival still needs to pass it."""


@fact
class NoNeedToGamble:
    """Hitting would bring more points, but the seat is ahead and has more to lose."""

    rival: Seat
    gap: Points
    bust: float


@fact
class RiskTooHigh:
    """The points that lie there are too much to risk."""

    bust: float
    at_stake: Points


# --- giving a card ----------------------------------------------------------------------------------------------------


@fact
class StopsTheLeader:
    """The Freeze stops the opponent who stands highest of those still in."""

    to: Seat
    standing: Points
    """The opponent's total with what it would bank."""
    banks: Points


@fact
class StopsShort:
    """The Freeze stops an opponent who was near the target."""

    to: Seat
    standing: Points
    target: int


@fact
class BanksLittle:
    """The Freeze ends an opponent's round with few points."""

    to: Seat
    banks: Points


@fact
class BanksForOneself:
    """The Freeze is taken as a safe way to bank."""

    banks: Points
    standing: Points


@fact
class MayBust:
    """The Flip Three busts an opponent with this chance."""

    to: Seat
    bust: float
    at_stake: Points
    leads: bool
    """The opponent stands highest of those still in."""


@fact
class FlipsForOneself:
    """The Flip Three is taken for its cards."""

    bust: float
    before: Points
    after: float
    """Points right after it, on average."""


@fact
class HelpsLeast:
    """The card helps, and it helps least where it goes."""

    card: Card
    to: Seat
    standing: Points


Reason = (
    TooClose
    | StayingLoses
    | SecondChanceHolds
    | CannotBust
    | SeventhNumber
    | MustGamble
    | WorthTheRisk
    | StayingWins
    | StayingLeads
    | NoNeedToGamble
    | RiskTooHigh
    | StopsTheLeader
    | StopsShort
    | BanksLittle
    | BanksForOneself
    | MayBust
    | FlipsForOneself
    | HelpsLeast
)
