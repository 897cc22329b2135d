"""Appends to every room of a store, all at once and for ever, and prints each number when it is said to be stored."""

import asyncio
import sys

from flip7.protocol.room_options import Phase
from flip7.server.storage.sql_store import SqlStore, open_store
from flip7.server.storage.store import Entry


async def main(file: str) -> None:
    store = await open_store(file)
    await asyncio.gather(*(append(store, room) for room in await store.unfinished()))


async def append(store: SqlStore, room: str) -> None:
    number = len(await store.log(room))
    while True:
        await store.append(room, number, [Entry(number, b"{}")], Phase.PLAYING)
        sys.stdout.write(f"{room} {number}\n")
        sys.stdout.flush()
        number += 1


asyncio.run(main(sys.argv[1]))
