"""tools/times.py and tools/flakes.py: what they read in the reports that pytest writes."""

from pathlib import Path

import pytest

from tools import flakes, times

REPORT = """<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" errors="1" failures="1" tests="4">
<testcase classname="tests.core.test_game" name="test_quick" file="tests/core/test_game.py" line="1" time="0.002" />
<testcase classname="tests.cli.test_play" name="test_slow[de]" file="tests/cli/test_play.py" line="1" time="9.5">
<failure message="no">no</failure></testcase>
<testcase classname="tests.server.test_kill" name="test_kill" file="tests/server/test_kill.py" line="1" time="30" />
<testcase classname="tests.web.test_pages" name="test_page" file="tests/web/test_pages.py" line="1" time="1">
<error message="no">no</error></testcase>
</testsuite></testsuites>
"""


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The report of `make test`."""
    monkeypatch.setattr(times, "BUILD", tmp_path)
    path = tmp_path / "test.xml"
    path.write_text(REPORT, encoding="utf-8")
    return path


@pytest.mark.usefixtures("report")
def test_the_slowest_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert times.main(["--most", "2"]) == 0
    first, second, last = capsys.readouterr().out.splitlines()
    assert first.split() == ["30.00", "s", "tests/server/test_kill.py::test_kill"]
    assert second.split() == ["9.50", "s", "tests/cli/test_play.py::test_slow[de]"]
    assert "in all 4 tests" in last


@pytest.mark.usefixtures("report")
def test_one_that_is_too_slow_fails_if_asked_but_for_the_kill_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert times.main(["--strict"]) == 1
    complaints = [line for line in capsys.readouterr().out.splitlines() if line.startswith("too slow")]
    assert complaints == ["too slow: tests/cli/test_play.py::test_slow[de] took 9.5 s, and may take 8 s"]


def test_without_a_report_it_is_said_how_to_have_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(times, "BUILD", tmp_path / "build")
    assert times.main(["--tier", "e2e"]) == 2
    assert capsys.readouterr().out == "there is no build/e2e.xml: run `make e2e` first\n"


def test_failures_are_those_of_calls_and_those_of_set_ups(report: Path) -> None:
    assert flakes.failures_in(report) == {
        "tests/cli/test_play.py::test_slow[de]",
        "tests/web/test_pages.py::test_page",
    }


def test_a_run_without_a_report_has_none(tmp_path: Path) -> None:
    assert flakes.failures_in(tmp_path / "none.xml") == set()
