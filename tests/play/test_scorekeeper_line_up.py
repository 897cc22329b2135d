"""Players who join, leave, come back or get another name in the middle of a kept game (X.15, X.16)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, HitOrStay, WhichCard
from flip7.core.latecomers import StartingPoints
from flip7.core.rules import Rules
from flip7.core.seats import SEATS, Points, Seat
from flip7.i18n.markup import plain
from flip7.play.scorekeeper import Depth, Refused, ScoreKeeper, Setup
from flip7.play.scorekeeper.entries import PlayerJoined, Score
from flip7.play.scorekeeper.export import has_record, to_csv, to_record
from flip7.play.scorekeeper.game_view import game_view
from flip7.play.scorekeeper.json_form import from_json, to_json
from flip7.play.scorekeeper.line_up import Attendance
from flip7.play.scorekeeper.log_view import log_view
from flip7.play.scorekeeper.player_history import history, result_of
from flip7.play.scorekeeper.standings import standings
from flip7.record import replay, to_notation
from tests.core.random_games import Style
from tests.play.kept_games import enter_numbers, keeper_of, live
from tests.scenario import A, B, C, D

LOWEST = StartingPoints.LOWEST


class TestJoining:
    def test_X15_somebody_new_plays_from_the_next_round_on(self) -> None:
        keeper = keeper_of(2)
        keeper.score(10)
        assert keeper.join("Dora") == C
        assert (keeper.seated_names, keeper.next_seat) == (("Ana", "Ben"), B)
        keeper.score(20)
        assert keeper.seated_names == ("Ana", "Ben", "Dora")
        assert list(keeper.scores) == [10, 20, 0]

    def test_X15_a_round_that_has_no_entry_has_not_begun(self) -> None:
        keeper = keeper_of(2)
        enter_numbers(keeper, [10, 20])
        keeper.join("Dora", LOWEST)
        assert list(keeper.scores) == [10, 20, 10]
        enter_numbers(keeper, [1, 2, 3])
        assert list(keeper.scores) == [11, 22, 13]
        assert keeper.fold.finished[0].totals == (10, 20)
        assert game_view(keeper)["rounds"][0]["points"] == [10, 20, None]  # type: ignore[index]

    def test_somebody_forgotten_joins_before_the_first_card(self) -> None:
        keeper = keeper_of(2, Depth.LIVE)
        keeper.join("Dora")
        for card in ("1", "2", "3"):
            keeper.answer(Card(card))
        assert keeper.asked == HitOrStay(A)
        assert to_record(keeper).seats == ("Ana", "Ben", "Dora")

    def test_N2_the_deal_passes_to_a_latecomer_who_sits_to_the_left_of_the_dealer(self) -> None:
        keeper = keeper_of(2, dealer=1)
        enter_numbers(keeper, [1, 2])
        keeper.join("Dora")
        assert keeper.fold.table.dealer == C

    def test_a_live_game_with_a_latecomer_has_a_record(self) -> None:
        keeper = live("A 1 / B 2 / A s")
        keeper.join("Dora", LOWEST)
        keeper.answer(STAY)
        for card in ("3", "4", "5"):
            keeper.answer(Card(card))
        record = to_record(keeper)
        assert replay(record).game.table == keeper.fold.table
        assert '[C "Dora"]' in to_notation(record)

    def test_a_seat_that_needs_another_deck_is_refused(self) -> None:
        """D.5: eighteen play with one deck."""
        keeper = keeper_of(18)
        enter_numbers(keeper, range(18))
        with pytest.raises(Refused, match="19 players need another deck"):
            keeper.join("Dora")

    def test_24_is_the_most(self) -> None:
        with pytest.raises(Refused, match="at most 24"):
            keeper_of(24).join("Dora")

    @pytest.mark.parametrize("name", ["", "ana", "x" * 101, "two\nlines"])
    def test_a_name_that_cannot_be_is_refused(self, name: str) -> None:
        keeper = keeper_of(2)
        with pytest.raises(Refused):
            keeper.join(name)
        with pytest.raises(Refused):
            keeper.rename(B, name)
        assert len(keeper.log) == 0

    def test_undo_redo_and_correction(self) -> None:
        keeper = keeper_of(2)
        enter_numbers(keeper, [10, 20])
        keeper.join("Dora")
        keeper.undo()
        assert keeper.seated_names == ("Ana", "Ben")
        keeper.redo()
        entry = keeper.fold.line_up.joined[0].id
        keeper.correct(entry, PlayerJoined(2, C, "Dorothea", LOWEST))
        assert list(keeper.seated_names) == ["Ana", "Ben", "Dorothea"]
        assert list(keeper.scores) == [10, 20, 10]
        keeper.drop(entry)
        assert list(keeper.seated_names) == ["Ana", "Ben"]

    def test_whoever_has_played_cannot_be_dropped(self) -> None:
        keeper = keeper_of(2)
        keeper.join("Dora")
        keeper.score(7, C)
        with pytest.raises(Refused, match="Dora has played already"):
            keeper.drop(keeper.fold.line_up.joined[0].id)

    def test_an_old_score_is_corrected_and_the_lowest_total_with_it(self) -> None:
        keeper = keeper_of(2)
        first = keeper.tap(Score(1, A, Points(10)))
        keeper.score(20)
        keeper.join("Dora", LOWEST)
        enter_numbers(keeper, [1, 1, 1])
        keeper.correct(first.id, Score(1, A, Points(5)))
        assert list(keeper.scores) == [6, 21, 6]


class TestLeaving:
    def test_X16_whoever_leaves_is_not_asked_for_and_keeps_the_total(self) -> None:
        keeper = keeper_of(3)
        enter_numbers(keeper, [10, 20, 30])
        keeper.leave(B)
        assert keeper.next_seat == A
        enter_numbers(keeper, [1, 3])
        assert list(keeper.scores) == [11, 20, 33]
        assert keeper.fold.finished[1].away == {B}
        with pytest.raises(Refused, match="Ben does not play in this round"):
            keeper.score(5, B)

    def test_X16_the_deal_passes_over_them(self) -> None:
        keeper = keeper_of(3)
        enter_numbers(keeper, [10, 20, 30])
        assert keeper.fold.table.dealer == B
        keeper.leave(B)
        assert keeper.fold.table.dealer == C
        enter_numbers(keeper, [1, 1])
        assert keeper.fold.table.dealer == A
        enter_numbers(keeper, [1, 1])
        assert keeper.fold.table.dealer == C

    def test_X16_the_first_dealer_leaves_before_the_first_card(self) -> None:
        keeper = keeper_of(3, Depth.LIVE)
        keeper.leave(A)
        assert (keeper.fold.table.dealer, isinstance(keeper.asked, WhichCard)) == (B, True)

    def test_X16_live_they_get_no_card_and_cannot_be_given_one(self) -> None:
        keeper = keeper_of(3, Depth.LIVE)
        keeper.leave(B)
        for card in ("1", "3"):
            keeper.answer(Card(card))
        assert keeper.asked == HitOrStay(A)
        keeper.answer(HIT)
        keeper.answer(Card("FZ"))
        assert game_view(keeper)["asked"]["options"] == [A, C]  # type: ignore[index]
        assert not has_record(keeper)

    def test_in_the_middle_of_a_round_they_stay_until_its_end(self) -> None:
        keeper = keeper_of(3)
        keeper.score(10)
        keeper.leave(B)
        assert [each["presence"] for each in game_view(keeper)["people"]] == [  # type: ignore[attr-defined]
            Attendance.PLAYING,
            Attendance.LEAVING,
            Attendance.PLAYING,
        ]
        enter_numbers(keeper, [20, 30, 1])
        assert keeper.next_seat == C

    def test_whoever_was_to_join_in_the_next_round_does_not(self) -> None:
        keeper = keeper_of(2)
        keeper.score(10)
        keeper.leave(keeper.join("Dora"))
        keeper.score(20)
        assert keeper.seated_names == ("Ana", "Ben")

    def test_they_come_back(self) -> None:
        keeper = keeper_of(3)
        keeper.leave(B)
        enter_numbers(keeper, [1, 3])
        keeper.come_back(B)
        enter_numbers(keeper, [1, 2, 3])
        assert list(keeper.scores) == [2, 2, 6]
        with pytest.raises(Refused, match="Ben is in the game"):
            keeper.come_back(B)

    def test_two_must_go_on(self) -> None:
        keeper = keeper_of(3)
        keeper.leave(A)
        with pytest.raises(Refused, match="At least 2"):
            keeper.leave(B)
        with pytest.raises(Refused, match="Ana has left already"):
            keeper.leave(A)

    def test_a_score_cannot_be_set_by_hand_where_somebody_did_not_play(self) -> None:
        keeper = keeper_of(3)
        keeper.leave(B)
        with pytest.raises(Refused, match="does not play"):
            keeper.set_by_hand(1, B, 12)

    def test_when_the_game_is_over_only_names_change(self) -> None:
        keeper = keeper_of(2, rules=Rules(target=10))
        enter_numbers(keeper, [10, 2])
        for change in (lambda: keeper.join("Dora"), lambda: keeper.leave(A), lambda: keeper.come_back(A)):
            with pytest.raises(Refused, match="over"):
                change()
        keeper.rename(A, "Anna")
        assert keeper.seated_names == ("Anna", "Ben")


def test_another_name_stands_in_every_sentence() -> None:
    keeper = keeper_of(2)
    keeper.score(10)
    keeper.rename(A, "Anna")
    assert log_view(keeper, 1)[0]["line"] == "Round 1, Anna: 10"
    keeper.rename(A, "Ana")
    keeper.undo()
    assert plain(keeper.names[A]) == "Anna"


def test_the_log_of_a_round_begins_with_who_came_and_went() -> None:
    keeper = keeper_of(3)
    enter_numbers(keeper, [1, 2, 3])
    keeper.join("Dora", LOWEST)
    keeper.leave(A)
    keeper.score(7)
    lines = ["Dora joins with the lowest total", "Ana leaves the game", "Round 2, Ben: 7"]
    assert [each["line"] for each in log_view(keeper, 2)] == lines


def test_tables_of_scores_have_empty_cells() -> None:
    keeper = keeper_of(2, rules=Rules(target=50))
    enter_numbers(keeper, [1, 2])
    keeper.join("Dora")
    enter_numbers(keeper, [5, 5, 5])
    keeper.leave(A)
    enter_numbers(keeper, [50, 3])
    assert to_csv(keeper) == (
        "round,dealer,Ana,Ben,Dora,by_hand\n1,Ana,1,2,,\n2,Ben,5,5,5,\n3,Dora,,50,3,\ntotal,,6,57,8,\n"
    )
    assert [(row.seat, row.points, row.total) for row in standings(keeper, keeper.fold.finished[2]).rows] == [
        (B, 50, 57),
        (C, 3, 8),
    ]
    result = result_of(keeper)
    assert result is not None
    assert [(each.name, each.average) for each in history([result])] == [("Ben", 19.0), ("Ana", 3.0), ("Dora", 4.0)]


class TestTwoKeepers:
    def two(self) -> tuple[ScoreKeeper, ScoreKeeper]:
        setup = Setup("game", ("Ana", "Ben", "Cleo"))
        return ScoreKeeper(setup, keeper="a"), ScoreKeeper(setup, keeper="b")

    def merged(self, one: ScoreKeeper, other: ScoreKeeper) -> None:
        entries = one.log.entries
        one.merge(other.log.entries)
        other.merge(entries)
        assert game_view(one) == game_view(other)

    def test_the_same_newcomer_counts_once(self) -> None:
        one, other = self.two()
        one.join("Dora")
        other.join("Dora")
        self.merged(one, other)
        assert one.seated_names == ("Ana", "Ben", "Cleo", "Dora")
        assert one.fold.conflicts == []

    def test_two_newcomers_at_one_seat_are_a_conflict(self) -> None:
        one, other = self.two()
        one.join("Dora")
        other.join("Emil")
        other.score(5, D)
        self.merged(one, other)
        assert one.seated_names == ("Ana", "Ben", "Cleo", "Dora")
        assert [each["line"] for each in game_view(one)["conflicts"]] == ["Dora joins with 0 points"]  # type: ignore[attr-defined]

    def test_a_score_for_somebody_who_has_left_is_a_conflict_and_not_lost(self) -> None:
        one, other = self.two()
        one.leave(B)
        other.score(20, B)
        self.merged(one, other)
        assert [conflict.entry.what for conflict in one.fold.conflicts] == [Score(1, B, Points(20))]

    def test_what_is_tapped_for_a_newcomer_who_was_taken_back_is_not_lost(self) -> None:
        one, other = self.two()
        one.join("Dora")
        other.merge(one.log.entries)
        other.score(7, D)
        one.drop(one.fold.line_up.joined[0].id)
        self.merged(one, other)
        assert [each["line"] for each in game_view(one)["conflicts"]] == ["Round 1, player 4: 7"]  # type: ignore[attr-defined]


@pytest.mark.integration  # many games
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), depth=st.sampled_from(Depth))
def test_comings_and_goings_at_random(seats: int, seed: int, depth: Depth) -> None:
    """Whatever happens: undo and redo give the same board, a saved game is read back whole, totals add up."""
    random, keeper = Random(seed), keeper_of(seats, depth, Rules(target=60))
    style = Style(stay=0.3, actions=0.3)
    for number in range(60):
        if keeper.fold.over:
            break
        if random.random() < 0.15:
            _change_somebody(keeper, random, f"New {number}")
        elif keeper.asked is not None:
            keeper.answer(style.choose(keeper.asked, random))
        else:
            keeper.score(random.randrange(20))
    fold = keeper.fold
    assert (fold.waiting, fold.conflicts) == ([], [])
    for seat in fold.table.seats:
        scored = sum(each.points[seat] for each in fold.finished if seat < len(each.points))
        assert fold.table.scores[seat] - scored >= 0
        assert all(each.points[seat] == 0 for each in fold.finished if seat in each.away)
    assert game_view(from_json(to_json(keeper))) == game_view(keeper)
    before = game_view(keeper)
    steps = random.randint(1, 8)
    undone = sum(_undo(keeper) for _ in range(steps))
    for _ in range(undone):
        keeper.redo()
    assert {**game_view(keeper), "can_redo": before["can_redo"]} == before
    if has_record(keeper):
        assert replay(to_record(keeper)).game.table == fold.table


def _undo(keeper: ScoreKeeper) -> bool:
    if keeper.log.last() is None:
        return False
    keeper.undo()
    return True


def _change_somebody(keeper: ScoreKeeper, random: Random, name: str) -> None:
    seat: Seat = random.choice(SEATS[: len(keeper.fold.table.places)])
    entries = len(keeper.log)
    change = random.choice(["join", "leave", "come back", "rename"])
    try:
        if change == "join":
            keeper.join(name, random.choice(list(StartingPoints)))
        elif change == "leave":
            keeper.leave(seat)
        elif change == "come back":
            keeper.come_back(seat)
        else:
            keeper.rename(seat, name)
    except Refused:
        assert len(keeper.log) == entries
