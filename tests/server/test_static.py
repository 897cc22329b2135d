"""The built site: what a browser is told to fetch together with a page."""

import json
from pathlib import Path

import pytest

from flip7.server.http.static import PAGES, PRELOADS, built_site, preloads

ROOM = "src/features/table/Room.svelte"
GERMAN = "../src/flip7/i18n/locale/de/{}.ftl"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site in two languages whose tables need two scripts and a style sheet; the page names one of them."""
    (tmp_path / "index.html").write_text('<script src="/assets/first.js"></script>')
    written = {
        ROOM: ["assets/table.js", "assets/first.js", "assets/table.css"],
        GERMAN.format("bots"): ["assets/de-bots.js"],
        GERMAN.format("table"): ["assets/de.js"],
        GERMAN.format("web"): ["assets/de-web.js"],
    }
    (tmp_path / PRELOADS).write_text(json.dumps(written))
    return tmp_path


def test_a_table_is_fetched_with_the_page(site: Path) -> None:
    assert preloads(site, ROOM, "en-GB,de") == ["assets/table.js", "assets/table.css"]


def test_home_needs_nothing_besides_the_page(site: Path) -> None:
    assert preloads(site, None, "") == []


@pytest.mark.parametrize("wanted", ["de", "DE-at, en;q=0.8", "pt-BR,de;q=0.9,en;q=0.8"])
def test_the_sentences_of_a_reader_are_fetched_with_the_page(site: Path, wanted: str) -> None:
    assert preloads(site, None, wanted) == ["assets/de-bots.js", "assets/de.js", "assets/de-web.js"]


@pytest.mark.parametrize("wanted", ["", "*", "pt-BR", "../../etc", "en,de", "x" * 10_000])
def test_whoever_wants_another_language_gets_english(site: Path, wanted: str) -> None:
    assert preloads(site, None, wanted) == []


@pytest.mark.skipif(built_site() is None, reason="the browser's side is not built")
@pytest.mark.parametrize("module", [each for each in PAGES.values() if each is not None])
def test_every_page_of_the_built_site_is_known(module: str) -> None:
    site = built_site()
    assert site is not None
    assert all((site / each).is_file() for each in preloads(site, module, "ja"))
