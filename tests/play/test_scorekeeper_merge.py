"""Two keepers of one game never lose each other's taps."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.core.cards import Card, parse_cards
from flip7.core.decisions import HIT, STAY, HitOrStay
from flip7.core.rules import Rules
from flip7.core.seats import Points
from flip7.play.scorekeeper import BadScoreSheet, Depth, Entry, EntryId, Refused, ScoreKeeper, Setup
from flip7.play.scorekeeper.entries import CameUp, Corrected, Done, Laid, Moved, PlayerRenamed, Score
from flip7.play.scorekeeper.game_view import game_view
from tests.core.random_games import Style
from tests.scenario import A, B, C

NAMES = ("Ana", "Ben", "Cleo")


def two(depth: Depth = Depth.PAD, rules: Rules | None = None) -> tuple[ScoreKeeper, ScoreKeeper]:
    setup = Setup("game", NAMES, rules or Rules(), depth=depth)
    return ScoreKeeper(setup, keeper="a"), ScoreKeeper(setup, keeper="b")


def sync(one: ScoreKeeper, other: ScoreKeeper) -> None:
    """Both have everything, and see the same."""
    one.merge(other.log.entries)
    other.merge(one.log.entries)
    assert one.log.entries == other.log.entries
    assert game_view(one) == game_view(other)


def test_a_step_that_another_device_corrects_to_a_player_stays_as_it_was() -> None:
    """Or the reverse: no keeper offers it, and it must not spoil the game of the others."""
    one, _ = two()
    one.join("Dora")
    one.score(44)
    before = (list(one.seated_names), game_view(one)["seats"])
    joined, scored = one.log.entries
    bad = (Corrected(scored.id, PlayerRenamed(A, "Eve")), Corrected(joined.id, Score(1, A, Points(7))))
    one.merge(Entry(EntryId(9 + place, "z"), what) for place, what in enumerate(bad))
    assert (list(one.seated_names), game_view(one)["seats"]) == before


def test_each_enters_half_of_the_scores() -> None:
    one, other = two()
    one.score(5, A)
    other.score(7, C)
    one.score(6, B)
    sync(one, other)
    assert list(one.scores) == [5, 6, 7]
    assert one.fold.table.round == 2


def test_the_same_score_twice_is_one_score() -> None:
    one, other = two()
    one.score(5, A)
    other.score(5, A)
    sync(one, other)
    assert one.fold.conflicts == []
    assert one.next_seat == B


def test_two_scores_for_one_player_are_shown_and_the_table_decides() -> None:
    one, other = two()
    one.score(5, A)
    theirs = other.tap(Score(1, A, 6))  # type: ignore[arg-type]
    sync(one, other)
    (conflict,) = one.fold.conflicts
    assert conflict.entry == theirs
    assert one.fold.round.cells[A].number == 5
    assert conflict.other is not None
    one.correct(conflict.other, theirs.what)  # type: ignore[arg-type]
    sync(one, other)
    assert other.fold.conflicts == []
    assert other.fold.round.cells[A].number == 6


def test_a_score_for_a_round_that_the_other_has_closed_does_not_fall_into_the_next() -> None:
    one, other = two()
    one.score(1)
    one.score(2)
    sync(one, other)
    one.score(3)
    other.score(9, C)
    sync(one, other)
    assert list(one.scores) == [1, 2, 3]
    assert one.fold.round.cells[C].number is None
    assert [each.entry.what for each in one.fold.conflicts] == [Score(1, C, 9)]  # type: ignore[arg-type]
    other.drop(one.fold.conflicts[0].entry.id)
    sync(one, other)
    assert one.fold.conflicts == []


def test_the_same_hand_tapped_by_both_is_one_hand() -> None:
    one, other = two(Depth.HANDS)
    for keeper, cards in ((one, "7 9"), (other, "9 7 +4")):
        for card in parse_cards(cards):
            keeper.tap(Laid(1, A, card))
    one.tap(Done(1, A))
    sync(one, other)
    assert one.fold.conflicts == []
    assert sorted(map(str, one.fold.round.cells[A].cards)) == ["+4", "7", "9"]


def test_the_same_card_tapped_by_both_comes_up_once() -> None:
    """In a Flip Three a second 5 would be a bust."""
    one, other = two(Depth.LIVE)
    for card in parse_cards("F3"):
        one.answer(card)
    one.answer(B)
    sync(one, other)
    one.answer(Card("5"))
    other.answer(Card("5"))
    other.answer(Card("6"))
    sync(one, other)
    assert one.fold.table.places[B].cards == parse_cards("5 6")
    assert one.fold.conflicts == []
    one.answer(Card("7"))
    sync(one, other)
    assert other.fold.table.places[B].cards == parse_cards("5 6 7")


def test_two_answers_to_one_question_are_a_conflict_with_all_that_was_tapped_behind_it() -> None:
    one, other = two(Depth.LIVE)
    one.answer(Card("5"))
    other.answer(Card("6"))
    other.answer(Card("7"))
    sync(one, other)
    assert one.fold.table.places[A].cards == parse_cards("5")
    assert [each.entry.what for each in one.fold.conflicts] == [CameUp(A, Card("6")), CameUp(B, Card("7"))]
    one.drop(one.fold.conflicts[0].entry.id)
    other.answer(Card("8"))
    sync(one, other)
    assert one.fold.conflicts == []
    assert one.fold.table.places[B].cards == parse_cards("8")


def test_the_other_keeper_was_right() -> None:
    one, other = two(Depth.LIVE)
    mine = one.answer(Card("5"))
    theirs = other.answer(Card("6"))
    other.answer(Card("7"))
    sync(one, other)
    one.correct(mine.id, theirs.what)  # type: ignore[arg-type]
    sync(one, other)
    assert one.fold.conflicts == []
    assert [place.cards for place in one.fold.table.places] == [parse_cards("6"), parse_cards("7"), []]


def test_what_was_tapped_behind_an_entry_that_the_other_took_back_waits() -> None:
    one, other = two(Depth.LIVE)
    for card in parse_cards("5 6 7"):
        one.answer(card)
    hit = one.answer(HIT)
    sync(one, other)
    other.answer(Card("9"))
    one.undo()
    sync(one, other)
    assert one.asked == HitOrStay(A)
    assert [each.entry.what for each in one.fold.waiting] == [CameUp(A, Card("9"))]
    one.answer(HIT)
    sync(one, other)
    assert one.fold.waiting == []
    assert one.fold.table.places[A].cards == parse_cards("5 9")
    assert hit.id in one.log


def test_a_change_of_depth_answers_no_question() -> None:
    one, other = two(Depth.LIVE)
    one.set_depth(Depth.LIVE)
    one.answer(Card("5"))
    other.answer(Card("5"))
    sync(one, other)
    assert one.fold.conflicts == []
    assert one.fold.waiting == []
    assert one.fold.table.places[A].cards == parse_cards("5")
    assert one.fold.table.places[B].cards == []


def test_a_correction_speaks_for_both_who_agreed() -> None:
    one, other = two(Depth.LIVE)
    mine = one.answer(Card("5"))
    other.answer(Card("5"))
    sync(one, other)
    other.correct(mine.id, CameUp(A, Card("6")))
    sync(one, other)
    assert one.fold.conflicts == []
    assert one.fold.table.places[A].cards == parse_cards("6")


def test_undo_takes_back_what_both_have_tapped() -> None:
    one, other = two(Depth.LIVE)
    one.answer(Card("5"))
    other.answer(Card("5"))
    sync(one, other)
    one.undo()
    sync(one, other)
    assert other.fold.table.places[A].cards == []
    other.redo()
    sync(one, other)
    assert one.fold.table.places[A].cards == parse_cards("5")


def test_an_undo_may_arrive_before_what_it_takes_back() -> None:
    one, other = two()
    one.score(5, A)
    one.undo()
    tapped, taken_back = one.log.entries
    other.merge([taken_back])
    other.redo()
    other.merge([tapped])
    assert other.next_seat == A


def test_a_keeper_that_is_far_ahead_is_refused() -> None:
    one, _ = two()
    with pytest.raises(BadScoreSheet, match="entries"):
        one.merge([Entry(EntryId(10**9, "b"), Score(1, A, 5))])  # type: ignore[arg-type]
    one.score(5, A)


def clumsy_taps(keeper: ScoreKeeper, random: Random, taps: int) -> None:
    """Make this many random taps."""
    style = Style(stay=0.3, actions=0.3)
    for _ in range(taps):
        try:
            if random.random() < 0.2:
                random.choice([keeper.undo, keeper.redo])()
            elif keeper.asked is not None:
                keeper.answer(style.choose(keeper.asked, random))
            elif keeper.next_seat is not None:
                keeper.score(random.randrange(40))
            if random.random() < 0.05:
                keeper.set_depth(random.choice(list(Depth)))
            if keeper.fold.conflicts and random.random() < 0.3:
                keeper.drop(keeper.fold.conflicts[0].entry.id)
            if keeper.fold.waiting and random.random() < 0.3:
                keeper.drop_waiting()
            if keeper.fold.story and random.random() < 0.1:
                entry = random.choice(keeper.fold.story).entry
                if isinstance(entry.what, Moved):
                    keeper.correct(entry.id, Moved(entry.what.seat, STAY))
        except Refused:
            pass


@pytest.mark.integration  # many games
@given(seed=st.integers(0, 2**32), depth=st.sampled_from(Depth))
def test_whatever_two_keepers_tap_both_see_the_same_in_the_end(seed: int, depth: Depth) -> None:
    random = Random(seed)
    one, other = two(depth, Rules(target=100))
    for _ in range(6):
        clumsy_taps(one, random, random.randrange(8))
        clumsy_taps(other, random, random.randrange(8))
        mine, theirs = one.log.entries, other.log.entries
        random.shuffle(theirs)
        one.merge(theirs)
        other.merge(mine)
        assert one.log.entries == other.log.entries
        assert {entry.id for entry in (*mine, *theirs)} == {entry.id for entry in one.log.entries}
        assert game_view(one) == game_view(other)
        assert one.fold.table == other.fold.table
