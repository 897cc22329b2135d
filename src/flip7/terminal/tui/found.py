"""Background lookups: run one in a daemon thread, and show its result, that it is under way, or why it failed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextvars import copy_context
from threading import Thread
from typing import TypeVar

from rich.text import Text

from flip7.core.errors import Flip7Error
from flip7.extras import MissingExtra
from flip7.i18n.catalog import say
from flip7.i18n.extras import extra_words
from flip7.terminal.style.palette import DIM

T = TypeVar("T")


async def in_daemon_thread(look: Callable[[], T]) -> T:
    """Look for it in a daemon thread: the program ends without waiting for it.

    `asyncio.run` waits for what `asyncio.to_thread` has begun, and the kernel may compile for half a minute.
    """
    found: Future[T] = Future()
    found.set_running_or_notify_cancel()  # whoever goes away does not cancel it
    context = copy_context()

    def run() -> None:
        try:
            found.set_result(context.run(look))
        except Exception as error:  # noqa: BLE001 - raised again where it is awaited
            found.set_exception(error)

    Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(found)


def found_words(found: T | Flip7Error | MissingExtra | None, words: Callable[[T], Text]) -> Text:
    """Return the words of what was found, or a sentence until it is there, or in its place."""
    if found is None:
        return Text(say("tui-coach-thinks"), style=DIM)
    if isinstance(found, Flip7Error):
        return Text(str(found))
    if isinstance(found, MissingExtra):
        return Text(extra_words(found))
    return words(found)
