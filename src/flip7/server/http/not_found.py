"""An address that leads nowhere: people get a page that says so, programs the error's name."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

NOT_FOR_PEOPLE: Final = frozenset({"api", "assets", "metrics", "ws"})
"""Under these the addresses are of programs and files: a page there would only be mistaken for what was asked."""


def wants_a_page(request: Request) -> bool:
    """A browser opens the address as a page."""
    first = request.url.path.strip("/").partition("/")[0]
    return request.method == "GET" and first not in NOT_FOR_PEOPLE and "text/html" in request.headers.get("Accept", "")


def not_found_page(site: Path) -> Response:
    """The site, whose router knows what to show at such an address."""
    return HTMLResponse((site / "index.html").read_bytes(), 404, headers={"Cache-Control": "no-cache"})
