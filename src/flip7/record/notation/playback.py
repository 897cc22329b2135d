"""Play a text: give its cards and choices to a referee with an open deck, one by one."""

from collections import deque

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Choice, Give, HitOrStay, IllegalChoice, WhichCard
from flip7.core.events import Given, HandedOut, PassedOn
from flip7.core.game import Game
from flip7.core.seats import Seat, seat_letter
from flip7.record.notation.from_events import Scribe
from flip7.record.notation.parser import Text
from flip7.record.notation.tree import Misread, NoCard, Offset, Round, Shown, Turn, Verb


class TextPlayer:
    """Feeds a text to a game; then `game` stands where the text stops, and `drawn` says where each card is written.

    `happened` is what the game made of the text, in the same form.
    """

    def __init__(self, text: Text, game: Game) -> None:
        self.game = game
        self.drawn: list[Offset] = []
        self._text = text
        self._scribe = Scribe()
        self._cards: deque[tuple[Card, Offset]] = deque()
        """The cards of this turn that have not come up yet."""
        self._gifts: deque[tuple[Seat, Offset]] = deque()
        """The seats that this turn's cards are still to be given to."""

    def play(self) -> None:
        """Play the whole text."""
        self._scribe.write_all(self.game.opening)
        for each in self._text.rounds:
            self._check_that_it_has_begun(each)
            for turn in each.turns:
                self._turn(each, turn)
        self._scribe.stop(self.game)

    @property
    def happened(self) -> list[Round]:
        """The rounds as the game played them."""
        return self._scribe.rounds

    def _check_that_it_has_begun(self, each: Round) -> None:
        if self.game.asked is None:
            raise Misread(each.where, "the game is over")
        if self.game.table.round != each.number:
            raise Misread(each.where, f"this is round {self.game.table.round}, not round {each.number}")

    def _turn(self, each: Round, turn: Turn) -> None:
        if turn.shown is not None and turn.shown.card is NoCard.RAN_DRY and self._has_run_dry(each, turn):
            return
        if self.game.asked is None or self.game.table.round != each.number:
            raise Misread(turn.where, f"round {each.number} is over")
        self._check_whose_turn(turn)
        if turn.verb is Verb.STAY:
            self._choose(STAY, turn.where)
            return
        if isinstance(self.game.asked, HitOrStay):
            self._choose(HIT, turn.where)
        assert turn.shown is not None, "a card or a sign stands behind every verb but «s»"
        self._resolve(turn.shown)

    def _has_run_dry(self, each: Round, turn: Turn) -> bool:
        """Return whether the cards ran out before anybody was asked, so that the game is past this turn.

        If not, they will run out on this hit.
        """
        return self.game.table.round != each.number or self.game.asked is None or turn.verb is Verb.DEALT

    def _check_whose_turn(self, turn: Turn) -> None:
        where, asked = turn.where, self.game.asked
        assert asked is not None, "the round is not over"
        if isinstance(asked, Give) or self.game.table.pending:
            raise Misread(where, f"the turn before is not finished: {asked}")
        if asked.seat != turn.seat:
            raise Misread(where, f"it is {seat_letter(asked.seat)}'s turn, not {seat_letter(turn.seat)}'s")
        if isinstance(asked, HitOrStay) and turn.verb is Verb.DEALT:
            raise Misread(where, f"{seat_letter(asked.seat)} is asked: «h» or «s» is missing")
        if isinstance(asked, WhichCard) and turn.verb is Verb.STAY:
            raise Misread(where, f"{seat_letter(asked.seat)} has no card and cannot stay (T.4)")

    def _resolve(self, shown: Shown) -> None:
        """Resolve the turn's card, and all that follows from it."""
        self._cards = deque(_cards(shown))
        self._gifts = deque(_gifts(shown))
        first = True
        while True:
            asked = self.game.asked
            if isinstance(asked, Give):
                if not self._gifts:
                    return
                self._choose(*self._gifts.popleft())
            elif isinstance(asked, WhichCard) and (first or self.game.table.pending):
                if not self._cards:
                    return
                card, where = self._cards.popleft()
                self.drawn.append(where)
                self._choose(card, where)
            else:
                break
            first = False
        self._check_that_nothing_is_left()

    def _check_that_nothing_is_left(self) -> None:
        if self._cards:
            card, where = self._cards[0]
            raise Misread(where, f"no card is drawn here, so {card} cannot be")
        if self._gifts:
            to, where = self._gifts[0]
            raise Misread(where, f"nothing is given to {seat_letter(to)} here")

    def _choose(self, choice: Choice, where: Offset) -> None:
        asked = self.game.asked
        try:
            events = self.game.play(choice)
        except IllegalChoice:
            raise Misread(where, _complaint(choice, asked)) from None
        self._scribe.write_all(events)
        for event in events:
            if self._gifts and isinstance(event, Given | HandedOut | PassedOn) and event.forced:
                self._gifts.popleft()


def _complaint(choice: Choice, asked: object) -> str:
    if isinstance(asked, WhichCard):
        return f"no {choice} is left in the draw pile"
    if isinstance(asked, Give) and not isinstance(choice, str | Card):
        return f"the {asked.card} cannot be given to {seat_letter(choice)}, only to {_letters(asked.options)}"
    raise AssertionError(f"{choice} is not an answer to «{asked}», and was not to be given")


def _letters(seats: tuple[Seat, ...]) -> str:
    return ", ".join(map(seat_letter, seats))


def _cards(shown: Shown) -> list[tuple[Card, Offset]]:
    """Return the cards in the order they come up: each Flip Three to its end before what comes after it (F3.11)."""
    if not isinstance(shown.card, Card):
        return []
    return [(shown.card, shown.where), *_flipped(shown)]


def _flipped(shown: Shown) -> list[tuple[Card, Offset]]:
    if shown.flips is None:
        return []
    flips = [card for flip in shown.flips for card in _cards(flip)]
    return flips + [card for handed in shown.handed for card in _flipped(handed)]


def _gifts(shown: Shown) -> list[tuple[Seat, Offset]]:
    """Return the receivers in the order they are named: all that was set aside is given first (F3.9)."""
    given = [] if shown.to is None else [(shown.to, shown.where)]
    return given + _gifts_inside(shown)


def _gifts_inside(shown: Shown) -> list[tuple[Seat, Offset]]:
    if shown.flips is None:
        return []
    flips = [gift for flip in shown.flips for gift in _gifts(flip)]
    handed_out = [(handed.to, handed.where) for handed in shown.handed if handed.to is not None]
    return flips + handed_out + [gift for handed in shown.handed for gift in _gifts_inside(handed)]
