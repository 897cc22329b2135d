"""The start screen is there at once: what it does not need is loaded behind it."""

import subprocess
import sys

import pytest

from flip7.i18n.languages import LANGUAGES

pytestmark = pytest.mark.integration

OPENED = """
import sys
before = set(sys.modules)  # coverage has loaded multiprocessing
import asyncio
from flip7.i18n.catalog import speak
speak(sys.argv[1])
import flip7.cli, flip7.cli.play, flip7.terminal.tui.play
from flip7.play.options import PlayOptions
from flip7.terminal.tui.play import PlayApp

class Opened(PlayApp):
    def _preload(self):
        print(*sys.modules.keys() - before)
        super()._preload()

async def look():
    app = Opened(PlayOptions(), ask=True)
    async with app.run_test() as pilot:
        await app.workers.wait_for_complete()
        print(*sys.modules.keys() - before)

asyncio.run(look())
"""

NOT_YET = {
    *("attr", "babel", "fluent", "multiprocessing", "numba", "numpy"),
    *("fastapi", "httpx", "msgspec", "pydantic", "starlette", "uvicorn", "websockets"),
    *(
        "flip7.bots.base",
        "flip7.bots.strategies",
        "flip7.core.game",
        "flip7.kernel",
        "flip7.play.setup",
        "flip7.analysis.odds",
        "flip7.record",
    ),
    *("flip7.server.app", "flip7.server.run", "flip7.server.rooms"),
    *("flip7.terminal.tui.games", "flip7.terminal.tui.screens.table", "flip7.i18n.narrate"),
}
NEVER = {"fastapi", "httpx", "numba", "starlette", "uvicorn", "websockets"}
"""Packages that a game between people and most bots does without."""


@pytest.mark.parametrize(
    "language",
    [language if language == "de" else pytest.param(language, marks=pytest.mark.e2e) for language in LANGUAGES],
)
def test_what_a_game_needs_is_loaded_behind_the_start_screen(language: str) -> None:
    run = subprocess.run([sys.executable, "-c", OPENED, language], check=True, capture_output=True, text=True)
    seen, ready = (set(line.split()) for line in run.stdout.splitlines())
    assert not seen & NOT_YET
    assert {"flip7.terminal.tui.games", "flip7.terminal.tui.screens.table", "flip7.play.local_session"} <= ready
    assert not ready & NEVER
