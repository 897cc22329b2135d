"""The speed of analysis: odds, the solver, strong bots, advice."""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

from simulator import Stretch, table_of
from timing import Figure, best

from flip7.analysis.advice import advise
from flip7.analysis.odds import next_card, next_three
from flip7.bots import bot_named
from flip7.bots.base import policy_of
from flip7.kernel import game_loop
from flip7.kernel.batch import Batch
from flip7.kernel.rollout_driver import searched
from flip7.kernel.setup import Setup, new_notes, policy_records
from flip7.record.position import position

POSITION = position("12 5 +4", ["7 8", "3 x2", "9 stayed"], totals=[120, 80, 95, 150])
ROUND_VALUE = 20.2976


def level_5() -> int:
    """Games in which one of four seats has learned and three are champions; the seat's decisions are counted."""
    simulation = table_of("level5", seats=4)
    return simulation.play(range(400)).one("decisions")


def level_6(decisions: int = 40) -> float:
    """Seconds that level 6 takes for a decision, on average over questions of a batch of games."""
    policy = policy_of(bot_named("level6"))
    assert policy is not None
    champion = policy_of(bot_named("champion"))
    orders, notes = policy_records([champion]), new_notes()
    batch = Batch(Setup(4, seed=1), slots=decisions)
    for _ in range(12):
        games = [batch.games[slot : slot + 1].copy() for slot in range(decisions)]
        batch.step([int(game_loop.decide(game, *orders, notes, 0)) for game in games])
    searched(batch.games[:1].copy(), policy, 0)
    start = time.perf_counter()
    for slot in range(decisions):
        searched(batch.games[slot : slot + 1].copy(), policy, slot)
    return (time.perf_counter() - start) / decisions


def advice_seconds() -> tuple[float, float]:
    """Seconds that advice takes, the best of several, and the half width of its 95 % interval in points."""
    advise(POSITION.table)
    times = []
    for seed in range(9):
        start = time.perf_counter()
        advice = advise(POSITION.table, seed=seed)
        times.append(time.perf_counter() - start)
    return min(times), 100 * max(option.error for option in advice.options)


def plain_advice() -> str:
    """The same without numba, in a process of its own."""
    code = (
        "import sys; sys.path.insert(0, 'bench'); from analysis_speed import advice_seconds;"
        "print('%.2f s, within %.2f points' % advice_seconds())"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "FLIP7_KERNEL": "plain"},
    )
    return run.stdout.strip()


def solve(**environment: str) -> tuple[float, float, int]:
    """`flip7 solve --json` in a process of its own: the value, seconds in all, and the most memory in megabytes."""
    command = [sys.executable, "-m", "flip7", "solve", "--json"]
    start = time.perf_counter()
    run = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **environment})
    seconds = time.perf_counter() - start
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    return json.loads(run.stdout)["value"], seconds, most


def figures() -> list[Figure]:
    """Measure what is counted by the second on one core."""
    table = POSITION.table
    return [
        Figure("odds of the next card", "positions", best(lambda: [next_card(table, table.seats[0])] and 1)),
        Figure("odds of the next three", "positions", best(lambda: [next_three(table, table.seats[0])] and 1)),
        Figure("kernel, four seats, all level 5", "decisions", best(level_5, 9), 200_000),
        Figure("kernel, four seats, all champions", "games", best(Stretch(table_of("champion"), 10_000))),
    ]


def ratios() -> list[str]:
    """Measure what is timed from start to finish."""
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as kept:
        value, cold, most = solve(NUMBA_CACHE_DIR=empty, XDG_CACHE_HOME=kept)
        _, again, _ = solve(XDG_CACHE_HOME=kept)
    with tempfile.TemporaryDirectory() as kept:
        _, warm, _ = solve(XDG_CACHE_HOME=kept)
    seconds, points = advice_seconds()
    return [
        f"`flip7 solve`: {value:.6f} points a round (bar: {ROUND_VALUE} within 0.0001)",
        f"`flip7 solve`, compiling included: {cold:.1f} s, {most} MB (bars: 10 s, 1,500 MB)",
        f"`flip7 solve`, compiled before: {warm:.1f} s",
        f"`flip7 solve`, the same round again: {again:.1f} s (bar: 2)",
        f"level 6: {1000 * level_6():.1f} ms a decision (bar: 30)",
        f"advice: {1000 * seconds:.0f} ms, every chance to win within {points:.2f} points (bars: 50 ms, 0.5)",
        f"advice without numba: {plain_advice()} (bar: 1 s)",
    ]
