"""The notebook in examples/ runs from its first cell to its last, without Jupyter, and ends with a curve to look at."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "examples" / "learning_curve.ipynb"
AFTERWARDS = """
import json

def plain(numbers):
    return [float(number) for number in numbers]

def told(curve):
    bars = curve.error_y
    return {"x": plain(curve.x), "y": plain(curve.y), "above": plain(bars.array), "below": plain(bars.arrayminus)}

drawn = [told(curve) for curve in figure.data]
lines = [plain([line.y0, line.y1, line.line.width]) for line in figure.layout.shapes]
print(json.dumps({"curves": drawn, "lines": lines}))
"""


def cells(kind: str) -> list[dict[str, Any]]:
    """The notebook's cells of that kind, in order."""
    return [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == kind]


def test_the_notebook_is_kept_without_what_came_out_of_it() -> None:
    for cell in cells("code"):
        assert cell["outputs"] == []
        assert cell["execution_count"] is None


def test_links_in_the_notebook_lead_somewhere() -> None:
    text = "".join("".join(cell["source"]) for cell in cells("markdown"))
    links = [after.split(")")[0] for after in text.split("](")[1:]]
    assert links
    assert [link for link in links if not (NOTEBOOK.parent / link).exists()] == []


@pytest.mark.parametrize(
    "budget, points",
    [pytest.param(2_000, 2, marks=pytest.mark.integration), pytest.param(100_000, 3, marks=pytest.mark.e2e)],
)
@pytest.mark.timeout(660)
def test_the_notebook_runs_and_ends_with_a_learning_curve(budget: int, points: int) -> None:
    program = "\n\n".join("".join(cell["source"]) for cell in cells("code"))
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\n{AFTERWARDS}"],
        cwd=NOTEBOOK.parent,
        env=os.environ | {"BUDGET": str(budget), "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    drawn = json.loads(done.stdout.splitlines()[-1])
    assert len(drawn["curves"]) == 2
    for curve in drawn["curves"]:
        assert curve["x"] == sorted(set(curve["x"]))
        assert curve["x"][0] == 0
        assert curve["x"][-1] >= budget
        assert len(curve["y"]) == len(curve["above"]) == len(curve["below"]) == len(curve["x"]) >= points
        assert all(0 <= rate <= 1 for rate in curve["y"])
        assert min(curve["above"] + curve["below"]) >= 0
    assert drawn["lines"] == [[0.25, 0.25, 2]], "a fair share is drawn, and can be seen"
