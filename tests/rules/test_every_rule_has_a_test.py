"""Every rule of docs/rules.md is cited by a test, and nobody cites a rule that is not there."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from flip7.core import events

HERE = Path(__file__).parent
RULES_TEXT = (HERE.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
RULE_NUMBER = re.compile(r"\b[A-Z][A-Z0-9]?\.[0-9]+\b")


def rules() -> list[str]:
    """The numbers in docs/rules.md that begin an item («- D.1 …») or a row of the table of rulings («| X.1 | …»)."""
    return re.findall(r"^(?:-|\|) ([A-Z][A-Z0-9]?\.[0-9]+) ", RULES_TEXT, re.MULTILINE)


def rules_with_a_test() -> set[str]:
    """The numbers in the docstrings of the tests in this folder."""
    return {number for docstring in docstrings_of_tests() for number in RULE_NUMBER.findall(docstring)}


def docstrings_of_tests() -> Iterator[str]:
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_the_rules_are_found() -> None:
    sections = list(dict.fromkeys(number.split(".")[0] for number in rules()))
    assert sections == ["D", "S", "I", "T", "B", "F7", "FZ", "F3", "SC", "M", "E", "N", "G", "X"]
    for section in sections:
        numbers = [number for number in rules() if number.split(".")[0] == section]
        assert numbers == [f"{section}.{place}" for place in range(1, len(numbers) + 1)]


def test_every_rule_has_a_test() -> None:
    tested = rules_with_a_test()
    without = [number for number in rules() if number not in tested]
    assert not without, f"no test in tests/rules cites {', '.join(without)}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert rules_with_a_test() <= set(rules())


def test_every_rule_that_an_event_cites_exists() -> None:
    """In what the events say of themselves and in the `rules` they give."""
    cited = set(RULE_NUMBER.findall(inspect.getsource(events)))
    assert cited
    assert cited <= set(rules())
