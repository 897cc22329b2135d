"""Print the slowest tests of the last run: `make times`.

`make check`, `make test` and `make e2e` leave a report in build/, one line for each test with the seconds of its
call: what is set up is shared by many. `--strict` fails if a test of `make test` took longer than it may.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

BUILD = Path(__file__).parents[1] / "build"
MOST_SECONDS = 8.0
"""No test of `make test` takes longer on two quiet cores; what does, belongs into `make e2e`."""
EXCEPT = ("tests/server/test_kill.py", "tests/web/test_trouble.py::test_a_killed_server")
"""Kill tests: a server is killed and started again, and that takes as long as it takes."""


class Timed(NamedTuple):
    """A test, and how long it took."""

    seconds: float
    name: str


def times_in(report: Path) -> list[Timed]:
    """Every test of a report, the slowest first."""
    cases = ET.parse(report).iter("testcase")  # noqa: S314 - pytest wrote it
    return sorted((Timed(float(case.get("time", 0)), name_of(case)) for case in cases), reverse=True)


def name_of(case: ET.Element) -> str:
    """Return the test's name as pytest writes it: file::name."""
    return f"{case.get('file') or case.get('classname')}::{case.get('name')}"


def too_slow(times: list[Timed]) -> list[Timed]:
    """Those that took longer than they may."""
    return [timed for timed in times if timed.seconds > MOST_SECONDS and not timed.name.startswith(EXCEPT)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the slowest; the exit status says whether one is too slow, if that was asked."""
    parser = argparse.ArgumentParser(description="Print the slowest tests of the last run.")
    parser.add_argument("--most", type=int, default=30, help="how many (default: %(default)s)")
    parser.add_argument("--tier", choices=["check", "test", "e2e"], default="test", help="which (default: %(default)s)")
    parser.add_argument("--strict", action="store_true", help=f"fail if one took over {MOST_SECONDS:g} s")
    wanted = parser.parse_args(arguments)
    report = BUILD / f"{wanted.tier}.xml"
    if not report.exists():
        print(f"there is no {report.relative_to(BUILD.parent)}: run `make {wanted.tier}` first")
        return 2
    times = times_in(report)
    for seconds, name in times[: wanted.most]:
        print(f"{seconds:8.2f} s  {name}")
    print(f"{sum(timed.seconds for timed in times):8.2f} s  in all {len(times):,} tests, whatever ran side by side")
    slow = too_slow(times) if wanted.strict else []
    for seconds, name in slow:
        print(f"too slow: {name} took {seconds:.1f} s, and may take {MOST_SECONDS:g} s")
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
