"""docs/environments.md: snippets run, and the layout is that of observations."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from flip7.kernel.observation import (
    SEAT_FEATURES,
    SEAT_WIDTH,
    TABLE_FEATURES,
    TABLE_WIDTH,
    VERSION,
    Features,
    observation_size,
    offsets,
)
from tests.scripts import Script

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
SNIPPETS: Final = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("part, features", [("table", TABLE_FEATURES), ("seat", SEAT_FEATURES)])
def test_every_feature_stands_in_its_table(part: str, features: Features) -> None:
    """All rows, in the order of the observation, and nothing between them: `python tools/layout.py` writes them."""
    at = offsets(features)
    rows = [f"| `{name}` | {width} | {at[name]} | {meaning} |" for name, width, meaning in features]
    assert "\n".join([f"| {part} | numbers | at | meaning |", "|---|---:|---:|---|", *rows, ""]) in DOCUMENT


def test_a_table_that_is_not_of_today_is_written_anew(tmp_path: Path, script: Script) -> None:
    page = tmp_path / "page.md"
    page.write_text(re.sub(r"^\| `(busting|status)` .*\n", "", DOCUMENT, flags=re.MULTILINE), encoding="utf-8")
    assert page.read_text(encoding="utf-8") != DOCUMENT
    assert script(ROOT / "tools" / "layout.py", "--page", page).status == 0
    assert page.read_text(encoding="utf-8") == DOCUMENT


def test_the_sizes_are_the_ones_that_are_told() -> None:
    assert f"begins at {TABLE_WIDTH} + {SEAT_WIDTH}\N{MIDDLE DOT}k" in DOCUMENT
    assert f"an observation of four seats is {observation_size(4)} numbers" in DOCUMENT
    assert f"`v{VERSION}` stands for" in DOCUMENT


def test_the_player_in_words_plays_by_the_rules() -> None:
    (snippet,) = (snippet for snippet in SNIPPETS if "TextGame" in snippet)
    known: dict[str, Any] = {}
    exec(snippet, known)  # noqa: S102 - our own
    assert known["result"].refused == (0, 0, 0)


def test_what_the_page_says_in_one_line_each_makes_an_environment() -> None:
    """The import and the three calls of its sentence, one after another."""
    sentence = DOCUMENT.split("\nIn one line each")[1].split("\n\n")[0]
    imported, *calls = re.findall(r"`(import [\w.]+|(?:pettingzoo|gymnasium|pyspiel)\.[^`]+)`", sentence)
    assert len(calls) == 3
    known: dict[str, Any] = {}
    exec(f"import gymnasium, pettingzoo, pyspiel; {imported}", known)  # noqa: S102 - our own
    for call in calls:
        assert eval(call, known) is not None  # noqa: S307 - our own


RUN: Final = """
import json, sys
for program in json.load(sys.stdin):
    exec(program, {"__name__": "__main__"})
"""


TUTORIAL: Final = 5
"""The number of snippets, the first of the page, that are one program; every other stands by itself."""


def test_the_tutorial_is_where_it_is_looked_for() -> None:
    begin, end = (DOCUMENT.split(f"\n## {part}")[0].count("\n```python\n") for part in ("From install", "PettingZoo"))
    assert (begin, end) == (0, TUTORIAL)
    assert len(SNIPPETS) > TUTORIAL + 5


def run(programs: list[str], folder: Path) -> str:
    """Run the programs in one process, none of which knows another's names, and return their output."""
    ran = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning", "-c", RUN],
        cwd=folder,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        input=json.dumps(programs),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.integration
def test_every_snippet_runs(tmp_path: Path) -> None:
    """But for the training, which takes a while: the tutorial up to there."""
    run([SNIPPETS[0], *SNIPPETS[TUTORIAL:]], tmp_path)


@pytest.mark.e2e
def test_the_tutorial_comes_to_what_the_page_says(tmp_path: Path) -> None:
    """What comes of the training is the same every time, but not on every processor: that far it may be off."""
    told = re.search(
        r"Ours won (\d+) % against .*?, (\d+) % against .*?, and (\d+) % against .*?Ours won (\d+) of 100",
        DOCUMENT,
        re.DOTALL,
    )
    assert told is not None
    out = run(["\n".join(SNIPPETS[:TUTORIAL])], tmp_path)
    won = [int(number) for number in re.findall(r"^(?:player_0 )?wins (\d+)", out, re.MULTILINE)]
    for says, comes, off in zip(map(int, told.groups()), won, (4, 4, 4, 15), strict=True):
        assert abs(says - comes) <= off, f"the page says {told.groups()}, and the tutorial comes to {won}"
