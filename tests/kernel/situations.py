"""How often the rare situations came up, as the referee tells it: a test that never meets them proves little."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from flip7.core.cards import FREEZE, SECOND_CHANCE
from flip7.core.decisions import Choice, Decision, Give
from flip7.core.events import (
    Discarded,
    Ending,
    Event,
    Flipped,
    FlippedSeven,
    FlipThreeBegan,
    FlipThreeEnded,
    GameWon,
    Given,
    HandedOut,
    PassedOn,
    RanDry,
    Reshuffled,
    Saved,
    Tied,
    Waste,
)
from flip7.core.pending import FlipThree, HandOut
from flip7.core.table import Table

ASKED_IN_THE_DEAL: Final = "I.6   a player with cards is asked in the initial deal"
BUST: Final = "F3.3  a bust stops a Flip Three"
SEVEN: Final = "F3.4  a Flip 7 stops a Flip Three"
SAVE: Final = "F3.5  a save in a Flip Three"
WASTED_BY_A_BUST: Final = "F3.7  a bust wastes a card set aside"
SEVERAL: Final = "F3.8  one of several cards is to be given out"
THREE: Final = "F3.8  one of three cards is to be given out"
ONLY_ONE_ACTIVE: Final = "F3.8  the only active player takes a card set aside"
HOLDER_IS_OUT: Final = "F3.10 the holder of a card is out when its turn comes"
CHAINED: Final = "F3.11 a Flip Three begins in a chain"
DEEP: Final = "F3.11 a question with three or more tasks pending"
FLIP_7: Final = "F7.1  a Flip 7"
WASTED_BY_A_FLIP_7: Final = "F7.4  a Flip 7 wastes a card set aside or given out"
FREEZE_DESPITE_A_CHANCE: Final = "FZ.3  a Freeze for a holder of a Second Chance"
PASSED_ON: Final = "SC.3  a spare Second Chance in a Flip Three, one of several may have it"
PASSED_ON_IN_A_CHAIN: Final = "SC.3  the same in a chain"
PASSED_ON_TO_THE_ONLY: Final = "SC.3  a spare Second Chance in a Flip Three, only one may have it"
NOBODY_TAKES_IT: Final = "SC.3  nobody can take a Second Chance"
RESHUFFLE: Final = "N.3   a reshuffle"
RESHUFFLE_IN_A_FLIP_THREE: Final = "N.4   a reshuffle in a Flip Three"
DRY: Final = "X.8   the cards run out"
DRY_IN_A_FLIP_THREE: Final = "X.8   the cards run out in a Flip Three"
WASTED_AS_CARDS_RUN_OUT: Final = "X.8   the cards run out and a card set aside or given out is lost"
WON: Final = "G.1   a game is won"
TIE: Final = "G.2   a tie at the target"
LOADED: Final = "      the kernel is loaded from the table in mid-game"
LOADED_PENDING: Final = "      the same while something is pending"

RARE: Final = (
    *(ASKED_IN_THE_DEAL, BUST, SEVEN, SAVE, WASTED_BY_A_BUST, SEVERAL, THREE, ONLY_ONE_ACTIVE, HOLDER_IS_OUT, CHAINED),
    *(DEEP, FLIP_7, WASTED_BY_A_FLIP_7, FREEZE_DESPITE_A_CHANCE, PASSED_ON, PASSED_ON_IN_A_CHAIN),
    *(PASSED_ON_TO_THE_ONLY, NOBODY_TAKES_IT, RESHUFFLE, RESHUFFLE_IN_A_FLIP_THREE, DRY, DRY_IN_A_FLIP_THREE),
    *(WASTED_AS_CARDS_RUN_OUT, WON, TIE, LOADED, LOADED_PENDING),
)
"""Every situation that is counted."""

_WASTED: Final = {
    Waste.BUST: WASTED_BY_A_BUST,
    Waste.HOLDER_IS_OUT: HOLDER_IS_OUT,
    Waste.FLIP_7: WASTED_BY_A_FLIP_7,
    Waste.NOBODY_CAN_TAKE_IT: NOBODY_TAKES_IT,
    Waste.RAN_DRY: WASTED_AS_CARDS_RUN_OUT,
}
_ENDED: Final = {Ending.BUST: BUST, Ending.FLIP_7: SEVEN, Ending.RAN_DRY: DRY_IN_A_FLIP_THREE}
_ALWAYS: Final = {FlippedSeven: FLIP_7, Reshuffled: RESHUFFLE, RanDry: DRY, GameWon: WON, Tied: TIE}
_TOLD: Final = {FlipThreeBegan, FlipThreeEnded, Discarded, Saved, PassedOn, HandedOut, Flipped, *_ALWAYS}


class Situations(Counter[str]):
    """How often each situation came up."""

    def tell(self, events: Iterable[Event]) -> None:
        """The referee has declared these events."""
        before: Event | None = None
        for event in events:
            if type(event) in _TOLD and (name := _situation(event, before)):
                self[name] += 1
            before = event

    def answer(self, asked: Decision, choice: Choice, table: Table) -> None:
        """The question is about to be answered so."""
        if isinstance(asked, Give):
            self.update(_in_giving(asked, choice, table))
        elif table.dealing:
            self[ASKED_IN_THE_DEAL] += 1

    def load(self, table: Table) -> None:
        """The kernel is loaded from the table."""
        self[LOADED] += 1
        self[LOADED_PENDING] += bool(table.pending)

    def lines(self) -> list[str]:
        """One line for each situation, with its count."""
        return [f"{self[name]:>14,}  {name}" for name in RARE]


def _situation(event: Event, before: Event | None) -> str | None:
    """What an event is counted as, which may depend on the event before it."""
    match event:
        case Flipped():
            return RESHUFFLE_IN_A_FLIP_THREE if isinstance(before, Reshuffled) else None
        case FlipThreeBegan():
            return None if isinstance(before, Given) else CHAINED
        case FlipThreeEnded():
            return _ENDED.get(event.how)
        case Discarded():
            return _WASTED[event.why]
        case Saved():
            return SAVE if isinstance(before, Flipped) else None
        case PassedOn():
            return PASSED_ON_TO_THE_ONLY if isinstance(before, Flipped) else None
        case HandedOut():
            return ONLY_ONE_ACTIVE if event.forced else None
        case _:
            return _ALWAYS.get(type(event))


def _in_giving(asked: Give, choice: Choice, table: Table) -> Iterator[str]:
    deep = len(table.pending)
    if deep >= 3:
        yield DEEP
    match table.pending[-1] if deep else None:
        case HandOut(_, to_give, assigned):
            cards = len(to_give) + len(assigned)
            if cards > 1:
                yield SEVERAL if cards == 2 else THREE
        case FlipThree():
            yield PASSED_ON if deep == 1 else PASSED_ON_IN_A_CHAIN
        case None:
            assert isinstance(choice, int), "a card is given to a seat"
            if asked.card is FREEZE and SECOND_CHANCE in table.places[choice].cards:
                yield FREEZE_DESPITE_A_CHANCE
