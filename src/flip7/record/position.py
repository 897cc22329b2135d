"""A position as text: what lies before everybody, and what is asked.

`position` reads the hands as people would say them, and gives the table that the referee would have.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from flip7.core.cards import COPIES, FLIP_THREE, FREEZE, SECOND_CHANCE, Card, UnknownCard, parse_card
from flip7.core.decisions import HIT_OR_STAY, Give, HitOrStay
from flip7.core.errors import Flip7Error, quoted
from flip7.core.numbers import FLIP_7
from flip7.core.rules import DEALER, MAX_TARGET, Rules
from flip7.core.seats import MAX_SEATS, SEATS, Points, Seat, seat_letter
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED, Place, Status, Table

ME: Final = SEATS[0]
_FIRST_ROUND: Final = 1
_A_LATER_ROUND: Final = 2
_GIVEN: Final = (FREEZE, FLIP_THREE, SECOND_CHANCE)
_STATUS_WORDS: Final = {str(status): status for status in Status}
_COUNT_WORDS: Final = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)


class BadPosition(Flip7Error):
    """A position that no game can come to, or that cannot be read."""


class Situation(NamedTuple):
    """A table in the middle of a round, and what is asked there."""

    table: Table
    asked: HitOrStay | Give


def position(  # noqa: PLR0913 - the parts of a position, each by its name
    me: str,
    others: Sequence[str] = (),
    *,
    totals: Sequence[int] | None = None,
    gone: str = "",
    give: str | None = None,
    rules: Rules | None = None,
    dealer: int | None = None,
) -> Situation:
    """Return the table where I sit at A with these cards, the others clockwise from B, and I am asked.

    - A hand is cards, as notation writes them, and perhaps a last word: `stayed`, `frozen` or `busted`. The Freeze of a
      frozen seat need not be written, nor the number that busted one: then it is the likeliest. `busted` alone leaves
      open what lies there: its cards count as not seen.
    - `totals` are the scores before this round, 0 unless given; `gone` are the cards known to be on the discard pile.
      Every card not seen anywhere is in the draw pile.
    - `give` is the card that has just come up before me and that I must give to somebody: FZ, F3, or a spare SC. Else I
      am asked «Hit or stay?»
    - The dealer, unless given, is the one with whom the first active seat after me that has more cards than I have came
      first: it has had its turn in this lap, and I have not. If there is none, I came first.

    A position that cannot be is a `BadPosition`.

    >>> table, asked = position("12 5 +4", ["7 8", "3 x2 frozen"], totals=[120, 80, 95])
    >>> print(asked)
    A: hit or stay?
    >>> from flip7.core.describe import describe
    >>> describe(table)
    'round 2, dealer A | A 120: 12 5 +4 | B 80: 7 8 | C 95 frozen: 3 x2 FZ | draw 86, discard 0'
    >>> print(position("12 5", ["7", "8"], give="F3").asked)
    A: who gets the F3? (A, B, C)
    """
    for name, hand in (("me", me), ("gone", gone)):
        if not isinstance(hand, str):
            raise BadPosition(f"{name} is {quoted(hand)}: it must be a text, such as '12 5 +4'")
    rules = rules or Rules()
    places = _places(me, others)
    turned_up = None if give is None else _card_to_give(give)
    discard_pile = parse_hand("gone", gone.split())
    left = _left(rules.decks_for(len(places)), places, discard_pile, turned_up)
    for seat, place in zip(SEATS, places, strict=False):
        check_place(place, seat_letter(seat))
        _complete_a_bust(place, left, seat_letter(seat))
    scores = _scores(totals, len(places), rules)
    dealt_by = _dealer(dealer, places, rules)
    table = Table(
        rules=rules,
        dealer=dealt_by,
        first=dealt_by if rules.first is DEALER else SEATS[(dealt_by + 1) % len(places)],
        places=places,
        scores=scores,
        draw_pile=left.total(),
        discard_pile=discard_pile,
        round=_A_LATER_ROUND if any(scores) or discard_pile else _FIRST_ROUND,
        turned_up=turned_up,
    )
    asked = _asked(table)
    table.turn = table.active[-1] if turned_up is None else ME  # so that the next turn is mine, or this one is (T.1)
    return Situation(table, asked)


# --- reading ----------------------------------------------------------------------------------------------------------


def _places(me: str, others: Sequence[str]) -> list[Place]:
    if isinstance(others, str):
        raise BadPosition(f"others is {quoted(others)}: it must be a list with one text for each other player")
    hands = [me, *others]
    if len(hands) > MAX_SEATS:
        raise BadPosition(f"{len(hands)} players: a table has 1 to {MAX_SEATS} seats")
    return [_place(hand, seat_letter(seat)) for seat, hand in zip(SEATS, hands, strict=False)]


def _place(hand: str, name: str) -> Place:
    """Parse a hand: its cards, with the Freeze of a frozen seat, and its status, active unless it says otherwise."""
    words = hand.split()
    status = _STATUS_WORDS[words.pop()] if words and words[-1] in _STATUS_WORDS else ACTIVE
    if early := next((word for word in words if word in _STATUS_WORDS), None):
        raise BadPosition(f"{name}: '{early}' must be the last word of {quoted(hand)}")
    cards = parse_hand(name, words)
    if status is FROZEN and FREEZE not in cards:
        cards.append(FREEZE)
    return Place(cards, status)


def parse_hand(where: str, codes: Iterable[str]) -> list[Card]:
    """Return the cards of codes; raise `BadPosition` that says where one is unknown."""
    try:
        return [parse_card(code) for code in codes]
    except UnknownCard as error:
        raise BadPosition(f"{where}: {error}") from None


def _card_to_give(code: str) -> Card:
    if code not in map(str, _GIVEN):
        raise BadPosition(f"give is {quoted(code)}: only FZ, F3 and SC are given to somebody")
    return parse_card(code)


def _scores(totals: Sequence[int] | None, seats: int, rules: Rules) -> list[Points]:
    """Return the totals before the round; nobody has won yet (G.1, G.2)."""
    if totals is None:
        return [Points(0)] * seats
    if len(totals) != seats:
        raise BadPosition(f"{len(totals)} totals for {seats} players: each has one, A first")
    for seat, total in enumerate(totals):
        if type(total) is not int or not 0 <= total <= MAX_TARGET:
            raise BadPosition(
                f"the total of {seat_letter(seat)} is {quoted(total)}: it must be a whole number from 0 to {MAX_TARGET}"
            )
    _check_nobody_has_won(totals, rules)
    return [Points(total) for total in totals]


def _dealer(dealer: int | None, places: Sequence[Place], rules: Rules) -> Seat:
    if dealer is None:
        came_first = _came_first(places)
        return came_first if rules.first is DEALER else SEATS[(came_first - 1) % len(places)]
    if type(dealer) is not int or not 0 <= dealer < len(places):
        raise BadPosition(f"dealer is {quoted(dealer)}: seats are numbered 0 to {len(places) - 1}")
    return SEATS[dealer]


def _came_first(places: Sequence[Place]) -> Seat:
    """Return the first active seat after me with more cards than I have, which has had its turn; else me."""
    mine = len(places[ME].cards)
    others = zip(SEATS, places, strict=False)
    return next((seat for seat, place in others if place.status is ACTIVE and len(place.cards) > mine), ME)


# --- every card in one place ------------------------------------------------------------------------------------------


def _left(decks: int, places: Sequence[Place], discard_pile: Sequence[Card], turned_up: Card | None) -> Counter[Card]:
    """Count the cards that are in none of these places, and so in the draw pile (D.6)."""
    found: dict[str, Sequence[Card]] = {f"{seat_letter(seat)} has": place.cards for seat, place in enumerate(places)}
    found["gone:"] = discard_pile
    found["to give:"] = [] if turned_up is None else [turned_up]
    return cards_left(decks, found)


def cards_left(decks: int, found: Mapping[str, Sequence[Card]]) -> Counter[Card]:
    """Count the cards that are nowhere; raise `BadPosition` if one is found more often than the decks have it (D.6)."""
    left = Counter({card: copies * decks for card, copies in COPIES.items()})
    for cards in found.values():
        left.subtract(cards)
    for card, count in left.items():
        if count < 0:
            where = ", ".join(f"{who} {cards.count(card)}" for who, cards in found.items() if card in cards)
            copies = decks * COPIES[card]
            raise BadPosition(f"there {_only(copies, card)}, and {copies - count} are named ({where})")
    return left


def _only(copies: int, card: Card) -> str:
    if copies == 1:
        return f"is only one {card}"
    return f"are only {_COUNT_WORDS[copies] if copies < len(_COUNT_WORDS) else copies} {card}s"


def _complete_a_bust(place: Place, left: Counter[Card], name: str) -> None:
    """Add the number that busted the seat: if it was not written, the one most of which are left."""
    line = place.line
    if place.status is not BUSTED or len(set(line)) < len(line) or not line:
        return
    twin = max(line, key=lambda number: (left[number], number.points))
    if not left[twin]:
        raise BadPosition(f"{name} is busted, but no second card of {_codes(line)} is left to have busted it")
    place.cards.append(twin)
    left[twin] -= 1


# --- what cannot be ---------------------------------------------------------------------------------------------------


def check_place(place: Place, name: str) -> None:
    """Raise `BadPosition` unless the cards can lie before a seat of that status."""
    cards = place.cards
    if FLIP_THREE in cards:
        raise BadPosition(f"{name} has an F3: a used Flip Three is on the discard pile (F3.12, X.11)")
    if cards.count(SECOND_CHANCE) > 1:
        raise BadPosition(f"{name} has two Second Chances: nobody holds more than one (SC.1)")
    if len(set(place.line)) >= FLIP_7:
        raise BadPosition(f"{name} has a Flip 7 with {_codes(place.line)}: the round would be over (F7.1)")
    if place.status is BUSTED:
        _check_busted(place, name)
    else:
        _check_not_busted(place, name)


def _check_not_busted(place: Place, name: str) -> None:
    line = place.line
    for number in line:
        if line.count(number) > 1:
            raise BadPosition(f"{name} has more than one {number}: that would have been a bust (B.1)")
    freezes = place.cards.count(FREEZE)
    if freezes and place.status is not FROZEN:
        raise BadPosition(f"{name} has an FZ: then it is frozen, and the last word must say so (FZ.5)")
    if freezes > 1:
        raise BadPosition(f"{name} has more than one FZ: a frozen player is given no other (FZ.1)")
    if place.status is STAYED and not place.cards:
        raise BadPosition(f"{name} has stayed without a card: only a player with a card may stay (T.4)")


def _check_busted(place: Place, name: str) -> None:
    line = place.line
    if FREEZE in place.cards:
        raise BadPosition(f"{name} is busted and has an FZ: a frozen player is dealt no card (FZ.2)")
    if SECOND_CHANCE in place.cards:
        raise BadPosition(f"{name} is busted and has an SC: it would have been saved (SC.2)")
    if place.cards and not line:
        raise BadPosition(f"{name} is busted without a number: nothing else busts anyone (B.3)")
    if len(line) > len(set(line)) + 1:
        raise BadPosition(f"{name} is busted with {_codes(line)}: the first number that came twice was the last (B.2)")


def _check_nobody_has_won(totals: Sequence[int], rules: Rules) -> None:
    highest = max(totals)
    if highest >= rules.target and totals.count(highest) == 1:
        leader = seat_letter(totals.index(highest))
        raise BadPosition(
            f"{leader} alone is highest with {highest}, of {rules.target} to win: the game would be over (G.1)"
        )


# --- what is asked ----------------------------------------------------------------------------------------------------


def _asked(table: Table) -> HitOrStay | Give:
    """Return the question to me; raise `BadPosition` if there is none, or it has only one answer (X.9)."""
    me, name = table.places[ME], seat_letter(ME)
    if me.status is not ACTIVE:
        raise BadPosition(f"{name} is {me.status}: only an active player is asked anything (T.1)")
    if table.turned_up is None:
        if not me.cards:
            raise BadPosition(f"{name} has no card: without one nobody may stay, so nothing is asked (T.4, X.9)")
        return HIT_OR_STAY[ME]
    takers = _takers_of_a_spare(table) if table.turned_up is SECOND_CHANCE else table.active
    if len(takers) == 1:
        only = seat_letter(takers[0])
        raise BadPosition(f"only {only} can take the {table.turned_up}: then nothing is asked (X.9)")
    return Give(ME, table.turned_up, takers)


def _takers_of_a_spare(table: Table) -> tuple[Seat, ...]:
    """Return the other active seats that hold no Second Chance (SC.3)."""
    if not table.places[ME].has_second_chance:
        raise BadPosition(f"{seat_letter(ME)} has no SC yet: it keeps its first (SC.1)")
    takers = tuple(seat for seat in table.active if not table.places[seat].has_second_chance)
    if not takers:
        raise BadPosition("nobody can take the SC: no other active player is without one, so it is discarded (SC.3)")
    return takers


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
