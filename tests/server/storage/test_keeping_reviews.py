"""One review is kept for each room, of one version, and goes with the room or with what was cut from its log."""

import pytest

from flip7.protocol.room_options import Phase
from tests.server.storage.stores import a_room, an_entry, opened, rows

pytestmark = pytest.mark.integration


async def test_a_review_is_kept_replaced_and_dropped(database: str) -> None:
    async with opened(database) as store:
        for name in "ab":
            await store.create(a_room(name, phase=Phase.OVER), [an_entry()] * 3)
            await store.keep_review(f"id-of-{name}", 1, name.encode())
        assert await store.review("id-of-a", 1) == b"a"
        assert await store.review("id-of-a", 2) is None
        await store.keep_review("id-of-a", 2, b"\x00new")
        assert await store.review("id-of-a", 2) == b"\x00new"
        assert await store.review("id-of-a", 1) is None
        await store.truncate("id-of-a", 1, Phase.PLAYING)
        assert await store.review("id-of-a", 2) is None
        await store.remove("id-of-b")
        assert rows(store, "reviews") == [0]


async def test_a_review_of_a_room_that_is_gone_is_not_kept(database: str) -> None:
    async with opened(database) as store:
        await store.create(a_room("a"), [])
        await store.keep_review("nobody", 1, b"x")
        assert rows(store, "reviews") == [0]
