"""When a Textual application has nothing left to do: told by its queues, not by a stopwatch.

Textual's own `wait_for_idle`, behind `Pilot.press`, `click` and `pause`, sleeps until the process has used little
processor time for 20 ms. On a busy machine that is slow, and says little; the queues of the messages say it exactly.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, Final

from textual._context import active_app
from textual.app import App
from textual.message_pump import MessagePump
from textual.screen import Screen

_QUIET_TURNS: Final = 20
"""Idle turns of the event loop in a row that count as rest: a worker between two steps may take some."""
_MOST_TURNS: Final = 10_000
"""An application that is never at rest, because a game goes on, is left to the test."""


async def wait_for_idle(*_: float) -> None:
    """Turn the event loop until every message is handled and everything that has changed is drawn."""
    app, quiet = active_app.get(), 0
    for _turn in range(_MOST_TURNS):
        await asyncio.sleep(0)
        if app._exit or not app.screen_stack:
            return
        screen = app.screen
        if _has_to_be_drawn(screen):
            screen._on_timer_update()  # what a timer does sixty times a second
        quiet = 0 if _is_busy(app) or _has_to_be_drawn(screen) else quiet + 1
        if quiet == _QUIET_TURNS:
            return


def _has_to_be_drawn(screen: Screen[Any]) -> bool:
    return bool(
        screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._recompose_required
        or screen._dirty_widgets
        or screen._callbacks
    )


def _is_busy(app: App[Any]) -> bool:
    """Whether anybody has a message to handle, or is about to."""
    return any(pump.message_queue_size or pump._next_callbacks for pump in _pumps(app) if not pump._closing)


def _pumps(app: App[Any]) -> Iterator[MessagePump]:
    yield app
    for screen in app.screen_stack:
        yield from screen.walk_children(with_self=True)
