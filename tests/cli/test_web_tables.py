"""Tables of a server from a terminal: listed, opened, and their finished games fetched."""

import asyncio
from functools import partial

import pytest

from flip7.client.connection import CannotJoin
from flip7.client.rest_api import game_record, open_table, public_tables
from tests.cli.command import Command
from tests.server.server_in_process import running

pytestmark = pytest.mark.integration  # a server that really listens


async def test_a_table_is_opened_and_listed_if_it_is_public() -> None:
    async with running() as server:
        address = f"http://127.0.0.1:{server.port}"
        hidden = await asyncio.to_thread(partial(open_table, address, 3, public=False))
        shown = await asyncio.to_thread(partial(open_table, address, 5, public=True))
        (listed,) = await asyncio.to_thread(public_tables, address)
        assert (listed.code, listed.seats, listed.free, listed.host) == (shown.code, 5, 5, None)
        assert hidden.code != shown.code
        with pytest.raises(CannotJoin, match=f"{address} says: "):
            await asyncio.to_thread(partial(open_table, address, 99, public=True))
        with pytest.raises(CannotJoin, match=f"{address} says: "):
            await asyncio.to_thread(game_record, address, shown.id)


async def test_the_command_lists_public_tables_and_how_to_join_them(flip7: Command) -> None:
    async with running() as server:
        address = f"http://127.0.0.1:{server.port}"
        empty = await asyncio.to_thread(flip7, "join", "--server", address)
        made = await asyncio.to_thread(partial(open_table, address, 4, public=True))
        listed = await asyncio.to_thread(flip7, "join", "--server", address)
    assert empty.lines[0] == f"There is no public table at {address} now."
    assert listed.status == 0
    assert listed.lines[1].split(maxsplit=1) == [made.code, "waits · to 200 · 4 of 4 seats free"]
    assert f"flip7 join CODE --server {address} sits down" in listed.lines[-1]


async def test_the_address_that_a_server_prints_is_taken_for_a_link(flip7: Command) -> None:
    """`flip7 serve` says «Tables are open at http://localhost:7007»: who joins that sees its tables."""
    async with running() as server:
        address = f"http://127.0.0.1:{server.port}"
        listed = [await asyncio.to_thread(flip7, "join", each) for each in (address, f"{address}/")]
    assert [each.lines[0] for each in listed] == [
        f"There is no public table at {address} now.",
        f"There is no public table at {address} now.",
    ]


def test_what_cannot_be_reached_is_one_line(flip7: Command) -> None:
    assert flip7.refused("join", "--server", "http://127.0.0.1:1") == (
        "cannot connect to http://127.0.0.1:1: connection refused"
    )
    assert "cannot connect to" in flip7.refused("join", "--new", "--server", "http://127.0.0.1:1")
    assert "not the address of a server" in flip7.refused("join", "--server", "cards")
    assert "cannot connect to http://127.0.0.1:1:" in flip7.refused("join", "http://127.0.0.1:1", "--new")
    assert "name one server" in flip7.refused("join", "http://127.0.0.1:1", "--server", "http://127.0.0.1:2")
    assert "name no other" in flip7.refused("join", "BCD234", "--new")
