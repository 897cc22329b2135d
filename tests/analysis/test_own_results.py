"""One's own results: words follow the errors, and a habit is told only where it is clearly there."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from flip7.analysis.habits import Choices, Family, Habit, HabitKind, gathered, habit_of
from flip7.analysis.own_results import Company, OwnGame, Verdict, own_results, student_95
from flip7.analysis.reviewed_game import Asked
from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE
from flip7.core.decisions import HIT, STAY, Choice
from flip7.core.seats import Seat
from flip7.record import position

TWO = Habit(HabitKind.STAYS, 2)


def game(number: int, *, place: int = 2, own: float = 0.0, luck: float = 0.0, costs: Sequence[float] = ()) -> OwnGame:
    """Return a game of four; `costs` are those of choices to stay with two numbers."""
    choices = (gathered(TWO, [(cost, 0.4 if cost else 0.0) for cost in costs]),) if costs else ()
    cost = own - sum(costs)
    company = Company.BOTS
    return OwnGame(
        f"g{number}", number, 4, place, company, rough=False, luck=luck, own=cost, error=0.5, choices=choices
    )


def games(count: int, wins: int) -> list[OwnGame]:
    return [game(number, place=1 if number < wins else 3) for number in range(count)]


def test_without_games_nothing_is_told() -> None:
    found = own_results([])
    assert (found.games, found.tallies, found.habits, found.progress) == (0, (), (), ())
    assert (found.luck, found.cost, found.trend) == (None, None, Verdict.TOO_FEW)


def test_of_one_game_only_the_result_is_told() -> None:
    found = own_results([game(1, place=1, costs=[9.0])])
    (tally,) = found.tallies
    assert (tally.wins, tally.games, tally.fair, tally.word) == (1, 1, 0.25, Verdict.TOO_FEW)
    assert tally.low < 1 < tally.high
    assert (found.luck, found.cost, found.habits, found.trend) == (None, None, (), Verdict.TOO_FEW)


@pytest.mark.parametrize(
    "count, wins, word",
    [
        (8, 4, Verdict.TOO_FEW),
        (40, 20, Verdict.MUCH_MORE),
        (400, 130, Verdict.MORE),
        (1000, 250, Verdict.ABOUT),
        (400, 75, Verdict.LESS),
        (40, 2, Verdict.MUCH_LESS),
    ],
)
def test_the_word_for_wins_follows_the_interval(count: int, wins: int, word: Verdict) -> None:
    (tally,) = own_results(games(count, wins)).tallies
    assert tally.word is word
    assert tally.low <= tally.share <= tally.high


def test_the_fair_share_is_that_of_each_table() -> None:
    small = [replace(each, seats=2, place=1) for each in games(10, 0)]
    (tally,) = own_results([*small, *(replace(game(50 + at), seats=10) for at in range(10))]).tallies
    assert (tally.fair, tally.wins) == (6.0, 10)
    assert tally.fair_place == 3.5
    assert tally.one_in == 3.3


@pytest.mark.parametrize("count", [1, 4, 5])
def test_how_many_games_luck_needs_is_told_with_it(count: int) -> None:
    found = own_results(games(count, 1))
    assert (found.luck is None) == (found.reviewed < found.needed)


def test_bots_people_and_daily_deals_count_apart() -> None:
    played = [replace(game(at), company=company) for at, company in enumerate(Company)]
    assert [(tally.company, tally.games) for tally in own_results(played).tallies] == [(each, 1) for each in Company]


def test_the_same_game_twice_counts_once() -> None:
    assert own_results([game(1), game(1), game(2)]).games == 2


@pytest.mark.parametrize("luck, word", [(9.0, Verdict.MORE), (-9.0, Verdict.LESS), (0.5, Verdict.ABOUT)])
def test_luck_is_told_only_beyond_its_error(luck: float, word: Verdict) -> None:
    found = own_results([game(at, luck=luck + (-1) ** at * 4) for at in range(10)]).luck
    assert found is not None
    assert (found.value, found.word) == (luck, word)
    assert (abs(found.value) > found.error) == (word is not Verdict.ABOUT)


def test_an_error_is_never_below_that_of_the_reviews_themselves() -> None:
    found = own_results([replace(game(at, own=-3.0), error=5.0) for at in range(25)]).cost
    assert found is not None
    assert (found.value, found.error) == (3.0, 1.0), "the games are all alike, but 25 errors of 5 leave one of 1"


def test_a_habit_is_told_with_its_cost_a_game() -> None:
    (habit,) = own_results([game(at, costs=[1.5 + at % 3, 0.0]) for at in range(12)]).habits
    assert (habit.family, habit.kind, habit.numbers) == (Family.STAYING, HabitKind.STAYS, 2)
    assert (habit.times, habit.costly, habit.cost) == (24, 12, 2.5)
    assert 0 < habit.error < habit.cost


@pytest.mark.parametrize(
    "why, played",
    [
        ("too seldom", [game(at, costs=[6.0] if at < 4 else []) for at in range(12)]),
        ("one game alone", [game(at, costs=[6.0] * 5 if at == 3 else []) for at in range(12)]),
        ("mostly good choices", [game(at, costs=[4.0, *[0.0] * 9]) for at in range(12)]),
        ("next to nothing", [game(at, costs=[0.2]) for at in range(12)]),
        ("too few games", [game(at, costs=[6.0, 6.0]) for at in range(4)]),
    ],
)
def test_what_is_not_clearly_there_is_no_habit(why: str, played: list[OwnGame]) -> None:
    assert own_results(played).habits == (), why


def test_a_family_is_told_where_no_single_habit_is_clear() -> None:
    kinds = [Habit(HabitKind.STAYS, 1), TWO, Habit(HabitKind.STAYS, 3), Habit(HabitKind.STAYS_BEHIND)]
    played = [replace(game(at), choices=(gathered(kinds[at % 4], [(3.0, 0.4)]),)) for at in range(12)]
    (habit,) = own_results(played).habits
    assert (habit.family, habit.kind, habit.times) == (Family.STAYING, None, 12)


def test_costs_of_full_and_of_rough_reviews_are_never_mixed() -> None:
    rough = [replace(game(at, own=-9.0), rough=True) for at in range(100, 120)]
    full = [game(at, own=-1.0) for at in range(6)]
    found = own_results([*rough, *full])
    assert (found.games, found.reviewed, found.left_out, found.rough) == (26, 6, 20, False)
    assert found.cost is not None
    assert found.cost.value == 1.0
    only_rough = own_results([*rough, *full[:3]])
    assert (only_rough.reviewed, only_rough.left_out, only_rough.rough) == (20, 3, True)


@pytest.mark.parametrize("late, word", [(2.0, Verdict.LESS), (10.0, Verdict.ABOUT), (20.0, Verdict.MORE)])
def test_progress_compares_the_later_half_with_the_earlier_one(late: float, word: Verdict) -> None:
    chance = Random(1)
    played = [game(at, own=-(10.0 if at < 20 else late) - chance.uniform(-2, 2)) for at in range(40)]
    found = own_results(reversed(played))
    assert found.trend is word
    assert [stretch.games for stretch in found.progress] == [5] * 8
    assert sum(stretch.games for stretch in own_results(played[:23]).progress) == 23


def test_intervals_of_few_games_cover_as_often_as_they_say() -> None:
    """Six games of a player whose luck is even: the interval holds 0 in 95 of 100 cases."""
    chance = Random(7)
    covered = 0
    for _ in range(2_000):
        found = own_results([game(at, luck=chance.gauss(0, 20)) for at in range(6)]).luck
        assert found is not None
        covered += found.word is Verdict.ABOUT
    assert 0.935 <= covered / 2_000 <= 0.965


def test_students_t() -> None:
    for freedom, known in ((4, 2.776), (9, 2.262), (30, 2.042)):
        assert student_95(freedom) == pytest.approx(known, abs=0.01)


# --- the situation ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "mine, others, totals, choice, habit",
    [
        ("12 9", ["7", "3"], [0, 0, 0], STAY, Habit(HabitKind.STAYS, 2)),
        ("12 9 SC", ["7", "3"], [0, 0, 0], STAY, Habit(HabitKind.STAYS_WITH_A_SHIELD)),
        ("12 9", ["7 stayed", "3"], [100, 198, 0], STAY, Habit(HabitKind.STAYS_BEHIND)),
        ("12 9 8", ["7", "3"], [0, 0, 0], HIT, Habit(HabitKind.HITS, 3)),
        ("12 9", ["7", "3"], [190, 100, 0], HIT, Habit(HabitKind.HITS_IN_FRONT)),
        ("12 9", ["12 11", "3"], [180, 198, 0], HIT, Habit(HabitKind.HITS, 2)),
    ],
)
def test_the_situation_of_hit_or_stay(
    mine: str, others: list[str], totals: list[int], choice: Choice, habit: Habit
) -> None:
    table, asked = position(mine, others, totals=totals)
    assert habit_of(Asked(0, table, asked, choice, table, ())) == habit


@pytest.mark.parametrize(
    "card, to, kind",
    [
        (FREEZE, 0, HabitKind.FREEZES_ONESELF),
        (FREEZE, 1, HabitKind.FREEZES_OTHERS),
        (FLIP_THREE, 0, HabitKind.FLIPS_ONESELF),
        (FLIP_THREE, 2, HabitKind.FLIPS_OTHERS),
    ],
)
def test_the_situation_of_a_gift(card: object, to: int, kind: HabitKind) -> None:
    table, asked = position("12 9", ["7", "3"], totals=[0, 0, 0], give=str(card))
    assert habit_of(Asked(0, table, asked, Seat(to), table, ())).kind is kind


def test_the_situation_of_a_second_chance() -> None:
    table, asked = position("12 9 SC", ["7", "3"], totals=[0, 0, 0], give=str(SECOND_CHANCE))
    assert habit_of(Asked(0, table, asked, Seat(1), table, ())).kind is HabitKind.GIVES_SECOND_CHANCES


def test_choices_of_a_habit_are_gathered() -> None:
    assert gathered(TWO, [(3.0, 0.3), (0.0, 9.9), (1.5, 0.4)]) == Choices(HabitKind.STAYS, 2, 3, 2, 4.5, 0.5)
