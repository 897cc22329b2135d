"""The browser's side, as it was built into the package: `make web` puts it beside this file."""

import gzip
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from flip7.server.home import home_page

FOLDER: Final = "site"
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
_SHRINK: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
"""Files that are a third as long when they are compressed; fonts and pictures are so already."""
PAGES: Final = ("/", "/new", "/watch", "/how", "/about", "/t/{key}", "/g/{key}")
"""The addresses of pages; the browser's side knows what to show at each."""


def built_site() -> Path | None:
    """The folder of the built site, if there is one."""
    folder = Path(str(files("flip7.server"))) / FOLDER
    return folder if (folder / "index.html").is_file() else None


def add_pages(app: FastAPI, folder: Path | None) -> None:
    """Every page answers with the site; without one, with a plain page that says what there is."""

    async def page(request: Request) -> Response:
        return HTMLResponse(home_page()) if folder is None else _sent(request, folder / "index.html", _ASK_AGAIN)

    for path in PAGES:
        app.get(path, include_in_schema=False)(page)
    if folder is not None:
        _add_files(app, folder)


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


def _sent(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """The file, compressed for those who can read that: phones wait for every byte."""
    if path.suffix not in _SHRINK:
        return FileResponse(path, headers=headers)
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return FileResponse(path, headers=headers)
    media_type = FileResponse(path).media_type
    return Response(_shrunk(path), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})


@cache
def _shrunk(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)
