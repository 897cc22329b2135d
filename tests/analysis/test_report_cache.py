"""The cache of solved rounds: it tells what was found, and nothing that is outdated, damaged or of another round."""

from dataclasses import replace
from pathlib import Path

import pytest

from flip7.analysis.solver import report_cache, solve, table_with
from flip7.analysis.solver.report import Report, report_on
from flip7.analysis.solver.report_cache import ReportCache
from flip7.core.cards import parse_cards

pytestmark = pytest.mark.integration


@pytest.fixture(scope="module")
def report() -> Report:
    return report_on(solve(table_with(parse_cards("12 11 10 9 8 7"), parse_cards("0 1 2 2 3 3 3"))), 0.25)


def test_a_report_is_found_again_as_it_was(report: Report, tmp_path: Path) -> None:
    ReportCache(tmp_path / "new").save(report)
    assert ReportCache(tmp_path / "new").load(report.start) == report


def test_another_start_is_not_known(report: Report, tmp_path: Path) -> None:
    cache = ReportCache(tmp_path)
    cache.save(report)
    assert cache.load(replace(report.start, flip_7=20)) is None


def test_a_report_of_other_sources_does_not_count(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = ReportCache(tmp_path)
    cache.save(report)
    monkeypatch.setattr(report_cache, "sources", lambda: "edited")
    assert cache.load(report.start) is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"report": 1}'])
def test_a_damaged_file_is_as_good_as_none(report: Report, tmp_path: Path, text: str) -> None:
    cache = ReportCache(tmp_path)
    cache.save(report)
    (file,) = tmp_path.iterdir()
    file.write_text(text, encoding="utf-8")
    assert cache.load(report.start) is None
    cache.save(report)
    assert cache.load(report.start) == report


def test_a_folder_that_cannot_be_made_keeps_nothing(report: Report, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cache = ReportCache(tmp_path / "file" / "folder")
    cache.save(report)
    assert cache.load(report.start) is None
