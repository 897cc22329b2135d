"""Break the code on purpose, one small change at a time, and count the breaks that a test notices: `make mutants`.

mutmut makes the mutants of what pyproject.toml names, and runs the tests that reach a function on each of its mutants,
in a process forked after the import. What runs at import cannot be broken that way, so every mutant that survives is
tried once more in a process of its own. The survivors, and why they are harmless, are listed in docs/mutants.md.

Names of parts, or patterns of mutants, choose what is broken: `make mutants ARGS=odds`.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MUTANTS = Path("mutants")
BRIEF = {**os.environ, "HYPOTHESIS_PROFILE": "brief"}
ALIVE = frozenset({"survived", "no tests", "suspicious"})
"""A mutant that made the tests hang was noticed."""
UNTRIED = "not checked"
MARKS = "unit or room_rules"
"""As in pyproject.toml. Those of a room's rules are not units, because they have a real database."""


@dataclass(frozen=True)
class Part:
    """Modules that are broken, the tests that must notice, and how often."""

    modules: str
    tests: tuple[str, ...]
    bar: float

    def has(self, mutants: str) -> bool:
        """Whether these mutants, a pattern, are of this part."""
        return mutants.startswith(self.modules)


ROOM_TESTS = tuple(
    f"tests/server/test_{name}.py"
    for name in (
        *("rooms", "room_rules", "advice", "growing_table", "behaviour", "trust"),
        *("turns", "pace", "big_screen", "boards", "write_path"),
    )
)
PARTS = {
    "core": Part("flip7.core.", ("tests/rules", "tests/core"), 0.97),
    "odds": Part("flip7.analysis.", ("tests/analysis",), 0.90),
    "room_state": Part("flip7.protocol.", ("tests/protocol/test_room_state.py", *ROOM_TESTS), 0.90),
    "rooms": Part("flip7.server.", ROOM_TESTS, 0.90),
}
"""Scoring is part of the core, and held to its bar."""


def main() -> int:
    """Print the survivors and the share killed of every part; the exit status says whether it is enough."""
    mutmut = str(Path(sys.executable).with_name("mutmut"))
    wanted = [f"{PARTS[name].modules}*" if name in PARTS else name for name in sys.argv[1:]]
    subprocess.run([mutmut, "run", *wanted], check=True, env=BRIEF)
    tried = {name: status for name, status in results(mutmut) if status != UNTRIED}
    # What an earlier run has left of other parts is not judged.
    judged = {name: part for name, part in PARTS.items() if not wanted or any(map(part.has, wanted))}
    verdicts = [is_enough(mutmut, name, part, tried) for name, part in judged.items()]
    return 0 if all(verdicts) else 1


def is_enough(mutmut: str, name: str, part: Part, tried: dict[str, str]) -> bool:
    """Print what survived of a part, and say whether enough was killed; a part that was not tried is enough."""
    mutants = [mutant for mutant in tried if mutant.startswith(part.modules)]
    if not mutants:
        return True
    suspects = [mutant for mutant in mutants if tried[mutant] in ALIVE]
    print(f"\n{name}: {len(suspects)} of {len(mutants)} mutants are alive; each is tried again in a process of its own")
    survivors = [mutant for mutant in suspects if survives(mutant, part.tests)]
    for mutant in survivors:
        shown = subprocess.run([mutmut, "show", mutant], check=True, capture_output=True, text=True)
        print(f"\n{mutant}\n{shown.stdout}")
    killed = 1 - len(survivors) / len(mutants)
    print(f"\n{name}: {len(survivors)} of {len(mutants)} mutants survived: {killed:.1%} killed (bar: {part.bar:.0%})")
    return killed >= part.bar


def results(mutmut: str) -> Iterator[tuple[str, str]]:
    """Every mutant, and what became of it."""
    listed = subprocess.run([mutmut, "results", "--all", "true"], check=True, capture_output=True, text=True)
    for line in listed.stdout.splitlines():
        name, _, status = line.strip().rpartition(": ")
        yield name, status


def survives(mutant: str, tests: tuple[str, ...]) -> bool:
    """Whether the tests pass with this mutant, from the import on."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-m", MARKS, *tests]
    environment = {**BRIEF, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": str((MUTANTS / "src").resolve())}
    try:
        run = subprocess.run(command, check=False, cwd=MUTANTS, env=environment, capture_output=True, timeout=300)
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


if __name__ == "__main__":
    raise SystemExit(main())
