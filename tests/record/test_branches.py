"""Branches of games: the same choices up to a decision, and then another game."""

from dataclasses import replace

import pytest

from flip7.bots import bot_named
from flip7.core.cards import SECOND_CHANCE, Card, full_deck
from flip7.core.decisions import STAY, Give, HitOrStay
from flip7.core.decks import BranchedDeck, StackedDeck
from flip7.core.pending import FlipThree
from flip7.core.seats import Seat
from flip7.play.daily import deal_in, deal_of
from flip7.record import (
    BadBranch,
    BadRecord,
    Branch,
    Record,
    branched,
    from_json,
    from_notation,
    replay,
    to_json,
    to_notation,
)

SEED = bytes(range(32))
OTHER = bytes(range(1, 33))
ID = "JZP0DfNXmsUX3ouVs2dmXw"


def played(record: Record, *, until: int | None = None) -> Record:
    """Let a simple bot play a record on to its end, or to so many choices."""
    game = replay(record).game
    bot = bot_named("level2")
    while (asked := game.asked) is not None and len(game.choices) != until:
        game.play(bot.choose(game.table.copy(), asked))
    choices = tuple(choice for choice in game.choices if not isinstance(choice, Card))
    return replace(record, choices=choices)


GAME = played(Record(("Ana", "Ben (level2)", "Cleo"), seed=SEED))


def cards_from(record: Record, choices: int) -> list[Card]:
    """List the cards that come when everybody hits from there on, as long as they are asked to."""
    game = replay(record).game
    assert len(game.choices) == choices
    deck = game._referee.deck.copy()
    return [card for _ in range(game.table.draw_pile) if (card := deck.draw()) is not None]


@pytest.mark.parametrize("choices", [0, 1, len(GAME.choices) // 2, len(GAME.choices) - 1])
def test_with_the_same_cards_the_pile_goes_on_as_it_lay(choices: int) -> None:
    branch = branched(GAME, choices, OTHER, same_cards=True, of=ID)
    cut = replace(GAME, choices=GAME.choices[:choices])
    assert cards_from(branch, choices) == cards_from(cut, choices)
    assert replay(branch).game.table == replay(cut).game.table
    assert branch.branch == Branch(choices, same_cards=True, of=ID)


def test_the_same_answers_to_the_same_cards_are_the_same_game() -> None:
    again = replace(branched(GAME, 5, OTHER, same_cards=True), choices=GAME.choices)
    assert replay(again).game.table == replay(GAME).game.table


@pytest.mark.parametrize("choices", [0, 7, len(GAME.choices) - 1])
def test_new_cards_are_those_that_nobody_had_seen_in_another_order(choices: int) -> None:
    branch = branched(GAME, choices, OTHER, same_cards=False)
    cut = replace(GAME, choices=GAME.choices[:choices])
    new, old = cards_from(branch, choices), cards_from(cut, choices)
    assert new != old
    assert sorted(new, key=str) == sorted(old, key=str)
    assert replay(branch).game.asked == replay(cut).game.asked


def test_another_seed_gives_other_new_cards() -> None:
    one, other = (branched(GAME, 4, seed, same_cards=False) for seed in (SEED, OTHER))
    assert cards_from(one, 4) != cards_from(other, 4)


@pytest.mark.parametrize("same_cards", [True, False])
def test_a_branch_is_played_to_its_end_and_kept_in_both_forms(*, same_cards: bool) -> None:
    end = played(branched(GAME, 9, OTHER, same_cards=same_cards, of=ID))
    assert replay(end).game.asked is None
    assert from_json(to_json(end)) == end
    assert from_notation(to_notation(end)) == end


@pytest.mark.parametrize("same_cards", [True, False])
def test_a_branch_in_the_middle_of_a_flip_three_goes_on_with_what_is_left_of_it(*, same_cards: bool) -> None:
    """C gives away a second Second Chance, with one card of three to come; in the branch A gets it, not B."""
    record = from_notation("A 1 / B 2 / C 3 / D 4 / A h F3>C(SC SC>B 6) / B s")
    branch = branched(record, 2, OTHER, same_cards=same_cards)
    game = replay(branch).game
    assert game.asked == Give(Seat(2), SECOND_CHANCE, (Seat(0), Seat(1), Seat(3)))
    assert game.table.pending == [FlipThree(Seat(2), 1, ())]
    game.play(Seat(0))
    assert SECOND_CHANCE in game.table.places[0].cards
    assert not any(isinstance(task, FlipThree) for task in game.table.pending)
    assert replay(played(branch)).game.asked is None


def test_every_gift_of_a_game_can_be_made_otherwise() -> None:
    gives = [number for number, step in enumerate(replay(MANY).steps[1:]) if isinstance(step.asked, Give)]
    assert gives, "somebody gives a card in that game"
    for number in {gives[0], gives[-1]}:
        branch = branched(MANY, number, OTHER, same_cards=False)
        step = replay(MANY).steps[number + 1]
        assert replay(branch).game.asked == step.asked
        assert replay(branch).game.table == step.table
        assert replay(played(branch)).game.asked is None


LATE = """[A "Ana"] [B "Ben"] [C "Cleo"] [Late "2 lowest"]
1. A / A 1 / B 2 / A s / B s = 1 2
2. B / B 3 / C 4 / A 5 / B h 6 / C s / A s"""


@pytest.mark.parametrize("same_cards", [True, False])
@pytest.mark.parametrize(
    "choices, seats, asked", [(0, "AB", 0), (1, "AB", 1), (2, "ABC", 1), (3, "ABC", 2), (4, "ABC", 0)]
)
def test_a_branch_has_who_joined_by_then_and_nobody_who_came_later(
    choices: int, seats: str, asked: int, *, same_cards: bool
) -> None:
    """X.15: Cleo joins with the second round, so she is in no branch of the first."""
    record = from_notation(LATE)
    branch = branched(record, choices, OTHER, same_cards=same_cards)
    assert branch.seats == tuple(seats)
    assert branch.late == (record.late if len(seats) == 3 else ())
    game = replay(branch).game
    assert game.asked == HitOrStay(Seat(asked))
    assert len(game.table.places) == len(seats)
    end = played(branch)
    assert replay(end).game.asked is None
    assert from_json(to_json(end)) == end
    assert from_notation(to_notation(end)) == end


MANY = played(Record(tuple("ABCDE"), seed=OTHER))


def test_a_branch_of_a_branch_takes_the_earlier_one_along() -> None:
    first = played(branched(GAME, 6, OTHER, same_cards=False, of=ID))
    later = branched(first, 10, SEED, same_cards=True)
    assert [each.choices for each in later.branches] == [6, 10]
    assert cards_from(later, 10) == cards_from(replace(first, choices=first.choices[:10]), 10)
    earlier = branched(first, 3, SEED, same_cards=True)
    assert [each.choices for each in earlier.branches] == [3]
    assert cards_from(earlier, 3) == cards_from(replace(GAME, choices=GAME.choices[:3]), 3)


@pytest.mark.parametrize("same_cards", [True, False])
def test_given_shuffles_are_followed_by_a_seed(*, same_cards: bool) -> None:
    stacked = played(Record(("Ana", "Ben"), shuffles=(tuple(full_deck(1)),)), until=8)
    end = played(branched(stacked, 4, OTHER, same_cards=same_cards))
    assert replay(end).game.asked is None
    assert from_json(to_json(end)) == end
    again = branched(end, 5, SEED, same_cards=True)
    assert cards_from(again, 5) == cards_from(replace(end, choices=end.choices[:5]), 5)


def test_a_real_deck_goes_on_with_the_cards_that_nobody_saw() -> None:
    record = Record(("Ana", "Ben"), drawn=tuple(full_deck(1)[60:62]), choices=(STAY,))
    branch = branched(record, 0, OTHER, same_cards=False)
    assert replay(branch).game.asked == HitOrStay(Seat(0))
    assert replay(played(branch)).game.asked is None


@pytest.mark.parametrize("choices", [-1, len(GAME.choices), 9999])
def test_there_is_no_branch_where_nobody_is_asked(choices: int) -> None:
    with pytest.raises(BadBranch, match="no question comes after"):
        branched(GAME, choices, OTHER, same_cards=True)


def test_a_broken_record_has_no_branches() -> None:
    with pytest.raises(BadRecord, match=r"choices\[0\]"):
        branched(replace(GAME, choices=(Seat(1),)), 0, OTHER, same_cards=True)


@pytest.mark.parametrize(
    "branch, problem",
    [
        ('{"choices": 99}', "there is no choice 99"),
        ('{"choices": -1}', "-1 choices"),
        ('{"choices": 0, "of": "a b"}', "is not the id of a table"),
        ('{"choices": 0, "drawn": 3}', "a seed needs the number"),
        ('{"choices": 0, "same_cards": false}', "new cards need a seed"),
        ('{"choices": 0, "same_cards": 1}', "is not true or false"),
        ('{"choices": 0, "cards": 1}', "unknown field"),
        ('{"choices": 0, "drawn": -1, "seed": "' + "00" * 32 + '"}', "-1 cards drawn"),
    ],
)
def test_bad_branches_are_refused_by_name(branch: str, problem: str) -> None:
    text = to_json(Record(("A", "B"), seed=SEED))[:-1] + f', "branches": [{branch}]}}'
    with pytest.raises(BadRecord, match=problem):
        from_json(text)


def test_decks_are_equal_if_their_future_is() -> None:
    cards = full_deck(1)
    one, other = (BranchedDeck(StackedDeck(cards), [(3, SEED)]) for _ in range(2))
    one.shuffle(cards)
    other.shuffle(cards)
    assert one == other
    assert one.copy() == one
    one.draw()
    assert one != other
    assert one != StackedDeck(cards)


def test_a_branch_of_the_daily_deal_is_no_try_at_it() -> None:
    deal = deal_of("2026-11-18")
    record = played(deal.record(("Ana", "Ben", "Cleo", "Dora")), until=9)
    assert deal_in(record) == deal
    assert deal_in(branched(record, 3, OTHER, same_cards=True)) is None
