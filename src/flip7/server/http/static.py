"""The browser's side, as it was built into the package: `make web` puts it beside this file."""

import gzip
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from flip7.server.http.home import home_page

FOLDER: Final = "site"
SCRIPTS: Final = "scripts.json"
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
_SHRINK: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
"""Files that are a third as long when they are compressed; fonts and pictures are so already."""
PAGES: Final[dict[str, str | None]] = {
    "/": None,
    "/new": "src/features/create/NewTable.svelte",
    "/watch": "src/features/browse/Watch.svelte",
    "/how": "src/features/lessons/HowTo.svelte",
    "/about": "src/features/about/About.svelte",
    "/t/{key}": "src/features/table/Room.svelte",
    "/g/{key}": "src/features/replay/Replay.svelte",
}
"""The addresses of pages, and what is shown there; the browser's side knows it too, but only once its script runs."""
_SENTENCES: Final = "../src/flip7/i18n/locale/{language}/{file}.ftl"
_ENGLISH: Final = "en"
"""Its sentences are in the first script."""


def built_site() -> Path | None:
    """The folder of the built site, if there is one."""
    folder = Path(str(files("flip7.server"))) / FOLDER
    return folder if (folder / "index.html").is_file() else None


def add_pages(app: FastAPI, folder: Path | None) -> None:
    """Every page answers with the site; without one, with a plain page that says what there is."""

    def give(path: str, module: str | None) -> None:
        async def page(request: Request) -> Response:
            if folder is None:
                return HTMLResponse(home_page())
            early = scripts_beforehand(folder, module, request.headers.get("Accept-Language", ""))
            link = {"Link": ", ".join(f"</{each}>; rel=modulepreload" for each in early)} if early else {}
            return _sent(request, folder / "index.html", {**_ASK_AGAIN, **link}, "Accept-Language")

        app.get(path, include_in_schema=False)(page)

    for path, module in PAGES.items():
        give(path, module)
    if folder is not None:
        _add_files(app, folder)


def scripts_beforehand(folder: Path, module: str | None, languages: str) -> list[str]:
    """What a page needs besides index.html, in the first of our languages that its reader wants.

    A browser that is told so fetches everything together; otherwise it would find one script after the other.
    """
    scripts, index = _built(folder)
    wanted = (each.strip()[:2].lower() for each in languages.split(","))
    spoken = next((each for each in wanted if each == _ENGLISH or _sentences(each)[0] in scripts), _ENGLISH)
    modules = [*([] if module is None else [module]), *([] if spoken == _ENGLISH else _sentences(spoken))]
    needed = dict.fromkeys(name for each in modules for name in scripts[each])
    return [name for name in needed if name not in index]


def _sentences(language: str) -> list[str]:
    return [_SENTENCES.format(language=language, file=each) for each in ("table", "web")]


@cache
def _built(folder: Path) -> tuple[dict[str, list[str]], str]:
    """The scripts that each module is made of, as the build wrote them down; and index.html, which names some."""
    return json.loads((folder / SCRIPTS).read_bytes()), (folder / "index.html").read_text(encoding="utf-8")


def _add_files(app: FastAPI, folder: Path) -> None:
    """The files of the site, each under its own name; those with a hash in their name never change."""
    known = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    def give(name: str, path: Path) -> None:
        headers = _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN

        async def file(request: Request) -> Response:
            return _sent(request, path, headers)

        app.get(f"/{name}", include_in_schema=False)(file)

    for name, path in known.items():
        if name != "index.html":
            give(name, path)


def _sent(request: Request, path: Path, headers: dict[str, str], *varies: str) -> Response:
    """The file, compressed for those who can read that: phones wait for every byte."""
    if path.suffix not in _SHRINK:
        return FileResponse(path, headers=headers)
    headers = {**headers, "Vary": ", ".join(["Accept-Encoding", *varies])}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return FileResponse(path, headers=headers)
    media_type = FileResponse(path).media_type
    return Response(_shrunk(path), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})


@cache
def _shrunk(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)
