"""The commands in README and docs/: each is one that `flip7` knows, with options that it has. Nothing is run."""

import ast
import importlib
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

import flip7.cli  # registers all commands
from flip7.cli.app import _command

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")), ROOT / "examples" / "README.md"]
FENCED = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
SAID_BY_PROGRAMS = {"flip7 1 careful (Perl)"}
"""The first word that a bot says to us is our name."""


def commands(text: str) -> Iterator[str]:
    """The command lines in the fenced blocks of a document, without the explanations beside them."""
    for language, block in FENCED.findall(text):
        for line in block.splitlines() if not language else ():
            typed = re.split(r" {2,}", line.removeprefix("$ "))[0]
            if typed.startswith("flip7 ") and typed not in SAID_BY_PROGRAMS:
                yield typed


ALL = {
    f"{document.name}: {command}": command
    for document in DOCUMENTS
    for command in commands(document.read_text(encoding="utf-8"))
}


def parse(typed: str) -> None:
    """Parse a command line as `flip7` does, from group to group; raise what it would complain of."""
    command, arguments, context = _command(), shlex.split(typed)[1:], None
    while True:
        # A group that is given nothing would print its help; but it must not forgive a name that it does not know.
        context = command.make_context("flip7", [], parent=context, resilient_parsing=True)
        context.resilient_parsing = False
        name, found, arguments = command.resolve_command(context, arguments)
        assert found is not None
        if not isinstance(found, TyperGroup):
            found.make_context(name, arguments, parent=context)
            return
        command = found


@pytest.mark.parametrize("typed", ALL.values(), ids=ALL)
def test_a_documented_command_exists_with_its_options(typed: str) -> None:
    parse(typed)


def test_most_commands_are_documented() -> None:
    assert len(ALL) > 40
    shown = {typed.split()[1] for typed in ALL.values()}
    assert set(flip7.cli.COMMANDS) - shown == set()


@pytest.mark.parametrize("typed", ["flip7 plya", "flip7 play --setas 4", "flip7 play --seats four"])
def test_a_mistyped_command_is_found(typed: str) -> None:
    with pytest.raises(typer.TyperException):
        parse(typed)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_block_of_python_imports_is_there(document: Path) -> None:
    """Blocks with prompts are doctests, and those of environments.md are run by tests/envs."""
    for language, block in FENCED.findall(document.read_text(encoding="utf-8")):
        if language != "python" or block.startswith(">>>") or document.name == "environments.md":
            continue
        for node in ast.walk(ast.parse(block)):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("flip7"):
                module = importlib.import_module(str(node.module))
                assert [each.name for each in node.names if not hasattr(module, each.name)] == []
