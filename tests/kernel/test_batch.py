"""Thousands of games stepped together: the same games as one by one, and nothing lost to a wrong answer."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import ArrayLike, NDArray

from flip7.analysis.odds import bust_risk, next_cards
from flip7.core.decisions import HIT, STAY, Choice, Give, HitOrStay, Move
from flip7.core.game import Game
from flip7.core.scoring import round_points
from flip7.core.seats import SEATS, Seat
from flip7.kernel import policy_eval, referee
from flip7.kernel.batch import BadAnswers, BadBatch, Batch
from flip7.kernel.policy import BadPolicy, HitTable, Policy, To
from flip7.kernel.rng import StreamDeck
from flip7.kernel.setup import Setup, TooLarge, rotations
from flip7.kernel.snapshot import Snapshot
from flip7.kernel.state import BadState, State
from flip7.kernel.weights import Weights


def stay_at_25(asked: NDArray[np.void]) -> NDArray[np.int64]:
    """Hits below 25 points, and gives cards to the leader."""
    hit = asked["points"] < 25
    return np.where(asked["asked"] == referee.HIT_OR_STAY, hit, asked["leader"]).astype(np.int64)


def test_a_batch_plays_every_game_once_and_ends() -> None:
    batch = Batch(Setup(seats=5, seed=3), games=100, slots=7, begin=40)
    seen = set()
    while batch.open:
        asked = batch.questions
        seen |= set(asked["game"][asked["asked"] != referee.GAME_OVER].tolist())
        batch.step(stay_at_25(asked))
    assert seen == set(range(40, 140))
    assert batch.tally["games"] == 100
    assert (batch.questions["asked"] == referee.GAME_OVER).all()


def test_a_batch_counts_the_same_whoever_answers_and_however_many_slots_there_are() -> None:
    """A policy inside the kernel, and the same one in NumPy."""
    setup = Setup(seats=4, seed=9, lineups=rotations(4))
    inside = Batch(setup, games=300, slots=300, policies=[Policy(stay_at=25, second_chance_to=To.ONESELF)] * 4)
    asked_for = Batch(
        setup, games=300, slots=11, policies=[None, Policy(stay_at=25, second_chance_to=To.ONESELF), None, None]
    )
    while asked_for.open:
        asked = asked_for.questions
        assert not (asked["player"] == 1)[asked["asked"] != referee.GAME_OVER].any()
        asked_for.step(stay_at_25(asked))
    assert not inside.open
    assert inside.tally.tobytes() == asked_for.tally.tobytes()


def test_what_is_told_with_a_question_is_what_the_referee_sees() -> None:
    """Every field of every question against the referee's table, over whole games of six."""
    setup = Setup(seats=6, seed=5)
    batch = Batch(setup, games=12, slots=12)
    games = [Game(6, StreamDeck(5, number)) for number in range(12)]
    answers = np.zeros(12, np.int64)
    told = 0
    while batch.open:
        for slot, question in enumerate(batch.questions):
            if question["asked"] != referee.GAME_OVER:
                told += 1
                choice = _checked(question, games[slot], told)
                answers[slot] = int(choice is HIT) if isinstance(choice, Move) else choice
                games[slot].play(choice)
        batch.step(answers)
    assert told > 500
    assert all(game.asked is None for game in games)
    assert int(batch.tally["seat_wins"].sum()) == 12


def _checked(question: np.void, game: Game, told: int) -> Move | Seat:
    table, asked = game.table, game.asked
    assert asked is not None
    seat = asked.seat
    place = table.places[seat]
    assert (question["seat"], question["player"]) == (seat, seat)
    assert question["points"] == round_points(table, seat)
    assert question["total"] == table.scores[seat]
    assert question["second_chance"] == place.has_second_chance
    assert question["left"] == next_cards(table).total()
    if not place.has_second_chance:
        assert question["busting"] / question["left"] == bust_risk(table, seat)
    assert question["numbers"] == sum(1 << card.points for card in set(place.line))
    if isinstance(asked, HitOrStay):
        assert question["asked"] == referee.HIT_OR_STAY
        return HIT if told % 4 else STAY
    assert isinstance(asked, Give)
    assert question["asked"] == referee.GIVE
    assert referee.CARDS[question["card"]] is asked.card
    assert [SEATS[other] for other in range(6) if int(question["options"]) >> other & 1] == list(asked.options)
    clockwise = sorted(asked.options, key=lambda other: (other - seat - 1) % 6)
    assert question["next"] == clockwise[0]
    opponents = [other for other in clockwise if other != seat]
    assert question["leader"] == max(opponents, key=lambda other: table.scores[other] + round_points(table, other))
    return asked.options[told % len(asked.options)]


@pytest.mark.parametrize(
    "answers", [[2, 1, 1], [1, -1, 1], [1, 1], [[1, 1, 1]], [1.0, 0.5, 1.0], ["hit", "stay", "hit"]], ids=str
)
def test_answers_that_are_none_are_refused_and_no_game_goes_on(answers: ArrayLike) -> None:
    batch = Batch(Setup(seats=3, seed=1), games=3, slots=3)
    while (batch.questions["asked"] != referee.HIT_OR_STAY).any():
        batch.step(np.where(batch.questions["asked"] == referee.GIVE, batch.questions["next"], 1))
    before = batch.games.tobytes()
    with pytest.raises(BadAnswers):
        batch.step(answers)
    assert batch.games.tobytes() == before


def test_a_card_cannot_be_given_to_one_who_may_not_have_it() -> None:
    batch = Batch(Setup(seats=4, seed=8), games=50, slots=50)
    while not (batch.questions["asked"] == referee.GIVE).any():
        batch.step(np.ones(50, np.int64))
    slot = int(np.argmax(batch.questions["asked"] == referee.GIVE))
    answers = np.where(batch.questions["asked"] == referee.GIVE, batch.questions["next"], 1).astype(np.int64)
    for wrong in (-1, 4, 40, 10**9):
        answers[slot] = wrong
        with pytest.raises(BadAnswers, match=f"slot {slot}: {wrong} is not an answer to «.: who gets the"):
            batch.step(answers)


def test_a_slot_can_be_taken_out_as_a_state() -> None:
    batch = Batch(Setup(seats=3, seed=1), games=2, slots=2)
    state = batch.state(1)
    assert state.asked == Snapshot(batch.games).decision(1)
    assert state.table() == State.new(Setup(seats=3, seed=1), 1).table()


def test_every_player_needs_a_policy_or_none() -> None:
    with pytest.raises(BadBatch, match="2 policies for 3 players"):
        Batch(Setup(seats=3), policies=[None, None])


@pytest.mark.parametrize(
    "wrong",
    [{"lineups": ((0, 50),)}, {"lineups": ((0, -1),)}, {"lineups": ((0,),)}, {"same_cards": 0}, {"dealer": 2}],
    ids=str,
)
def test_a_setup_that_would_reach_outside_its_records_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TooLarge):
        Setup(seats=2, **wrong)


def test_whom_a_policy_names_is_whom_the_machine_means() -> None:
    named = {"LEADER", "NEXT", "ONESELF", "LAST", "ANYBODY", "EMPTY_SELF"}
    assert {to.name: to.value for to in To} == {name: getattr(policy_eval, name) for name in named}


@pytest.mark.parametrize("wrong", [{"games": -1}, {"games": 2.5}, {"begin": -1}, {"slots": -1}], ids=str)
def test_numbers_that_count_nothing_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadBatch):
        Batch(Setup(seats=2), **wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"stay_at": 25.5},
        {"stay_at": -1},
        {"freeze_to": 9},
        {"risk": 1.5},
        {"hit_chance": -0.1},
        {"quick": True},
        {"rollouts": 5},
        {"rollouts": 0, "weights": Weights.blank()},
        {"rollouts": 2.5, "weights": Weights.blank()},
    ],
    ids=str,
)
def test_a_policy_that_cannot_be_followed_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPolicy):
        Policy(**wrong)


@pytest.mark.parametrize("rows", [[0], [0] * 8_191 + [-1], [0] * 8_191 + [1 << 64]], ids=["short", "less", "wide"])
def test_a_table_of_hits_that_is_none_is_refused(rows: list[int]) -> None:
    with pytest.raises(BadPolicy, match=r"^a hit table has 8192 rows of 64 bits$"):
        HitTable(rows)


def test_bytes_that_no_game_can_have_are_refused() -> None:
    """Every byte of a state changed at random: it is refused, or it can be played to the end."""
    random = Random(5)
    state = State.new(Setup(seats=4, seed=3))
    for _ in range(40):
        asked = state.asked
        assert asked is not None
        state.play(asked.options[0])
    kept = state.to_bytes()
    refused = 0
    for _ in range(600):
        changed = bytearray(kept)
        for _ in range(3):
            changed[random.randrange(len(changed))] = random.randrange(256)
        try:
            other = State.from_bytes(bytes(changed))
        except BadState:
            refused += 1
            continue
        for _ in range(20):
            asked = other.asked
            if asked is None:
                break
            options: Sequence[Choice] = asked.options
            other.play(random.choice(options))
    assert 100 < refused < 600
    for bad in (b"x" * len(kept), bytes(len(kept)), kept[:-1]):
        with pytest.raises(BadState):
            State.from_bytes(bad)
