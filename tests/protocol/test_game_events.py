"""Game events survive the wire: from what clients are told they get the referee's own events and table."""

import msgspec
import pytest
from hypothesis import given
from msgspec import Raw

from flip7.core.apply import apply
from flip7.core.decisions import WhichCard
from flip7.core.events import Ending, FlipThreeEnded
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.protocol.from_views import decision_of, table_of
from flip7.protocol.game_events import core_event, wire_event
from flip7.protocol.messages import Asked, GameView, Happened, ServerMessage
from flip7.protocol.room_events import By
from flip7.server.rooms.views import game_view, question
from tests.core.random_games import Plan, plans


@pytest.mark.integration  # many games
@given(plans())
def test_every_event_survives_the_way_there_and_back(plan: Plan) -> None:
    game = plan.begin()
    events = list(game.opening)
    for choice in plan.choices(plan.begin()):
        events += game.play(choice)
    assert [core_event(wire_event(event)) for event in events] == events


def test_an_event_comes_back_from_a_message_that_was_read() -> None:
    event = FlipThreeEnded(Seat(2), Ending.BUST)
    text = b'{"type": "happened", "number": 5, "at": 1, "act": {"act": "started", "dealer": 0}, "worths": [null],'
    text += b'"asked": null, "game": null, "events": [' + msgspec.json.encode(wire_event(event)) + b"]}"
    message = msgspec.json.decode(text, type=ServerMessage)
    assert isinstance(message, Happened)
    assert [core_event(told) for told in message.events] == [event]


def test_what_is_no_event_is_a_decode_error() -> None:
    with pytest.raises(msgspec.DecodeError):
        core_event(Raw(b'{"event": "cheated", "seat": 1}'))


@given(plans(most=60))
def test_the_table_that_is_seen_is_the_referees_at_every_step(plan: Plan) -> None:
    """From any view of it, and folded from the events that were told."""
    game = plan.begin()
    choices = plan.choices(plan.begin())
    folded = seen(Table.set_up(plan.seats, plan.rules, plan.dealer))
    events = list(game.opening)
    for choice in [*choices, None]:
        for event in events:
            apply(folded, core_event(wire_event(event)))
        assert folded == game.table == seen(game.table)
        if choice is not None:
            events = list(game.play(choice))


def seen(table: Table) -> Table:
    """The table, through the eyes of a client."""
    return table_of(msgspec.json.decode(msgspec.json.encode(game_view(table)), type=GameView), table.rules)


@given(plans(kinds=("seeded", "dense"), most=60))
def test_the_question_that_is_seen_is_the_referees(plan: Plan) -> None:
    game = plan.begin()
    for choice in [*plan.choices(plan.begin()), None]:
        told = question(game, By.PERSON, None, odds=False)
        assert (game.asked is None) is (told is None)
        if told is not None:
            assert not isinstance(game.asked, WhichCard)
            assert decision_of(msgspec.json.decode(msgspec.json.encode(told), type=Asked)) == game.asked
        if choice is not None:
            game.play(choice)
