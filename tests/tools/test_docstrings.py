"""Docstrings begin with what they are about, as STYLE asks: a noun phrase, or a sentence in the imperative.

«What somebody has solved» and «The same for a Flip Three» are riddles to whoever searches: the word that names the
thing is missing, or stands in the docstring above.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "flip7"
RIDDLE = re.compile(r"(The same|What|How|Who|Whoever|Whose|Whom|Why|Nobody|Somebody|So|As)\b")


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    """Yield every docstring of a module with its line: also those that stand under a field or a constant."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value.strip()


def riddles(text: str) -> list[tuple[int, str]]:
    return [(line, said.splitlines()[0]) for line, said in docstrings(text) if RIDDLE.match(said)]


def test_no_docstring_begins_with_a_riddle() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    found = [
        f"{file.relative_to(ROOT)}:{line}: {said}"
        for file in files
        for line, said in riddles(file.read_text(encoding="utf-8"))
    ]
    assert files
    assert found == []


def test_a_riddle_is_found() -> None:
    code = '''
class Progress:
    """What somebody has solved."""

    solved: int = 0
    """Whatever was solved at the first try."""
    more: int = 0
    """The same for the second."""
'''
    assert riddles(code) == [(3, "What somebody has solved."), (8, "The same for the second.")]
