"""docs/environments.md, and README where it speaks of it: snippets run, and the layout is that of observations."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from flip7.kernel.observing import (
    SEAT_FEATURES,
    SEAT_WIDTH,
    TABLE_FEATURES,
    TABLE_WIDTH,
    VERSION,
    Features,
    observation_size,
    offsets,
)

ROOT: Final = Path(__file__).parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENT: Final = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
SNIPPETS: Final = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("part, features", [("table", TABLE_FEATURES), ("seat", SEAT_FEATURES)])
def test_every_feature_stands_in_its_table(part: str, features: Features) -> None:
    """All rows, in the order of the observation, and nothing between them."""
    at = offsets(features)
    rows = [f"| `{name}` | {width} | {at[name]} | {meaning} |" for name, width, meaning in features]
    assert "\n".join([f"| {part} | numbers | at | meaning |", "|---|---:|---:|---|", *rows, ""]) in DOCUMENT


def test_the_sizes_are_the_ones_that_are_told() -> None:
    assert f"begins at {TABLE_WIDTH} + {SEAT_WIDTH}\N{MIDDLE DOT}k" in DOCUMENT
    assert f"an observation of four seats is {observation_size(4)} numbers" in DOCUMENT
    assert f"`v{VERSION}` stands for" in DOCUMENT


def test_the_player_in_words_plays_by_the_rules() -> None:
    (snippet,) = (snippet for snippet in SNIPPETS if "TextGame" in snippet)
    known: dict[str, Any] = {}
    exec(snippet, known)  # noqa: S102 - our own
    assert known["result"].refused == (0, 0, 0)


def test_what_the_readme_prints_makes_an_environment() -> None:
    """The import and the three calls of its sentence, one after another."""
    train = README.split("\n## Train\n")[1].split("\n## ")[0]
    imported, *calls = re.findall(r"`(import [\w.]+|(?:pettingzoo|gymnasium|pyspiel)\.[^`]+)`", train)
    assert len(calls) == 3
    known: dict[str, Any] = {}
    exec(f"import gymnasium, pettingzoo, pyspiel; {imported}", known)  # noqa: S102 - our own
    for call in calls:
        assert eval(call, known) is not None  # noqa: S307 - our own


@pytest.mark.slow
def test_every_snippet_runs(tmp_path: Path) -> None:
    """One after another, as somebody would who reads the page; where they train, with a small budget."""
    script = "\n".join(SNIPPETS)
    assert len(SNIPPETS) > 6
    script, budgets = re.subn(r"^TABLES, STEPS = 1024, 4_000$", "TABLES, STEPS = 64, 40", script, flags=re.MULTILINE)
    assert budgets == 1, "the page trains somebody"
    ran = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning", "-c", script],
        cwd=tmp_path,
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
