"""Puzzles: what is shipped, its themes, its difficulty, and that its positions are what they say."""

from collections import Counter
from dataclasses import replace

import pytest

from flip7.analysis.confidence import Z_95, Certainty
from flip7.analysis.hindsight import as_values, hindsight
from flip7.analysis.puzzles import (
    CLEAR,
    LEAST_MARGIN,
    PANEL,
    Difficulty,
    Theme,
    UnknownPuzzle,
    difficulty_of,
    gone_cards,
    id_of,
    puzzle_of,
    puzzles,
    question_of,
    rating_of,
    read_puzzles,
    themes,
    write_puzzles,
)
from flip7.core.cards import parse_cards
from flip7.record import from_position, position, to_position

SAMPLE = puzzles()[::9]


def test_there_are_five_hundred_and_no_two_are_the_same() -> None:
    found = puzzles()
    assert len(found) >= 500
    assert len({puzzle.id for puzzle in found}) == len(found) == len({puzzle.position for puzzle in found})
    assert [puzzle.id for puzzle in found] == sorted(puzzle.id for puzzle in found)


def test_every_theme_difficulty_and_answer_has_its_share() -> None:
    found = puzzles()
    of_theme = Counter(theme for puzzle in found for theme in puzzle.themes)
    of_difficulty = Counter(puzzle.difficulty for puzzle in found)
    assert set(of_theme) == set(Theme)
    assert min(of_theme.values()) >= len(found) // 10
    assert set(of_difficulty) == set(Difficulty)
    assert min(of_difficulty.values()) >= len(found) // 6
    turns = Counter(str(puzzle.best) for puzzle in found if isinstance(puzzle.best, str))
    assert min(turns.values()) >= 0.7 * max(turns.values()), "hitting and staying are right about as often"


def test_a_small_difference_is_never_told_as_clear() -> None:
    """However many tries it comes from (`confidence.LEAST_CLEAR`)."""
    wrong = replace(SAMPLE[0].tempting, behind_error=0.001)
    assert replace(wrong, behind=0.02).certainty is Certainty.CLEARLY
    assert replace(wrong, behind=0.014).certainty is Certainty.PROBABLY


def test_the_best_answer_is_clear_and_a_level_misses_it() -> None:
    for puzzle in puzzles():
        for answer in puzzle.answers:
            if answer.choice == puzzle.best:
                assert (answer.behind, answer.why) == (0, None)
                continue
            assert answer.behind >= LEAST_MARGIN - 0.0001
            assert answer.behind >= (CLEAR - 0.1) * answer.behind_error / Z_95, puzzle.id
            assert answer.certainty is Certainty.CLEARLY
        assert any(bot.startswith("level") for bot in puzzle.missed_by)
        assert sorted(bot for answer in puzzle.answers for bot in answer.chosen_by) == sorted(PANEL)
        assert puzzle.tempting.why is not None, "there is a reason in words"


def test_a_position_is_what_the_referee_would_ask() -> None:
    for puzzle in SAMPLE:
        table = puzzle.table()
        asked = question_of(table)
        assert to_position(table) == puzzle.position
        assert id_of(puzzle.position) == puzzle.id
        assert tuple(answer.choice for answer in puzzle.answers) == asked.options
        assert themes(table, asked) == puzzle.themes != ()
        for answer in puzzle.answers:
            if answer.choice != puzzle.best:
                why = hindsight(table, asked, answer.choice, puzzle.best)
                assert answer.why == (None if why is None else as_values(why))


def test_the_file_is_read_as_it_was_written() -> None:
    assert read_puzzles(write_puzzles(SAMPLE, 1)) == tuple(SAMPLE)


def test_an_unknown_id_is_refused() -> None:
    assert puzzle_of(SAMPLE[0].id) is SAMPLE[0]
    with pytest.raises(UnknownPuzzle):
        puzzle_of("no")


@pytest.mark.parametrize(
    "me, others, wanted, found",
    [
        ("12 5", ["7"], {}, []),
        ("12 5", ["7"], {"totals": [100, 175]}, [Theme.RACE]),
        ("12 5 SC", ["7"], {}, [Theme.SECOND_CHANCE]),
        ("12 5", ["7", "3"], {"give": "FZ"}, [Theme.GIFTS]),
        ("12 5", ["7", "3"], {"give": "F3"}, [Theme.FLIP_THREE, Theme.GIFTS]),
        ("12 SC", ["7", "3"], {"give": "SC"}, [Theme.SECOND_CHANCE, Theme.GIFTS]),
        ("12 11", ["10"], {"gone": " ".join(["12"] * 11)}, [Theme.COUNTING]),
    ],
)
def test_each_theme_is_a_test_of_the_position(
    me: str, others: list[str], wanted: dict[str, str], found: list[Theme]
) -> None:
    table, asked = position(me, others, **wanted)  # type: ignore[arg-type] # each row names its own
    assert list(themes(table, asked)) == found


def test_difficulty_and_rating_rise_with_the_bots_that_miss_it() -> None:
    ratings = [rating_of(missed) for missed in range(len(PANEL) + 1)]
    assert ratings == sorted(ratings)
    assert [str(difficulty_of(missed)) for missed in (1, 2, 3, 5, 6, 8)] == [
        "easy", "easy", "medium", "medium", "hard", "hard",
    ]  # fmt: skip


def test_what_is_gone_can_be_counted() -> None:
    table = from_position(to_position(position("12", ["7 7 busted", "3"], gone="11 9 F3").table))
    assert gone_cards(table) == list(parse_cards("7 7 9 11 F3"))
