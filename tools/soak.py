"""Plays very many games on both sides, referee and kernel, and compares them at every decision: `make soak`.

It stops at the first difference and prints the game in notation. What is compared, and which games are played, stands
in tests/kernel/differential.py and tests/kernel/plans.py.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kernel.situations import Situations

STRETCH = 200
"""Games that a process plays before it reports."""
EVERY_SECONDS = 10


class Parser(argparse.ArgumentParser):
    """Bad arguments are told in one line."""

    def error(self, message: str) -> NoReturn:
        """Exit status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


@dataclass(frozen=True)
class Found:
    """The result of a stretch of games."""

    games: int
    decisions: int
    situations: dict[str, int]
    difference: str | None


@dataclass
class Totals:
    """The results of all stretches together."""

    games: int = 0
    decisions: int = 0
    situations: dict[str, int] = field(default_factory=dict)
    difference: str | None = None

    def add(self, found: Found) -> None:
        """The stretch counts too."""
        self.games += found.games
        self.decisions += found.decisions
        for name, count in found.situations.items():
            self.situations[name] = self.situations.get(name, 0) + count
        self.difference = self.difference or found.difference


def whole_number(least: int) -> Any:  # noqa: ANN401 - what argparse wants
    """A type of argument: a whole number, not less than this."""

    def number(text: str) -> int:
        digits = text.replace("_", "")
        if not (digits.isascii() and digits.isdigit()) or int(digits) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(digits)

    return number


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = Parser(prog="soak", description="Hold the kernel equal to the referee over very many games.")
    parser.add_argument("--games", type=whole_number(1), default=10_000, help="how many (default: %(default)s)")
    parser.add_argument(
        "--jobs", type=whole_number(1), default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument("--seed", type=whole_number(0), default=0, help="which games (default: %(default)s)")
    parser.add_argument("--begin", type=whole_number(0), default=0, help="number of the first (default: %(default)s)")
    parser.add_argument("--plain", action="store_true", help="the kernel as plain Python, not compiled")
    return parser.parse_args()


def compare(seed: int, begin: int, end: int, *, plain: bool) -> Found:
    """Plays the games from begin up to end, in a process of its own."""
    # In the worker process, which imports the kernel compiled or plain.
    from tests.kernel.differential import Difference, play
    from tests.kernel.kernels import KERNEL, plain_kernel
    from tests.kernel.plans import plan_of

    kernel = plain_kernel() if plain else KERNEL
    situations = Situations()
    decisions = 0
    for number in range(begin, end):
        try:
            decisions += play(plan_of(seed, number), kernel, situations)
        except Difference as difference:
            return Found(number - begin, decisions, dict(situations), str(difference))
    return Found(end - begin, decisions, dict(situations), None)


def soak(options: argparse.Namespace) -> Totals:
    """All games, in several processes, up to the first difference."""
    totals = Totals()
    told = began = time.monotonic()
    end = options.begin + options.games
    stretches = ((start, min(start + STRETCH, end)) for start in range(options.begin, end, STRETCH))
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:

        def submitted(count: int) -> Iterator[Future[Found]]:
            for start, stop in islice(stretches, count):
                yield pool.submit(compare, options.seed, start, stop, plain=options.plain)

        running = set(submitted(2 * options.jobs))
        while running and totals.difference is None:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                totals.add(future.result())
            running |= set(submitted(len(done)))
            if time.monotonic() - told > EVERY_SECONDS:
                told = time.monotonic()
                print(progress(totals, options.games, told - began), file=sys.stderr, flush=True)
        pool.shutdown(cancel_futures=True)
    return totals


def progress(totals: Totals, games: int, seconds: float) -> str:
    """Return the progress in one line."""
    rate = totals.games / seconds
    return (
        f"{totals.games:,} of {games:,} games, {rate:,.0f} a second, {(games - totals.games) / rate / 60:.0f} min left"
    )


def main() -> int:
    """Prints what was compared; the exit status is 1 if the two sides differ."""
    options = arguments()
    began = time.monotonic()
    totals = soak(options)
    seconds = time.monotonic() - began
    if totals.difference is not None:
        print(totals.difference)
    print(f"equal: {totals.games:,} games, {totals.decisions:,} decisions, in {seconds:,.0f} seconds")
    print(*Situations(totals.situations).lines(), sep="\n")
    print("the kernel differs from the referee" if totals.difference else "the kernel equals the referee")
    return 1 if totals.difference else 0


if __name__ == "__main__":
    raise SystemExit(main())
