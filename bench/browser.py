"""The speed of a table without a server: the server of `flip7.browser` in this Python, and its bundle in Pyodide.

In this Python: what a choice costs from the message of a page to the last of what it is told, in processor time; and a
choice of level 5 without NumPy. In Pyodide, under Node: the bytes of the bundle, and the time from nothing to the first
card. In a browser it is `offline.py`.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from flip7.bots.strategies.learned import PlainLearned
from flip7.browser.server import BrowserServer
from flip7.clock import SystemClock
from flip7.core.game import Game

ROOT = Path(__file__).parents[1]
GAMES = 20
RUNS = 3
STEPS = ("load", "unpack", "import", "first_card")


class Memory:
    """Keeps nothing for long."""

    def __init__(self) -> None:
        self._logs: dict[str, list[tuple[int, str]]] = {}

    async def rooms(self) -> str:
        """Nothing was kept before."""
        return "[]"

    async def entries(self, room: str) -> str:
        """The log of a room."""
        return json.dumps(self._logs[room])

    async def write(self, changes: str) -> None:
        """Keep the entries."""
        for room, _, at, act in json.loads(changes)["entries"]:
            self._logs.setdefault(room, []).append((at, act))


def lines() -> list[str]:
    """Every figure as a line."""
    return [_choices(), *map(_learned, (2, 4, 8)), *_pyodide()]


def _choices() -> str:
    seconds, choices = asyncio.run(_games())
    return (
        f"a choice at a device's table of four, three of them bots: {seconds / choices * 1e6:.0f} µs of processor time"
    )


async def _games() -> tuple[float, int]:
    """The processor time of whole games, and how many choices were made in them."""
    server = BrowserServer(SystemClock(), Memory())
    plan = json.dumps({"name": "Ana", "seats": 4, "fill": "level3", "start": True})
    choices, start = 0, time.process_time()
    for number in range(GAMES):
        made = json.loads((await server.request("POST", "/api/tables", plan)).body)
        choices += await _game(server, number, made)
    used = time.process_time() - start
    await server.close()
    return used, choices


async def _game(server: BrowserServer, number: int, made: dict[str, str]) -> int:
    over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    chosen = 0

    def hear(text: str) -> None:
        nonlocal chosen
        message = json.loads(text)
        if message["type"] == "happened":
            chosen += message["act"]["act"] == "chose"
            if message["act"]["act"] == "revealed":
                over.set_result(chosen)
        asked = message.get("asked")
        if asked and asked["by"] == "person":
            answer = {"type": "answer", "ordinal": asked["ordinal"], "choice": asked["options"][-1]}
            server.receive(number, json.dumps(answer))

    server.connect(number, hear)
    server.receive(number, json.dumps({"type": "hello", "table": made["code"], "token": made["token"]}))
    return await over


def _learned(seats: int) -> str:
    """The mean and the longest of the choices of level 5 in a few games, in processor time."""
    bot, times = PlainLearned(), []
    for number in range(GAMES):
        game = Game.seeded(seats, f"bench {number}")
        while game.asked is not None:
            start = time.process_time()
            choice = bot.choose(game.table, game.asked)
            times.append(time.process_time() - start)
            game.play(choice)
    mean, longest = 1000 * sum(times) / len(times), 1000 * max(times)
    return f"level 5 without NumPy, {seats} seats: {mean:.2f} ms a choice, {longest:.1f} ms at most (bar: under 30)"


def _pyodide() -> list[str]:
    sys.path.append(str(ROOT))
    from tools import browser_bundle as bundle

    if not bundle.PYODIDE.is_dir():
        return ["the bundle in Pyodide: not measured, the npm package is not installed"]
    with tempfile.TemporaryDirectory() as folder:
        bundle.main(Path(folder) / "python")
        manifest = json.loads((Path(folder) / "python" / "manifest.json").read_text())
        command = [bundle.node(), str(ROOT / "bench" / "browser_start.mjs"), str(bundle.PYODIDE), f"{folder}/python"]
        runs = [
            json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout) for _ in range(RUNS)
        ]
    best = min(runs, key=lambda run: sum(run[step] for step in ("load", "unpack", "import", "first_card")))
    steps = ", ".join(
        f"{step.replace('_', ' ')} {best[step]:.2f}" for step in ("load", "unpack", "import", "first_card")
    )
    return [
        f"bytes to the first local game: {manifest['bytes']:,}, and Pyodide's two scripts",
        f"seconds to it in Node, the best of {RUNS}: {steps}; {best['start_cpu']:.2f} of processor time",
        f"tap to the first event in Node: {1000 * best['tap_p50']:.1f} ms p50, {1000 * best['tap_p99']:.1f} ms p99",
        f"memory of WebAssembly: {best['memory'] / 1e6:.0f} MB (bar: under 150)",
    ]


if __name__ == "__main__":
    for line in lines():
        print(line)
