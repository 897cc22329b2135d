"""How bots are asked without anybody else having to wait.

Most bots answer in microseconds. Those that use the compiled kernel may have to compile it first, which takes half a
minute and stops everything else in their process: they have a process of their own.
"""

import asyncio
import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr
from functools import lru_cache
from multiprocessing import get_context, resource_tracker
from random import SystemRandom
from threading import Thread
from typing import Final

from flip7.bots import bot_named
from flip7.bots.bot import Bot
from flip7.bots.by_kernel import ByKernel
from flip7.core.decisions import Choice, Decision
from flip7.core.errors import Flip7Error
from flip7.core.table import Table

_TRIES: Final = 2
_LOOKS_FOR_THE_SERVER: Final = 1.0
"""Seconds between two looks whether the server is still there."""


class NoAnswer(Flip7Error):
    """A bot could not be asked: its process ended, twice."""


class Thinkers:
    """All bots of a server."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, table: Table, decision: Decision) -> Choice:
        """The bot's choice; the table must not change meanwhile, or the answer is to an old question."""
        bot = _bot(name)
        if not isinstance(bot, ByKernel):
            return bot.choose(table, decision)
        return await self._elsewhere(name, table.copy(), decision)

    async def _elsewhere(self, name: str, table: Table, decision: Decision) -> Choice:
        """The choice, made in another process; if that process is gone, in a new one."""
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES):
            pool = self._pool = self._pool or _new_pool(self._workers)
            try:
                return await loop.run_in_executor(pool, _choose, name, table, decision)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise NoAnswer(f"the bot {name} could not be asked")

    def close(self) -> None:
        """Nobody thinks any more."""
        if self._pool is not None:
            workers = tuple(getattr(self._pool, "_processes", {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # one that compiles would be waited for otherwise
                worker.kill()
            self._pool = None


def _new_pool(workers: int) -> ProcessPoolExecutor:
    if os.name == "posix":
        with redirect_stderr(sys.__stderr__):  # a full-screen program captures it, and what it captures with is no file
            resource_tracker.ensure_running()
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_serve_the_server)


def _serve_the_server() -> None:
    """Ctrl-C is the server's business; a server that was killed is not outlived."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(_LOOKS_FOR_THE_SERVER)
    os._exit(0)


def _choose(name: str, table: Table, decision: Decision) -> Choice:
    """In the other process."""
    return _bot(name).choose(table, decision)


@lru_cache(maxsize=256)
def _bot(name: str) -> Bot:
    return bot_named(name, SystemRandom())
