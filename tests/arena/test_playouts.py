"""A position played out: by the rules, by the bots that were named, and the same again with the same seed."""

from math import sqrt

import pytest

import flip7
from flip7.arena import playouts
from flip7.arena.playouts import PlayedOut, play_out
from flip7.bots import bot_named
from flip7.core.decisions import HIT, STAY, IllegalChoice
from flip7.core.decks import SeededDeck
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import SEATS
from flip7.core.shuffle import seed_of
from flip7.core.table import Table
from flip7.record import position, to_position
from tests.arena.asked_bots import AskedBot
from tests.scenario import after

pytestmark = pytest.mark.integration  # thousands of games in the compiled kernel

TABLE = position("12 5 +4", ["7 8", "3 x2"], totals=[120, 80, 95]).table
BOTS = ("stay:25", "risk:0.26", "level3")


def test_staying_wins_for_sure_where_nobody_else_is_in() -> None:
    """G.1: A has the target and stays; B is out with less."""
    table = position("12", ["3 stayed"], rules=Rules(target=10)).table
    found = play_out(table, ["stay:25"], 50, answer=STAY)
    assert [(seat.wins, seat.win_rate, seat.points, seat.points_error) for seat in found.seats] == [
        (50, 1.0, 12.0, 0.0),
        (0, 0.0, 3.0, 0.0),
    ]
    assert found.rounds_per_game == 1
    assert found.seats[0].low < 1.0 == found.seats[0].high


@pytest.mark.parametrize("answer", [None, HIT, STAY])
def test_bots_that_python_asks_come_to_the_same_games(answer: flip7.Choice | None) -> None:
    inside = play_out(TABLE, BOTS, 120, answer=answer, seed=4)
    asked = play_out(TABLE, [AskedBot(name) for name in BOTS], 120, answer=answer, seed=4)
    assert [each.wins for each in inside.seats] == [each.wins for each in asked.seats]
    assert [each.points for each in inside.seats] == [each.points for each in asked.seats]
    assert inside.rounds_per_game == asked.rounds_per_game


def by_the_referee(table: Table, games: int) -> list[float]:
    """Return each seat's share of wins when the referee plays on with the cards in random order."""
    wins = [0] * len(table.places)
    bots = [bot_named(name) for name in BOTS]
    for number in range(games):
        deck = SeededDeck(seed_of(str(number)))
        deck.shuffle(list(table.unseen().elements()))
        game = Game.resume(table.copy(), deck)
        game.play(HIT)
        while game.asked is not None:
            game.play(bots[game.asked.seat].choose(game.table, game.asked))
        assert game.table.winner is not None
        wins[game.table.winner] += 1
    return [each / games for each in wins]


def test_the_referees_games_come_to_the_same_chances() -> None:
    games = 400
    found = play_out(TABLE, BOTS, 20_000, answer=HIT)
    for rate, seat in zip(by_the_referee(TABLE, games), found.seats, strict=True):
        assert abs(rate - seat.win_rate) < 3.5 * sqrt(seat.win_rate * (1 - seat.win_rate) / games)


def test_every_game_has_one_winner_whose_interval_holds_its_rate() -> None:
    found = play_out(TABLE, ["level3"], 500)
    assert sum(seat.wins for seat in found.seats) == found.games == 500
    assert sum(seat.win_rate for seat in found.seats) == pytest.approx(1)
    for seat in found.seats:
        assert 0 <= seat.low < seat.win_rate < seat.high <= 1
        assert seat.points_error > 0


def test_any_number_of_games_at_a_time_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_out(TABLE, ["random"], 300, seed=9)
    monkeypatch.setattr(playouts, "SLOTS", 7)
    assert play_out(TABLE, ["random"], 300, seed=9) == whole
    assert play_out(TABLE, ["random"], 300, seed=10) != whole


def test_a_position_may_be_its_line_of_text() -> None:
    assert play_out(to_position(TABLE), BOTS, 50) == flip7.play_out(TABLE, list(BOTS), 50)


def test_a_card_is_given_and_pending_cards_are_played_on() -> None:
    """C is dealt a Freeze in the deal: given to B, who is out with 5."""
    game = after("A 12 / B 5 / C FZ?")
    found = play_out(game.table, ["stay:20"], 200, answer=SEATS[1])
    assert found.answer == SEATS[1]
    assert sum(seat.wins for seat in found.seats) == 200
    chained = after("A 1 / B 2 / C 3 / D 4 / A h F3>C(5 F3' 6; F3?")
    assert sum(seat.wins for seat in play_out(chained.table, ["stay:20"], 40).seats) == 40


def test_the_bots_take_turns_clockwise_from_seat_a() -> None:
    found = play_out(TABLE, ["stay:25", "random"], 10)
    assert [seat.bot for seat in found.seats] == ["stay:25", "random", "stay:25"]


def test_numbers_for_programs() -> None:
    found = play_out(TABLE, ["stay:25"], 10, answer="stay", seed=3)
    assert isinstance(found, PlayedOut)
    told = found.as_json()
    assert (told["games"], told["answer"], told["seed"]) == (10, "stay", 3)
    assert {"bot", "wins", "win_rate", "low", "high", "points", "points_error"} == told["seats"][0].keys()


@pytest.mark.parametrize(
    "bots, games, options, complaint",
    [
        ([], 10, {}, "0 bots for 3 seats"),
        (["random"] * 4, 10, {}, "4 bots for 3 seats"),
        ("level3", 10, {}, "it must be a list of names"),
        (["nobody"], 10, {}, "there is no bot 'nobody'"),
        (["random"], 0, {}, "0 games: a position is played out 1 to"),
        (["random"], 10, {"seed": -1}, "seed -1"),
        (["random"], 10, {"answer": True}, "True is not an answer here"),
        (["random"], 10, {"answer": 1}, "1 is not an answer here"),
    ],
)
def test_what_cannot_be_played_out_is_said_in_one_sentence(
    bots: list[str], games: int, options: dict[str, int], complaint: str
) -> None:
    with pytest.raises(Flip7Error, match=complaint):
        play_out(TABLE, bots, games, **options)


def test_nobody_is_asked_when_the_game_is_over_or_a_card_comes_up() -> None:
    over = after('[Target "10"]\nA 12 / B 5 / A s / B s')
    with pytest.raises(Flip7Error, match="the game is over"):
        play_out(over.table, ["random"], 10)
    with pytest.raises(Flip7Error, match="a card comes up next"):
        play_out(Table.set_up(3, Rules(), SEATS[0]), ["random"], 10)
    with pytest.raises(IllegalChoice):
        play_out(TABLE, ["random"], 10, answer=SEATS[0])
