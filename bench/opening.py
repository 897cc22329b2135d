"""How soon the terminal table is there: from starting Python to the first picture, in processor time.

The yardstick is a Textual application with one word on it, started the same way in the same run. What is loaded behind
the first picture does not count. Compiled files of Python are written by the first run, as for anybody who plays twice.
"""

import os
import subprocess
import sys
from pathlib import Path

RUNS = 9
CLOCK = """
import asyncio, gc, resource, sys
def stop():
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(used.ru_utime + used.ru_stime)
async def show(app):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
"""
TEXTUAL = """
from textual.app import App
from textual.widgets import Static
class Yardstick(App):
    def compose(self):
        yield Static("Flip 7")
    def on_mount(self):
        self.call_after_refresh(stop)
asyncio.run(show(Yardstick()))
"""
PLAY = """
from flip7.__main__ import OFTEN_ENOUGH
gc.set_threshold(OFTEN_ENOUGH)
import flip7.cli, flip7.tui.running
from typer.main import get_command
from flip7.cli.app import app
from flip7.lines.wishes import Wishes
from flip7.tui.playing import PlayApp
get_command(app)
PlayApp._get_ready = lambda self: stop()
asyncio.run(show(PlayApp(Wishes(), ask=True)))
"""
REPLAY = """
from flip7.__main__ import OFTEN_ENOUGH
gc.set_threshold(OFTEN_ENOUGH)
import flip7.cli
from typer.main import get_command
from flip7.cli.app import app
from flip7.lines.replaying import replay_file
from flip7.tui.watching import ReplayApp
get_command(app)
class Viewer(ReplayApp):
    def on_mount(self):
        super().on_mount()
        self.screen.call_after_refresh(stop)
asyncio.run(show(Viewer(replay_file("tests/tui/over.f7"))))
"""


def seconds(program: str) -> float:
    """Processor time until the program calls `stop`."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    run = subprocess.run(
        [sys.executable, "-c", CLOCK + program],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
        cwd=Path(__file__).parents[1],
    )
    return float(run.stdout)


def lines() -> list[str]:
    """Each beside the yardstick: the best of several runs, taken in turns because the machine is noisy."""
    programs = (TEXTUAL, PLAY, REPLAY)
    runs = [[seconds(program) for program in programs] for _ in range(RUNS)]
    textual, play, replay = (min(times) for times in zip(*runs, strict=True))
    return [
        f"Textual alone, one word on the screen: {textual:.2f} s of processor time",
        f"`flip7 play`, the start screen: {play:.2f} s, {play / textual:.2f} times Textual alone (bar: 2)",
        f"`flip7 replay FILE`, the table: {replay:.2f} s, {replay / textual:.2f} times Textual alone",
    ]


if __name__ == "__main__":
    print("\n".join(lines()))
