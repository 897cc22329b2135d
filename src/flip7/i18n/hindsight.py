"""The reason why another answer was better, as a sentence that names the player, or says «you» to them."""

from typing import assert_never

from flip7.analysis.hindsight import (
    BankedMore,
    BroughtMore,
    BustsOther,
    FlipSevenNear,
    FlipsTooRisky,
    FlipsWereGood,
    FrozeOneself,
    HeldDouble,
    HeldSecondChance,
    HelpedTheStronger,
    Hindsight,
    InFront,
    MissedTheLeader,
    NoNeed,
    NotEnough,
    NothingBusts,
    SafeBank,
    SecondChanceHeld,
    SmallLead,
    StayingLost,
    StayingWon,
    TooRisky,
    WithinReach,
    WorthIt,
)
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names


def reason_told(reason: Hindsight, seat: Seat, names: Names, *, to_you: bool = False) -> str:
    """Say why another answer of that seat was better; `to_you` says it to whoever sits there."""
    you, name = _yes_or_no(to_you), names[seat]
    match reason:
        case StayingWon(standing):
            return say("hindsight-staying-won", you=you, name=name, standing=standing)
        case InFront(standing, rival, needs):
            return say("hindsight-in-front", you=you, name=name, standing=standing, rival=names[rival], needs=needs)
        case NoNeed(rival, gap, bust):
            return say("hindsight-no-need", you=you, name=name, gap=gap, rival=names[rival], bust=bust)
        case TooRisky(bust, points):
            return say("hindsight-too-risky", you=you, name=name, bust=bust, points=points)
        case StayingLost(rival, standing):
            return say("hindsight-staying-lost", you=you, rival=names[rival], standing=standing)
        case SecondChanceHeld():
            return say("hindsight-second-chance")
        case NothingBusts():
            return say("hindsight-cannot-bust", you=you, name=name)
        case FlipSevenNear(flip7):
            return say("hindsight-flip7", flip7=flip7)
        case WithinReach(short, target):
            return say("hindsight-within-reach", short=short, target=target)
        case SmallLead(rival, lead):
            return say("hindsight-small-lead", you=you, rival=names[rival], lead=lead)
        case NotEnough(rival, gap, points):
            return say("hindsight-not-enough", you=you, rival=names[rival], gap=gap, points=points)
        case WorthIt(bust, points):
            return say("hindsight-worth-it", you=you, name=name, bust=bust, points=points)
        case SafeBank(points):
            return say("hindsight-safe-bank", you=you, name=name, points=points)
        case FrozeOneself(points, to, standing):
            return say("hindsight-froze-oneself", you=you, name=name, points=points, to=names[to], standing=standing)
        case MissedTheLeader(card, given, behind, to, leads):
            return say(
                "hindsight-missed-leader",
                you=you,
                name=name,
                card=card,
                given=names[given],
                behind=_yes_or_no(behind),
                to=names[to],
                leads=_yes_or_no(leads),
            )
        case HeldSecondChance(to):
            return say("hindsight-held-second-chance", to=names[to])
        case HeldDouble(to):
            return say("hindsight-held-double", to=names[to])
        case BankedMore(given, more, to, less):
            return say("hindsight-banked-more", given=names[given], more=more, to=names[to], less=less)
        case FlipsWereGood(gain):
            return say("hindsight-flips-good", you=you, name=name, gain=gain)
        case FlipsTooRisky(bust, points):
            return say("hindsight-flips-risky", you=you, name=name, bust=bust, points=points)
        case BustsOther(to, bust, given, less):
            return say("hindsight-busts-other", to=names[to], bust=bust, given=names[given], less=less)
        case BroughtMore(given, more, to, less):
            return say("hindsight-brought-more", given=names[given], more=more, to=names[to], less=less)
        case HelpedTheStronger(given, higher, to, lower):
            return say("hindsight-helped-stronger", given=names[given], higher=higher, to=names[to], lower=lower)
        case _:
            assert_never(reason)


def _yes_or_no(value: bool) -> str:  # noqa: FBT001 - it is the value
    return "yes" if value else "no"
