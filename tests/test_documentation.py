"""The examples in docstrings, README and docs run, and the documents do not point at what is not there."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import flip7

ROOT = Path(__file__).parents[1]
MODULES = [
    "flip7",
    *(
        found.name
        for found in pkgutil.walk_packages(flip7.__path__, prefix="flip7.")
        if not found.name.endswith("__main__")
    ),
]


def source(module: str) -> str:
    """Return the text of a module or of a package's `__init__.py`."""
    path = ROOT / "src" / module.replace(".", "/")
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")


WITH_EXAMPLES = [module for module in MODULES if ">>>" in source(module)]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "examples" / "README.md",
]


@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_imported_and_says_what_it_is(module: str) -> None:
    assert importlib.import_module(module).__doc__


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_in_docstrings_run(module: str) -> None:
    failed, run = doctest.testmod(importlib.import_module(module))
    assert run > 0
    assert failed == 0


def test_there_are_examples_in_docstrings() -> None:
    assert len(WITH_EXAMPLES) >= 15


@pytest.mark.integration  # `make check` runs them by `make docs`
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_in_documents_run(document: Path) -> None:
    failed, _ = doctest.testfile(str(document), module_relative=False)
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!http|#)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []
