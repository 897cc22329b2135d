"""Check the built documentation: `python tools/docs_site/check.py build/docs-site`, the last step of `make site-docs`.

Every link leads to a file of the site, and every anchor to a place in it; nothing that a page shows or runs comes from
the network; every page can be reached from the first one. Links to other sites are counted, not followed.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urljoin, urlsplit

ASSETS: Final = {
    "audio": ("src",),
    "embed": ("src",),
    "iframe": ("src",),
    "image": ("href", "xlink:href"),
    "img": ("src",),
    "input": ("src",),
    "link": ("href",),
    "object": ("data",),
    "script": ("src",),
    "source": ("src",),
    "track": ("src",),
    "use": ("href", "xlink:href"),
    "video": ("src", "poster"),
}
"""Where a tag names something that a browser loads by itself."""
NOT_LOADED: Final = {"alternate", "author", "canonical", "edit", "license", "next", "prev"}
"""The kinds of `<link>` that only tell of an address."""
CSS_URL: Final = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")
UNLINKED: Final = {"404.html"}
"""Pages that a server sends by itself."""
FIRST: Final = "index.html"
SITE: Final = "file://"
"""The beginning of the addresses that links are resolved with."""


@dataclass(slots=True)
class Found:
    """The contents of a page."""

    anchors: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    assets: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Checked:
    """The counts of the check, and the problems that it found."""

    pages: int = 0
    links: int = 0
    anchors: int = 0
    assets: int = 0
    elsewhere: int = 0
    faults: list[str] = field(default_factory=list)


class PageReader(HTMLParser):
    """Collects the anchors, links and assets of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found = Found()
        self._in_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take what this tag names."""
        values = {name: value for name, value in attrs if value is not None}
        self.found.anchors.update(values[name] for name in ("id", "name") if name in values)
        self._in_style = tag == "style"
        if tag == "a" and "href" in values:
            self.found.links.append(values["href"])
        if tag == "link" and NOT_LOADED & set(values.get("rel", "").split()):
            return
        self.found.assets.extend(values[name] for name in ASSETS.get(tag, ()) if name in values)
        self.found.assets.extend(part.split()[0] for part in values.get("srcset", "").split(",") if part.strip())
        self.found.assets.extend(_css_urls(values.get("style", "")))

    def handle_endtag(self, tag: str) -> None:
        """See where a style sheet ends."""
        self._in_style = False if tag == "style" else self._in_style

    def handle_data(self, data: str) -> None:
        """Take what a style sheet in the page names."""
        if self._in_style:
            self.found.assets.extend(_css_urls(data))


def _css_urls(css: str) -> Iterator[str]:
    for url, imported in CSS_URL.findall(css):
        yield url or imported


def check(site: Path) -> Checked:
    """Check a built site."""
    files = {str(file.relative_to(site).as_posix()) for file in site.rglob("*") if file.is_file()}
    pages = {name: _read(site / name) for name in sorted(files) if name.endswith(".html")}
    checked = Checked(pages=len(pages))
    if FIRST not in pages:
        checked.faults.append(f"{site}: there is no {FIRST}")
    reached: dict[str, set[str]] = {}
    for name, page in pages.items():
        reached[name] = set(_links(name, page, files, pages, checked))
        _assets(name, page.assets, files, checked)
    for name in sorted(files):
        if name.endswith((".css", ".svg")):
            _assets(name, _css_urls((site / name).read_text(encoding="utf-8")), files, checked)
    for lost in sorted(set(pages) - _reachable(reached) - UNLINKED):
        checked.faults.append(f"{lost}: no link leads to this page from {FIRST}")
    return checked


def _read(file: Path) -> Found:
    reader = PageReader()
    reader.feed(file.read_text(encoding="utf-8"))
    return reader.found


def _links(name: str, page: Found, files: set[str], pages: dict[str, Found], checked: Checked) -> Iterator[str]:
    """Check the links of a page, and yield the pages that they lead to."""
    for link in page.links:
        checked.links += 1
        target = _target(name, link)
        if target is None:
            checked.elsewhere += 1
            continue
        file, anchor = target
        if file not in files:
            checked.faults.append(f"{name}: dead link {link}")
            continue
        if file in pages:
            yield file
        if anchor and file in pages:
            checked.anchors += 1
            if anchor not in pages[file].anchors:
                checked.faults.append(f"{name}: dead anchor {link}")


def _assets(name: str, assets: Iterator[str] | list[str], files: set[str], checked: Checked) -> None:
    for asset in assets:
        if asset.startswith(("data:", "#")):
            continue
        checked.assets += 1
        target = _target(name, asset)
        if target is None:
            checked.faults.append(f"{name}: asset from the network {asset}")
        elif target[0] not in files:
            checked.faults.append(f"{name}: dead asset {asset}")


def _target(name: str, link: str) -> tuple[str, str] | None:
    """Return the file of the site and the anchor that a link leads to; None if it leads to another site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    file = unquote(urlsplit(urljoin(f"{SITE}/{name}", link)).path.lstrip("/"))
    return (f"{file}{FIRST}" if file.endswith("/") or not file else file), unquote(parts.fragment)


def _reachable(reached: dict[str, set[str]]) -> set[str]:
    seen, waiting = {FIRST}, [FIRST]
    while waiting:
        new = reached.get(waiting.pop(), set()) - seen
        seen |= new
        waiting.extend(new)
    return seen


def main() -> None:
    """Print what was checked; fail if anything is wrong."""
    checked = check(Path(sys.argv[1]))
    for fault in checked.faults:
        print(fault)
    links = f"{checked.links:,} links ({checked.anchors:,} to an anchor, {checked.elsewhere:,} to other sites)"
    print(f"{checked.pages} pages, {links}, {checked.assets:,} assets: {len(checked.faults) or 'nothing'} wrong")
    sys.exit(bool(checked.faults))


if __name__ == "__main__":
    main()
