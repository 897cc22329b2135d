"""CONTRIBUTING.md: the files that its tables name exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE, WEB = ROOT / "src" / "flip7", ROOT / "web" / "src"
ROOTS = (ROOT, PACKAGE, PACKAGE / "server", WEB)
"""A path is written from the repository's root, from the package or its server, or from the browser's side."""
SOURCE = re.compile(r"\w+\.(py|ts|svelte\.ts|svelte|css)")


def paths_of(section: str) -> Iterator[str]:
    """Every path in backticks in the tables of a section."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    _, _, rest = text.partition(f"\n### {section}\n")
    assert rest, f"CONTRIBUTING.md has a section «{section}»"
    rows = [line for line in re.split(r"\n##", rest)[0].splitlines() if line.startswith("|")]
    for quoted in re.findall(r"`([^`\s]+)`", "\n".join(rows)):
        if quoted.startswith("{"):
            continue
        if "/" in quoted:
            yield re.sub(r"<\w+>", "*", quoted)
        elif SOURCE.fullmatch(quoted):  # the folder is that of its neighbours in the table
            yield f"**/{quoted}"


def exists(path: str) -> bool:
    roots = (PACKAGE, WEB) if path.startswith("**") else ROOTS
    return any(any(root.glob(path.rstrip("/"))) for root in roots)


@pytest.mark.parametrize(
    "section", ["A «Hit», from the button to the animated card", "Where is …?", "Adding something"]
)
def test_every_path_in_a_table_exists(section: str) -> None:
    paths = list(paths_of(section))
    assert paths
    assert [path for path in paths if not exists(path)] == []


def test_a_path_that_is_gone_is_found() -> None:
    assert exists("core/freeze.py")
    assert not exists("core/thaw.py")
    assert exists("**/freeze.py")
    assert not exists("**/thaw.py")
