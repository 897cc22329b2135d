"""The speed of the kernel and of `flip7 simulate`."""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count

import numpy as np
from timing import Figure, best

from flip7.arena.paired import compare_paired
from flip7.arena.simulation import Simulation, rotating
from flip7.bots import bot_named
from flip7.bots.base import Bot
from flip7.core.decisions import Choice, Decision
from flip7.core.rules import Rules
from flip7.core.scoring import points
from flip7.core.table import Table
from flip7.kernel.batch import Batch
from flip7.kernel.policy import HitTable, Policy
from flip7.kernel.referee import HIT_OR_STAY
from flip7.kernel.setup import Setup
from flip7.kernel.state import State

STRETCHES = 15
SLOTS = 4_096
WHOLE = 10_000_000
"""Games of the run that is timed from start to finish."""


@dataclass(frozen=True)
class TableBot:
    """Hits by a table over numbers and modifiers, and always with a Second Chance."""

    name: str
    policy: Policy

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Never asked: its policy is."""
        raise NotImplementedError


@dataclass(frozen=True)
class PythonBot:
    """A bot of the referee that hides its policy, so that it is asked through the batch."""

    bot: Bot

    @property
    def name(self) -> str:
        """The name of that bot."""
        return self.bot.name

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Choose as that bot does."""
        return self.bot.choose(view, decision)


@dataclass
class Stretch:
    """The next games of a simulation, so many at a time."""

    simulation: Simulation
    games: int
    begin: count = field(default_factory=count)  # type: ignore[type-arg]

    def __call__(self) -> int:
        """Plays them."""
        number = next(self.begin)
        self.simulation.play(range(number * self.games, (number + 1) * self.games))
        return self.games


def table_of(*bots: object, seats: int = 4) -> Simulation:
    """A table of these bots."""
    return rotating(bots, seats, Rules(), "bench")  # type: ignore[arg-type]


def batch_decisions(batch: Batch) -> int:
    """Decisions of thousands of games stepped together by a policy in NumPy."""
    before = int(batch.tally["decisions"])
    for _ in range(50):
        asked = batch.questions
        hit = asked["points"] < 25  # noqa: PLR2004 - stays at 25
        batch.step(np.where(asked["asked"] == HIT_OR_STAY, hit, asked["leader"]))
    return int(batch.tally["decisions"]) - before


def copies() -> int:
    """Copies of a game in the kernel."""
    state = State.new(Setup(4))
    for _ in range(500):
        state.copy()
    return 500


def two_threads(simulation: Simulation) -> float:
    """Return the speed of two threads over that of one: the best of several turns, by the clock on the wall."""
    games = 200_000
    seconds: dict[int, float] = {1: 1e9, 2: 1e9}
    with ThreadPoolExecutor(2) as pool:
        for _ in range(7):
            for threads in (1, 2):
                parts = [range(games * part, games * (part + 1)) for part in range(threads)]
                start = time.perf_counter()
                list(pool.map(simulation.play, parts))
                seconds[threads] = min(seconds[threads], (time.perf_counter() - start) / threads)
    return seconds[1] / seconds[2]


def cost_of_18_seats() -> float:
    """Return the cost of a card at a table of 18 over that at a table of four."""
    per_card = {}
    for seats in (4, 18):
        simulation = table_of("stay:25", seats=seats)
        tally = simulation.play(range(2_000))
        cards = tally.one("cards") / tally.one("games")
        per_card[seats] = 1 / (best(Stretch(simulation, 40_000 // seats), STRETCHES) * cards)
    return per_card[18] / per_card[4]


def seconds_of(arguments: list[str], **environment: str) -> float:
    """Time the command from start to finish, in a process of its own."""
    command = [sys.executable, "-m", "flip7", *arguments]
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment})
    return time.perf_counter() - start


def first_result() -> float:
    """Seconds to the first result of `flip7 simulate` when everything has been compiled before."""
    arguments = ["simulate", "--games", "1000"]
    seconds_of(arguments)
    return min(seconds_of(arguments) for _ in range(5))


def cold_compile() -> float:
    """Seconds of the first run of all, compiling included."""
    with tempfile.TemporaryDirectory() as empty:
        return seconds_of(["simulate", "--games", "1000"], NUMBA_CACHE_DIR=empty)


def whole_run() -> tuple[float, float, int]:
    """Ten million games by the command: seconds in all, games a second, and the most memory in megabytes."""
    command = [sys.executable, "-m", "flip7", "simulate", "--games", str(WHOLE), "--seats", "4", "--json"]
    start = time.perf_counter()
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    return seconds, json.loads(run.stdout)["games_per_second"], most


def plain_rate() -> float:
    """Games a second without numba."""
    code = (
        "from time import process_time as now; from flip7.arena.simulation import rotating;"
        "from flip7.core.rules import Rules;"
        "table = rotating(['stay:25'], 4, Rules(), 'bench'); table.play(range(20)); start = now();"
        "table.play(range(1000)); print(1000 / (now() - start))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "FLIP7_KERNEL": "plain"},
    )
    return float(run.stdout)


def loads_numba() -> bool:
    """Whether `import flip7`, and the first use of a name of it, loads numba or NumPy."""
    code = "import sys, flip7; flip7.Game; print('numba' in sys.modules or 'numpy' in sys.modules)"
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "True\n"


def figures() -> list[Figure]:
    """Measure games or decisions a second on one core."""
    hits = HitTable.of(lambda numbers, modifiers: points([*numbers, *modifiers]) < 25)  # noqa: PLR2004 - stays at 25
    by_table = TableBot("table", Policy(table=hits, always_with_second_chance=True))
    batch = Batch(Setup(4), slots=SLOTS)
    return [
        Figure("kernel, four seats, all stay at 25", "games", best(Stretch(table_of("stay:25"), 20_000)), 300_000),
        Figure("kernel, four seats, by hit tables", "games", best(Stretch(table_of(by_table), 20_000)), 200_000),
        Figure("kernel, four seats, by counted bust risk", "games", best(Stretch(table_of("risk:0.26"), 20_000))),
        Figure("kernel, four seats, random", "games", best(Stretch(table_of("random"), 10_000))),
        Figure("kernel, 18 seats, all stay at 25", "games", best(Stretch(table_of("stay:25", seats=18), 4_000))),
        Figure("batch of 4,096 games, policy in NumPy", "decisions", best(lambda: batch_decisions(batch)), 5_000_000),
        Figure(
            "Python bots asked through the batch",
            "games",
            best(Stretch(table_of(PythonBot(bot_named("stay:25"))), 256), 3),
        ),
        Figure("kernel without numba, four seats, all stay at 25", "games", plain_rate()),
        Figure("copy of a game in the kernel", "copies", best(copies)),
    ]


def paired_line(bot: str, reference: str, pairs: int) -> str:
    """Compare a paired comparison with plain games: the number of games for the same interval."""
    found = compare_paired(bot, reference, against="champion", games=1_000, pairs=pairs, seed="bench")
    return (
        f"{bot} over {reference} against champions, {pairs} pairs: {100 * found.advantage:+.2f} points "
        f"({100 * found.low:+.2f} to {100 * found.high:+.2f}), {found.times_fewer_games:.0f} times fewer games"
    )


def ratios(measured: list[Figure]) -> list[str]:
    """Compare figures of this run, and time what is timed from start to finish."""
    rate = {figure.name: figure.rate for figure in measured}
    times = rate["kernel, four seats, all stay at 25"] / rate["referee, four seats, all stay at 25, events on"]
    seconds, speed, megabytes = whole_run()
    return [
        f"kernel to referee, four seats, all stay at 25: {times:.0f} times as fast (bar: at least 200)",
        f"two threads to one: {two_threads(table_of('stay:25')):.2f} times as fast (bar: at least 1.8)",
        f"a card at 18 seats to one at four: {cost_of_18_seats():.2f} times the cost (bar: at most 2)",
        f"`import flip7` loads numba or NumPy: {'yes' if loads_numba() else 'no'} (bar: no)",
        f"first result of `flip7 simulate`, compiled before: {first_result():.2f} s (bar: 2)",
        f"first run of all, compiling included: {cold_compile():.1f} s (bar: 20)",
        f"`flip7 simulate --games {WHOLE} --seats 4`: {seconds:.1f} s (bar: 30), {speed:,.0f} games a second",
        f"the most memory of that run: {megabytes} MB",
        paired_line("level4", "champion", 100),
        paired_line("level5", "champion", 100),
    ]
