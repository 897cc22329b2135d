"""Opens a store and holds it until the standard input ends; with `fork`, a process that it forked off lives on."""

import asyncio
import os
import sys

from flip7.server.storage.sql_store import open_store


def fork_off() -> None:
    """Fork off a process that waits for the end of the standard input; it runs when this returns."""
    heard, told = os.pipe()
    if os.fork() == 0:
        os.write(told, b".")
        sys.stdin.read()
        os._exit(0)
    os.read(heard, 1)


async def main() -> None:
    store = await open_store(sys.argv[1])
    if sys.argv[2:] == ["fork"]:
        fork_off()
    print("open", flush=True)  # noqa: T201 - the test waits for it
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


asyncio.run(main())
