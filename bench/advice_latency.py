"""The latency of advice at a table: from the question over the socket of a real server to the sentence.

`make bench` runs it; alone: `python bench/advice_latency.py`. One person plays four-seat games against bots, and asks
for advice at every question.
"""

import json
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from server_load import folder
from websockets.sync.client import ClientConnection, connect

from tests.server.served import Served

QUESTIONS = 300
PLAN = {"name": "Ana", "seats": 4, "fill": "level3", "start": True, "rules": {"target": 5_000}}

Message = dict[str, Any]


class Asker:
    """A player who asks for advice at every question, and follows it."""

    def __init__(self, socket: ClientConnection, table: str, token: str) -> None:
        self._socket = socket
        self._asked: Message | None = None
        self._say(type="hello", table=table, token=token)
        self._heard("welcome")

    def seconds(self) -> float:
        """Wait for the next question, ask for advice, follow it; return the seconds until the advice was there."""
        while (asked := self._asked) is None or asked["seat"] != 0:
            self._heard("happened")
        began = time.perf_counter()
        self._say(type="ask_advice", ordinal=asked["ordinal"])
        advice = self._heard("advice")
        taken = time.perf_counter() - began
        self._say(type="answer", ordinal=asked["ordinal"], choice=advice["best"])
        while self._heard("happened")["act"]["act"] != "chose":
            pass
        return taken

    def _say(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def _heard(self, kind: str) -> Message:
        """Return the next message of that kind; note what is asked on the way."""
        while True:
            message: Message = json.loads(self._socket.recv())
            if "asked" in message:
                self._asked = message["asked"]
            if message["type"] == kind:
                return message


def lines() -> list[str]:
    """Measure, and return the report."""
    with folder() as where, Served(where / "tables.sqlite") as served:
        made = json.loads(served.rest.request("POST", "/api/tables", PLAN))
        with connect(served.socket_url, max_size=None) as socket:
            asker = Asker(socket, made["id"], made["token"])
            first, *times = [asker.seconds() for _ in range(QUESTIONS + 1)]
    p99 = quantiles(times, n=100)[-1]
    return [
        f"advice at a table: p50 {median(times) * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms (bar: 300)",
        f"  the first, for which a worker is started: {first:.1f} s",
    ]


if __name__ == "__main__":
    print(*lines(), sep="\n")
