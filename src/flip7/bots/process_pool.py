"""The pool of worker processes for bots that use the compiled kernel (`flip7.bots.worker`)."""

import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr
from multiprocessing import get_context, resource_tracker
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

__all__ = ["BrokenProcessPool", "new_pool", "workers_of"]

_PARENT_CHECK_SECONDS: Final = 1.0
"""Interval at which a worker checks whether the server still runs."""


def workers_of(pool: ProcessPoolExecutor) -> tuple[BaseProcess, ...]:
    """List the worker processes; a pool that was shut down has none. Python has no public name for them before 3.14."""
    return tuple((pool._processes or {}).values())  # tests/server/test_private_names.py fails if it moves


def new_pool(workers: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Start a pool of that many processes; nicer ones leave the processor to others."""
    if os.name == "posix":
        with redirect_stderr(sys.__stderr__):  # a full-screen program captures it with something that is not a file
            resource_tracker.ensure_running()
    return ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_start_worker, initargs=(niceness,)
    )


def _start_worker(niceness: int) -> None:
    """Ignore Ctrl-C, which is for the server, and end when the server is gone."""
    if niceness and os.name == "posix":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(_PARENT_CHECK_SECONDS)
    os._exit(0)
