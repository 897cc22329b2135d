"""A snapshot's tables: read when asked for, and the same as a table that has everything."""

import pickle
from copy import deepcopy
from dataclasses import fields

import pytest

from flip7.core.cards import Card
from flip7.core.rules import First, Rules
from flip7.core.seats import Points
from flip7.core.table import Table
from flip7.kernel.batch import Batch
from flip7.kernel.setup import Setup
from flip7.kernel.snapshot import LazyTable, Snapshot
from tests.kernel.test_batch import stay_at_25

SLOTS = 12


def batch() -> Batch:
    """Some games of five, with rules of their own."""
    return Batch(Setup(5, seed=4, rules=Rules(target=90, first=First.LEFT, flip_7=7, decks=2)), games=30, slots=SLOTS)


@pytest.mark.integration  # many games
def test_a_table_of_a_snapshot_is_the_table_of_the_game() -> None:
    """Every field, read by itself and compared both ways, in every question of whole games; so are the decisions."""
    games = batch()
    names = [field.name for field in fields(Table)]
    compared = 0
    while games.open:
        snapshot = Snapshot.taken(games.games)
        for slot, decision in enumerate(snapshot.decisions()):
            state = games.state(slot)
            assert decision == state.asked == snapshot.decision(slot)
            if decision is not None:
                whole, name = state.table(), names[compared % len(names)]
                assert getattr(snapshot.table(slot), name) == getattr(whole, name)
                assert snapshot.table(slot) == whole
                assert whole == snapshot.table(slot)
                compared += 1
        games.step(stay_at_25(games.questions))
    assert compared > 1000


def test_a_table_stays_as_it_was_when_the_games_go_on() -> None:
    games = batch()
    before, kept = games.state(0).table(), Snapshot.taken(games.games).table(0)
    games.step(stay_at_25(games.questions))
    assert kept == before
    assert games.state(0).table() != before


def test_a_table_may_be_changed_and_nobody_else_notices() -> None:
    """A bot has a table of its own, even if it should leave it alone."""
    snapshot = Snapshot.taken(batch().games)
    changed, other = snapshot.table(0), snapshot.table(0)
    changed.places[0].cards.append(Card.N12)
    changed.scores[1] = Points(5)
    changed.discard_pile.append(Card.N0)
    assert other == snapshot.table(0)
    assert changed != other


@pytest.mark.parametrize("duplicate", [Table.copy, deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301
def test_a_copy_of_a_table_needs_no_snapshot(duplicate: object) -> None:
    table = Snapshot.taken(batch().games).table(3)
    copied = duplicate(table)  # type: ignore[operator]
    assert type(copied) is Table
    assert copied == table
    assert repr(copied) == repr(table)


def test_a_table_is_equal_to_nothing_else_and_has_no_other_fields() -> None:
    table = Snapshot(batch().games).table(0)
    assert table != object()
    assert isinstance(table, LazyTable)
    with pytest.raises(AttributeError, match="a table has no 'trump'"):
        table.trump  # noqa: B018
    with pytest.raises(TypeError):
        hash(table)


def test_every_field_of_a_table_is_read_in_its_order() -> None:
    """`Table(*values)` would mix them up otherwise."""
    whole = Snapshot(batch().games).whole_table(0)
    lazy = LazyTable(Snapshot(batch().games), 0)
    assert lazy.values() == tuple(getattr(whole, field.name) for field in fields(Table))
