"""Which games are played, and that they are the same whoever plays them, in whatever pieces."""

from math import sqrt

import pytest

from flip7.arena.simulation import (
    BadSimulation,
    IllegalAnswer,
    check_games,
    exchanging,
    rotating,
    seed_number,
    setup_of,
    stretches,
)
from flip7.arena.tally import Tally
from flip7.bots import bot_named
from flip7.bots.base import policy_of
from flip7.core.decks import SeededDeck
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.kernel import game_loop, referee
from flip7.kernel.policy import HitTable, Policy, To
from flip7.kernel.setup import Setup, new_notes, policy_records
from flip7.kernel.state import State
from tests.arena.asked_bots import AskedBot, WrongBot

pytestmark = pytest.mark.integration  # thousands of games in the compiled kernel

USUAL = Rules()
BOTS = ["stay:25", "risk:0.26", "stay:18"]


def test_everybody_moves_one_seat_on_from_game_to_game() -> None:
    assert rotating(BOTS, 3, USUAL, "x").lineups == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_fewer_bots_than_seats_take_turns() -> None:
    names = [player.name for player in rotating(["stay:25", "random"], 5, USUAL, "x").players]
    assert names == ["stay:25", "random", "stay:25", "random", "stay:25"]


def test_without_a_number_of_seats_there_is_one_for_each_bot_and_four_for_one() -> None:
    assert rotating(BOTS, None, USUAL, "x").seats == 3
    assert rotating(["random"], None, USUAL, "x").seats == 4


def test_compared_bots_exchange_their_seats_with_the_same_cards() -> None:
    simulation = exchanging("stay:25", "stay:20", 5, USUAL, "x")
    assert simulation.lineups == ((0, 1, 0, 1, 0), (1, 0, 1, 0, 1))
    assert simulation.same_cards == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 19])
def test_bots_in_python_and_in_the_kernel_play_the_same_games(seats: int) -> None:
    """The whole count is the same, game for game, by the referee's bots and by their policies."""
    games = range(5, 5 + 240 // seats)
    rules = Rules(target=120, first=First.LEFT)
    inside = rotating(BOTS[:seats], seats, rules, "same").play(games)
    asked = rotating([AskedBot(name) for name in BOTS[:seats]], seats, rules, "same").play(games)
    mixed = rotating([AskedBot("stay:25"), *BOTS[1:seats]], seats, rules, "same").play(games)
    assert inside == asked == mixed
    assert inside.one("games") == len(games)


def test_the_count_is_the_same_in_whatever_pieces_the_games_are_played() -> None:
    simulation = rotating([*BOTS, "random"], 4, USUAL, "pieces")
    whole = simulation.play(range(500))
    pieces = [simulation.play(piece) for piece in (range(311, 500), range(7), range(7, 311))]
    assert sum(pieces, Tally.empty()) == whole
    assert simulation.play(range(500)) != simulation.play(range(1, 501))


def test_compared_games_are_counted_in_pairs_by_python_and_by_the_kernel() -> None:
    inside = exchanging("stay:25", "stay:20", 4, USUAL, "x").play(range(160))
    asked = exchanging(AskedBot("stay:25"), "stay:20", 4, USUAL, "x").play(range(160))
    assert inside == asked
    assert sum(inside.each("pairs", 4)) == 80
    one_each = inside.each("pairs", 4)[1] + inside.each("pairs", 4)[2]
    assert inside.each("wins", 2)[0] == 2 * inside.each("pairs", 4)[0] + one_each


def test_a_bot_that_gives_no_answer_is_named() -> None:
    with pytest.raises(IllegalAnswer, match=r"bot wrong: (hit|stay) is not an answer to «.: who gets the"):
        rotating([WrongBot()], 4, USUAL, "x").play(range(50))


def test_the_statistics_of_the_referee_agree_within_their_error() -> None:
    """Rounds a game, by other shuffles and by other code; four standard errors are seen once in 15,000 times."""
    bot = bot_named("stay:25")
    lengths = []
    for number in range(150):
        game = Game(4, SeededDeck(number.to_bytes(32)))
        while game.asked is not None:
            game.play(bot.choose(game.table, game.asked))
        lengths.append(game.table.round)
    mean = sum(lengths) / len(lengths)
    error = sqrt(sum((length - mean) ** 2 for length in lengths)) / len(lengths)
    tally = rotating(["stay:25"], 4, USUAL, "statistics").play(range(40_000))
    assert abs(tally.one("rounds") / tally.one("games") - mean) < 4 * error


def test_known_figures_come_out() -> None:
    """Four players who stay at 25: 9.0852 rounds and 134.3 cards a game, the winner at 214.27 (research, 4 M games)."""
    tally = rotating(["stay:25"], 4, USUAL, "figures").play(range(200_000))
    games = tally.one("games")
    assert tally.one("rounds") / games == pytest.approx(9.0852, abs=0.015)
    assert tally.one("winning") / games == pytest.approx(214.27, abs=0.1)
    assert tally.one("cards") / games == pytest.approx(134.3, abs=0.2)


@pytest.mark.integration
def test_a_lone_player_scores_what_the_exact_solver_says() -> None:
    """First rounds of one player with a fresh deck, staying at 25: 19.0700 points on average (research, exact)."""
    rounds = 20_000
    setup = Setup(seats=1, seed=25)
    policies = (*policy_records([Policy(stay_at=25)]), new_notes())
    total = squares = 0
    for number in range(rounds):
        state = State.new(setup, number)
        while state.games["round"][0] == 1 and state.asked is not None:
            referee.answer(state.games, game_loop.decide(state.games, *policies, 0))
        scored = int(state.games["scores"][0][0])
        total += scored
        squares += scored**2
    error = sqrt(squares / rounds - (total / rounds) ** 2) / sqrt(rounds)
    assert abs(total / rounds - 19.07) < 4 * error


@pytest.mark.parametrize(
    "policy",
    [
        Policy(stay_at=20, always_with_second_chance=True),
        Policy(risk=0.2, freeze_to=To.NEXT, flip_three_to=To.ONESELF),
        Policy(hit_chance=0.6, freeze_to=To.LAST, second_chance_to=To.ANYBODY),
        Policy(table=HitTable.of(lambda numbers, _: len(numbers) < 3)),
        Policy(),
    ],
    ids=repr,
)
def test_every_kind_of_policy_plays_whole_games(policy: Policy) -> None:
    class Bot(AskedBot):
        policy: Policy

    bot = Bot("any")
    object.__setattr__(bot, "policy", policy)
    assert policy_of(bot) is policy
    tally = rotating([bot], 3, Rules(target=50), "x").play(range(200))
    assert tally.one("games") == 200


def test_always_hitting_is_a_policy_and_stops_at_a_bust_or_a_flip_7() -> None:
    class Reckless(AskedBot):
        policy = Policy()

    tally = rotating([Reckless("reckless")], 4, Rules(target=30), "x").play(range(300))
    stayed = tally.table("ended", 4)[:, 1].sum()
    assert stayed == 0
    assert sum(tally.each("sevens", 4)) > 100


@pytest.mark.parametrize("games", [0, -1, 10**13])
def test_there_is_a_least_and_a_most_number_of_games(games: int) -> None:
    with pytest.raises(BadSimulation, match="games: a simulation has 1 to"):
        check_games(games)


@pytest.mark.parametrize("seats", [-1, 41, 1_000_000])
def test_there_is_a_least_and_a_most_number_of_seats(seats: int) -> None:
    with pytest.raises(BadSimulation, match="seats: a simulated table has 1 to 40"):
        rotating(["random"], seats, USUAL, "x")


def test_one_seat_cannot_compare_two_bots_and_two_seats_not_hold_three() -> None:
    with pytest.raises(BadSimulation, match="cannot be compared"):
        exchanging("stay:25", "stay:20", 1, USUAL, "x")
    with pytest.raises(BadSimulation, match="3 bots for 2 seats"):
        rotating(BOTS, 2, USUAL, "x")


def test_a_seed_is_any_text_and_another_text_is_another_seed() -> None:
    assert seed_number("") != seed_number(" ")
    assert setup_of(rotating(BOTS, 3, USUAL, "\udc80")).seed == seed_number("\udc80")


def test_stretches_cover_all_games_once() -> None:
    lengths = iter([3, 5, 1, 100])
    assert list(stretches(range(2, 14), lambda: next(lengths))) == [
        range(2, 5),
        range(5, 10),
        range(10, 11),
        range(11, 14),
    ]
