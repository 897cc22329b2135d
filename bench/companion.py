"""The speed of the companion on a device: a tap, and a correction of the first card, in a live game of twelve.

`python bench/companion.py` prints milliseconds of processor time, in this Python and in Pyodide under Node; and for
this Python how many times as long it takes as the referee alone with the same cards: that ratio holds on any machine.
A tap is the whole request, as the page sends it: JSON in, the entry stored (in memory), the board with everybody's
odds and with advice as JSON out.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from flip7.browser.server import BrowserServer
from flip7.clock import SystemClock
from flip7.core.cards import Card
from flip7.core.decisions import STAY, Choice, HitOrStay, Move
from flip7.core.decks import OpenDeck
from flip7.core.game import Game

ROOT: Final = Path(__file__).parents[1]
PLAYERS: Final = 12
STAY_CHANCE: Final = 0.35
IN_MS: Final = 1000
CORRECTIONS: Final = 2
"""The last requests: the first card was another one, and then it was not."""

Request = tuple[str, str, dict[str, object] | None]


class Memory:
    """A persistence that keeps score games in memory."""

    def __init__(self) -> None:
        self.tapped: dict[str, list[str]] = {}

    async def rooms(self) -> str:
        """No tables."""
        return "[]"

    async def entries(self, room: str) -> str:
        """No table, no log."""
        raise KeyError(room)

    async def scores(self) -> str:
        """Nothing was kept before."""
        return "[]"

    async def taps(self, game: str) -> str:
        """The entries of a game."""
        return json.dumps(self.tapped.get(game, []))

    async def write(self, changes: str) -> None:
        """Keep what is new."""
        for game, _, entry in json.loads(changes)["taps"]:
            self.tapped.setdefault(game, []).append(entry)


def lines() -> list[str]:
    """Every figure as a line."""
    choices = _choices()
    requests = _requests(choices)
    here = asyncio.run(_here(requests))
    alone = _referee_alone(choices)
    taps, corrections = here[: len(choices)], here[-CORRECTIONS:]
    ratios = f"{sum(taps) / alone:.0f} and {max(corrections) / alone:.1f} times as long as the referee alone"
    return [
        f"{_figures(taps, corrections)}, in this Python; {ratios} (all taps; a correction)",
        *_pyodide(requests, len(choices)),
    ]


def _figures(taps: list[float], corrections: list[float]) -> str:
    ordered = sorted(taps)
    p50, p99 = ordered[len(ordered) // 2] * IN_MS, ordered[int(0.99 * len(ordered))] * IN_MS
    return (
        f"{len(taps)} taps of {PLAYERS} players: {p50:.1f} ms p50, {p99:.1f} ms p99 (bar: 50); "
        f"correct the first card: {max(corrections) * IN_MS:.0f} ms (bar: 200)"
    )


def _choices() -> list[Choice]:
    """Play a game of twelve by chance."""
    game, random = Game(PLAYERS, OpenDeck()), Random(1)
    made: list[Choice] = []
    while game.asked is not None:
        is_stay = isinstance(game.asked, HitOrStay) and random.random() < STAY_CHANCE
        made.append(STAY if is_stay else random.choice(game.asked.options))
        game.play(made[-1])
    return made


def _referee_alone(choices: list[Choice]) -> float:
    """Return the seconds that the same game takes without a score keeper."""
    begun = process_time()
    game = Game(PLAYERS, OpenDeck())
    for choice in choices:
        game.play(choice)
    return process_time() - begun


def _requests(choices: list[Choice]) -> list[Request]:
    """Return all requests: begin, a tap for each choice, the log, two corrections."""
    names = [f"P{seat}" for seat in range(PLAYERS)]
    plan: dict[str, object] = {"names": names, "depth": "live", "odds": "everybody", "advice": True}
    cards = ("9" if choices[0] is not Card("9") else "8", str(choices[0]))
    corrections = [{"do": "correct", "of": "{first}", "by": {"do": "card", "card": card}} for card in cards]
    return [
        ("POST", "/api/scores", plan),
        *(("POST", "/api/scores/{id}/do", _act(choice)) for choice in choices),
        ("GET", "/api/scores/{id}/log?round=1", None),
        *(("POST", "/api/scores/{id}/do", each) for each in corrections),
    ]


def _act(choice: Choice) -> dict[str, object]:
    match choice:
        case Card():
            return {"do": "card", "card": str(choice)}
        case Move():
            return {"do": "move", "move": str(choice)}
        case _:
            return {"do": "give", "to": choice}


async def _here(requests: list[Request]) -> list[float]:
    """Return the seconds of each request after the first, in this Python."""
    server = BrowserServer(SystemClock(), Memory())
    seconds, game, first = [], "", ""
    for method, path, body in requests:
        text = json.dumps(body).replace("{first}", first)
        begun = process_time()
        answer = await server.request(method, path.replace("{id}", game), text)
        seconds.append(process_time() - begun)
        assert answer.status in {200, 201}, answer
        told = json.loads(answer.body)
        game = game or told["id"]
        first = first or (told["log"][0]["id"] if "log" in told else "")
    await server.close()
    return seconds[1:]


def _pyodide(requests: list[Request], taps: int) -> list[str]:
    """Return the same figures in Pyodide under Node."""
    sys.path.append(str(ROOT))
    from tools import browser_bundle as bundle

    if not bundle.PYODIDE.is_dir():
        return ["in Pyodide: not measured, the npm package is not installed"]
    with tempfile.TemporaryDirectory() as folder:
        bundle.main(Path(folder) / "python")
        command = [bundle.node(), str(ROOT / "bench" / "companion_taps.mjs"), str(bundle.PYODIDE), f"{folder}/python"]
        run = subprocess.run(command, input=json.dumps(requests), check=True, capture_output=True, text=True)
    seconds = json.loads(run.stdout)[1:]
    return [f"{_figures(seconds[:taps], seconds[-CORRECTIONS:])}, in Pyodide"]


if __name__ == "__main__":
    for line in lines():
        print(line)
