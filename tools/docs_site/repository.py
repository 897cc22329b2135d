"""Links that lead out of docs/: every file that a page links to becomes a page of the site, too.

Paths are those of the repository, such as `docs/play.md` or `src/flip7/core/events.py`; addresses are those of the
site's sources, such as `play.md` or `repository/src/flip7/core/events.py.md`.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from tools.docs_site.github_markdown import prose

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = "docs"
OUTSIDE: Final = "repository"
"""The folder of the site that holds what lies outside docs/."""
START: Final = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "bench/results.md", "examples/README.md")
"""Pages that mkdocs.yml lists although they lie outside docs/."""
LANGUAGES: Final = {
    ".css": "css",
    ".json": "json",
    ".mjs": "javascript",
    ".pl": "perl",
    ".py": "python",
    ".service": "ini",
    ".sh": "bash",
    ".toml": "toml",
    ".ts": "typescript",
    ".txt": "text",
    ".yml": "yaml",
}
"""The files that are shown as a page; others are copied as they are."""
MOST_SHOWN_BYTES: Final = 80_000
"""A longer file, such as trained weights, is copied."""
LINK: Final = re.compile(r"(?P<before>\]\(|\b(?:src|href)=\")(?P<link>[^)\"\s]+)(?P<after>[)\"])")
EXTERNAL: Final = re.compile(r"^(?:[a-z][a-z0-9+.-]*:|#|//)")
UNTOLD: Final = ("__pycache__", ".ipynb_checkpoints")


@dataclass(frozen=True, slots=True)
class Shown:
    """A file or folder of the repository that the site shows: under which address, and as which text."""

    path: str
    address: str
    text: str | None
    """None if it is copied as it is."""


def linked(path: str, link: str, root: Path = ROOT) -> tuple[str, str] | None:
    """Return the path that a link in a file or a folder's list leads to, and its anchor; None if out, or nowhere."""
    if EXTERNAL.match(link):
        return None
    file, _, anchor = link.partition("#")
    base = PurePosixPath(path) if (root / path).is_dir() else PurePosixPath(path).parent
    target = os.path.normpath(base / file)
    if (root / target / "README.md").exists():
        target = f"{target}/README.md"
    return (target, anchor) if not target.startswith("..") and (root / target).exists() else None


def address(path: str, root: Path = ROOT) -> str:
    """Return where the site has a path of the repository."""
    file = PurePosixPath(path)
    if (root / path).is_dir():
        file /= "index.md"
    elif not _in_docs(path) and file.suffix != ".md" and _is_shown(root / path):
        file = file.with_name(file.name + ".md")
    return str(file.relative_to(DOCS)) if _in_docs(path) else f"{OUTSIDE}/{file}"


def relinked(markdown: str, path: str, root: Path = ROOT) -> str:
    """Return a file's Markdown with its links as the site needs them; those that lead nowhere stay, and are found."""
    here = PurePosixPath(address(path, root)).parent

    def replace(match: re.Match[str]) -> str:
        found = linked(path, match["link"], root)
        if not found:
            return match[0]
        target, anchor = found
        there = os.path.relpath(address(target, root), here)
        return f"{match['before']}{there}{'#' + anchor if anchor else ''}{match['after']}"

    return LINK.sub(replace, markdown)


def shown(root: Path = ROOT) -> Iterator[Shown]:
    """Yield what the site has to show besides the files of docs/: whatever can be reached by links from there."""
    waiting = [str(file.relative_to(root)) for file in sorted((root / DOCS).rglob("*.md"))]
    waiting += [start for start in START if (root / start).exists()]
    seen = set(waiting)
    while waiting:
        path = waiting.pop(0)
        text = _text(path, root)
        has_links = (root / path).is_dir() or path.endswith(".md")
        if not (_in_docs(path) and (root / path).is_file()):
            yield Shown(path, address(path, root), relinked(text, path, root) if text and has_links else text)
        for match in LINK.finditer(prose(text or "")) if has_links else ():
            found = linked(path, match["link"], root)
            if found and found[0] not in seen:
                seen.add(found[0])
                waiting.append(found[0])


def _text(path: str, root: Path) -> str | None:
    file = root / path
    if file.is_dir():
        return _listing(path, root)
    if file.suffix == ".md":
        return file.read_text(encoding="utf-8")
    return _source(path, root) if not _in_docs(path) and _is_shown(file) else None


def _listing(path: str, root: Path) -> str:
    """List the files of a folder, with the titles of those that have one."""
    folder = root / path
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and not set(UNTOLD) & set(file.parts)]
    title = "Decisions" if path == f"{DOCS}/decisions" else f"`{path}/`"
    items = [f"- [{_title(file, folder)}]({file.relative_to(folder)})" for file in files]
    return "\n".join([f"# {title}", "", *items, ""])


def _title(file: Path, folder: Path) -> str:
    if file.suffix == ".md":
        return file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").replace(". ", "\\. ", 1)
    return f"`{file.relative_to(folder)}`"


def _source(path: str, root: Path) -> str:
    """Show a file of code on a page, which the search leaves out."""
    code = (root / path).read_text(encoding="utf-8").rstrip("\n")
    fence = "`" * 8
    language = LANGUAGES[Path(path).suffix]
    return f"---\nsearch:\n  exclude: true\n---\n\n# `{path}`\n\n{fence}{language}\n{code}\n{fence}\n"


def _in_docs(path: str) -> bool:
    return PurePosixPath(path).parts[0] == DOCS


def _is_shown(file: Path) -> bool:
    return file.suffix in LANGUAGES and file.stat().st_size <= MOST_SHOWN_BYTES
