"""Breaks the rules on purpose, one small change at a time, and counts how many of the breaks a test notices.

mutmut makes the mutants of `flip7.core` and runs the tests on each in a process forked after the import. What runs at
import cannot be broken that way, so every mutant that survives is tried once more in a process of its own. The
survivors, and why they are harmless, are listed in docs/mutants.md.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

BAR = 0.9
MUTANTS = Path("mutants")
TESTS = ("tests/rules", "tests/core")
BRIEF = {**os.environ, "HYPOTHESIS_PROFILE": "brief"}


def main() -> int:
    """Prints the survivors and the share of mutants killed; the exit status says whether it is enough."""
    mutmut = str(Path(sys.executable).with_name("mutmut"))
    subprocess.run([mutmut, "run", *sys.argv[1:]], check=True, env=BRIEF)
    subprocess.run([mutmut, "export-cicd-stats"], check=True, stdout=subprocess.DEVNULL)
    total = json.loads((MUTANTS / "mutmut-cicd-stats.json").read_text(encoding="utf-8"))["total"]
    suspects = alive(mutmut)
    print(f"\n{len(suspects)} of {total} mutants are alive; each is tried again in a process of its own")
    survivors = [name for name in suspects if survives(name)]
    for name in survivors:
        shown = subprocess.run([mutmut, "show", name], check=True, capture_output=True, text=True)
        print(f"\n{name}\n{shown.stdout}")
    killed = 1 - len(survivors) / total
    print(f"\n{len(survivors)} of {total} mutants survived: {killed:.1%} killed (bar: {BAR:.0%})")
    return 0 if killed >= BAR else 1


def alive(mutmut: str) -> list[str]:
    """The mutants that no test noticed. One that made the tests hang was noticed."""
    listed = subprocess.run([mutmut, "results"], check=True, capture_output=True, text=True)
    pairs = [line.strip().rpartition(": ") for line in listed.stdout.splitlines()]
    return [name for name, _, status in pairs if status in {"survived", "no tests", "suspicious"}]


def survives(name: str) -> bool:
    """Whether the tests pass with this mutant, from the import on."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-m", "unit", *TESTS]
    environment = {**BRIEF, "MUTANT_UNDER_TEST": name, "PYTHONPATH": str((MUTANTS / "src").resolve())}
    try:
        run = subprocess.run(command, check=False, cwd=MUTANTS, env=environment, capture_output=True, timeout=300)
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


if __name__ == "__main__":
    raise SystemExit(main())
