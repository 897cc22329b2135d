"""Writes to a store on a small disk until that is full, makes room again, goes on, and prints what is in the log."""

import asyncio
import sys
from pathlib import Path

from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Entry, StoredRoom, StoreTrouble

ACT = b"x" * 5000


async def main(file: Path) -> None:
    ballast = file.with_name("ballast")
    ballast.write_bytes(bytes(2**21))
    store = await open_store(str(file))
    await store.create(StoredRoom("a", "A", bytes(32), public=False, created=1), [Entry(0, ACT)])
    number = 1
    try:
        while True:
            await store.append("a", number, [Entry(number, ACT)])
            number += 1
    except StoreTrouble as trouble:
        print(trouble)  # noqa: T201 - the test reads it
    try:
        await store.check()
    except StoreTrouble as trouble:
        print(trouble)  # noqa: T201 - the same
    ballast.unlink()
    await store.append("a", number, [Entry(number, ACT)])
    await store.close()
    store = await open_store(str(file))
    print([entry.at for entry in await store.log("a")] == list(range(number + 1)))  # noqa: T201 - the same
    await store.close()


asyncio.run(main(Path(sys.argv[1])))
