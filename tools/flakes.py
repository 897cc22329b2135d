"""Run the suite again and again in random order, and print every test that ever failed: `make flakes`.

A test that fails once in ten runs is worse than none: it hides real races, in our code too. Every run has an order of
its own, drawn from a seed that is printed, so that a failure can be brought about again. With `--load`, another process
keeps one core busy, as on a machine that others use.
"""

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from xml.etree import ElementTree as ET

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.times import name_of

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "build" / "flakes"
INTERRUPTED = 2
"""pytest's exit status when somebody pressed Ctrl-C."""


def main() -> int:
    """Print how every run went, then every test that failed and how often."""
    parser = argparse.ArgumentParser(description="Run the suite in random order until it is certain.")
    parser.add_argument("--runs", type=int, default=5, help="how often (default: %(default)s)")
    parser.add_argument("--load", action="store_true", help="beside a process that takes a core")
    parser.add_argument("--jobs", default=str(1 + (os.cpu_count() or 1)), help="test processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, help="the order of the first run (default: drawn)")
    wanted, pytest_options = parser.parse_known_args()
    REPORTS.mkdir(parents=True, exist_ok=True)
    first = wanted.seed if wanted.seed is not None else SystemRandom().randrange(1_000_000)
    failed: Counter[str] = Counter()
    with busy_core() if wanted.load else nothing():
        for run in range(wanted.runs):
            failed.update(one_run(run, first + run, wanted.jobs, pytest_options))
    for name, times in failed.most_common():
        print(f"failed in {times} of {wanted.runs} runs: {name}")
    print(f"{wanted.runs} runs{' beside a load' if wanted.load else ''}: {len(failed)} tests ever failed")
    return 1 if failed else 0


def one_run(run: int, seed: int, jobs: str, options: list[str]) -> set[str]:
    """Run the suite once in the order of that seed, and return the names of the tests that failed."""
    report = REPORTS / f"run-{run}.xml"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", jobs, "--dist", "worksteal", "-m", "not e2e and not alone"]
    order = ["--random-order", f"--random-order-seed={seed}", f"--junitxml={report}", "-p", "no:cacheprovider"]
    began = time.monotonic()
    done = subprocess.run([*command, *order, *options], check=False, cwd=ROOT, stdout=subprocess.DEVNULL)
    if done.returncode == INTERRUPTED:
        raise KeyboardInterrupt
    failed = failures_in(report)
    if done.returncode != 0 and not failed:
        failed = {f"(pytest itself ended with status {done.returncode})"}
    print(f"run {run + 1}, order {seed}: {time.monotonic() - began:.0f} s, {len(failed)} failed", flush=True)
    return failed


def failures_in(report: Path) -> set[str]:
    """The names of the tests that failed, or could not be set up or cleaned up."""
    if not report.exists():
        return set()
    cases = ET.parse(report).iter("testcase")  # noqa: S314 - pytest wrote it
    return {name_of(case) for case in cases if case.find("failure") is not None or case.find("error") is not None}


@contextmanager
def busy_core() -> Iterator[None]:
    """Keep one core busy meanwhile."""
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as load:
        try:
            yield
        finally:
            load.kill()


@contextmanager
def nothing() -> Iterator[None]:
    """Keep no core busy."""
    yield


if __name__ == "__main__":
    raise SystemExit(main())
