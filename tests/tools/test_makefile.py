"""The Makefile: what a target needs on a machine where nothing has been built yet."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def planned(target: str) -> str:
    """Every command that make would run for the target if nothing were there; none is run."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}  # not of `make test`
    command = ["make", "--dry-run", "--always-make", target]
    return subprocess.run(command, cwd=ROOT, env=ours, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("target", ["web", "site"])
def test_both_sites_are_built_with_python_for_browsers_and_the_puzzles(target: str) -> None:
    commands = planned(target)
    assert "tools/browser_bundle.py" in commands
    assert "tools/puzzle_pages.py" in commands


def test_whoever_only_plays_sets_up_nothing_for_tests() -> None:
    for target in ("play", "serve"):
        assert ".[dev]" not in planned(target), target
