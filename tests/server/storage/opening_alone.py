"""Opens the store in the file that is named, and prints what is said if that cannot be done."""

import asyncio
import sys

from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import StoreTrouble


async def main() -> None:
    try:
        store = await open_store(sys.argv[1])
    except StoreTrouble as trouble:
        print(trouble)  # noqa: T201 - the test reads it
    else:
        await store.close()


asyncio.run(main())
