"""Measure which lines and branches of the package the tests reach: `make coverage`.

Runs the suite under coverage, with every process that it starts, and then once more those tests that reach the kernel,
with the kernel as plain Python: what is compiled cannot be watched. Prints a table by package and what is not reached,
writes pages into build/coverage/html, and fails where a package is below its bar. Why something is not reached, says
docs/coverage.md.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "coverage"
REPORT = FOLDER / "coverage.json"
BARS = {"core": 100.0, "record": 100.0}
"""Per cent of lines and branches that must be reached, where it is not the usual."""
USUAL_BAR = 95.0
PLAIN_UNITS = (
    "tests/kernel/test_batch.py",
    "tests/kernel/test_equal_to_core.py",
    "tests/kernel/test_weights.py",
    "tests/kernel/test_open_deck.py",
    "tests/arena/test_records.py",
    "tests/bots/test_champion.py",
    "tests/bots/test_policies.py",
    "tests/envs/test_gymnasium.py",
    "tests/envs/test_observation.py",
    "tests/envs/test_open_spiel.py",
    "tests/analysis/test_win_probability.py",
)
"""Unit tests that reach the kernel, and are quick enough without a compiler."""
PLAIN_TESTS = (
    "tests/arena/test_simulation.py::test_bots_in_python_and_in_the_kernel_play_the_same_games",
    "tests/analysis/test_solver.py::test_plain_and_compiled_agree",
    "tests/training/test_training.py::test_threads_make_no_difference",
    "tests/training/test_training.py::test_what_is_watched_is_what_was_played",
)
"""Tests that reach what no unit test reaches: the solver's sweep, and what is learned from."""


@dataclass
class Counted:
    """The coverage of a package: lines and branches together."""

    reached: int = 0
    there: int = 0

    @property
    def share(self) -> float:
        """In per cent; all of nothing is everything."""
        return 100.0 * self.reached / self.there if self.there else 100.0


def main() -> int:
    """Run the tests, print the table; the exit status says whether the tests passed and every bar is reached."""
    parser = argparse.ArgumentParser(description="Which lines and branches do the tests reach?")
    parser.add_argument("--jobs", default=str(1 + (os.cpu_count() or 1)), help="test processes (default: %(default)s)")
    parser.add_argument("--only", nargs="*", metavar="PACKAGE", help="hold only these packages to their bars")
    parser.add_argument("--no-run", action="store_true", help="report on what the last run has measured")
    wanted, pytest_options = parser.parse_known_args()
    passed = wanted.no_run or measured(wanted.jobs, pytest_options)
    files = json.loads(REPORT.read_text(encoding="utf-8"))["files"]
    packages = by_package(files)
    for line in missing_lines(files, wanted.only or packages):
        print(line)
    low = [name for name in wanted.only or packages if packages[name].share < bar_of(name)]
    for name, counted in sorted(packages.items()):
        print(f"{name:10} {counted.share:6.2f} %  (bar: {bar_of(name):g} %){'  too low' if name in low else ''}")
    return 0 if passed and not low else 1


def measured(jobs: str, options: list[str]) -> bool:
    """Run the tests under coverage; whether all of them passed."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    pytest = ("run", "-m", "pytest", "-q", "-n", jobs, "--dist", "worksteal", "-p", "no:cacheprovider", *options)
    compiled = coverage(*pytest, "-m", "not e2e and not alone")
    plain = bool(paths_in(options)) or (
        coverage(*pytest, "-m", "unit", *PLAIN_UNITS, FLIP7_KERNEL="plain")
        and coverage(*pytest, *PLAIN_TESTS, FLIP7_KERNEL="plain")
    )
    coverage("combine", "--quiet")
    coverage("json", "--quiet", "-o", str(REPORT))
    coverage("html", "--quiet", "-d", str(FOLDER / "html"))
    return compiled and plain


def paths_in(options: list[str]) -> list[str]:
    """The tests that were asked for by name: then only those are run, with the kernel as it is."""
    return [option for option in options if option.startswith("tests")]


def coverage(*arguments: str, **environment: str) -> bool:
    """Run coverage; whether it ended well."""
    # An absolute path: tests start programs in other folders.
    known = {**os.environ, "COVERAGE_FILE": str(FOLDER / "data"), **environment}
    return (
        subprocess.run([sys.executable, "-m", "coverage", *arguments], check=False, cwd=ROOT, env=known).returncode == 0
    )


def by_package(files: dict[str, dict[str, dict[str, int]]]) -> dict[str, Counted]:
    """Lines and branches, counted by package."""
    packages: defaultdict[str, Counted] = defaultdict(Counted)
    for name, found in files.items():
        summary, counted = found["summary"], packages[package_of(name)]
        counted.reached += summary["covered_lines"] + summary["covered_branches"]
        counted.there += summary["num_statements"] + summary["num_branches"]
    return packages


def package_of(file: str) -> str:
    """`core` for src/flip7/core/game.py, `flip7` for src/flip7/api.py."""
    inside = file.partition("flip7/")[2]
    return inside.partition("/")[0] if "/" in inside else "flip7"


def bar_of(package: str) -> float:
    """Per cent that must be reached."""
    return BARS.get(package, USUAL_BAR)


def missing_lines(files: dict[str, dict[str, list[object]]], packages: object) -> list[str]:
    """List what no test reaches, file by file: lines, and branches as «from → to»."""
    told = []
    for name, found in sorted(files.items()):
        branches = [f"{one}→{other if other > 0 else 'end'}" for one, other in found["missing_branches"]]  # type: ignore[misc]
        if package_of(name) in packages and (found["missing_lines"] or branches):  # type: ignore[operator]
            told.append(f"{name}: {', '.join([*map(str, found['missing_lines']), *branches])}")
    return told


if __name__ == "__main__":
    raise SystemExit(main())
