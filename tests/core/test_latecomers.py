"""Latecomers (X.15): who may join, and that a game with them can be copied, recorded and replayed."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.core.cards import Card, full_deck
from flip7.core.decisions import Choice
from flip7.core.decks import OpenDeck
from flip7.core.events import Joined
from flip7.core.game import Game
from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.core.rules import Rules
from flip7.core.seats import MAX_SEATS
from flip7.core.shuffle import seed_of
from flip7.core.table import BadTable
from flip7.record import BadNotation, BadRecord, Record, from_json, from_notation, replay, to_json, to_notation

LOWEST = StartingPoints.LOWEST
POINTS = st.sampled_from(StartingPoints)


def played(seats: int, seed: str, points: list[StartingPoints], dice: Random, rules: Rules) -> Game:
    """Play a whole game at random, with somebody new at random moments."""
    game = Game.seeded(seats, seed, rules)
    waiting = points.copy()
    while game.asked is not None:
        if waiting and dice.random() < 0.05:
            game.join(waiting.pop(0))
        assert len(set(map(id, game.table.places))) == len(game.table.places) == len(game.table.scores)
        options: tuple[Choice, ...] = game.asked.options
        game.play(dice.choice(options))
    return game


def recorded(game: Game, seed: str, rules: Rules) -> Record:
    return Record(
        seats=tuple(f"P{seat}" for seat in game.table.seats),
        choices=tuple(choice for choice in game.choices if not isinstance(choice, Card)),
        rules=rules,
        seed=seed_of(seed),
        late=game.joined,
    )


@given(st.integers(2, 6), st.text(max_size=5), st.lists(POINTS, max_size=5), st.randoms(use_true_random=False))
def test_a_game_that_people_join_is_recorded_and_replayed(
    seats: int, seed: str, points: list[StartingPoints], dice: Random
) -> None:
    """X.15, D.6: every card is somewhere, and both forms of the record give the same game again."""
    rules = Rules(target=120)
    game = played(seats, seed, points, dice, rules)
    table = game.table
    assert len(table.places) == seats + len(game.joined)
    assert table.unseen().total() == table.draw_pile
    lying = table.discard_pile + table.waiting() + [card for place in table.places for card in place.cards]
    assert Counter(lying) + table.unseen() == Counter(full_deck(1))
    record = recorded(game, seed, rules)
    assert from_json(to_json(record)) == record
    assert replay(record).game.table == table
    assert replay(from_notation(to_notation(record))).game.table == table
    joined = [event for event in replay(record).events if isinstance(event, Joined)]
    assert [event.seat for event in joined] == list(table.seats[seats:])


def test_a_copy_of_a_game_has_its_own_latecomers() -> None:
    game = Game.seeded(3, "copies")
    game.join()
    other = game.copy()
    other.join(LOWEST)
    for each in (game, other):
        while each.asked is not None and each.table.round == 1:
            each.play(each.asked.options[-1])
    assert game.joined == (Latecomer(2),)
    assert other.joined == (Latecomer(2), Latecomer(2, LOWEST))


@pytest.mark.parametrize(
    "latecomer, problem",
    [
        (Latecomer(1), "round 1: a latecomer joins in round 2 or later"),
        (Latecomer("3"), "round '3': a latecomer joins in round 2 or later"),  # type: ignore[arg-type]  # bad input
        (Latecomer(2, "most"), "points 'most': a latecomer begins with 'zero' or 'lowest'"),  # type: ignore[arg-type]
    ],
)
def test_a_latecomer_that_cannot_be_is_refused(latecomer: Latecomer, problem: str) -> None:
    with pytest.raises(BadTable) as caught:
        Game(3, OpenDeck(), latecomers=[latecomer])
    assert str(caught.value) == problem


def test_no_table_grows_beyond_the_largest() -> None:
    game = Game.seeded(MAX_SEATS, "everybody", Rules(decks=6))
    with pytest.raises(BadTable, match=f"{MAX_SEATS + 1} seats: a table has 1 to {MAX_SEATS}"):
        game.join()


@pytest.mark.parametrize(
    "late, problem",
    [
        ('[{"round": 2}, {"round": 2}]', "late: 2 of 2 seats are late, but one must start"),
        ('[{"round": "2"}]', 'late[0].round: "2" is not a whole number'),
        ('[{"round": 2, "points": 7}]', "late[0].points: 7 is not 'zero' or 'lowest'"),
        ('[{"round": 2, "points": []}]', "late[0].points: [] is not 'zero' or 'lowest'"),
        ('[{"turn": 2}]', 'late[0]: unknown field "turn", known are round, points'),
    ],
)
def test_a_record_with_impossible_latecomers_is_refused(late: str, problem: str) -> None:
    text = f'{{"format": "flip7/1", "seats": ["Ana", "Ben"], "drawn": [], "late": {late}, "choices": []}}'
    with pytest.raises(BadRecord) as caught:
        from_json(text)
    assert str(caught.value) == problem


def test_a_record_whose_latecomer_comes_in_the_first_round_is_refused() -> None:
    with pytest.raises(BadRecord, match="round 1: a latecomer joins in round 2 or later"):
        replay(Record(seats=("Ana", "Ben"), drawn=(), late=(Latecomer(1),)))


def test_latecomers_are_recorded_in_the_order_of_their_seats() -> None:
    with pytest.raises(BadRecord, match="late: seats are numbered in the order in which they join"):
        Record(seats=("Ana", "Ben", "Cleo"), drawn=(), late=(Latecomer(3), Latecomer(2)))


@pytest.mark.parametrize(
    "tags, problem",
    [
        ('[A "Ana"] [B "Ben"] [Late "soon"]', "Late 'soon' is not a round and 'zero' or 'lowest', such as '3 lowest'"),
        ('[A "Ana"] [B "Ben"] [Late "1"]', "round 1: a latecomer joins in round 2 or later"),
        ('[A "Ana"] [Late "2"]', "late: 1 of 1 seats are late, but one must start"),
    ],
)
def test_notation_with_impossible_latecomers_is_refused(tags: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=r"line \d+, column \d+: ") as caught:
        from_notation(tags.replace("] [", "]\n["))
    assert str(caught.value).endswith(problem)
