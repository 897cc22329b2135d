"""Markdown as GitHub reads it, rewritten where Python-Markdown would read it differently."""

import re
from collections.abc import Iterator
from typing import Final

FENCE: Final = re.compile(r"^ *(?P<marks>`{3,}|~{3,})(?P<info>.*)$")
LIST_ITEM: Final = re.compile(r"^(?:[-*+]|\d+\.) ")
TEXT_INSIDE: Final = re.compile(r"^[^\s|#>`~<=-]")
"""The beginning of a line that belongs to a paragraph."""
PLAIN_LANGUAGES: Final = {"f7": "text", "f7-bad": "text", "f7-many": "text", "json-bad": "json", "": "text"}
"""The names of our own languages, which tests read, and what a highlighter can make of them."""


def for_site(markdown: str) -> str:
    """Return the text with fences that name one language, and with a blank line before every list."""
    return "\n".join(_lines(markdown.split("\n")))


def _lines(lines: list[str]) -> Iterator[str]:
    closing: str | None = None
    before = ""
    for number, line in enumerate(lines):
        fence = FENCE.match(line)
        if closing is not None:
            if fence and not fence["info"].strip() and fence["marks"].startswith(closing):
                closing = None
            yield line
        elif fence:
            closing = fence["marks"]
            yield fence["marks"] + _language(fence["info"], lines[number + 1 : number + 2])
        else:
            if LIST_ITEM.match(line) and TEXT_INSIDE.match(before) and not LIST_ITEM.match(before):
                yield ""
            yield line
        before = line


def _language(info: str, first_line: list[str]) -> str:
    """Choose the highlighter of a fence: `json said` is JSON, and Python with prompts is a console."""
    name = info.strip().partition(" ")[0]
    if name == "python" and first_line and first_line[0].startswith(">>>"):
        return "pycon"
    return PLAIN_LANGUAGES.get(name, name)


def prose(markdown: str) -> str:
    """Return the text without its fenced code, and without code in backticks: what may hold a link."""
    kept, closing = [], None
    for line in markdown.split("\n"):
        fence = FENCE.match(line)
        if closing is not None:
            if fence and not fence["info"].strip() and fence["marks"].startswith(closing):
                closing = None
        elif fence:
            closing = fence["marks"]
        else:
            kept.append(re.sub(r"`[^`]*`", "", line))
    return "\n".join(kept)
