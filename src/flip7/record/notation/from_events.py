"""Convert events to the tree that the notation is printed from."""

from collections.abc import Iterable
from functools import cache
from typing import Final, assert_never

from flip7.core.cards import Card
from flip7.core.decisions import Give, HitOrStay, WhichCard
from flip7.core.draw import what_for
from flip7.core.events import (
    Busted,
    DealEnded,
    Dealt,
    Discarded,
    Draw,
    Event,
    Flipped,
    FlippedSeven,
    FlipThreeBegan,
    FlipThreeEnded,
    Froze,
    GameWon,
    Given,
    HandedOut,
    Hit,
    Joined,
    Kept,
    PassedOn,
    RanDry,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Saved,
    SetAside,
    Stayed,
    Tied,
    Waste,
)
from flip7.core.game import Game
from flip7.core.seats import Seat
from flip7.record.notation.tree import Mark, NoCard, Round, Shown, Turn, Verb
from flip7.record.replay import Replay

_CARD_OF_A_TURN: Final = (Hit, Dealt)


class Scribe:
    """Takes a game's events in order; `rounds` is what has been written so far."""

    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self._reshuffled = False
        self._last = Shown(NoCard.UNKNOWN)
        """The card turned up last."""
        self._flipping: Shown | None = None
        """The Flip Three under way; there is one at most, since one is over before its cards are handed out (F3.8)."""
        self._ended = Shown(NoCard.UNKNOWN)
        """The Flip Three that ended last: what it set aside is handed out next."""
        self._waiting: list[Shown] = []
        """Cards given out that have not taken effect, the first to do so last."""

    def write_all(self, events: Iterable[Event]) -> None:
        """Add events to the tree, as `write` does one by one.

        Most turns are a card that is kept. Nothing more can come of it, so the turn is made once, for all games.
        """
        shown: Hit | Dealt | None = None
        """A card just turned up, of which nobody knows yet what becomes of it."""
        kept: Hit | Dealt | None = None
        """A card just kept."""
        for event in events:
            if shown is not None:
                if isinstance(event, Kept):
                    verb = Verb.HIT if isinstance(shown, Hit) else Verb.DEALT
                    self.rounds[-1].turns.append(_plain_turn(shown.seat, verb, shown.card))
                    shown, kept = None, shown
                    continue
                self.write(shown)
                shown = None
            elif kept is not None and isinstance(event, FlippedSeven):  # it is the seventh, and has a mark behind it
                self.rounds[-1].turns.pop()
                self.write(kept)
            kept = None
            if isinstance(event, _CARD_OF_A_TURN) and not self._reshuffled:
                shown = event
            else:
                self.write(event)
        if shown is not None:
            self.write(shown)

    def write(self, event: Event) -> None:
        """Add the event to the tree."""
        match event:  # what happens most often comes first
            case Kept():
                pass
            case Hit():
                self._turn(event.seat, Verb.HIT, self._turned_up(event.card))
            case Dealt():
                self._turn(event.seat, Verb.DEALT, self._turned_up(event.card))
            case Stayed():
                if not event.forced:
                    self.rounds[-1].turns.append(_plain_turn(event.seat, Verb.STAY, None))
            case Flipped(_, card):
                self._flip(self._turned_up(card))
            case RoundBegan(number, dealer):
                self.rounds.append(Round(number, dealer))
            case Busted():
                self._last.mark = Mark.BUST
            case Saved():
                self._last.mark = Mark.SAVED
            case FlippedSeven():
                self._last.mark = Mark.FLIP_7
            case SetAside():
                self._last.mark = Mark.SET_ASIDE
            case PassedOn(_, to):
                self._last.to = to
            case Given(_, _, to):
                self._last.to = to
                self._waiting.append(self._last)
            case HandedOut(_, card, to):
                self._hand_out(Shown(card, to=to))
            case FlipThreeBegan():
                self._begin_flips(self._waiting.pop())
            case FlipThreeEnded():
                self._end_flips()
            case Froze():
                self._waiting.pop()
            case Discarded(_, _, why):
                self._discard(why)
            case Reshuffled():
                self._reshuffled = True
            case RanDry(seat, draw):
                self._needed(seat, draw, NoCard.RAN_DRY)
            case RoundEnded(points):
                self.rounds[-1].points = list(points)
            case DealEnded() | Joined() | Tied() | GameWon():
                pass
            case _:
                assert_never(event)

    def stop(self, game: Game) -> None:
        """Stop the game where it is: the tree shows what waits for an answer."""
        match game.asked:
            case WhichCard(seat):
                self._needed(seat, what_for(game.table, seat), NoCard.UNKNOWN)
            case Give(_, card):
                if game.table.turned_up is None:
                    self._ended.handed.append(Shown(card, Mark.OPEN))
                else:
                    self._last.mark = Mark.OPEN
            case HitOrStay() | None:
                pass
            case _:
                assert_never(game.asked)

    def _turned_up(self, card: Card | NoCard) -> Shown:
        self._last = Shown(card, reshuffled=self._reshuffled)
        self._reshuffled = False
        return self._last

    def _turn(self, seat: Seat, verb: Verb, shown: Shown) -> None:
        self.rounds[-1].turns.append(Turn(seat, verb, shown))

    def _needed(self, seat: Seat, draw: Draw, instead: NoCard) -> None:
        """Record that a card was needed, and there is none."""
        shown = self._turned_up(instead)
        match draw:
            case Draw.FLIP:
                self._flip(shown)
            case Draw.DEAL:
                self._turn(seat, Verb.DEALT, shown)
            case Draw.HIT:
                self._turn(seat, Verb.HIT, shown)
            case _:
                assert_never(draw)

    def _flip(self, shown: Shown) -> None:
        assert self._flipping is not None, "a card is flipped, so a Flip Three is under way"
        assert self._flipping.flips is not None, "a Flip Three under way has flips"
        self._flipping.flips.append(shown)

    def _begin_flips(self, flip_three: Shown) -> None:
        flip_three.flips = []
        self._flipping = flip_three

    def _end_flips(self) -> None:
        assert self._flipping is not None, "a Flip Three ended, so one was under way"
        self._ended = self._flipping
        self._flipping = None

    def _hand_out(self, shown: Shown) -> None:
        """Hand out cards in the order drawn; in that order they take effect, before anything that waited already."""
        self._waiting.insert(len(self._waiting) - len(self._ended.handed), shown)
        self._ended.handed.append(shown)

    def _discard(self, why: Waste) -> None:
        """Discard a card. One that was given to a seat is marked; what a Flip Three had set aside is lost unsaid."""
        if why is Waste.NOBODY_CAN_TAKE_IT:
            self._last.mark = Mark.LOST
        elif self._flipping is None:
            self._waiting.pop().mark = Mark.LOST


@cache
def _plain_turn(seat: Seat, verb: Verb, card: Card | None) -> Turn:
    """Return a turn without a mark. All games share it, so nothing may change it."""
    return Turn(seat, verb, None if card is None else Shown(card))


def transcribe(replayed: Replay) -> list[Round]:
    """Return the tree of a game that has been replayed."""
    scribe = Scribe()
    scribe.write_all(replayed.events)
    scribe.stop(replayed.game)
    return scribe.rounds
