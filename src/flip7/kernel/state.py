"""One game in the kernel: converted from and to the referee's table, copied, and saved as bytes."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Self

import numpy as np

from flip7.core.cards import COPIES, FLIP_THREE, FREEZE, MODIFIER, NUMBER, Card, in_order
from flip7.core.decisions import HIT, STAY, Choice, Decision, IllegalChoice, is_legal
from flip7.core.errors import Flip7Error
from flip7.core.pending import FlipThree, HandOut
from flip7.core.rules import First
from flip7.core.seats import Seat
from flip7.core.table import Place, Table
from flip7.kernel import jit, referee
from flip7.kernel.rng import shuffled_by
from flip7.kernel.setup import Setup, check_size
from flip7.kernel.snapshot import STATUSES, Snapshot, cards_of

NUMBER_OF: Final = {card: number for number, card in enumerate(referee.CARDS)}
"""A card's number in the kernel."""


class BadState(Flip7Error):
    """Bytes, a table or a draw pile that no game in the kernel can have."""


class State:
    """A game in the kernel. It knows what the referee knows, and is thousands of times cheaper to copy and play on.

    >>> state = State.new(Setup(seats=3, seed=1))
    >>> print(state.asked)
    A: hit or stay?
    >>> twin = state.copy()
    >>> state.play(HIT)
    >>> twin == state
    False
    """

    __slots__ = ("games",)

    def __init__(self, games: Any) -> None:  # noqa: ANN401 - an array, or a list of plain records
        """`games` holds one kernel record."""
        self.games: Any = games

    @classmethod
    def new(cls, setup: Setup, number: int = 0) -> Self:
        """Return the game of this number of a setup, at its first question."""
        state = cls(jit.new_records(referee.GAME))
        referee.start(state.games, setup.record(), number)
        return state

    @classmethod
    def of(cls, table: Table, pile: Sequence[Card] | None = None, *, seed: int = 0, number: int = 0) -> Self:
        """Return the game that stands on a table of the referee.

        The draw pile is given, first drawn first, or else unknown: then chance decides, by the stream of seed and
        number, in which order the cards come that nobody has seen.
        """
        array = np.zeros(1, referee.GAME)
        _write(array[0], table, pile)
        stream = int(referee.stream_of(jit.u64(seed), number))
        state = cls(jit.from_array(array))
        referee.start_at(state.games, jit.u64(stream), _waits(table))
        return state

    @property
    def asked(self) -> Decision | None:
        """The decision that is asked now; None when the game is won."""
        return Snapshot(jit.to_array(self.games, referee.GAME)).decision(0)

    def play(self, choice: Choice) -> None:
        """Play the choice; raise `IllegalChoice` if it is not among the options."""
        asked = self.asked
        if asked is None or not is_legal(choice, asked):
            raise IllegalChoice(choice, asked, self.table())
        referee.answer(self.games, int(choice is HIT) if choice in (HIT, STAY) else choice)

    def table(self) -> Table:
        """Return the referee's table, with cards and discards in canonical order: the kernel keeps no other."""
        return Snapshot(jit.to_array(self.games, referee.GAME)).whole_table(0)

    def draw_pile(self) -> list[Card]:
        """Return the cards in the order they will be drawn, first drawn first."""
        record = self._record()
        left, known = int(record["left"]), int(record["known"])
        cards = [referee.CARDS[number] for number in record["pile"][:left]]
        in_order = left if known else min(left, 1)
        by_chance, _ = shuffled_by(int(record["stream"]), cards[: left - in_order])
        return [*reversed(cards[left - in_order :]), *reversed(by_chance)]

    def copy(self) -> Self:
        """Return a game in the same position with the same future."""
        return type(self)(records_of(self.to_bytes()))

    def to_bytes(self) -> bytes:
        """Return the whole game as bytes. Same bytes, same game, and the same future."""
        return jit.to_array(self.games, referee.GAME).tobytes()

    @classmethod
    def from_bytes(cls, kept: bytes) -> Self:
        """Restore a saved game; raise `BadState` for bytes that could not be played without harm."""
        if len(kept) != referee.GAME.itemsize:
            raise BadState(f"a game in the kernel is {referee.GAME.itemsize} bytes, not {len(kept)}")
        check(np.frombuffer(kept, referee.GAME)[0])
        return cls(records_of(kept))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def _record(self) -> np.void:
        record: np.void = jit.to_array(self.games, referee.GAME)[0]
        return record


def records_of(kept: bytes) -> Any:  # noqa: ANN401 - an array, or a list of plain records
    """Return the records of saved games, as the kernel reads them."""
    return jit.from_array(np.frombuffer(bytearray(kept), referee.GAME))


def check(record: np.void) -> None:
    """Raise `BadState` unless every field is one that a game can have, so that the kernel never leaves the record."""
    field = {name: record[name].tolist() for name in referee.GAME.names or ()}
    seats, decks, left = field["seats"], field["decks"], field["left"]
    waiting, base, to_give = field["waiting"], field["base"], field["to_give"]
    if not (1 <= seats <= referee.MAX_SEATS and 1 <= decks <= referee.MAX_DECKS):
        raise BadState(f"no game has {seats} seats and {decks} decks")
    somebody = {*range(seats)}
    perhaps = somebody | {referee.NOBODY}
    in_pile = [field["pile"][:left].count(number) for number in range(referee.FACES)]
    sound = {
        "asked": field["asked"] in (referee.HIT_OR_STAY, referee.GIVE, referee.GAME_OVER),
        "who": field["who"] in somebody,
        "dealer": {field["dealer"], field["first"]} <= somebody,
        "turn": {field["turn"], field["flipping"], field["flipped_seven"], field["winner"]} <= perhaps,
        "winner": (field["winner"] != referee.NOBODY) == (field["asked"] == referee.GAME_OVER),
        "active": field["active"] >> seats == 0 and (field["active"] or field["asked"] == referee.GAME_OVER),
        "card": field["asked"] != referee.GIVE or referee.FREEZE <= field["card"] <= referee.SECOND_CHANCE,
        "waiting": waiting <= decks * (COPIES[FREEZE] + COPIES[FLIP_THREE]),
        "wait_card": {*field["wait_card"][:waiting]} <= {referee.FREEZE, referee.FLIP_THREE},
        "wait_holder": {*field["wait_holder"][:waiting], *field["wait_giver"][:waiting]} <= perhaps,
        "to_give": to_give <= referee.FLIPS and base + to_give <= waiting,
        "aside": field["aside"] <= referee.FLIPS and field["aside"] <= waiting and field["flips_left"] <= referee.FLIPS,
        "pile": left <= decks * sum(COPIES.values()) and in_pile == field["in_pile"],
        "known": field["known"] == 0 or field["known"] >= left,
        "hands": all(_is_a_hand(hand) for hand in field["hands"][:seats]),
    }
    for name, holds in sound.items():
        if not holds:
            raise BadState(f"no game in the kernel has such a field: {name}")
    discards = _counted_discards(field)
    if min(discards) < 0:
        raise BadState("there are more cards than the decks have")


def _is_a_hand(hand: int) -> bool:
    return hand >= 0 and hand >> (referee.STATUS + 2) == 0 and hand >> referee.TWIN & 15 < referee.NUMBERS


def _counted_discards(field: dict[str, Any]) -> list[int]:
    """Count the cards that are nowhere else."""
    counts = [
        field["decks"] * COPIES[card] - in_pile for card, in_pile in zip(referee.CARDS, field["in_pile"], strict=True)
    ]
    for hand in field["hands"][: field["seats"]]:
        for card in cards_of(hand)[0]:
            counts[NUMBER_OF[card]] -= 1
    for number in field["wait_card"][: field["waiting"]]:
        counts[number] -= 1
    return counts


# --- from the referee to the kernel -----------------------------------------------------------------------------------


def _waits(table: Table) -> int:
    """Return the card that has come up and waits for a seat to be chosen, or none."""
    return referee.NOBODY if table.turned_up is None else NUMBER_OF[table.turned_up]


def _write(record: Any, table: Table, pile: Sequence[Card] | None) -> None:  # noqa: ANN401 - a NumPy record
    seats = len(table.places)
    check_size(seats, table.rules)
    record["seats"] = seats
    record["decks"] = table.rules.decks_for(seats)
    record["left_first"] = table.rules.first is First.LEFT
    record["flip_7"] = table.rules.flip_7
    record["target"] = table.rules.target
    record["dealer"] = table.dealer
    record["first"] = table.first
    record["round"] = table.round
    record["dealing"] = table.dealing
    record["turn"] = _number(table.turn)
    record["flipped_seven"] = _number(table.flipped_seven)
    record["winner"] = _number(table.winner)
    record["scores"][:seats] = table.scores
    record["active"] = sum(1 << seat for seat in table.active)
    record["reached"] = _reached(table)
    record["hands"][:seats] = [_hand(place) for place in table.places]
    _write_pending(record, table)
    _write_pile(record, table, pile)


def _number(seat: Seat | None) -> int:
    return referee.NOBODY if seat is None else seat


def _reached(table: Table) -> int:
    """Return the seats that have had a turn: all, or up to the last one that the deal has reached."""
    seats = len(table.places)
    if not table.dealing:
        return (1 << seats) - 1
    if table.turn is None:
        return 0
    last = (table.turn - table.first) % seats
    return sum(1 << (table.first + place) % seats for place in range(last + 1))


def _hand(place: Place) -> int:
    hand = STATUSES.index(place.status) << referee.STATUS
    for card, count in Counter(place.cards).items():
        number = NUMBER_OF[card]
        hand |= 1 << number
        if card.kind is NUMBER:
            hand += referee.worth(number)
            hand |= (number << referee.TWIN) * (count - 1)
        elif card.kind is MODIFIER:
            hand += referee.worth(number) * count
    return hand


def _write_pending(record: Any, table: Table) -> None:  # noqa: ANN401 - the same
    record["flipping"] = referee.NOBODY
    for level, task in enumerate(table.pending, 1):
        match task:
            case HandOut(giver, to_give, assigned):
                record["base"] = record["waiting"]
                record["to_give"] = len(to_give)
                for card in reversed(to_give):
                    _push(record, card, referee.NOBODY, giver, level)
                for card, holder in reversed(assigned):
                    _push(record, card, holder, giver, level)
            case FlipThree(target, left, set_aside):
                record["flipping"] = target
                record["flips_left"] = left
                record["aside"] = len(set_aside)
                for card in (FLIP_THREE, *set_aside):
                    _push(record, card, 0, 0, 0)


def _push(record: Any, card: Card, holder: int, giver: int, level: int) -> None:  # noqa: ANN401 - the same
    place = record["waiting"]
    record["wait_card"][place] = NUMBER_OF[card]
    record["wait_holder"][place] = holder
    record["wait_giver"][place] = giver
    record["wait_level"][place] = level
    record["waiting"] = place + 1


def _write_pile(record: Any, table: Table, pile: Sequence[Card] | None) -> None:  # noqa: ANN401 - the same
    unseen = table.unseen()
    if any(count < 0 for count in unseen.values()) or unseen.total() != table.draw_pile:
        raise BadState("the table does not hold the cards of its decks")
    if pile is not None and Counter(pile) != +unseen:
        raise BadState("the draw pile given does not hold the cards that nobody has seen")
    cards = in_order(unseen.elements()) if pile is None else list(reversed(pile))
    record["pile"][: len(cards)] = [NUMBER_OF[card] for card in cards]
    record["in_pile"] = [unseen[card] for card in referee.CARDS]
    record["left"] = record["shuffled"] = len(cards)
    record["known"] = 0 if pile is None else len(cards)
