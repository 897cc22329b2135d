"""The first lines of `flip7 serve`: where the tables are, for phones too; and what is missing without a built page."""

import asyncio

import pytest

from flip7.i18n.catalog import say
from flip7.server.http.qr import qr_terminal
from flip7.server.run import announcement
from tests.server.server_in_process import running

LOCAL, NETWORK, PUBLIC = "http://localhost:7007", "http://192.0.2.7:7007", "https://cards.example.org"


def test_phones_of_the_network_get_its_address_as_a_picture() -> None:
    assert announcement(LOCAL, NETWORK, is_public=False, has_page=True) == [
        f"Tables are open at {LOCAL}",
        f"On the same network, with a phone: {NETWORK}",
        qr_terminal(NETWORK),
        say("serve-stop"),
    ]


def test_phones_get_a_public_address_as_a_picture() -> None:
    said = announcement(PUBLIC, PUBLIC, is_public=True, has_page=True)
    assert said == [f"Tables are open at {PUBLIC}", qr_terminal(PUBLIC), say("serve-stop")]


def test_an_address_of_this_machine_alone_is_for_no_phone() -> None:
    assert announcement(LOCAL, LOCAL, is_public=False, has_page=True) == [
        f"Tables are open at {LOCAL}",
        say("serve-stop"),
    ]


def test_without_the_page_the_terminal_says_so_and_how_to_get_it_and_offers_phones_nothing() -> None:
    for url, is_public in ((NETWORK, False), (PUBLIC, True)):
        said = announcement(LOCAL, url, is_public=is_public, has_page=False)
        assert said == [f"Tables are open at {LOCAL}", say("serve-no-page"), say("serve-stop")]
    assert "make serve" in say("serve-no-page")


def test_without_the_page_every_page_says_so_and_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.server.app.built_site", lambda: None)

    async def scenario() -> None:
        async with running() as server:
            for path in ("/", "/new", "/t/BCD234"):
                answer = await server.get(path)
                assert answer.status == 200
                assert say("serve-no-page") in answer.body.decode()

    asyncio.run(scenario())
