"""The speed of a review, and the effect of a hundred of them at once on other tables.

`make bench` runs it; alone: `python bench/review_load.py`. A game of four with some ninety decisions is reviewed over
HTTP by a server of its own: with no process for reviews yet, with one that runs, and right after a game was played to
its end, as people ask. The load is that of `bench/server_load.py`, without and with reviews in turns; the ratio counts.
"""

import argparse
import json
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any, Final

import psutil
from server_load import folder, load
from stored_tables import BUST_AT_MOST, KeptTable, keep, playing_table
from websockets.sync.client import connect

from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.create import Plan
from tests.server.served import NotGiven, Served

DECISIONS: Final = 90
TRIES: Final = 5
AT_ONCE: Final = 100
"""Reviews that are asked for at the same moment."""
TABLES: Final = 200
RATE: Final = 300
"""Choices a second at the other tables: the server has a third of a core to do."""
PAIRS: Final = 3
"""Loads without reviews, each followed by one with them."""
_TOO_MANY: Final = 429
_OPENED_BEFORE_SECONDS: Final = 2.0
"""Between the page of an old game and the tap on «Review»."""


def finished_games(count: int) -> list[KeptTable]:
    """Games of four that are over, those with some ninety decisions first."""
    chance = Random(5)
    games = [playing_table(chance, 10_000) for _ in range(2 * count + 20)]
    return sorted(games, key=lambda game: abs(game.room.ordinal - DECISIONS))[:count]


# --- one review -------------------------------------------------------------------------------------------------------


def review(served: Served, table: str) -> tuple[float, float, dict[str, Any]]:
    """Seconds to the first curve and to the final figures, and the report."""
    began = time.perf_counter()
    told = served.rest.get(f"/api/tables/{table}/review")
    while "curve" not in told:
        told = served.rest.get(f"/api/tables/{table}/review")
    first = time.perf_counter() - began
    while not told["done"]:
        told = served.rest.get(f"/api/tables/{table}/review?after={told['sharp']}")
    return first, time.perf_counter() - began, told


def review_lines() -> list[str]:
    """Time the wait for a review."""
    games = finished_games(3 * TRIES)
    cold, opened, warm, final, ended = [], [], [], [], []
    with folder() as where:
        keep(where / "tables.sqlite", games)
        for number in range(TRIES):  # a new server each time: it has no process for reviews
            with Served(where / "tables.sqlite") as served:
                first, _, _ = review(served, games[3 * number].id)
                again, whole, told = review(served, games[3 * number + 1].id)
                cold.append(first)
                warm.append(again)
                final.append(whole)
            with Served(where / "tables.sqlite") as served:
                served.rest.get(f"/api/tables/{games[3 * number + 2].id}")
                time.sleep(_OPENED_BEFORE_SECONDS)
                opened.append(review(served, games[3 * number + 2].id)[0])
            with Served(where / f"played-{number}.sqlite") as served:
                ended.append(review(served, _played(served))[0])
    said = f"review of a game of four with {len(told['decisions'])} decisions or so, {TRIES} servers"
    return [
        f"{said} (bars: first curve 1 s, final figures 15 s)",
        f"  first curve, no process yet: {_seconds(cold)}",
        f"  first curve, asked {_OPENED_BEFORE_SECONDS:.0f} s after the game was opened: {_seconds(opened)}",
        f"  first curve, asked the moment a game has ended: {_seconds(ended)}",
        f"  first curve, the process runs: {_seconds(warm)}",
        f"  final figures: {_seconds(final)}",
    ]


def _seconds(times: list[float]) -> str:
    return f"median {median(times):.2f} s, most {max(times):.2f} s"


def _played(served: Served) -> str:
    """Play a game against quick bots to its end, and return its table."""
    plan = Plan(name="Ann", seats=4, fill="level3", rules=GameRules(), options=Options(bot_seconds=0), start=True)
    made = served.rest.found(plan)
    with connect(served.socket_url, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": made.id, "token": made.token}))
        answered = -1
        for text in socket:
            told = json.loads(text)
            if told["type"] == "happened" and told["act"]["act"] == "revealed":
                return made.id
            asked = told.get("asked")
            if asked and asked["seat"] == 0 and asked["ordinal"] > answered:
                answered = asked["ordinal"]
                choice = asked["options"][0 if (asked["odds"] or {"bust": 1})["bust"] <= BUST_AT_MOST else -1]
                socket.send(json.dumps({"type": "answer", "ordinal": answered, "choice": choice}))
    raise AssertionError("the game goes on to its end")


# --- a hundred at once ------------------------------------------------------------------------------------------------


@dataclass
class Heard:
    """What was heard of the reviews of a load: reviews take turns, so the first ones are done when most are."""

    sharp: dict[str, int] = field(default_factory=dict)
    """Decisions with final figures, by table; a curve without any counts 0."""
    done: int = 0
    refused: int = 0

    def __str__(self) -> str:
        """Return it in words."""
        figures = f"{sum(self.sharp.values())} decisions with final figures"
        return f"{len(self.sharp)} curves, {figures}, {self.done} reviews done, {self.refused} requests refused"


@contextmanager
def asking(served: Served, games: list[KeptTable], heard: list[Heard]) -> Iterator[None]:
    """Ask for all these reviews at once, and for their figures, within the block; `heard` gets what came of it."""
    over, its = threading.Event(), Heard()
    threads = [threading.Thread(target=_ask, args=(served, game.id, over, its), daemon=True) for game in games]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        heard.append(its)


def _ask(served: Served, table: str, over: threading.Event, heard: Heard) -> None:
    """Ask until the review is done, and where there are too many, again when the server says."""
    after = -1
    while not over.is_set():
        try:
            told = served.rest.get(f"/api/tables/{table}/review?after={after}")
        except NotGiven as refusal:
            if refusal.status != _TOO_MANY:
                return  # the server stops
            heard.refused += 1
            over.wait(refusal.retry_after)
            continue
        except OSError:
            return  # the same
        after = told.get("sharp", -1)
        if after >= 0:
            heard.sharp[table] = after
        if told.get("done"):
            heard.done += 1
            return


def load_lines(pairs: int = PAIRS, tables: int = TABLES, rate: float = RATE) -> list[str]:
    """The 99th percentile of other tables' choices, without and with reviews."""
    games, heard = finished_games(AT_ONCE), list[Heard]()
    without, beside = [], []

    def measure(*, reviews: bool) -> None:
        if reviews:
            beside.append(
                load(tables, rate, "--stretches=3", also=games, beside=lambda served: asking(served, games, heard))
            )
        else:
            without.append(load(tables, rate, "--stretches=3", also=games))

    for number in range(pairs):  # in turns which comes first: other programs come and go
        for reviews in (False, True) if number % 2 == 0 else (True, False):
            measure(reviews=reviews)
    rows = [
        f"  pair {number}: p50 {one['whole']['p50']:.1f} → {other['whole']['p50']:.1f} ms, "
        f"p99 {one['whole']['p99']:.1f} → {other['whole']['p99']:.1f} ms; "
        f"processor time of the server for a choice {_each(one):.0f} → {_each(other):.0f} µs; "
        f"other programs and reviews {_others(one):.0%} → {_others(other):.0%} of a core; {its}"
        for number, (one, other, its) in enumerate(zip(without, beside, heard, strict=True), 1)
    ]
    ratio = _p99(beside) / _p99(without)
    cost = median(map(_each, beside)) / median(map(_each, without))
    lost = sum(found["sent"] - found["heard"] for found in (*without, *beside))
    asked = f"{AT_ONCE} reviews asked at once beside {rate:.0f} choices a second at {tables} tables"
    p99 = f"p99 of a choice {ratio:.2f} times (bar: at most 1.2)"
    return [f"{asked}: {p99}, processor time of the server {cost:.2f} times; lost {lost} (bar: 0)", *rows]


def _each(found: dict[str, Any]) -> float:
    """Microseconds of the server for each choice, with everything else that it did meanwhile."""
    return float(found["whole"]["server"] / found["whole"]["delivered"] * 1e6)


def _others(found: dict[str, Any]) -> float:
    return float(found["whole"]["others"] / found["whole"]["seconds"])


def _p99(found: list[dict[str, Any]]) -> float:
    """The median of all stretches, as a single one may stand beside something else."""
    return median(stretch["p99"] for each in found for stretch in each["stretches"])


# --- all of it --------------------------------------------------------------------------------------------------------


def lines() -> list[str]:
    """Everything that `make bench` tells."""
    return [*review_lines(), *load_lines()]


def main() -> None:
    """Prints what was asked for."""
    parser = argparse.ArgumentParser(prog="reviewing", description="Measure reviews, and what they cost others.")
    parser.add_argument("what", nargs="?", choices=("all", "review", "load"), default="all")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="of loads without and with reviews")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="choices a second")
    options = parser.parse_args()
    print(f"reviews (Python {sys.version.split()[0]}, {psutil.cpu_count()} cores)")
    if options.what in {"all", "review"}:
        print(*review_lines(), sep="\n")
    if options.what in {"all", "load"}:
        print(*load_lines(options.pairs, options.tables, options.rate), sep="\n")


if __name__ == "__main__":
    main()
