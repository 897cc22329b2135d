"""tools/soak.py: very many games, and how it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts import Script

SOAK = Path(__file__).parents[2] / "tools" / "soak.py"


@pytest.mark.integration
def test_it_counts_games_decisions_and_rare_situations() -> None:
    arguments = ("--games", "60", "--jobs", "2", "--seed", "3", "--plain")
    run = subprocess.run([sys.executable, SOAK, *arguments], check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    first, *counts, last = run.stdout.splitlines()
    assert first.startswith("equal: 60 games, ")
    assert any(line.endswith("F3.11 a Flip Three begins in a chain") for line in counts)
    assert last == "the kernel equals the referee"


@pytest.mark.parametrize("arguments", ["--games 0", "--games x", "--jobs -1", "--seed 1.5", "--games", "--faster"])
def test_bad_arguments_are_told_in_one_line(arguments: str, script: Script) -> None:
    ended = script(SOAK, *arguments.split())
    assert (ended.status, ended.out) == (2, "")
    assert len(ended.err.splitlines()) == 1
