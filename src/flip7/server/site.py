"""The browser's side, as it was built into the package: `make web` puts it beside this file."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from flip7.server.home import home_page

FOLDER: Final = "site"
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
PAGES: Final = ("/", "/new", "/watch", "/how", "/about", "/t/{key}", "/g/{key}")
"""The addresses of pages; the browser's side knows what to show at each."""


def built_site() -> Path | None:
    """The folder of the built site, if there is one."""
    folder = Path(str(files("flip7.server"))) / FOLDER
    return folder if (folder / "index.html").is_file() else None


def add_pages(app: FastAPI, folder: Path | None) -> None:
    """Every page answers with the site; without one, with a plain page that says what there is."""

    async def page() -> Response:
        if folder is None:
            return HTMLResponse(home_page())
        return FileResponse(folder / "index.html", headers=_ASK_AGAIN)

    for path in PAGES:
        app.get(path, include_in_schema=False)(page)
    if folder is not None:
        _add_files(app, folder)


def _add_files(app: FastAPI, folder: Path) -> None:
    """The files of the site, each under its own name; those with a hash in their name never change."""
    known = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    def give(name: str, path: Path) -> None:
        headers = _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN

        async def file() -> FileResponse:
            return FileResponse(path, headers=headers)

        app.get(f"/{name}", include_in_schema=False)(file)

    for name, path in known.items():
        if name != "index.html":
            give(name, path)
