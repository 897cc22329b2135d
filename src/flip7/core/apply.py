"""The only writer: how each event changes the table.

No rule is decided here. Rules (`turns`, `turned_up`, `flip_three` …) look at the table and declare what happened; this
module makes the table show it. Folding a game's events over its first table gives its table.
"""

from operator import add
from typing import assert_never

from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE
from flip7.core.events import (
    Busted,
    DealEnded,
    Dealt,
    Discarded,
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
)
from flip7.core.pending import Assigned, FlipThree, HandOut
from flip7.core.seats import Points
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED, Place, Table


def apply(table: Table, event: Event) -> None:
    """Apply the event to the table."""
    match event:
        case Kept():
            table.turned_up = None
            table.places[event.seat].cards.append(event.card)
        case Hit() | Dealt():
            table.turn = event.seat
            table.draw_pile -= 1
            table.turned_up = event.card
        case Stayed():
            table.turn = event.seat
            table.places[event.seat].status = STAYED
        case DealEnded():
            table.dealing = False
        case RoundEnded():
            _end_round(table, event.points)
        case RoundBegan():
            _begin_round(table, event)
        case Flipped():
            table.draw_pile -= 1
            table.turned_up = event.card
            table.pending[-1] = _flip_three(table).after_a_flip()
        case Busted(seat, card):
            table.turned_up = None
            table.places[seat].cards.append(card)
            table.places[seat].status = BUSTED
        case Given(giver, card, to):
            table.turned_up = None
            table.pending.append(HandOut(giver, (), (Assigned(card, to),)))
        case Froze(seat):
            _take_first_assigned(table)
            table.places[seat].cards.append(FREEZE)
            table.places[seat].status = FROZEN
        case FlipThreeBegan(seat):
            _take_first_assigned(table)
            table.pending.append(FlipThree(seat))
        case FlipThreeEnded():
            _end_flip_three(table)
        case SetAside(_, card):
            table.turned_up = None
            table.pending[-1] = _flip_three(table).setting_aside(card)
        case HandedOut(_, _, to):
            table.pending[-1] = _hand_out(table).giving(to)
        case Saved(seat, card):
            table.turned_up = None
            table.places[seat].cards.remove(SECOND_CHANCE)
            table.discard_pile += [card, SECOND_CHANCE]
        case PassedOn(_, to):
            table.turned_up = None
            table.places[to].cards.append(SECOND_CHANCE)
        case Discarded(_, card):
            _waste(table)
            table.discard_pile.append(card)
        case Reshuffled(cards):
            table.draw_pile = cards
            table.discard_pile.clear()
        case FlippedSeven(seat):
            table.flipped_seven = seat
        case Joined(_, points):
            table.places.append(Place())
            table.scores.append(points)
        case GameWon(seat):
            table.winner = seat
        case Tied() | RanDry():
            pass
        case _:
            assert_never(event)


def _flip_three(table: Table) -> FlipThree:
    task = table.pending[-1]
    assert isinstance(task, FlipThree), f"no Flip Three is under way: {table}"
    return task


def _hand_out(table: Table) -> HandOut:
    task = table.pending[-1]
    assert isinstance(task, HandOut), f"nothing is being handed out: {table}"
    return task


def _end_flip_three(table: Table) -> None:
    """The Flip Three is discarded; what it set aside, if it was not lost, is handed out next (F3.8, F3.12)."""
    ended = _flip_three(table)
    table.pending.pop()
    table.discard_pile.append(FLIP_THREE)
    if ended.set_aside:
        table.pending.append(HandOut(ended.target, ended.set_aside))


def _take_first_assigned(table: Table) -> None:
    """The first card given out no longer waits; after the last one the hand-out is over."""
    rest = _hand_out(table).without_first()
    table.pending.pop()
    if not rest.is_done:
        table.pending.append(rest)


def _waste(table: Table) -> None:
    """The card leaves the place where it waited: turned up, set aside, or before its holder."""
    if table.turned_up is not None:
        table.turned_up = None
        return
    match table.pending[-1]:
        case FlipThree() as flip_three:
            table.pending[-1] = flip_three.without_first()
        case HandOut():
            _take_first_assigned(table)
        case task:
            assert_never(task)


def _end_round(table: Table, points: tuple[Points, ...]) -> None:
    """Points are banked, all cards of the round discarded; each status stands until the next (E.2, N.1, SC.5)."""
    table.scores = list(map(add, table.scores, points))
    for place in table.places:
        table.discard_pile += place.cards
        place.cards.clear()
    table.turn = None
    table.dealing = False


def _begin_round(table: Table, event: RoundBegan) -> None:
    table.round = event.number
    table.dealer = event.dealer
    table.first = event.first
    for place in table.places:
        place.status = ACTIVE
    table.dealing = True
    table.flipped_seven = None
