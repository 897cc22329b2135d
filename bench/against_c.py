"""The kernel beside a plain C loop (plain_c/games.c) that plays the very same games, in turns within one run."""

import json
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from simulator import table_of

from flip7.arena.simulation import seed_number
from flip7.arena.tally import Tally
from flip7.kernel import referee

SOURCE = Path(__file__).parent / "plain_c" / "games.c"
OPTIONS = ("-O2", "-O3 -march=native")
SEATS = 4
GAMES = 20_000
TURNS = 25
BAR = 1.15


def lines() -> list[str]:
    """Compare the speed of the kernel with plain C, and check that both counted the same."""
    compiler = shutil.which("cc")
    if compiler is None:
        return ["kernel to plain C: not measured, there is no C compiler here"]
    with tempfile.TemporaryDirectory() as folder:
        programs = {options: _compiled(compiler, options, Path(folder)) for options in OPTIONS}
        return _measured(programs)


def _compiled(compiler: str, options: str, folder: Path) -> Path:
    program = folder / options.replace(" ", "")
    subprocess.run([compiler, *options.split(), "-o", program, SOURCE], check=True)
    return program


def _measured(programs: dict[str, Path]) -> list[str]:
    simulation = table_of("stay:25")
    simulation.play(range(100))  # compiled, or loaded
    kernel = 1e9
    plain = dict.fromkeys(programs, 1e9)
    for _ in range(TURNS):
        start = time.process_time()
        tally = simulation.play(range(GAMES))
        kernel = min(kernel, time.process_time() - start)
        for options, program in programs.items():
            command = [program, str(seed_number(simulation.seed)), "0", str(GAMES)]
            found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
            plain[options] = min(plain[options], found.pop("seconds"))
            assert found == _counts(tally), f"plain C counted {found}, the kernel {_counts(tally)}"
    return [
        f"kernel to plain C (cc {options}), the same games: {seconds / kernel:.2f} times as fast"
        f"{f' (bar: at least {BAR})' if options == OPTIONS[0] else ''}, "
        f"{GAMES / kernel:,.0f} to {GAMES / seconds:,.0f} games a second"
        for options, seconds in plain.items()
    ]


def _counts(tally: Tally) -> dict[str, object]:
    """Return the counts that the C program makes, too."""
    names = ("games", "rounds", "cards", "reshuffles", "winning")
    return {
        **{name: tally.one(name) for name in names},
        "busts": int(tally.table("ended", SEATS)[:, referee.BUSTED].sum()),
        "sevens": sum(tally.each("sevens", SEATS)),
        "seat_wins": tally.each("seat_wins", SEATS),
    }


if __name__ == "__main__":
    print(*lines(), sep="\n")
