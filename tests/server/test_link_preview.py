"""Link previews: what a messenger shows of a link to a table, a replay and any other page."""

import asyncio
import re
from dataclasses import replace
from functools import partial
from html import unescape
from pathlib import Path
from typing import get_args

import pytest

from flip7.i18n.catalog import say_in
from flip7.i18n.languages import LANGUAGES
from flip7.protocol.room_events import BotSat, Opened, Revealed
from flip7.protocol.room_options import GameRules, Options
from flip7.protocol.room_state import RoomState
from flip7.server.config import Limits
from flip7.server.http.link_preview import (
    MAX_NAMES,
    PICTURE_SIZE,
    Kind,
    PageRequest,
    as_tags,
    home_preview,
    picture_name,
    reader_language,
    table_preview,
)
from flip7.server.http.static import PRELOADS, with_tags
from tests.server.server_in_process import NO_LIMITS, Answer, running

INDEX = "<!doctype html><html><head><title>Flip 7</title></head><body><script>1</script></body></html>"
PUBLIC = Path(__file__).parents[2] / "web" / "public"
S = "\N{RIGHT SINGLE QUOTATION MARK}s"
NOBODYS = "BCDFGH"
ENGLISH = partial(say_in, "en")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of one page."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    modules = ("create/NewTable", "browse/Watch", "lessons/HowTo", "about/About", "table/Room", "replay/Replay")
    listed = ", ".join(f'"src/features/{each}.svelte": []' for each in modules)
    (tmp_path / PRELOADS).write_text(f"{{{listed}}}", encoding="utf-8")
    monkeypatch.setattr("flip7.server.app.built_site", lambda: tmp_path)
    return tmp_path


def tags_of(page: str) -> dict[str, str]:
    """The OpenGraph tags of a page."""
    found = re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)" />', page)
    assert len({name for name, _ in found}) == len(found), "each once"
    return {name: unescape(content) for name, content in found}


def told(answer: Answer) -> tuple[str, str]:
    """Title and description of a page."""
    assert answer.status == 200
    tags = tags_of(answer.body.decode())
    return tags["og:title"], tags["og:description"]


def asking(path: str, *, is_moment: bool = False) -> PageRequest:
    return PageRequest(path, path.rsplit("/", 1)[1] or None, is_moment, "en", "192.0.2.1")


@pytest.mark.integration
@pytest.mark.usefixtures("site")
def test_a_link_to_a_lobby_says_whose_table_it_is_and_who_is_there() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found(name="Ann", seats=3)
            answer = await server.get(f"/t/{table['code'].lower()}")
            assert told(answer) == (f"Join Ann{S} table of Flip 7", "At the table: Ann. 2 seats are free.")
            tags = tags_of(answer.body.decode())
            assert tags["og:url"] == f"http://cards.test/t/{table['code']}"
            assert tags["og:image"] == "http://cards.test/preview-table.png"
            assert answer.headers["cache-control"] == "no-cache"
            assert {each.strip() for each in answer.headers["vary"].split(",")} == {
                "Accept-Encoding",
                "Accept-Language",
            }
            assert "default-src 'self'" in answer.headers["content-security-policy"]

    asyncio.run(scenario())


@pytest.mark.integration
@pytest.mark.usefixtures("site")
def test_a_name_cannot_break_out_of_its_tag() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found(name="\"><b>&'Ann", seats=2)
            answer = await server.get(f"/t/{table['code']}")
            assert told(answer)[0] == f"Join \"><b>&'Ann{S} table of Flip 7"
            assert b"<b>" not in answer.body

    asyncio.run(scenario())


@pytest.mark.integration
@pytest.mark.usefixtures("site")
def test_a_game_that_is_over_says_who_won_and_a_moment_of_it_does_not() -> None:
    async def scenario() -> None:
        async with running() as server:
            bots = {"seats": 2, "seat": None, "fill": "level1", "options": {"bot_seconds": 0}, "rules": {"target": 1}}
            table = await server.found(name="Ann", start=True, **bots)
            async with server.guest(table["code"]) as guest:
                await guest.act("revealed")
            view = (await server.get(f"/api/tables/{table['id']}")).json()
            won = max(view["scores"])
            name = view["seats"][view["scores"].index(won)]["name"]
            for path in (f"/t/{table['code']}", f"/g/{table['id']}"):
                await server.app.rooms.evict(table["id"])  # read from the store, as most games that are over
                title, about = told(await server.get(path))
                assert re.fullmatch(rf"{name} won at Flip 7 with {won} points?", title)
                assert about.startswith("At the table: ")
                assert name in about
            title, about = told(await server.get(f"/g/{table['id']}?at=3&seat=1"))
            assert title == "A moment from a game of Flip 7"
            assert "won" not in about

    asyncio.run(scenario())


@pytest.mark.integration
@pytest.mark.usefixtures("site")
def test_every_other_page_and_a_table_that_there_is_not_say_what_this_is() -> None:
    async def scenario() -> None:
        async with running() as server:
            plain = tags_of((await server.get("/")).body.decode())
            assert plain["og:title"].startswith("Flip 7")
            assert (plain["og:url"], plain["og:image"]) == ("http://cards.test/", "http://cards.test/preview-home.png")
            for path in ("/how", f"/t/{NOBODYS}", f"/g/{NOBODYS}?at=2", "/t/%22%3E%3Cb%3E", f"/t/{'x' * 4000}"):
                assert tags_of((await server.get(path)).body.decode()) == plain, path
            assert await server.faults() == 0

    asyncio.run(scenario())


@pytest.mark.integration
@pytest.mark.usefixtures("site")
def test_whoever_guesses_codes_by_pages_learns_nothing_and_the_page_still_opens() -> None:
    async def scenario() -> None:
        limits = replace(NO_LIMITS, misses_per_minute=Limits().misses_per_minute)
        async with running(limits) as server:
            table = await server.found(name="Ann", seats=2)
            for code in range(limits.misses_per_minute + 1):
                await server.get(f"/t/BCDF{code // 8 + 2}{code % 8 + 2}")
            plain = told(await server.get("/"))
            assert told(await server.get(f"/t/{table['code']}")) == plain
            assert told(await server.get(f"/t/{table['id']}"))[0].startswith("Join Ann"), "nobody guesses an id"

    asyncio.run(scenario())


@pytest.mark.integration
@pytest.mark.usefixtures("site")
def test_the_preview_is_in_the_language_of_the_reader() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found(name="Ann", seats=2)
            answer = await server.request("GET", f"/t/{table['code']}", Accept_Language="pt, de-AT;q=0.9")
            assert told(answer) == ("Spiel mit am Tisch von Ann: Flip 7", "Am Tisch: Ann. Ein Platz ist frei.")

    asyncio.run(scenario())


@pytest.mark.parametrize("accepted", ["", "*", "pt-BR", "../../etc", "x" * 10_000, ",,;"])
def test_whoever_wants_another_language_reads_english(accepted: str) -> None:
    assert reader_language(accepted) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_some_of_a_large_table_and_counts_the_rest(language: str) -> None:
    room = _room(*(f"Bot{seat}" for seat in range(40)))
    about = table_preview(room, asking("/t/CODE"), partial(say_in, language)).about
    assert [f"Bot{seat}" in about for seat in range(MAX_NAMES)] == [True] * (MAX_NAMES - 1) + [False]
    assert str(40 - MAX_NAMES + 1) in about


def test_a_table_that_everybody_has_left_has_no_host_to_name() -> None:
    preview = table_preview(_room(), asking("/t/CODE"), ENGLISH)
    assert (preview.title, preview.about) == ("Join a table of Flip 7", "2 seats are free.")


def test_a_locked_table_offers_no_seat() -> None:
    room = _room("Rita", None)
    assert "1 seat is free" in table_preview(room, asking("/t/CODE"), ENGLISH).about
    room.locked = True
    assert "free" not in table_preview(room, asking("/t/CODE"), ENGLISH).about


def test_an_old_game_without_scores_names_no_winner() -> None:
    room = _room("Rita", "Mo")
    room.revealed = Revealed("0" * 64, (), "0" * 64)
    assert table_preview(room, asking("/g/id"), ENGLISH).title == "A game of Flip 7"


def test_the_tags_are_at_the_end_of_the_head(site: Path) -> None:
    page = with_tags(site, as_tags(home_preview(ENGLISH), "https://cards.test", "en")).decode()
    assert page.index("<title>") < page.index("og:title") < page.index("</head>")
    assert page.endswith(INDEX.partition("</head>")[2])


@pytest.mark.parametrize("kind", get_args(Kind))
def test_each_picture_has_its_size_and_is_small(kind: Kind) -> None:
    picture = (PUBLIC / picture_name(kind)).read_bytes()
    assert picture.startswith(b"\x89PNG\r\n")
    assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == PICTURE_SIZE
    assert len(picture) < 60_000


def _room(*names: str | None) -> RoomState:
    """A lobby in which bots of these names sit."""
    room = RoomState("id", "CODE")
    room.apply(Opened(max(2, len(names)), GameRules(), Options(), public=False, secret_hash=""))
    for seat, name in enumerate(names):
        if name is not None:
            room.apply(BotSat(seat, "level1", name))
    return room
