"""The score keeper: three depths, one board."""

import subprocess
import sys

import pytest

from flip7.core.cards import Card, parse_card, parse_cards
from flip7.core.decisions import HIT, STAY, HitOrStay, WhichCard
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.core.table import BUSTED, STAYED
from flip7.i18n.markup import plain
from flip7.play.scorekeeper import BadScoreSheet, Depth, Doubtful, Refused, ScoreKeeper, Setup
from flip7.play.scorekeeper.differences import PointsDiffer, StatusDiffers, WinnerDiffers
from flip7.play.scorekeeper.entries import Bust, CameUp, Done, Gave, Laid, Moved, Score, Shuffled
from flip7.play.scorekeeper.export import to_csv, to_record
from flip7.play.scorekeeper.game_view import game_view
from flip7.play.scorekeeper.log_view import log_view
from flip7.play.scorekeeper.possible_scores import possible_scores
from flip7.play.scorekeeper.sentences import difference_words, waiting_words
from flip7.record import from_notation, replay, to_notation
from tests.play.kept_games import enter_hands, enter_numbers, keeper_of, live, rounds_of
from tests.scenario import A, B, C

A_ROUND = "A 12 / B 5 / C FZ>A / B h 11 / C h 7 / B h +8 / C h x2 / B s / C h 11 / C s = 12 24 36"
A_GAME = """
[Target "60"]
1. A / A 12 / B 5 / C FZ>A / B h 11 / C h 7 / B h +8 / C h x2 / B s / C h 11 / C s = 12 24 36
2. B / B 12 / C 10 / A 9 / B h 10 / C h +10 / A h 9x / B h SC / C h 12 / B h 12~ / C s / B s = 0 22 32
"""


def cards(text: str) -> list[Card]:
    return parse_cards(text)


class TestPad:
    def test_numbers_go_round_the_table_and_the_deal_passes_on(self) -> None:
        keeper = keeper_of(3)
        enter_numbers(keeper, [12, 0, 44])
        assert list(keeper.scores) == [12, 0, 44]
        assert (keeper.fold.table.round, keeper.fold.table.dealer, keeper.next_seat) == (2, B, A)

    def test_a_number_stands_in_the_total_as_soon_as_it_is_entered(self) -> None:
        keeper = keeper_of(2)
        for points in (44, 30, 12):
            keeper.score(points)
        assert (game_view(keeper)["standing"], game_view(keeper)["totals"]) == ([56, 30], [44, 30])

    def test_a_number_for_somebody_else_comes_first_and_the_next_player_follows(self) -> None:
        keeper = keeper_of(3)
        keeper.score(5, B)
        assert keeper.next_seat == C
        keeper.score(6)
        assert keeper.next_seat == A

    def test_G1_the_highest_total_wins_when_somebody_has_enough(self) -> None:
        keeper = keeper_of(2, rules=Rules(target=50))
        enter_numbers(keeper, [49, 51])
        assert keeper.fold.table.winner == B
        assert keeper.next_seat is None

    def test_G2_a_tie_is_another_round_for_everybody(self) -> None:
        keeper = keeper_of(3, rules=Rules(target=50))
        enter_numbers(keeper, [50, 50, 3])
        assert keeper.fold.finished[-1].tied == (A, B)
        assert keeper.fold.table.winner is None
        enter_numbers(keeper, [0, 0, 60])
        assert keeper.fold.table.winner == C

    @pytest.mark.parametrize("points", [172, 500, 146, 170])
    def test_a_score_that_no_hand_gives_is_asked_about_and_marked_if_the_table_insists(self, points: int) -> None:
        keeper = keeper_of(2)
        with pytest.raises(Doubtful, match=str(points)):
            keeper.score(points)
        assert len(keeper.log) == 0
        keeper.score(points, sure=True)
        keeper.score(1)
        assert keeper.fold.finished[-1].by_hand == {A}
        assert keeper.scores[A] == points

    def test_the_most_that_a_round_can_give_is_said(self) -> None:
        with pytest.raises(Doubtful, match="171 is the most"):
            keeper_of(2).score(172)

    @pytest.mark.parametrize("points", [-1, 10**9, 1.5, True, "7"])
    def test_what_is_no_score_is_refused(self, points: int) -> None:
        with pytest.raises(Refused, match="whole number"):
            keeper_of(2).score(points)

    def test_a_second_number_for_the_same_player_is_a_correction(self) -> None:
        keeper = keeper_of(3)
        keeper.score(5, B)
        with pytest.raises(Refused, match="Ben is there already"):
            keeper.score(6, B)

    def test_an_old_round_is_corrected_and_the_winner_with_it(self) -> None:
        keeper = keeper_of(2, rules=Rules(target=50))
        first = keeper.tap(Score(1, A, 51))  # type: ignore[arg-type]
        keeper.score(10)
        assert keeper.fold.table.winner == A
        found = keeper.correct(first.id, Score(1, A, 15))  # type: ignore[arg-type]
        assert found == [PointsDiffer(1, A, 51, 15), WinnerDiffers(A, None)]  # type: ignore[arg-type]
        assert [plain(difference_words(each, keeper.names)) for each in found] == [
            "Round 1: Ana has 15, not 51.",
            "Nobody has won yet.",
        ]


class TestPossibleScores:
    def test_every_hand_of_the_deck_is_counted(self) -> None:
        """Counted anew, without the cards: sums of up to six numbers, or of seven with the bonus; x2; +2 to +10."""
        sums = {(0, 0)}
        for number in range(13):
            sums |= {(total + number, count + 1) for total, count in sums if count < 7}
        bonuses = {2 * half for half in range(16)}
        expected = {
            total * factor + more + (15 if count == 7 else 0)
            for total, count in sums
            for factor in (1, 2)
            for more in bonuses
        }
        assert possible_scores(1, 15) == expected

    def test_two_decks_have_two_doublings(self) -> None:
        assert max(possible_scores(2, 15)) == 63 * 4 + 60 + 15


class TestHands:
    def test_the_sum_stands_there_as_it_grows(self) -> None:
        keeper = keeper_of(2, Depth.HANDS)
        sums = []
        for card in cards("7 11 x2 +8"):
            keeper.tap(Laid(1, A, card))
            sums.append(game_view(keeper)["seats"][0]["sum"])  # type: ignore[index]
        assert sums == ["7", "7+11 = 18", "7+11 ×2 = 36", "7+11 ×2 +8 = 44"]  # noqa: RUF001 - as it is shown

    def test_F7_seven_numbers_have_their_bonus(self) -> None:
        keeper = keeper_of(2, Depth.HANDS)
        for card in cards("0 1 2 3 4 5 6 x2 +10"):
            keeper.tap(Laid(1, A, card))
        keeper.tap(Done(1, A))
        keeper.tap(Bust(1, B))
        assert list(keeper.scores) == [67, 0]
        assert keeper.fold.finished[-1].flipped_seven == A
        assert keeper.fold.finished[-1].statuses == (STAYED, BUSTED)

    def test_D2_more_cards_than_the_deck_holds_cannot_be(self) -> None:
        keeper = keeper_of(3, Depth.HANDS)
        keeper.tap(Laid(1, A, Card("2")))
        keeper.tap(Laid(1, B, Card("2")))
        with pytest.raises(Refused, match="There are only 2, and all lie on the table: 2"):
            keeper.tap(Laid(1, C, Card("2")))
        assert list(keeper.impossible(C)) == [Card("2")]

    def test_D5_nineteen_players_have_two_decks(self) -> None:
        keeper = keeper_of(19, Depth.HANDS)
        keeper.tap(Laid(1, A, Card("x2")))
        keeper.tap(Laid(1, B, Card("x2")))
        with pytest.raises(Refused):
            keeper.tap(Laid(1, C, Card("x2")))

    @pytest.mark.parametrize(
        "hand, card, reason",
        [
            ("7", "7", "a second one is a bust"),
            ("SC", "SC", "already"),
            ("x2", "x2", "The only ×2 lies on the table already."),  # noqa: RUF001 - as it is shown
            ("1 2 3 4 5 6 7", "8", "seven numbers"),
        ],
    )
    def test_an_impossible_card_says_why(self, hand: str, card: str, reason: str) -> None:
        keeper = keeper_of(2, Depth.HANDS)
        for each in cards(hand):
            keeper.tap(Laid(1, A, each))
        assert reason in plain(keeper.impossible(A)[parse_card(card)])
        with pytest.raises(Refused):
            keeper.tap(Laid(1, A, parse_card(card)))

    def test_F7_only_one_player_has_a_flip_7(self) -> None:
        keeper = keeper_of(2, Depth.HANDS)
        for card in cards("3 4 5 6 7 8 9"):
            keeper.tap(Laid(1, A, card))
        for card in cards("4 5 6 7 8 9"):
            keeper.tap(Laid(1, B, card))
        with pytest.raises(Refused, match="Ana has the Flip 7"):
            keeper.tap(Laid(1, B, Card("10")))
        assert Card("+4") not in keeper.impossible(B)

    def test_numbers_and_hands_are_mixed_in_one_round(self) -> None:
        keeper = keeper_of(2)
        keeper.score(20)
        keeper.set_depth(Depth.HANDS)
        keeper.tap(Laid(1, B, Card("9")))
        keeper.tap(Done(1, B))
        assert list(keeper.scores) == [20, 9]

    def test_a_forgotten_card_is_added_to_a_round_that_is_over(self) -> None:
        keeper = keeper_of(2, Depth.HANDS)
        keeper.tap(Laid(1, A, Card("9")))
        keeper.tap(Done(1, A))
        keeper.tap(Bust(1, B))
        keeper.tap(Laid(1, A, Card("+4")))
        assert keeper.scores[A] == 13
        with pytest.raises(Refused):
            keeper.tap(Laid(1, A, Card("9")))
        assert keeper.scores[A] == 13

    def test_a_card_tapped_by_mistake_is_dropped_from_a_round_that_is_over(self) -> None:
        keeper = keeper_of(2, Depth.HANDS)
        keeper.tap(Laid(1, A, Card("9")))
        wrong = keeper.tap(Laid(1, A, Card("+4")))
        keeper.tap(Done(1, A))
        keeper.tap(Bust(1, B))
        assert keeper.drop(wrong.id) == [PointsDiffer(1, A, 13, 9)]  # type: ignore[arg-type]


class TestEveryDepthGivesTheSame:
    def test_a_whole_game_in_notation(self) -> None:
        record = from_notation(A_GAME)
        table = replay(record).game.table
        assert table.winner == C
        pad, hands = keeper_of(3, rules=record.rules), keeper_of(3, Depth.HANDS, record.rules)
        for points, places in rounds_of(record):
            enter_numbers(pad, points)
            enter_hands(hands, places)
        kept = live(A_GAME)
        assert list(pad.scores) == list(hands.scores) == list(kept.scores) == table.scores
        assert {keeper.fold.table.winner for keeper in (pad, hands, kept)} == {C}
        assert kept.fold.table == table
        assert [each.points for each in kept.fold.finished] == [each.points for each in hands.fold.finished]

    def test_the_depth_changes_between_rounds(self) -> None:
        record = from_notation(A_GAME)
        (_, places), (points, _) = rounds_of(record)
        keeper = keeper_of(3, Depth.HANDS, record.rules)
        enter_hands(keeper, places)
        keeper.set_depth(Depth.PAD)
        enter_numbers(keeper, points)
        assert list(keeper.scores) == replay(record).game.table.scores

    def test_after_a_round_that_was_not_watched_any_card_may_come_up(self) -> None:
        keeper = keeper_of(3)
        enter_numbers(keeper, [12, 0, 44])
        keeper.set_depth(Depth.LIVE)
        assert keeper.asked is not None
        assert keeper.asked.seat == B
        assert keeper.impossible() == {}
        assert not keeper.fold.exact
        for card in cards("5 6 7"):
            keeper.answer(card)
        for _ in range(3):
            keeper.answer(STAY)
        assert list(keeper.scores) == [12 + 7, 5, 44 + 6]

    def test_live_becomes_hands_in_the_middle_of_a_round_and_nothing_is_lost(self) -> None:
        keeper = live("A 12 / B 5 / C FZ>A / B h 5x / C h 7")
        keeper.set_depth(Depth.HANDS)
        assert keeper.next_seat == C
        assert game_view(keeper)["seats"][2]["sum"] == "7"  # type: ignore[index]
        keeper.tap(Laid(1, C, Card("8")))
        keeper.tap(Done(1, C))
        assert list(keeper.scores) == [12, 0, 15]

    def test_hands_become_live_with_the_next_round(self) -> None:
        keeper = keeper_of(2, Depth.HANDS)
        keeper.tap(Laid(1, A, Card("8")))
        keeper.set_depth(Depth.LIVE)
        assert keeper.asked is None
        keeper.tap(Done(1, A))
        keeper.tap(Bust(1, B))
        assert isinstance(keeper.asked, WhichCard)


class TestLive:
    def test_a_card_that_cannot_come_up_says_why(self) -> None:
        keeper = live("A 0 / B 1 / C x2 / A h 5 / B h +2 / C h 9 / A h")
        impossible = {str(card): plain(words) for card, words in keeper.impossible().items()}
        assert set(impossible) == {"0", "1", "x2", "+2"}
        assert impossible["x2"] == "The only ×2 has come up already."  # noqa: RUF001 - as it is shown
        with pytest.raises(Refused, match="has come up already"):
            keeper.answer(Card("x2"))

    def test_a_card_that_cannot_come_up_after_a_hit_is_known_before_it(self) -> None:
        keeper = live("A 0 / B 1 / C x2 / A h 5 / B h +2 / C h 9")
        assert isinstance(keeper.asked, HitOrStay)
        assert {str(card) for card in keeper.impossible()} == {"0", "1", "x2", "+2"}
        assert isinstance(keeper.asked, HitOrStay)

    def test_a_card_where_hit_or_stay_is_asked_is_a_hit_and_that_card_or_neither(self) -> None:
        keeper = live("A 0 / B 1 / C x2")
        with pytest.raises(Refused, match="has come up already"):
            keeper.turn_up(Card("x2"))
        assert isinstance(keeper.asked, HitOrStay)
        keeper.turn_up(Card("5"))
        assert keeper.fold.table.places[A].cards == [Card("0"), Card("5")]

    def test_an_answer_to_another_question_is_refused(self) -> None:
        keeper = live("A 12 / B 5 / C 7")
        with pytest.raises(Refused, match="not what is asked"):
            keeper.answer(Card("3"))
        with pytest.raises(Refused, match="not what is asked"):
            keeper.tap(Moved(B, HIT))

    def test_a_shuffle_of_the_table_brings_discarded_cards_back(self) -> None:
        keeper = live("1. A / A 0 / B 1 / C 2 / A s / B s / C s = 0 1 2 2. B / B 3 / C 4 / A 5 / B h")
        assert Card("0") in keeper.impossible()
        keeper.tap(Shuffled())
        assert keeper.impossible() == {}
        assert keeper.asked is not None
        assert keeper.asked.seat == B
        keeper.answer(Card("0"))
        assert keeper.asked == HitOrStay(C)
        with pytest.raises(Refused, match="every card"):
            to_record(keeper)

    def test_the_record_of_a_live_game_is_the_game(self) -> None:
        record = to_record(live(A_GAME))
        assert replay(record).game.table == replay(from_notation(A_GAME)).game.table
        assert "FZ>A" in to_notation(record)

    def test_the_log_says_what_was_tapped_and_what_the_referee_said(self) -> None:
        lines = log_view(live(A_ROUND, ["Ana", "Ben", "Cleo"]), 1)
        assert lines[2]["line"] == "Freeze for Cleo"
        assert lines[3]["line"] == "Cleo gives the Freeze to Ana"
        assert [each["text"] for each in lines[3]["told"]] == [  # type: ignore[attr-defined]
            "Cleo gives the Freeze to Ana.",
            "Ana is frozen and banks 12.",
            "The deal is complete.",
        ]


class TestCorrections:
    def test_a_card_three_turns_back(self) -> None:
        keeper = live("A 12 / B 5 / C 7 / A h 3 / B h 4 / C h 9")
        card = keeper.fold.story[4].entry
        assert card.what == CameUp(A, Card("3"))
        assert keeper.correct(card.id, CameUp(A, Card("2"))) == []
        assert keeper.fold.table.places[A].cards == cards("12 2")
        assert keeper.fold.waiting == []
        assert keeper.asked == HitOrStay(A)

    def test_a_correction_that_busts_leaves_what_followed_waiting(self) -> None:
        keeper = live("A 12 / B 5 / C 7 / A h 3 / B s / C s / A s = 15 5 7")
        card = keeper.fold.story[4].entry
        found = keeper.correct(card.id, CameUp(A, Card("12")))
        assert found == [StatusDiffers(1, A, STAYED, BUSTED), PointsDiffer(1, A, 15, 0)]  # type: ignore[arg-type]
        assert [each.entry.what for each in keeper.fold.waiting] == [Moved(A, STAY)]

    def test_what_is_missing_is_asked_for_and_the_rest_follows_by_itself(self) -> None:
        keeper = live("A 12 / B FZ>C / A h 3 / B h 8 / A s", ["Ana", "Ben", "Cleo"])
        assert keeper.asked == HitOrStay(B)
        gift = keeper.fold.story[2].entry
        found = keeper.correct(gift.id, Gave(B, Card("FZ"), A))
        assert [plain(difference_words(each, keeper.names)) for each in found] == [
            "Round 1: Ana is «frozen», not «stayed» any more.",
            "Cleo is not frozen any more.",
        ]
        assert str(keeper.asked) == "C: which card came up?"
        assert "«Ana hits»" in plain(waiting_words(keeper.fold.waiting, keeper.names))
        keeper.answer(Card("6"))  # Cleo's card was missing
        assert keeper.asked is not None
        assert keeper.asked.seat == B
        for waiting in keeper.fold.waiting[:2]:  # Ana was frozen: she did not hit, and got no 3
            keeper.drop(waiting.entry.id)
        assert [each.entry.what for each in keeper.fold.waiting] == [Moved(A, STAY)]
        keeper.drop_waiting()
        assert keeper.fold.table.places[B].cards == cards("8")
        assert keeper.asked == HitOrStay(C)

    def test_a_stay_that_was_a_hit(self) -> None:
        keeper = live("A 12 / B 5 / C 7 / A s / B h 4 / C h 9")
        stay = keeper.fold.story[3].entry
        assert keeper.correct(stay.id, Moved(A, HIT)) == [
            StatusDiffers(1, A, STAYED, keeper.fold.table.places[A].status)
        ]
        assert isinstance(keeper.asked, WhichCard)
        keeper.answer(Card("1"))
        assert keeper.fold.waiting == []
        assert keeper.fold.table.places[C].cards == cards("7 9")

    def test_a_card_that_could_not_have_come_up_is_refused_and_nothing_changes(self) -> None:
        keeper = live("A 0 / B 5 / C 7 / A h 3")
        before = game_view(keeper)
        with pytest.raises(Refused, match="has come up already"):
            keeper.correct(keeper.fold.story[4].entry.id, CameUp(A, Card("0")))
        assert game_view(keeper) == before

    def test_a_correction_is_for_the_same_player(self) -> None:
        keeper = live("A 0 / B 5 / C 7 / A h 3")
        with pytest.raises(Refused, match="same player"):
            keeper.correct(keeper.fold.story[0].entry.id, CameUp(B, Card("3")))

    def test_a_correction_is_undone_like_everything_else(self) -> None:
        keeper = live("A 12 / B 5 / C 7 / A s / B h 4")
        before = keeper.fold.table.copy()
        keeper.correct(keeper.fold.story[3].entry.id, Moved(A, HIT))
        keeper.undo()
        assert keeper.fold.table == before
        keeper.redo()
        assert isinstance(keeper.asked, WhichCard)

    def test_we_did_it_differently(self) -> None:
        keeper = live(A_ROUND)
        found = keeper.set_by_hand(1, B, 99)
        assert found == [PointsDiffer(1, B, 24, 99)]  # type: ignore[arg-type]
        assert keeper.scores[B] == 99
        assert keeper.fold.finished[0].by_hand == {B}
        assert to_csv(keeper).splitlines()[1] == "1,A,12,99,36,B"
        keeper.set_by_hand(1, B, None)
        assert keeper.scores[B] == 24

    def test_a_score_set_by_hand_can_win_the_game(self) -> None:
        keeper = live(A_ROUND)
        keeper.set_by_hand(1, B, 200)
        assert keeper.fold.table.winner == B
        assert keeper.asked is None


class TestUndo:
    def test_undo_to_the_first_entry_and_redo_to_the_last(self) -> None:
        keeper = live(A_GAME)
        steps = len(keeper.log)
        tables = [keeper.fold.table.copy()]
        for _ in range(steps):
            keeper.undo()
            tables.append(keeper.fold.table.copy())
        assert keeper.log.last() is None
        assert keeper.fold.story == []
        keeper.undo()
        for table in reversed(tables[:-1]):
            keeper.redo()
            assert keeper.fold.table == table
        assert keeper.log.last_undone() is None

    def test_a_new_entry_ends_what_can_be_redone(self) -> None:
        keeper = keeper_of(3)
        keeper.score(1)
        keeper.undo()
        keeper.score(2)
        keeper.redo()
        assert keeper.fold.round.cells[A].number == 2


class TestSetup:
    @pytest.mark.parametrize("names", [(), ("Ana",), ("Ana",) * 2, ("Ana", "ANA"), ("Ana", ""), ("Ana", "a\nb")])
    def test_who_cannot_play(self, names: tuple[str, ...]) -> None:
        with pytest.raises(BadScoreSheet):
            Setup("game", names)

    @pytest.mark.parametrize("seats", [2, 24])
    def test_two_to_twenty_four_play(self, seats: int) -> None:
        keeper = keeper_of(seats)
        enter_numbers(keeper, [7] * seats)
        assert keeper.fold.table.round == 2

    def test_twenty_five_do_not(self) -> None:
        with pytest.raises(BadScoreSheet, match="2 to 24 players, not 25"):
            keeper_of(25)

    @pytest.mark.parametrize("seat", [-1, 3, True])
    def test_nobody_else_has_a_score(self, seat: int) -> None:
        with pytest.raises(Refused, match="3 players"):
            keeper_of(3).score(5, Seat(seat))

    def test_a_game_that_is_over_takes_no_more(self) -> None:
        keeper = keeper_of(2, rules=Rules(target=5))
        enter_numbers(keeper, [1, 9])
        with pytest.raises(Refused, match="over"):
            keeper.score(5)
        with pytest.raises(Refused, match="over"):
            ScoreKeeper(keeper.setup, keeper.log.entries).score(5, A)


class TestLaterRounds:
    def test_scores_of_a_later_round_wait_while_an_earlier_one_is_incomplete(self) -> None:
        keeper = keeper_of(2)
        enter_numbers(keeper, [1, 2, 3, 4])
        keeper.drop(keeper.fold.story[1].entry.id)
        assert [each.entry.what for each in keeper.fold.waiting] == [Score(2, A, 3), Score(2, B, 4)]  # type: ignore[arg-type]
        assert "Round 2 has not begun" in plain(waiting_words(keeper.fold.waiting, keeper.names))
        keeper.score(20, B)
        assert keeper.fold.waiting == []
        assert list(keeper.scores) == [4, 24]

    def test_scores_after_a_corrected_end_of_the_game_wait_and_come_back(self) -> None:
        keeper = keeper_of(2, rules=Rules(target=50))
        first = keeper.tap(Score(1, A, 15))  # type: ignore[arg-type]
        enter_numbers(keeper, [2, 3, 4])
        keeper.correct(first.id, Score(1, A, 51))  # type: ignore[arg-type]
        assert keeper.fold.table.winner == A
        assert len(keeper.fold.waiting) == 2
        keeper.correct(first.id, Score(1, A, 15))  # type: ignore[arg-type]
        assert keeper.fold.waiting == []
        assert list(keeper.scores) == [18, 6]


@pytest.mark.integration
def test_a_browser_without_numpy_can_keep_score() -> None:
    """Pyodide has the standard library and Fluent: what else is imported, a new interpreter shows."""
    modules = "game_view, log_view, json_form, export, standings"
    script = (
        f"from flip7.play.scorekeeper import {modules}; import sys; print(*{{m.split('.')[0] for m in sys.modules}})"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    unwanted = {"numpy", "msgspec", "numba", "rich", "textual", "typer", "fastapi", "sqlalchemy", "reportlab"}
    assert not unwanted & set(ended.stdout.split())
