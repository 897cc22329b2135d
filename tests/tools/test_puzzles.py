"""tools/puzzles.py: what it finds holds against a better search, and a flipped puzzle is found."""

from dataclasses import replace
from pathlib import Path

import pytest

from flip7.analysis.puzzles import likeness, puzzles, question_of
from tools.puzzle_pages import files, page_of
from tools.puzzles import Kept, candidates, check, choose, flips, positions, still_clear

SAMPLE = puzzles()[::12]


@pytest.mark.e2e
def test_no_shipped_puzzle_flips_under_a_better_search(capsys: pytest.CaptureFixture[str]) -> None:
    """Level 6's search with many tries, and longer play-outs with other cards against other opponents."""
    assert check(SAMPLE) == 0, capsys.readouterr().out


@pytest.mark.integration
def test_a_flipped_puzzle_is_found() -> None:
    puzzle = next(each for each in puzzles() if each.best == "stay")
    assert flips(replace(puzzle, best=puzzle.tempting.choice)) == "the search answers stay"


@pytest.mark.integration
def test_the_same_seed_finds_the_same_puzzles(tmp_path: Path) -> None:
    found = candidates(5, games=3, turns_in=3)
    assert found == candidates(5, games=3, turns_in=3)
    quotas = {candidate.cell: 1 for candidate in found[:2]}
    chosen = choose(found, quotas, Kept(tmp_path))
    assert chosen
    assert choose(found, quotas, Kept(tmp_path)) == chosen, "what was played out is remembered"


@pytest.mark.integration
def test_a_shipped_puzzle_stays_only_while_its_answer_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(each for each in puzzles() if each.best == "stay")
    turned = replace(puzzle, id="xxxxx", best=puzzle.tempting.choice)
    assert [each.position for each in still_clear([puzzle, turned])] == [puzzle.position]
    assert capsys.readouterr().out == "xxxxx is no longer clear\n"


@pytest.mark.integration
def test_positions_are_questions_of_games() -> None:
    asked = list(positions(1, 1))
    assert len({number for number, _, _ in asked}) > 1, "recorded games come first"
    assert all(question_of(table) == decision for _, table, decision in asked[:20])


def test_no_two_shipped_puzzles_teach_the_same() -> None:
    alike = []
    for puzzle in SAMPLE:
        table = puzzle.table()
        alike.append(likeness(table, question_of(table), puzzle.best, (puzzle.tempting.why or {})["reason"]))
    assert len(set(alike)) == len(alike)


def test_the_pages_hold_every_puzzle_as_the_referee_has_it() -> None:
    written = dict(files(SAMPLE))
    index = written.pop("index.json")
    assert isinstance(index, dict)
    assert [each["id"] for each in index["puzzles"]] == [puzzle.id for puzzle in SAMPLE]
    for entry in index["puzzles"]:
        part = written[f"part-{entry['part']}.json"]
        assert isinstance(part, dict)
        assert entry["id"] in part
    page = page_of(SAMPLE[0])
    assert page["game"].scores == tuple(SAMPLE[0].table().scores)
    assert page["asked"].odds is None, "the page shows no odds before the answer"
