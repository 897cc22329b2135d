"""Everything that docs/deploy.md and the files of deploy/ name exists: options, commands, figures, files."""

import re
from pathlib import Path

import pytest

from flip7.server.metrics import Metrics
from tests.cli.command import Command
from tests.deploy.proxied import DEPLOY

DOCUMENT = Path(__file__).parents[2] / "docs" / "deploy.md"


@pytest.fixture
def flip7(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    monkeypatch.setenv("COLUMNS", "200")
    return Command(monkeypatch, capsys, tmp_path)


def told() -> str:
    """The document and all files that it is about."""
    files = [DOCUMENT, *(path for path in DEPLOY.iterdir() if path.is_file())]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_command_that_is_named_exists_with_its_options(flip7: Command) -> None:
    named = set(re.findall(r"flip7 (serve|(?:admin|tables) [a-z]+)((?: [^`\n|]*)?)", told().replace("\\\n", " ")))
    assert len({command for command, _ in named}) >= 10
    for command, rest in named:
        ended = flip7(*command.split(), "--help")
        assert ended.status == 0, command
        for option in re.findall(r"(?<!\S)--[a-z-]+", rest):
            assert option == "--help" or option in ended.out, f"flip7 {command} {option}"


def test_every_option_of_the_server_that_is_named_exists(flip7: Command) -> None:
    known = flip7("serve", "--help").out
    of_serve = re.findall(r"--(?:keep|most|no-limits|metrics|proxy|public|certificate|key)[a-z-]*", told())
    assert len(of_serve) > 10
    assert [option for option in of_serve if option not in known] == []


def test_every_figure_that_is_named_is_counted() -> None:
    page = Metrics().page().decode()
    named = set(re.findall(r"\b(?:flip7|process)_[a-z0-9_]+(?=[^a-z0-9_./])", _figures()))
    assert len(named) >= 8
    assert [figure for figure in sorted(named) if f"\n{figure}" not in page and figure not in page] == []


def _figures() -> str:
    section = DOCUMENT.read_text(encoding="utf-8").partition("## What to watch")[2].partition("\n## ")[0]
    rules = (DEPLOY / "prometheus-alerts.yml").read_text(encoding="utf-8")
    expressions = re.findall(r"expr: (.*)", rules)
    return "\n".join([section, *expressions, ""])


def test_every_file_that_is_named_exists() -> None:
    named = set(re.findall(r"deploy/([A-Za-z0-9.-]*[A-Za-z0-9])", DOCUMENT.read_text(encoding="utf-8")))
    assert named
    assert [name for name in named if not (DEPLOY / name).exists()] == []
