"""One game on both sides: the kernel must ask what the referee asks, and hold what lies on the referee's table.

`play(plan)` compares the two at every decision and raises `Difference`, which shows the game in notation. A whole table
takes microseconds, because the values that the record's fields must have are worked out from the referee's table
(`fields`) and nothing is built from the record: so that tools/soak.py can compare a million games.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NoReturn

from flip7.core.apply import apply
from flip7.core.cards import COPIES, SECOND_CHANCE, Card, full_deck
from flip7.core.decisions import Decision, Give, HitOrStay
from flip7.core.describe import describe
from flip7.core.events import RoundBegan
from flip7.core.game import Game
from flip7.core.rules import First
from flip7.core.seats import SEATS, seat_letter
from flip7.core.table import ACTIVE, Table
from flip7.kernel import referee
from flip7.kernel.state import State
from flip7.record import Record, to_notation
from tests.kernel.fields import (
    CARDS,
    COUNTED,
    NOBODY,
    NUMBER_OF,
    ONE_OF,
    SCALARS,
    STATUSES,
    canonical,
    count,
    counts,
    packed,
    reader,
    tasks,
    unpacked,
)
from tests.kernel.followed_deck import FollowedDeck
from tests.kernel.kernels import KERNEL, Kernel
from tests.kernel.plans import STACKED, Order, Plan, stacked
from tests.kernel.situations import Situations

WHEN_PENDING: Final = 8
"""So many times more often the kernel is loaded anew while something is pending."""
AT_A_ROUND: Final = 0.15
"""How often the deck is stacked anew when a round begins."""
CARD_BY_CARD: Final = 4
"""Every so many times the draw pile's cards are counted one by one, beside the counts that the kernel keeps."""

_ASKED: Final[dict[type[Decision] | type[None], int]] = {
    HitOrStay: referee.HIT_OR_STAY,
    Give: referee.GIVE,
    type(None): referee.GAME_OVER,
}
_NOTHING_WAITS: Final = (0, NOBODY, 0, 0)

Compared = tuple[str, Any, Any]
"""What is compared: its name, the referee's, and the kernel's."""


class Difference(AssertionError):
    """Kernel and referee do not agree; the text shows what differs, and the game up to there."""


def play(plan: Plan, kernel: Kernel = KERNEL, situations: Situations | None = None, *, whole: bool = False) -> int:
    """Plays one game on both sides and compares them at every decision; how many there were comes back.

    With `whole`, the kernel's table is also made as the referee's and compared as such.
    """
    return Duel(plan, kernel, Situations() if situations is None else situations, whole=whole).play()


class Duel:
    """One game, refereed and in the kernel."""

    def __init__(self, plan: Plan, kernel: Kernel, situations: Situations, *, whole: bool) -> None:
        self.plan = plan
        self.kernel = kernel
        self.situations = situations
        self.whole = whole
        self.random = plan.random()
        self.seed = self.random.getrandbits(64)
        self.decks = plan.rules.decks_for(plan.seats)
        self.deck, self.state = self._begin()
        self.game = Game(plan.seats, self.deck, plan.rules, plan.dealer)
        self.round = 1
        self.checks = 0
        self.reader = reader(kernel, plan.seats)
        self.all_cards = sum(COPIES[card] * self.decks * one for card, one in ONE_OF.items())
        # What the referee's table showed when it was last compared, and what follows from it.
        self.cards: list[list[Card]] = [[]] * plan.seats
        self.statuses = [ACTIVE] * plan.seats
        self.hands = [0] * plan.seats
        self.active = (1 << plan.seats) - 1
        self.before_seats = [0] * plan.seats
        self.discards = self.discards_counted = self.shuffles_counted = 0

    def _begin(self) -> tuple[FollowedDeck, State]:
        """The deck that gives the referee the kernel's cards, and the kernel's game up to its first question."""
        plan, kernel, number = self.plan, self.kernel, self.random.getrandbits(40)
        if plan.order is Order.SHUFFLED:
            setup = kernel.setup(plan.seats, self.seed, plan.rules, plan.dealer)
            return FollowedDeck(kernel.deck(self.seed, number)), kernel.state.new(setup, number)
        order = stacked(full_deck(self.decks), plan.order, self.random)
        state = kernel.state.of(_first_table(plan), order, seed=self.seed, number=number)
        return FollowedDeck(kernel.deck(self.seed, number, order)), state

    def play(self) -> int:
        """Plays the game as planned; how many questions were answered comes back."""
        game, plan = self.game, self.plan
        self.situations.tell(game.opening)
        self.check()
        for answered in range(plan.most):
            asked = game.asked
            if asked is None:
                return answered
            self._perhaps_load()
            choice = plan.choose(asked, self.random)
            self.situations.answer(asked, choice, game.table)
            self.situations.tell(game.play(choice))
            self.state.play(choice)
            self.check()
        return plan.most

    # --- loading the kernel anew --------------------------------------------------------------------------------------

    def _perhaps_load(self) -> None:
        """Now and then the kernel is loaded from the table, some decks stacked anew at the beginning of a round."""
        table, plan, random = self.game.table, self.plan, self.random
        if table.round != self.round:
            self.round = table.round
            if plan.order is not Order.SHUFFLED and random.random() < AT_A_ROUND:
                self._load(self._stacked(plan.order))
        elif plan.reload and random.random() < plan.reload * (WHEN_PENDING if table.pending else 1):
            self._load(random.choice((self._as_it_lies, self._unknown, self._stacked(random.choice(STACKED)))))

    def _load(self, lay: Callable[[int], list[Card] | None]) -> None:
        """The draw pile is laid, and the kernel loaded from the referee's table, once more by way of its bytes."""
        number = self.random.getrandbits(40)
        pile = lay(number)
        self.state = self.kernel.state.of(self.game.table, pile, seed=self.seed, number=number).copy()
        self.situations.load(self.game.table)
        self.check()

    def _as_it_lies(self, number: int) -> list[Card]:
        """The kernel says in which order its cards will come, which must be the referee's."""
        pile = self.state.draw_pile()
        if pile[::-1] != self.deck.pile:
            self.fail([("order of the draw pile", self.deck.pile[::-1], pile)])
        self.deck.restack(pile, self.kernel.deck(self.seed, number))
        return pile

    def _unknown(self, number: int) -> None:
        """The kernel is not told the order; the referee's cards come as the stream will draw them."""
        stream = self.kernel.deck(self.seed, number)
        stream.shuffle(self.deck.pile)
        self.deck.restack(stream.shuffles[-1], stream)

    def _stacked(self, order: Order) -> Callable[[int], list[Card]]:
        """Both are given the cards in a new order."""

        def lay(number: int) -> list[Card]:
            pile = stacked(self.deck.pile, order, self.random)
            self.deck.restack(pile, self.kernel.deck(self.seed, number))
            return pile

        return lay

    # --- comparing ----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Both sides ask the same and hold the same, or `Difference`."""
        differing = [each for each in self.compared() if each[1] != each[2]]
        if differing:
            self.fail(differing)
        self.checks += 1

    def compared(self) -> Iterator[Compared]:
        """The question, its options, and everything on the table; then that every card is in one place (D.6)."""
        read, table, asked = self.reader, self.game.table, self.game.asked
        values = read.layout.unpack(self.state.to_bytes())
        hands, stack, rows = values[read.hands], read.stack(values), read.rows(values)
        waiting, flipping, _, aside, to_give, _ = stack
        changed = self._look(table)
        yield "hands", tuple(self.hands), hands
        yield "fields", self._scalars(table, asked), read.scalars(values)
        yield "scores", tuple(table.scores), values[read.scores]
        if table.pending or waiting:
            yield "pending", table.pending, tasks(stack, rows)
        else:
            yield "waiting, flipping, aside, to_give", _NOTHING_WAITS, (waiting, flipping, aside, to_give)
        turned_up = None
        if asked is not None:
            who, number = read.asking(values)
            yield "who is asked", asked.seat, who
            if isinstance(asked, Give):
                yield "question", asked, self.state.asked
                turned_up = CARDS[number] if CARDS[number] is SECOND_CHANCE or not to_give else None
        yield "turned up", table.turned_up, turned_up
        in_pile, pile = read.piles(values)
        yield "draw pile", bytes(self.deck.counts), in_pile
        if self.checks % CARD_BY_CARD == 0:
            yield "draw pile, card by card", in_pile, counts(pile, table.draw_pile)
        for seat in changed:
            self.before_seats[seat] = COUNTED[hands[seat]]
        cards = int.from_bytes(in_pile, "little") + sum(self.before_seats)
        cards += count(CARDS[card] for card in rows[0][:waiting])
        cards += 0 if turned_up is None else ONE_OF[turned_up]
        yield "discard pile", self._discards(table), self.all_cards - cards
        if self.whole:
            yield "question", asked, self.state.asked
            yield "table", canonical(table), self.state.table()

    def _look(self, table: Table) -> list[int]:
        """What lies before each seat is packed again where it is not what it was; these seats come back."""
        changed = []
        for seat, place in enumerate(table.places):
            if place.cards != self.cards[seat] or place.status is not self.statuses[seat]:
                self.cards[seat] = cards = place.cards.copy()
                self.statuses[seat] = status = place.status
                self.hands[seat] = packed(cards, status)
                self.active = self.active & ~(1 << seat) | (status is ACTIVE) << seat
                changed.append(seat)
        return changed

    def _scalars(self, table: Table, asked: Decision | None) -> tuple[int, ...]:
        """The values of `SCALARS`."""
        rules = table.rules
        return (
            self.plan.seats,
            rules.first is First.LEFT,
            self.decks,
            rules.flip_7,
            rules.target,
            table.round,
            table.dealer,
            table.first,
            table.dealing,
            NOBODY if table.turn is None else table.turn,
            NOBODY if table.flipped_seven is None else table.flipped_seven,
            NOBODY if table.winner is None else table.winner,
            self.active,
            table.draw_pile,
            self.deck.shuffled,
            self.deck.reshuffles,
            _ASKED[type(asked)],
        )

    def _discards(self, table: Table) -> int:
        """The referee's discard pile, counted: it only grows until it is shuffled."""
        if self.shuffles_counted != len(self.deck.shuffles):
            self.shuffles_counted = len(self.deck.shuffles)
            self.discards = self.discards_counted = 0
        self.discards += count(table.discard_pile[self.discards_counted :])
        self.discards_counted = len(table.discard_pile)
        return self.discards

    # --- telling ------------------------------------------------------------------------------------------------------

    def fail(self, differing: Iterable[Compared]) -> NoReturn:
        """Tells what differs, how to see it again, and the game up to there."""
        plan = self.plan
        parts = [
            f"the kernel ({self.kernel.name}) differs from the referee after {len(self.game.choices)} choices:",
            *(f"- {line}" for name, referee, kernel in differing for line in _told(name, referee, kernel)),
            f"again: python tools/soak.py --seed {plan.seed} --begin {plan.number} --games 1",
            f"plan: {plan}",
            f"referee's table: {describe(self.game.table)}",
            self.notation(),
        ]
        raise Difference("\n".join(parts))

    def notation(self) -> str:
        """The game so far, for anybody to replay."""
        plan = self.plan
        return to_notation(
            Record(
                seats=tuple(map(seat_letter, range(plan.seats))),
                choices=tuple(choice for choice in self.game.choices if not isinstance(choice, Card)),
                dealer=plan.dealer,
                rules=plan.rules,
                shuffles=tuple(map(tuple, self.deck.shuffles)),
            )
        )


def _first_table(plan: Plan) -> Table:
    """The table when the first round has begun and no card is dealt."""
    table = Table.set_up(plan.seats, plan.rules, plan.dealer)
    first = plan.dealer if plan.rules.first is First.DEALER else (plan.dealer + 1) % plan.seats
    apply(table, RoundBegan(1, SEATS[plan.dealer], SEATS[first]))
    return table


def _told(name: str, referee: Any, kernel: Any) -> Iterator[str]:  # noqa: ANN401 - whatever is compared
    """What differs, with both values: a line for each field, seat or pile."""
    match name:
        case "fields":
            for what, ours, theirs in zip(SCALARS, referee, kernel, strict=True):
                if ours != theirs:
                    yield f"{what}: referee {int(ours)}, kernel {theirs}"
        case "hands":
            for seat, (ours, theirs) in enumerate(zip(referee, kernel, strict=True)):
                if ours != theirs:
                    yield f"before {seat_letter(seat)}: referee {_hand(ours)}, kernel {_hand(theirs)}"
        case "draw pile" | "draw pile, card by card":
            ours, theirs = (_cards(int.from_bytes(cards, "little")) for cards in (referee, kernel))
            yield f"{name}: referee {ours}, kernel {theirs}"
        case "discard pile":
            yield f"{name}: referee {_cards(referee)}, kernel {_cards(kernel)}"
        case _:
            yield f"{name}: referee {referee}, kernel {kernel}"


def _hand(hand: int) -> str:
    statuses = [str(status) for status, number in STATUSES.items() if number == hand >> referee.STATUS & 3]
    return " ".join([*map(str, unpacked(hand)), *statuses, f"({hand:#x})"])


def _cards(counted: int) -> str:
    if counted < 0:
        return "fewer than none"
    how_many = {card: counted >> 8 * number & 255 for card, number in NUMBER_OF.items()}
    return " ".join(f"{number}*{card}" for card, number in how_many.items() if number) or "none"
