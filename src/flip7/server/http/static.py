"""Static files: the built site, its pages with preload headers, the 404 page, and a plain page without a site.

`make web` puts the site into the package. Starlette's `StaticFiles` would compress every answer anew and refuse a POST
to a page that is not there with 405; here compressed bodies are kept, and what is not there is a 404 for every method.
"""

import gzip
import json
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from flip7.i18n.catalog import say
from flip7.server.http.link_preview import PageRequest, Previewer
from flip7.server.http.requests import address_of

FOLDER: Final = "site"
PRELOADS: Final = "preloads.json"
"""The file in which the build lists the scripts and style sheets that each lazy module is made of."""
_CACHE_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_NEVER_CHANGES: Final = ("assets/", "python/")
"""Folders whose files have a hash in their names; python/ has the pieces of the referee that runs in browsers."""
_REVALIDATE: Final = {"Cache-Control": "no-cache"}
_COMPRESSIBLE: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
"""Suffixes of files that gzip makes a third as long; fonts and pictures are compressed already."""
NOT_FOR_PEOPLE: Final = frozenset({"api", "assets", "metrics", "python", "ws"})
"""First parts of paths for programs and files: a 404 page there would be mistaken for what was asked."""
PAGES: Final[dict[str, str | None]] = {
    "/": None,
    "/new": "src/features/create/NewTable.svelte",
    "/screen": "src/features/tv/OpenScreen.svelte",
    "/watch": "src/features/browse/Watch.svelte",
    "/how": "src/features/lessons/HowTo.svelte",
    "/about": "src/features/about/About.svelte",
    "/device": "src/features/device/DevicePage.svelte",
    "/daily": "src/features/daily/DailyPage.svelte",
    "/you": "src/features/you/YouPage.svelte",
    "/puzzles": "src/features/puzzles/PuzzlesPage.svelte",
    "/puzzles/{key}": "src/features/puzzles/PuzzlePage.svelte",
    "/replay": "src/features/replay/ReplayRecord.svelte",
    "/score": "src/features/score/ScoreHomePage.svelte",
    "/score/sheet": "src/features/score/PrintPage.svelte",
    "/score/{game}": "src/features/score/ScoreGamePage.svelte",
    "/board/{key}": "src/features/score/BoardPage.svelte",
    "/t/{key}": "src/features/table/Room.svelte",
    "/g/{key}": "src/features/replay/Replay.svelte",
    "/g/{key}/review": "src/features/review/ReviewPage.svelte",
}
"""The path of each page, and its module; the browser knows them too, but only once its script runs."""
_SENTENCES: Final = "../src/flip7/i18n/locale/{language}/{file}.ftl"
_END_OF_HEAD: Final = "</head>"
_ENGLISH: Final = "en"
"""The language whose sentences are in the first script."""


def built_site() -> Path | None:
    """Return the folder of the built site, if there is one."""
    folder = Path(str(files("flip7.server"))) / FOLDER
    return folder if (folder / "index.html").is_file() else None


def add_pages(app: FastAPI, folder: Path | None, preview: Previewer) -> None:
    """Add a route for every page and file of the site; without a site, every page is a plain one.

    `preview` makes the tags by which messengers show a link to the page.
    """

    def give(path: str, module: str | None) -> None:
        async def page(request: Request) -> Response:
            if folder is None:
                return HTMLResponse(home_page())
            early = preloads(folder, module, request.headers.get("Accept-Language", ""))
            link = {"Link": ", ".join(map(_preload, early))} if early else {}
            return _page_response(request, with_tags(folder, await preview(_asked_for(request))), link)

        app.get(path, include_in_schema=False)(page)

    for path, module in PAGES.items():
        give(path, module)
    if folder is not None:
        _add_files(app, folder)


def preloads(folder: Path, module: str | None, languages: str) -> list[str]:
    """List the files that a page needs besides index.html, in the first of our languages that its reader wants.

    A browser that is told so fetches everything together; otherwise it would find one file after the other.
    """
    built, index = _built(folder)
    wanted = (each.strip()[:2].lower() for each in languages.split(","))
    spoken = next((each for each in wanted if each == _ENGLISH or _sentences(each)[0] in built), _ENGLISH)
    modules = [*([] if module is None else [module]), *([] if spoken == _ENGLISH else _sentences(spoken))]
    needed = dict.fromkeys(name for each in modules for name in built[each])
    return [name for name in needed if name not in index]


def _preload(file: str) -> str:
    """Return the part of a `Link` header that has the browser fetch a file; as the page will ask for it, with CORS."""
    return (
        f"</{file}>; rel=preload; as=style; crossorigin" if file.endswith(".css") else f"</{file}>; rel=modulepreload"
    )


def _sentences(language: str) -> list[str]:
    return [_SENTENCES.format(language=language, file=each) for each in ("bots", "table", "web")]


@cache
def _built(folder: Path) -> tuple[dict[str, list[str]], str]:
    """Return the files that each module is made of, as the build listed them, and index.html, which names some."""
    return json.loads((folder / PRELOADS).read_bytes()), (folder / "index.html").read_text(encoding="utf-8")


def with_tags(folder: Path, tags: str) -> bytes:
    """Return index.html with more tags at the end of its head."""
    _, index = _built(folder)
    return index.replace(_END_OF_HEAD, f"  {tags}\n  {_END_OF_HEAD}", 1).encode()


def _asked_for(request: Request) -> PageRequest:
    return PageRequest(
        path=request.url.path,
        key=request.path_params.get("key"),
        is_moment=not request.query_params.keys().isdisjoint(("at", "choice")),
        languages=request.headers.get("Accept-Language", ""),
        address=address_of(request),
    )


def _page_response(request: Request, page: bytes, link: dict[str, str]) -> Response:
    """Send a page, compressed for clients that accept it; it is asked for anew every time, as what it tells changes."""
    headers = {**_REVALIDATE, **link, "Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return HTMLResponse(page, headers=headers)
    return HTMLResponse(gzip.compress(page, mtime=0), headers={**headers, "Content-Encoding": "gzip"})


def _add_files(app: FastAPI, folder: Path) -> None:
    """Add a route for each file."""
    known = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    def give(name: str, path: Path) -> None:
        headers = _CACHE_FOREVER if name.startswith(_NEVER_CHANGES) else _REVALIDATE

        async def file(request: Request) -> Response:
            return _file_response(request, path, headers)

        app.get(f"/{name}", include_in_schema=False)(file)

    for name, path in known.items():
        if name != "index.html":
            give(name, path)


def _file_response(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """Send a file, compressed for clients that accept it: phones wait for every byte."""
    if path.suffix not in _COMPRESSIBLE:
        return FileResponse(path, headers=headers)
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return FileResponse(path, headers=headers)
    media_type = FileResponse(path).media_type
    return Response(_compressed(path), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})


@cache
def _compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


# --- other pages ------------------------------------------------------------------------------------------------------


def wants_a_page(request: Request) -> bool:
    """Return whether a browser opens the address as a page; programs get an error in JSON instead."""
    first = request.url.path.strip("/").partition("/")[0]
    return request.method == "GET" and first not in NOT_FOR_PEOPLE and "text/html" in request.headers.get("Accept", "")


def not_found_page(site: Path) -> Response:
    """Return the 404 page: the site, whose router shows that there is nothing at the address."""
    return HTMLResponse((site / "index.html").read_bytes(), 404, headers=_REVALIDATE)


def home_page() -> str:
    """Return the home page of a server without a built site: what is missing, how to get it, and how programs join."""
    title, about, missing, join, notice = map(
        escape,
        (say("home-title"), say("home-about"), say("serve-no-page"), say("home-join"), say("home-notice")),
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{title}</title></head><body><main><h1>{title}</h1><p>{about}</p><p>{missing}</p><p>{join}</p>"
        '<p><a href="/api/openapi.json">OpenAPI</a> · <a href="/api/protocol.json">JSON Schema</a></p>'
        f"<p><small>{notice}</small></p></main></body></html>\n"
    )
