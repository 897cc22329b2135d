"""The narration of a game: each event as a sentence with its reason.

It keeps a table of its own and folds the events over it, so that each sentence is about the cards that lie there at
that moment. It decides no rule.
"""

from typing import assert_never

from flip7.core.apply import apply
from flip7.core.cards import MODIFIER, NUMBER, SECOND_CHANCE, TIMES_2, Card
from flip7.core.events import (
    Busted,
    DealEnded,
    Dealt,
    Discarded,
    Ending,
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
from flip7.core.pending import FLIPS, FlipThree, HandOut
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import BUSTED, Table
from flip7.i18n.cards import a_card, face
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.narration_types import Sentence, Standing, Standings, Told, Tone
from flip7.i18n.seat_names import Names
from flip7.i18n.sums import sum_of


class Teller:
    """Tells a game, event by event, from the table it is given."""

    def __init__(self, table: Table, names: Names) -> None:
        self.table: Table = table.copy()
        self.names = names
        self._last: Event | None = None

    def tell(self, event: Event) -> Told:
        """Return the event in words, and apply it to the teller's table."""
        told = self._told(event)
        self.follow(event)
        return told

    def follow(self, event: Event) -> None:
        """Apply the event without telling it."""
        apply(self.table, event)
        self._last = event

    def _told(self, event: Event) -> Told:
        match event:
            case RoundBegan(number, dealer):
                text = say("round-began", number=number, dealer=self.names[dealer])
                return Sentence(text, Tone.HEADING, event.rules)
            case Joined(seat, points):
                text = say("joined", name=self.names[seat], points=points)
                return Sentence(text, Tone.HAPPENS, event.rules, "X.15")
            case DealEnded():
                return Sentence(say("deal-ended"), Tone.QUIET, event.rules)
            case Dealt(seat, card):
                return Sentence(say("dealt", name=self.names[seat], card=a_card(card)), Tone.CARD, event.rules)
            case Hit():
                return self._hit(event)
            case Flipped(seat, card):
                number = FLIPS - self._flip_three().left + 1
                text = say("flipped", name=self.names[seat], number=number, card=face(card))
                return Sentence(text, Tone.CARD, event.rules)
            case Kept():
                return self._kept(event)
            case Busted():
                return self._busted(event)
            case Saved():
                return self._saved(event)
            case FlippedSeven(seat):
                text = say("flipped-seven", name=self.names[seat], bonus=self.table.rules.flip_7)
                return Sentence(text, Tone.GOLD, event.rules, "F7.1")
            case SetAside():
                return Sentence(say("set-aside"), Tone.FOLLOWS, event.rules, "F3.6")
            case Given():
                return self._given(event)
            case HandedOut():
                return self._handed_out(event)
            case PassedOn():
                return self._passed_on(event)
            case Froze(seat):
                text = say("froze", name=self.names[seat], sum=sum_of(self._cards(seat)))
                return Sentence(text, Tone.FROZEN, event.rules, "FZ.2")
            case FlipThreeBegan(seat):
                tone = Tone.QUIET if isinstance(self._last, Given) else Tone.HAPPENS
                return Sentence(say("flip-three-began", name=self.names[seat]), tone, event.rules)
            case FlipThreeEnded():
                return self._flip_three_ended(event)
            case Stayed():
                return self._stayed(event)
            case Discarded():
                return self._discarded(event)
            case Reshuffled(cards):
                return Sentence(say("reshuffled", cards=cards), Tone.HAPPENS, event.rules, "N.3")
            case RanDry(seat):
                return Sentence(say("ran-dry", name=self.names[seat]), Tone.HAPPENS, event.rules, "X.8")
            case RoundEnded():
                return self._standings(event)
            case Tied(seats):
                names = all_of([self.names[seat] for seat in seats])
                text = say("tied", names=names, total=self.table.scores[seats[0]])
                return Sentence(text, Tone.HAPPENS, event.rules, "G.2")
            case GameWon(seat):
                text = say("game-won", name=self.names[seat], total=self.table.scores[seat])
                return Sentence(text, Tone.WON, event.rules)
            case _:
                assert_never(event)

    # --- a card comes up, and what becomes of it ----------------------------------------------------------------------

    def _hit(self, event: Hit) -> Sentence:
        name = self.names[event.seat]
        if event.forced:
            return Sentence(say("hit-forced", name=name, card=face(event.card)), Tone.CARD, event.rules, "T.4")
        return Sentence(say("hit", name=name, card=a_card(event.card)), Tone.CARD, event.rules)

    def _kept(self, event: Kept) -> Sentence:
        """Tell the new sum; the first card that counts needs none, doubling no number says why it is worth nothing."""
        cards = [*self._cards(event.seat), event.card]
        if event.card is SECOND_CHANCE:
            text = say("kept-second-chance", name=self.names[event.seat])
            return Sentence(text, Tone.FOLLOWS, event.rules, "SC.1")
        if event.card is TIMES_2 and not any(card.kind is NUMBER for card in cards):
            return Sentence(say("kept-doubling"), Tone.FOLLOWS, event.rules, "M.3")
        if sum(card.kind in (NUMBER, MODIFIER) for card in cards) == 1:
            return Sentence(say("kept-first", name=self.names[event.seat]), Tone.QUIET, event.rules)
        return Sentence(say("kept-sum", sum=sum_of(cards)), Tone.FOLLOWS, event.rules)

    def _busted(self, event: Busted) -> Sentence:
        lost = round_points(self.table, event.seat)
        text = say("busted", name=self.names[event.seat], card=face(event.card), lost=lost)
        return Sentence(text, Tone.BUST, event.rules, "B.1")

    def _saved(self, event: Saved) -> Sentence:
        name, card = self.names[event.seat], face(event.card)
        if self.table.pending:
            text = say("saved-in-a-flip-three", name=name, card=card, left=self._flip_three().left)
        else:
            text = say("saved-on-a-hit", name=name, card=card)
        return Sentence(text, Tone.SAFE, event.rules, "SC.2")

    # --- cards given to players ---------------------------------------------------------------------------------------

    def _given(self, event: Given) -> Sentence:
        giver, card = self.names[event.giver], face(event.card)
        if event.forced:
            reason = "FZ.4" if "FZ.4" in event.rules else "F3.1"
            return Sentence(say("given-forced", giver=giver, card=card), Tone.HAPPENS, event.rules, reason)
        if event.giver == event.to:
            return Sentence(say("given-to-self", giver=giver, card=card), Tone.HAPPENS, event.rules)
        text = say("given", giver=giver, card=card, to=self.names[event.to])
        return Sentence(text, Tone.HAPPENS, event.rules)

    def _handed_out(self, event: HandedOut) -> Sentence:
        if self._is_last_to_hand_out():
            return Sentence(self._takes_effect(event), Tone.HAPPENS, event.rules, "F3.8")
        return Sentence(self._waits(event), Tone.HAPPENS, event.rules, "F3.9")

    def _takes_effect(self, event: HandedOut) -> str:
        giver, card = self.names[event.giver], face(event.card)
        if event.forced:
            return say("handed-out-forced", giver=giver, card=card)
        if event.giver == event.to:
            return say("handed-out-to-self", giver=giver, card=card)
        return say("handed-out", giver=giver, card=card, to=self.names[event.to])

    def _waits(self, event: HandedOut) -> str:
        giver, card = self.names[event.giver], face(event.card)
        if event.forced:
            return say("handed-out-forced-waits", giver=giver, card=card)
        if event.giver == event.to:
            return say("handed-out-to-self-waits", giver=giver, card=card)
        return say("handed-out-waits", giver=giver, card=card, to=self.names[event.to])

    def _is_last_to_hand_out(self) -> bool:
        task = self.table.pending[-1]
        assert isinstance(task, HandOut), f"nothing is being handed out: {self.table}"
        return len(task.to_give) == 1

    def _passed_on(self, event: PassedOn) -> Sentence:
        giver, to = self.names[event.giver], self.names[event.to]
        text = say("passed-on-forced", giver=giver, to=to) if event.forced else say("passed-on", giver=giver, to=to)
        return Sentence(text, Tone.HAPPENS, event.rules, "SC.3")

    # --- Flip Three ---------------------------------------------------------------------------------------------------

    def _flip_three(self) -> FlipThree:
        task = self.table.pending[-1]
        assert isinstance(task, FlipThree), f"no Flip Three is under way: {self.table}"
        return task

    def _flip_three_ended(self, event: FlipThreeEnded) -> Sentence:
        """Tell that a Flip Three ended before its third card (F3.3, F3.4)."""
        if event.how is Ending.THIRD_CARD:
            return Sentence(say("flip-three-ended", name=self.names[event.seat]), Tone.QUIET, event.rules)
        flipped = FLIPS - self._flip_three().left
        if event.how is Ending.RAN_DRY or flipped == FLIPS:
            return Sentence(say("flip-three-over"), Tone.QUIET, event.rules)
        text = say("flip-three-stopped", flipped=flipped)
        return Sentence(text, Tone.HAPPENS, event.rules, event.rules[0])

    # --- leaving the round, and cards leaving the table ---------------------------------------------------------------

    def _stayed(self, event: Stayed) -> Sentence:
        name, banked = self.names[event.seat], sum_of(self._cards(event.seat))
        if event.forced:
            return Sentence(say("stayed-forced", name=name, sum=banked), Tone.SAFE, event.rules, "X.8")
        return Sentence(say("stayed", name=name, sum=banked), Tone.SAFE, event.rules)

    def _discarded(self, event: Discarded) -> Sentence:
        text = self._waste(event, self.names[event.seat], face(event.card))
        tone = Tone.FOLLOWS if self.table.turned_up is not None else Tone.HAPPENS
        return Sentence(text, tone, event.rules, event.rules[0])

    def _waste(self, event: Discarded, name: str, card: str) -> str:
        match event.why:
            case Waste.NOBODY_CAN_TAKE_IT:
                return say("wasted-nobody")
            case Waste.BUST:
                return say("wasted-bust", name=name, card=card)
            case Waste.HOLDER_IS_OUT:
                return say("wasted-holder", name=name, card=card)
            case Waste.FLIP_7:
                return say("wasted-flip-seven", name=name, card=card)
            case Waste.RAN_DRY:
                return say("wasted-ran-dry", name=name, card=card)
            case _:
                assert_never(event.why)

    # --- the end of a round -------------------------------------------------------------------------------------------

    def _standings(self, event: RoundEnded) -> Standings:
        sentence = Sentence(say("round-ended", number=self.table.round), Tone.HAPPENS, event.rules)
        rows = tuple(self._standing(Seat(seat), event) for seat in self.table.seats)
        return Standings(sentence, rows, self.table.rules.target)

    def _standing(self, seat: Seat, event: RoundEnded) -> Standing:
        total = Points(self.table.scores[seat] + event.points[seat])
        return Standing(
            seat=seat,
            name=self.names[seat],
            status=event.statuses[seat],
            flipped_seven=event.flipped_seven == seat,
            score=self._score(seat, event),
            points=event.points[seat],
            total=total,
            left=max(0, self.table.rules.target - total),
        )

    def _score(self, seat: Seat, event: RoundEnded) -> str:
        if event.statuses[seat] is BUSTED:
            return say("standing-busted")
        bonus = self.table.rules.flip_7 if event.flipped_seven == seat else 0
        return sum_of(self._cards(seat), flip_7=bonus)

    def _cards(self, seat: Seat) -> list[Card]:
        return self.table.places[seat].cards
