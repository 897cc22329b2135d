"""An import inside a function has its reason beside it: start-up time, or an optional dependency."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import flip7

pytestmark = pytest.mark.integration  # reads the whole source

SOURCE = Path(flip7.__file__).parent
PACKAGES = [
    *("core", "record", "kernel", "analysis", "bots", "i18n", "arena", "reports", "envs"),
    *("cli/output", "cli/runners"),
]
"""The commands in `cli` itself import when they run: its docstring says why, once for all of them."""


def imports_in_functions(path: Path) -> Iterator[tuple[int, int]]:
    """The first and last line of every group of imports inside a function, blank lines within it included."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = sorted(node.lineno for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom))
            while lines:
                begin = end = lines.pop(0)
                while lines and lines[0] <= end + 2:
                    end = lines.pop(0)
                yield begin, end


@pytest.mark.parametrize("package", PACKAGES)
def test_an_import_inside_a_function_says_why(package: str) -> None:
    unexplained = [
        f"{path.relative_to(SOURCE)}:{begin}"
        for path in sorted((SOURCE / package).rglob("*.py"))
        for begin, end in imports_in_functions(path)
        if not has_reason(path.read_text(encoding="utf-8").splitlines()[begin - 2 : end])
    ]
    assert unexplained == []


def has_reason(lines: list[str]) -> bool:
    """A comment stands beside one of the imports, or above the first."""
    return any(
        comment and not comment.startswith(("noqa", "type:"))
        for line in lines
        for comment in map(str.strip, line.split("#")[1:])
    )


def test_an_import_without_a_comment_is_found(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("def slow() -> None:\n    import numpy  # noqa: F401\n", encoding="utf-8")
    assert [*imports_in_functions(path)] == [(2, 2)]
    assert not has_reason(["def slow() -> None:", "    import numpy  # noqa: F401"])
    assert has_reason(["def slow() -> None:", "    import numpy  # start-up time"])
