"""CONTRIBUTING.md: the files that its tables name exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOTS = (ROOT, ROOT / "src" / "flip7", ROOT / "web" / "src")
"""A path is written from the repository's root, from the package, or from the sources of the browser's side."""


def paths_of(section: str) -> Iterator[str]:
    """Every path in backticks in the tables of a section."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    _, _, rest = text.partition(f"\n### {section}\n")
    assert rest, f"CONTRIBUTING.md has a section «{section}»"
    rows = [line for line in re.split(r"\n##", rest)[0].splitlines() if line.startswith("|")]
    for quoted in re.findall(r"`([^`\s]+)`", "\n".join(rows)):
        if "/" in quoted and not quoted.startswith("{"):
            yield re.sub(r"<\w+>", "*", quoted)


def exists(path: str) -> bool:
    return any(any(root.glob(path.rstrip("/"))) for root in ROOTS)


@pytest.mark.parametrize("section", ["Where is …?", "Adding something"])
def test_every_path_in_a_table_exists(section: str) -> None:
    paths = list(paths_of(section))
    assert paths
    assert [path for path in paths if not exists(path)] == []


def test_a_path_that_is_gone_is_found() -> None:
    assert exists("core/freeze.py")
    assert not exists("core/thaw.py")
