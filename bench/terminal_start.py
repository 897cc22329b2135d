"""The start-up time of the terminal table: from starting Python to the first picture.

Processor time, and for the start screen also the time by the clock, in a terminal. The yardstick is a Textual
application with one word on it, started the same way in the same run. What is loaded behind the first picture does not
count. Compiled files of Python are written by the first run, as for anybody who plays twice.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import pexpect

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
from flip7.__main__ import GC_THRESHOLD
gc.set_threshold(GC_THRESHOLD)
import flip7.cli, flip7.terminal.tui.play
from typer.main import get_command
from flip7.cli.app import app
from flip7.play.options import PlayOptions
from flip7.terminal.tui.play import PlayApp
get_command(app)
PlayApp._preload = lambda self: stop()
asyncio.run(show(PlayApp(PlayOptions(), ask=True)))
"""
TABLE = """
from flip7.__main__ import GC_THRESHOLD
gc.set_threshold(GC_THRESHOLD)
import flip7.cli, flip7.terminal.tui.play
from typer.main import get_command
from flip7.cli.app import app
from flip7.play.options import PlayOptions
from flip7.terminal.tui.play import PlayApp
get_command(app)
class Table(PlayApp):
    def on_mount(self):
        self.call_later(lambda: self.screen.call_after_refresh(stop))
asyncio.run(show(Table(PlayOptions(seed="bench"), ask=False)))
"""
REPLAY = """
from flip7.__main__ import GC_THRESHOLD
gc.set_threshold(GC_THRESHOLD)
import flip7.cli
from typer.main import get_command
from flip7.cli.app import app
from flip7.cli.runners.replay import replay_file
from flip7.terminal.tui.replay import ReplayApp
get_command(app)
class Viewer(ReplayApp):
    def on_mount(self):
        self.call_later(lambda: self.screen.call_after_refresh(stop))
asyncio.run(show(Viewer(replay_file("tests/terminal/over.f7"))))
"""


ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def by_the_clock() -> float:
    """Seconds from typing `flip7 play` to the start screen, in a terminal of 80 by 24."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "flip7", "play"]
    terminal = pexpect.spawn(
        command[0], command[1:], env={**ENVIRONMENT, "TERM": "xterm-256color"}, dimensions=(24, 80), timeout=60
    )
    terminal.expect("not affiliated")
    taken = time.perf_counter() - start
    terminal.send("\x1b")
    terminal.expect(pexpect.EOF)
    terminal.close()
    return taken


def seconds(program: str) -> float:
    """Processor time until the program calls `stop`."""
    run = subprocess.run(
        [sys.executable, "-c", CLOCK + program],
        check=True,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        cwd=Path(__file__).parents[1],
    )
    return float(run.stdout)


def lines() -> list[str]:
    """Each beside the yardstick: the best of several runs, taken in turns because the machine is noisy."""
    programs = (TEXTUAL, PLAY, TABLE, REPLAY)
    runs = [[seconds(program) for program in programs] for _ in range(RUNS)]
    textual, play, table, replay = (min(times) for times in zip(*runs, strict=True))
    clock = sorted(by_the_clock() for _ in range(RUNS))
    return [
        f"`flip7 play`, by the clock: {clock[0]:.2f} s, half of the runs within {clock[RUNS // 2]:.2f} s (bar: 1 s)",
        f"Textual alone, one word on the screen: {textual:.2f} s of processor time",
        f"`flip7 play`, the start screen: {play:.2f} s, {play / textual:.2f} times Textual alone",
        f"`flip7 play --seed TEXT`, the table: {table:.2f} s, {table / textual:.2f} times Textual alone",
        f"`flip7 replay FILE`, the table: {replay:.2f} s, {replay / textual:.2f} times Textual alone",
    ]


if __name__ == "__main__":
    print("\n".join(lines()))
