"""Docstrings as Markdown: what people read well in the code, a site has to be told with fences and tables."""

import re
from collections.abc import Iterator
from itertools import pairwise

RULE = re.compile(r"^=+(?:  +=+)+$")
"""The line above and below a simple table of two columns."""


def as_markdown(docstring: str) -> str:
    """Return a docstring with its examples fenced, and its simple tables as Markdown tables."""
    blocks = re.split(r"\n\s*\n", docstring.strip("\n"))
    return "\n\n".join(part for block in blocks for part in _parts(block.splitlines()))


def _parts(lines: list[str]) -> Iterator[str]:
    """Yield the paragraphs, examples and tables of lines without a blank one between them."""
    if lines and RULE.match(lines[0]):
        yield _table(lines)
        return
    example = next((number for number, line in enumerate(lines) if line.startswith(">>> ")), len(lines))
    if lines[:example]:
        yield "\n".join(lines[:example])
    if lines[example:]:
        yield "\n".join(["```pycon", *lines[example:], "```"])


def _table(lines: list[str]) -> str:
    """Return a simple table as Markdown, without a head."""
    starts = [match.start() for match in re.finditer(r"=+", lines[0])]
    spans = [*pairwise(starts), (starts[-1], None)]
    rows = [[line[start:end].strip() for start, end in spans] for line in lines if not RULE.match(line)]
    head = ["| " * len(starts) + "|", "|---" * len(starts) + "|"]
    return "\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)])
