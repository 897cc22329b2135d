"""Views: rooms and games as clients get them, without the order of the draw pile, the secret and the seed.

`flip7.protocol.from_views` is the inverse, for clients in Python.
"""

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from flip7.analysis.odds.next_card import next_card
from flip7.core.apply import apply
from flip7.core.cards import MODIFIER, NUMBER, TIMES_2
from flip7.core.decisions import Decision, Give, HitOrStay, Move, WhichCard
from flip7.core.events import Busted, Event, Flipped, FlippedSeven, Froze, Kept, PassedOn, Saved
from flip7.core.game import Game
from flip7.core.pending import FlipThree, HandOut, Task
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.protocol.game_events import WireEvent, wire_event
from flip7.protocol.messages import (
    Asked,
    AssignedView,
    BranchView,
    FlipThreeView,
    GameView,
    HandOutView,
    Happened,
    Odds,
    PersonView,
    PlaceView,
    Revelation,
    SeatView,
    TableListed,
    TableView,
    Twins,
    Worth,
    You,
)
from flip7.protocol.room_events import By, RoomEvent, Started
from flip7.protocol.room_state import Person, RoomState
from flip7.server.rooms.room import GameStep, Room


def happened(room: Room, at: int, event: RoomEvent, step: GameStep, deadline: int | None) -> Happened:
    """Make the message of the room's last event."""
    did = game_step(event, step, odds=room.options.odds)
    return Happened(room.number, at, event, did.events, did.worths, asked(room, deadline), did.first, did.odds)


class StepView(NamedTuple):
    """The effects of a room event on the game: the fields of `Happened` that tell them."""

    events: tuple[WireEvent, ...]
    worths: tuple[Worth | None, ...]
    first: GameView | None
    odds: tuple[Odds | None, ...]


def game_step(event: RoomEvent, step: GameStep, *, odds: bool) -> StepView:
    """Make the views of what an event did: the referee's events, the seats' worths, the cards before a game, the odds.

    Call it once for each step: it brings `step.before` up to date, event by event.
    """
    first = game_view(step.before) if isinstance(event, Started) and step.before is not None else None
    changes = list(_changes(step, odds=odds))
    risks = tuple(risk for _, risk in changes)
    return StepView(
        tuple(map(wire_event, step.events)), tuple(worth for worth, _ in changes), first, risks if any(risks) else ()
    )


def _changes(step: GameStep, *, odds: bool) -> Iterator[tuple[Worth | None, Odds | None]]:
    """Yield for each event what the seat that it touches is worth after it, and the odds before a card of a Flip Three.

    The events are applied to `step.before` itself. It is a copy made for this step, and nobody needs it
    afterwards: so it is not copied again, however long a game is replayed.
    """
    table = step.before
    for event in step.events:
        assert table is not None, "events happen on a table"
        risk = _odds(table, event.seat) if odds and isinstance(event, Flipped) else None
        apply(table, event)
        seat = _touched(event)
        yield None if seat is None else worth(table, seat), risk


def _touched(event: Event) -> Seat | None:
    """Return the seat before which cards have come or gone."""
    match event:
        case Kept(seat) | Busted(seat) | Saved(seat) | FlippedSeven(seat) | Froze(seat) | PassedOn(to=seat):
            return seat
        case _:
            return None


def worth(table: Table, seat: Seat) -> Worth:
    """Return what the seat would score if the round ended now, as its sum (E.2); nothing after the round."""
    cards = table.places[seat].cards
    if not cards:
        return Worth(seat, numbers=0, doublings=0, bonuses=(), flip_7=0, points=0)
    return Worth(
        seat=seat,
        numbers=sum(card.points for card in cards if card.kind is NUMBER),
        doublings=cards.count(TIMES_2),
        bonuses=tuple(card.points for card in cards if card.kind is MODIFIER and card is not TIMES_2),
        flip_7=table.rules.flip_7 if table.flipped_seven == seat else 0,
        points=round_points(table, seat),
    )


def you(room: Room, person: Person) -> You:
    """Tell a person who they are at the table."""
    return You(person.number, person.seat, host=room.host == person.number)


def table_view(room: Room, link: str, deadline: int | None) -> TableView:
    """Make the view of the whole room, as everybody may see it."""
    revealed = room.revealed
    return TableView(
        id=room.id,
        code=room.code,
        link=link,
        number=room.number,
        phase=room.phase,
        public=room.public,
        rules=room.rules,
        options=room.options,
        host=room.host,
        seats=tuple(_seat(room, seat) for seat in room.seats),
        people=tuple(map(_person, room.people)),
        secret_hash=room.secret_hash,
        seed_hash=room.seed_hash,
        game=None if room.game is None else game_view(room.game.table),
        asked=asked(room, deadline),
        revealed=None if revealed is None else Revelation(revealed.secret, revealed.words, revealed.seed),
        rematch=room.rematch,
        locked=room.locked,
        closed=room.closed,
        scores=None if revealed is None else revealed.scores,
        branch=None if room.branch is None else BranchView(room.branch.choice, room.branch.same_cards, room.branch.of),
    )


def listed(room: Room, created: int, link: str) -> TableListed:
    """Make the entry of a room in the list of public tables."""
    return TableListed(
        code=room.code,
        link=link,
        phase=room.phase,
        host=None if room.host is None else room.people[room.host].name,
        seats=len(room.chairs),
        free=sum(chair.is_free for chair in room.chairs),
        bots=sum(chair.bot is not None for chair in room.chairs),
        target=room.rules.target,
        created=created,
        locked=room.locked,
    )


def _seat(room: RoomState, seat: int) -> SeatView:
    chair = room.chairs[seat]
    bot = chair.bot and chair.bot.bot
    return SeatView(room.name_at(seat), chair.person, bot, chair.stand_in, chair.waits, chair.advised)


def _person(person: Person) -> PersonView:
    return PersonView(
        person=person.number,
        name=person.name,
        colour=person.colour,
        seat=person.seat,
        ready=person.ready,
        gone=person.gone,
        gave_word=person.gave_word,
        sent_away=person.sent_away,
    )


# --- the game ---------------------------------------------------------------------------------------------------------


def game_view(table: Table) -> GameView:
    """Make the view of the cards on the table."""
    return GameView(
        round=table.round,
        dealer=table.dealer,
        first=table.first,
        dealing=table.dealing,
        turn=table.turn,
        scores=tuple(table.scores),
        places=tuple(
            PlaceView(tuple(place.cards), place.status, worth(table, seat))
            for seat, place in zip(table.seats, table.places, strict=True)
        ),
        draw_pile=table.draw_pile,
        discard_pile=tuple(table.discard_pile),
        turned_up=table.turned_up,
        pending=tuple(map(_task, table.pending)),
        flipped_seven=table.flipped_seven,
        winner=table.winner,
    )


def _task(task: Task) -> FlipThreeView | HandOutView:
    match task:
        case FlipThree(target, left, set_aside):
            return FlipThreeView(target, left, set_aside)
        case HandOut(giver, to_give, assigned):
            return HandOutView(giver, to_give, tuple(AssignedView(card, holder) for card, holder in assigned))
        case _:
            assert_never(task)


def asked(room: Room, deadline: int | None) -> Asked | None:
    """Make the view of the open question, with its odds if the table shows them."""
    if room.game is None or room.asked is None:
        return None
    return question(room.game, room.chairs[room.asked.seat].plays, deadline, odds=room.options.odds)


def question(game: Game, by: By, deadline: int | None, *, odds: bool) -> Asked | None:
    """Make the view of what a game asks; `by` says who answers for the seat."""
    decision = game.asked
    if decision is None:
        return None
    return Asked(
        ordinal=len(game.choices),
        seat=decision.seat,
        ask="give" if isinstance(decision, Give) else "hit_or_stay",
        card=decision.card if isinstance(decision, Give) else None,
        options=_options(decision),
        by=by,
        deadline=deadline,
        odds=_odds(game.table, decision.seat) if odds and isinstance(decision, HitOrStay) else None,
    )


def _options(decision: Decision) -> tuple[Move | Seat, ...]:
    assert not isinstance(decision, WhichCard), "a seeded deck asks nobody for cards"
    return decision.options


def _odds(table: Table, seat: Seat) -> Odds:
    """Make the view of what one more card would do to the seat."""
    chances = next_card(table, seat)
    return Odds(
        bust=chances.bust,
        saved=chances.saved,
        flip_7=chances.flip7,
        points_now=chances.points_now,
        points_after=chances.points_after,
        pile=chances.pile.total,
        twins=tuple(Twins(number, chances.pile.counts.get(number, 0)) for number in table.places[seat].line),
    )
