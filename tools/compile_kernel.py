"""Compile the kernel into its cache, once: `make kernel`.

Numba compiles a function when it is first called, and keeps the machine code beside the source for whoever comes next.
Test workers that start together all come first, and each compiles the same functions. So `make test` runs this before
the workers start: every entry point of the kernel is called once, with the types that the package calls it with. Where
everything is in the cache already, that takes a few seconds.

`--missing` lists what tests have compiled since the last run of this tool: what it forgets to call.

Each part imports what it compiles: `--missing` then needs none of it.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from flip7.kernel import jit

ROOT = Path(__file__).parents[1]
SEEN = ROOT / "build" / "kernel-cache.json"


def simulations() -> None:
    """`flip7 simulate`: bots at one table, a comparison, recorded games."""
    from flip7.arena.records import record_of
    from flip7.arena.runner import Threads, simulate
    from flip7.arena.simulation import exchanging, rotating
    from flip7.core.rules import Rules

    simulate(["champion", "level5", "random", "tourist"], games=8)  # with what has been learned
    simulate(["champion", "random", "tourist"], games=8)  # and without: another type for the compiler
    list(Threads().play(exchanging("stay:25", "stay:20", 2, Rules(), "0"), [range(4)]))
    record_of(rotating(["champion"], 2, Rules(), "0"), 0)


def comparisons() -> None:
    """`flip7 arena --paired`: play-outs of two answers."""
    from flip7.arena.paired import compare_paired

    compare_paired("stay:25", "stay:20", games=2, pairs=1, seats=2)


def questions() -> None:
    """One question to one bot, as the referee asks it at a table with people."""
    from flip7.bots import bot_named
    from flip7.core.game import Game

    game = Game.seeded(3, "0")
    assert game.asked is not None
    for name in ("champion", "level5"):
        bot_named(name).choose(game.table, game.asked)


def batches() -> None:
    """Games whose answers come from Python: leagues with bots that are asked, and tables with an order of choices."""
    from flip7.arena.simulation import rotating
    from flip7.bots import bot_named, play_bots
    from flip7.bots.base import policy_of
    from flip7.bots.strategies.kernel_bots import Searching
    from flip7.core.rules import Rules
    from flip7.kernel import game_loop
    from flip7.kernel.batch import Batch
    from flip7.kernel.rollout_driver import searched
    from flip7.kernel.setup import Setup, new_notes, policy_records

    policy = policy_of(bot_named("level6"))
    orders, notes = policy_records([policy_of(bot_named("champion"))]), new_notes()
    batch = Batch(Setup(3, seed=1), slots=2)
    for _ in range(4):
        games = [batch.games[slot : slot + 1].copy() for slot in range(2)]
        batch.step([int(game_loop.decide(game, *orders, notes, 0)) for game in games])
    assert policy is not None
    searched(batch.games[:1].copy(), policy, 0)
    play_bots([Searching(rollouts=2), "stay:25"], "0", rules=Rules(target=20))
    rotating([Searching(rollouts=2), "tourist", "stay:25"], None, Rules(target=20), "0").play(range(2))


def advice() -> None:
    """`flip7 advise`, `flip7 review` and the chances to win."""
    from flip7.analysis.advice import advise
    from flip7.analysis.win_probability import chances_at
    from flip7.record.position import position

    table = position("12 5 +4", ["7 8", "3 x2"], totals=[120, 80, 95]).table
    advise(table, error=0.2)
    chances_at(table)


def solver() -> None:
    """`flip7 solve`, for a hand that is nearly a Flip 7."""
    from flip7.analysis.solver import solve, table_with
    from flip7.core.cards import parse_cards

    solve(table_with(parse_cards("0 1 2 3 4 5"), ()))


def training() -> None:
    """`make train`: games that are watched, and decisions that are weighed."""
    from flip7.kernel.weights import default_weights
    from training.curriculum import players_of
    from training.dataset import watch, weigh

    players = players_of(default_weights())
    watch(players, 3, range(2), 1, 1)
    weigh(players, players[0], 3, range(2), 1, tries=2, one_in=4, stray=4, threads=1)


def environments() -> None:
    """PettingZoo, Gymnasium and OpenSpiel."""
    import gymnasium
    import pyspiel

    import flip7.envs
    import flip7.envs.open_spiel
    from flip7.envs import flip7_v0

    env = flip7_v0.raw_env(target=20)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for bot in ("random", "level5"):  # without and with what has been learned
        envs = gymnasium.make_vec(flip7.envs.GYMNASIUM_ID, num_envs=2, bots=[bot] * 3)
        _, infos = envs.reset(seed=1)
        envs.step(infos["action_mask"].argmax(axis=1))
    state = pyspiel.load_game("python_flip7(players=3)").new_initial_state()
    for _ in range(8):
        state.clone().apply_action(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[0])
        state.observation_tensor(0)


PARTS: tuple[Callable[[], None], ...] = (
    simulations,
    comparisons,
    questions,
    batches,
    advice,
    solver,
    training,
    environments,
)


def cached() -> set[str]:
    """The files of machine code that belong to the sources as they are now."""
    found = (path for path in (ROOT / "src").rglob("*.nbc") if jit._SOURCES in path.name)
    return {path.name for path in found}


def missing() -> list[str]:
    """List the functions compiled since this tool ran: calls that it does not make."""
    before = set(json.loads(SEEN.read_text(encoding="utf-8")))
    return sorted(cached() - before)


def main() -> int:
    """Compile everything, and say how long it took; with `--missing`, list what was compiled later."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--missing", action="store_true", help="list what was compiled since the last run")
    if parser.parse_args().missing:
        print(*missing(), sep="\n")
        return 0
    if not jit.COMPILED:
        print("no numba here: the kernel runs as plain Python")
        return 0
    began, before = time.perf_counter(), len(cached())
    for part in PARTS:
        part()
    now = cached()
    SEEN.parent.mkdir(exist_ok=True)
    SEEN.write_text(json.dumps(sorted(now)), encoding="utf-8")
    seconds = time.perf_counter() - began
    print(f"kernel: {len(now) - before} functions compiled, {len(now)} in the cache, {seconds:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
