"""The players' history: results of finished games, sums over them, and their CSV."""

from flip7.core.rules import Rules
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.play.scorekeeper.player_history import Against, GameResult, history, history_as_csv, result_of
from flip7.record import from_notation
from tests.play.kept_games import enter_hands, enter_numbers, keeper_of, live, rounds_of
from tests.play.test_scorekeeper import A_GAME
from tests.scenario import C


def finished(*points: int, names: tuple[str, ...] = ("Ana", "Ben")) -> GameResult:
    """A game to 50 that ended with these totals, in one round."""
    keeper = ScoreKeeper(Setup("g", names, Rules(target=50)))
    enter_numbers(keeper, points)
    result = result_of(keeper)
    assert result is not None
    return result


class TestResults:
    def test_a_game_that_nobody_has_won_has_no_result(self) -> None:
        keeper = keeper_of(2)
        enter_numbers(keeper, [99, 3])
        assert result_of(keeper) is None

    def test_busts_flip_7s_and_the_best_round_are_counted(self) -> None:
        keeper = live(A_GAME, ["Ana", "Ben", "Cleo"])
        result = result_of(keeper)
        assert result is not None
        assert result.winner == C
        ana, ben, cleo = result.players
        assert (ana.busts, ana.best, ana.total, ana.rounds) == (1, 12, 12, 2)
        assert (ben.busts, ben.best) == (0, 24)
        assert (cleo.total, cleo.flip7s) == (68, 0)

    def test_a_flip_7_counts_for_whoever_had_it(self) -> None:
        text = '[Target "20"]\n1. A / A 0 / B 12 / A h 1 / B s / A h 2 / A h 3 / A h 4 / A h 5 / A h 6# = 36 12'
        result = result_of(live(text, ["Ana", "Ben"]))
        assert result is not None
        assert [player.flip7s for player in result.players] == [1, 0]

    def test_hands_and_live_give_the_same_result(self) -> None:
        card_by_card = live(A_GAME, ["Ana", "Ben", "Cleo"])
        hands = keeper_of(3, Depth.HANDS, Rules(target=60))
        for _, places in rounds_of(from_notation(A_GAME)):
            enter_hands(hands, places)
        assert result_of(hands) == result_of(card_by_card)


class TestHistory:
    def test_nobody_has_played(self) -> None:
        assert history([]) == []

    def test_wins_stand_beside_an_even_share(self) -> None:
        games = [finished(60, 10), finished(10, 60), finished(60, 1, 2, 3, names=("Ana", "Ben", "Cleo", "Dia"))]
        ana, ben, *_ = history(games)
        assert (ana.name, ana.games, ana.wins, ana.fair) == ("Ana", 3, 2, 1.25)
        assert (ben.name, ben.games, ben.wins, ben.fair) == ("Ben", 3, 1, 1.25)
        assert (ana.average, ana.best) == (43.3, 60)

    def test_names_are_one_whatever_their_case_and_shown_as_in_the_latest_game(self) -> None:
        players = history([finished(60, 1, names=("ANA LUISE", "Ben")), finished(1, 60, names=("Ana Luise", "ben"))])
        assert {(player.name, player.games) for player in players} == {("Ana Luise", 2), ("ben", 2)}

    def test_head_to_head_counts_who_had_more_points_whoever_won(self) -> None:
        game = finished(60, 20, 10, names=("Ana", "Ben", "Cleo"))
        ben = next(player for player in history([game, finished(60, 60 - 1)]) if player.name == "Ben")
        assert ben.against == (Against("Ana", 2, 0), Against("Cleo", 1, 1))

    def test_a_tie_between_two_is_nobodys_win(self) -> None:
        game = finished(60, 20, 20, names=("Ana", "Ben", "Cleo"))
        ben = next(player for player in history([game]) if player.name == "Ben")
        assert Against("Cleo", 1, 0) in ben.against

    def test_csv_has_a_row_for_each_player_and_no_formula(self) -> None:
        text = history_as_csv(history([finished(60, 1, names=("Ana", '=HYPERLINK("x")'))]))
        assert text.splitlines() == [
            "name,games,wins,fair,average,busts,flip7s,best",
            "Ana,1,1,0.5,60.0,0,0,60",
            '"\'=HYPERLINK(""x"")",1,0,0.5,1.0,0,0,1',
        ]
