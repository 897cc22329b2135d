"""Opens a store and holds it until the standard input ends; with `fork`, a process that it forked off lives on."""

import asyncio
import os
import sys

from flip7.server.storage.sql import open_store


async def main() -> None:
    store = await open_store(sys.argv[1])
    if sys.argv[2:] == ["fork"] and os.fork() == 0:
        sys.stdin.read()
        os._exit(0)
    print("open", flush=True)  # noqa: T201 - the test waits for it
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


asyncio.run(main())
