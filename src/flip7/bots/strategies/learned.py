"""Level 5 without NumPy and without a compiler: the network of `flip7.kernel.network`, in plain Python.

It plays where there is no NumPy, as in a browser. Every function names the one of the kernel that it must equal;
tests/bots/test_learned.py holds the answers of both together. A choice takes some milliseconds.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Final

from flip7.analysis.endgame import forced_move
from flip7.analysis.plain_network import networks
from flip7.bots.base import NotAPlayersQuestion
from flip7.bots.strategies.racer import Racer
from flip7.core.cards import FLIP_THREE, FREEZE, MODIFIER, NUMBER, SECOND_CHANCE, TIMES_2, Card
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.scoring import points, round_points
from flip7.core.seats import Seat
from flip7.core.table import ACTIVE, Table

MAX_SEATS: Final = 40
MAX_DECKS: Final = 3
"""At a larger table it plays as level 4, as the kernel's bots do."""
RIVALS: Final = 3
SURE: Final = 30.0
EXPECTED: Final = 15
"""Points that a seat still in the round is expected to bank, unless it has more already."""
_SEVEN: Final = 7
_NOBODY: Final = 255
"""`kernel.referee.NOBODY`, the turn during the deal: the network has learned with it."""
_NETWORK_OF: Final = {FREEZE: "freeze", FLIP_THREE: "flip_three", SECOND_CHANCE: "second_chance"}


class PlainLearned:
    """Level 5, in plain Python."""

    name: str = "level5"

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Choose as the network has learned, and as the endgame forces."""
        match decision:
            case WhichCard():
                raise NotAPlayersQuestion(decision)
            case _ if len(view.places) > MAX_SEATS or view.rules.decks_for(len(view.places)) > MAX_DECKS:
                return Racer().choose(view, decision)
            case HitOrStay(seat):
                return forced_move(view, seat) or (HIT if _gains_by_hitting(view, seat) else STAY)
            case Give():
                return _best_taker(view, decision)


# --- hit or stay ------------------------------------------------------------------------------------------------------


def _gains_by_hitting(view: Table, me: Seat) -> bool:
    """kernel.policy_eval.has_learned_to_hit, by the full network."""
    race = _Race(view)
    inputs = _look_at_hand(view, me, race)
    return networks()["hit"].judge(inputs + _look_closely(view, me, inputs, race)) > 0.0


class _Race:
    """Values of the table for all seats, computed once for a decision."""

    def __init__(self, view: Table) -> None:
        self.target: int = view.rules.target
        self.seats: int = len(view.places)
        self.score: list[int] = [round_points(view, seat) for seat in view.seats]
        self.standing: list[int] = [total + score for total, score in zip(view.scores, self.score, strict=True)]
        self.active: list[bool] = [place.status is ACTIVE for place in view.places]
        self.next_first: int = (view.first + 1) % self.seats
        pile = _next_cards(view)
        self.pile: Counter[Card] = pile
        self.cards: int = pile.total()
        self.whole: int = max(self.cards, 1)

    def supposed(self, view: Table) -> list[float]:
        """kernel.network.suppose: the totals if the round went on as usual."""
        return [
            total + (max(score, EXPECTED) if active else score)
            for total, score, active in zip(view.scores, self.score, self.active, strict=True)
        ]


def _next_cards(view: Table) -> Counter[Card]:
    """kernel.referee.see_next_cards: the draw pile, or the discard pile if that is empty."""
    return view.unseen() if view.draw_pile else Counter(view.discard_pile)


def _look_at_hand(view: Table, me: Seat, race: _Race) -> list[float]:
    """kernel.network.look_at_hand: the asked seat's cards."""
    cards = view.places[me].cards
    pile, whole = race.pile, race.whole
    shielded = 1.0 if SECOND_CHANCE in cards else 0.0
    count = _count(cards)
    score = points(cards)
    twins = _busting(pile, cards) / whole
    gain = _gain_of_one(pile, cards, view.rules.flip_7) / whole
    bust = twins * (1.0 - shielded)
    return [
        bust,
        twins,
        shielded,
        count / 6.0,
        float(count == _SEVEN - 1),
        float(count == _SEVEN - 2),
        score / 40.0,
        _sum(cards) / 40.0,
        float(cards.count(TIMES_2)),
        (gain - bust * score) / 10.0,
        gain / 10.0,
        10.0 * pile[FREEZE] / whole,
        10.0 * pile[FLIP_THREE] / whole,
        10.0 * pile[SECOND_CHANCE] / whole,
        race.cards / 94.0,
        *_look_at_race(view, me, score, race),
    ]


def _look_at_race(view: Table, me: Seat, score: int, race: _Race) -> list[float]:
    """kernel.network.look_at_race: how the asked seat stands against the others."""
    target, others = race.target, [seat for seat in range(race.seats) if seat != me]
    own = view.scores[me] + score
    best = max((race.standing[seat] for seat in others), default=-1)
    locked = max((race.standing[seat] for seat in others if not race.active[seat]), default=-1)
    active = sum(race.active[seat] for seat in others)
    done = sum(race.standing[seat] >= target for seat in others)
    count = max(len(others), 1)
    return [
        (target - view.scores[me]) / 100.0,
        (target - own) / 100.0,
        float(own >= target),
        (target - best) / 100.0,
        _within((own - best) / 50.0, 2.0),
        _within((own - locked) / 50.0, 2.0) if locked >= 0 else 2.0,
        float(locked >= target and locked >= own),
        float(active == 0),
        active / count,
        done / count,
    ]


def _look_closely(view: Table, me: Seat, hand: Sequence[float], race: _Race) -> list[float]:
    """kernel.network.look_closely: the leading opponents, and the chances to win after the next card."""
    bust = hand[0]
    gain = 10.0 * hand[10] / max(1.0 - bust, 0.01)
    score = points(view.places[me].cards)
    own = view.scores[me] + score
    inputs: list[float] = []
    for rival in _rivals(me, race):
        if rival is None:
            inputs += (-2.0, 0.0, 0.0, 0.0, 0.0)
            continue
        cards, active = view.places[rival].cards, race.active[rival]
        inputs += (
            _within((race.standing[rival] - own) / 50.0, 2.0),
            float(active),
            float(active and SECOND_CHANCE in cards),
            race.score[rival] / 40.0,
            _busting(race.pile, cards) / race.whole if active else 0.0,
        )
    return inputs + _look_ahead(view, me, (bust, gain), score, race)


def _rivals(me: Seat, race: _Race) -> list[int | None]:
    """kernel.network.note_rivals: the opponents who stand highest, the highest first."""
    others = (seat for seat in range(race.seats) if seat != me)
    ranked: list[int | None] = [*sorted(others, key=lambda seat: -race.standing[seat])]
    return [*ranked[:RIVALS], *[None] * (RIVALS - len(ranked))]


def _look_ahead(view: Table, me: Seat, risk: tuple[float, float], score: int, race: _Race) -> list[float]:
    """kernel.network.look_ahead: the chance to win if the seat stays, busts, or survives one more card."""
    bust, gain = risk
    totals = race.supposed(view)
    stays, busts, gains = (
        _chance(me, [*totals[:me], view.scores[me] + more, *totals[me + 1 :]], race)
        for more in (score, 0, score + gain)
    )
    return [
        2.0 * stays,
        10.0 * (stays - busts),
        10.0 * (gains - stays),
        _within(10.0 * (bust * busts + (1.0 - bust) * gains - stays), 3.0),
        4.0 / race.seats,
        float(view.dealing),
    ]


# --- giving a card ----------------------------------------------------------------------------------------------------


def _best_taker(view: Table, decision: Give) -> Seat:
    """kernel.policy_eval.best_taker: the seat that it gains most to give the card to, the first among equals."""
    race, network = _Race(view), networks()[_NETWORK_OF[decision.card]]
    takers = sorted(decision.options)
    return max(takers, key=lambda seat: network.judge(_look_at_taker(view, decision.seat, seat, race)))


def _look_at_taker(view: Table, me: Seat, seat: Seat, race: _Race) -> list[float]:
    """kernel.network.look_at_taker: the inputs about giving the card to the seat."""
    cards, mine = view.places[seat].cards, view.places[me].cards
    score, my_score = points(cards), points(mine)
    standing = view.scores[seat] + score
    totals = race.supposed(view)
    banks, busts, gains = (
        _chance(me, [*totals[:seat], view.scores[seat] + more, *totals[seat + 1 :]], race)
        for more in (score, 0, max(score, EXPECTED) + 10)
    )
    best = max((race.standing[other] for other in range(race.seats) if other != seat), default=-1)
    active, count = sum(race.active), _count(cards)
    at_turn = _NOBODY if view.turn is None else view.turn
    turn = seat - at_turn if seat >= at_turn else seat - at_turn + race.seats
    target = race.target
    return [
        float(seat == me),
        (target - view.scores[seat]) / 100.0,
        score / 40.0,
        float(SECOND_CHANCE in cards),
        _busting(race.pile, cards) / race.whole,
        float(cards.count(TIMES_2)),
        _within((standing - view.scores[me] - my_score) / 50.0, 2.0),
        _within((standing - best) / 50.0, 2.0),
        float(standing >= target),
        (target - view.scores[me]) / 100.0,
        my_score / 40.0,
        _count(mine) / 6.0,
        float(SECOND_CHANCE in mine),
        _busting(race.pile, mine) / race.whole,
        active / race.seats,
        4.0 / race.seats,
        race.whole / 94.0,
        turn / race.seats,
        2.0 * banks,
        10.0 * (banks - busts),
        10.0 * (banks - gains),
        *(float(count == number) for number in range(_SEVEN)),
        float(not cards),
        _gain_of_one(race.pile, cards, view.rules.flip_7) / (10.0 * race.whole) if view.draw_pile else 0.0,
        float(view.dealing),
        float(active == 2),  # noqa: PLR2004 - oneself and one other
    ]


# --- the chance to win, at a glance -----------------------------------------------------------------------------------


def _chance(me: int, totals: Sequence[float], race: _Race) -> float:
    """kernel.network.foresee: a seat's chance to win from these totals; if the game is over, it is known (G.1, G.2)."""
    highest, second, third = (*sorted(totals, reverse=True), -1.0, -1.0)[:3]
    leader = totals.index(highest)
    if highest >= race.target and highest > second:
        return float(me == leader)
    network, everything = networks()["win"], sum(totals)
    places = [
        exp(_within(network.judge(_look_at_totals(seat, totals, (highest, second, third), everything, race)), SURE))
        for seat in range(race.seats)
    ]
    return places[me] / sum(places)


def _look_at_totals(
    seat: int, totals: Sequence[float], three: tuple[float, float, float], everything: float, race: _Race
) -> list[float]:
    """kernel.network.look_at_totals: how far a seat and the others are from the target, and when it has its turn."""
    own, target, seats = totals[seat], race.target, race.seats
    best, other_best, third = three
    if seat == totals.index(best):
        best, other_best = other_best, third
    elif own == other_best:
        other_best = third
    others = max(seats - 1, 1)
    turn = (seat - race.next_first) % seats
    return [
        (target - own) / 100.0,
        (target - best) / 100.0 if seats > 1 else 2.0,
        (target - other_best) / 100.0 if seats > 2 else 2.0,  # noqa: PLR2004 - oneself and one other
        (target - (everything - own) / others) / 100.0,
        _within((own - best) / 50.0, 3.0),
        4.0 / seats,
        turn / seats,
        float(turn == 0),
        float(turn == seats - 1),
        sum(total > own for total in totals) / others,
    ]


# --- cards ------------------------------------------------------------------------------------------------------------


def _within(value: float, reach: float) -> float:
    """kernel.network.within: clamp the value to a reach on either side of zero."""
    return min(max(value, -reach), reach)


def _count(cards: Sequence[Card]) -> int:
    return sum(card.kind is NUMBER for card in cards)


def _sum(cards: Sequence[Card]) -> int:
    return sum(card.points for card in cards if card.kind is NUMBER)


def _busting(pile: Counter[Card], cards: Sequence[Card]) -> int:
    """kernel.network.busting_cards_in_pile: the cards that are in the line already, and so would bust."""
    return sum(pile[card] for card in cards if card.kind is NUMBER)


def _gain_of_one(pile: Counter[Card], cards: Sequence[Card], flip_7: int) -> int:
    """kernel.network.gain_of_one: the points that one more card adds over all that can come and do not bust."""
    doubles = cards.count(TIMES_2)
    fresh = {card: left for card, left in pile.items() if card.kind is NUMBER and card not in cards}
    gain = sum(card.points * left << doubles for card, left in fresh.items())
    if _count(cards) == _SEVEN - 1:
        gain += flip_7 * sum(fresh.values())
    gain += sum(card.points * left for card, left in pile.items() if card.kind is MODIFIER and card is not TIMES_2)
    return gain + pile[TIMES_2] * (_sum(cards) << doubles)
