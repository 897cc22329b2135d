"""Measure what each extra of the package costs: seconds to install it into a new environment, megabytes, packages.

    make build && python bench/install_size.py dist/flip7-*.whl [EXTRA…]

`pip` takes packages from its cache or the index; the second run shows what the machine alone needs. Sizes are those of
all files in site-packages, compiled bytecode included; the environments have no pip of their own. Seconds are by the
clock and of the processor: beside other work only the second says something.
"""

import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).parents[1]
EXTRAS: Final = ("", "sheet", "study", "parquet", "serve", "postgres", "cluster", "envs", "all")
"""The empty one is the package without extras."""


def main(wheel: Path, extras: tuple[str, ...]) -> None:
    """Print a row for each extra."""
    print("| installed | seconds | of the processor | MB | packages |\n|---|---:|---:|---:|---:|")
    for extra in extras:
        wanted = f"{wheel.absolute()}[{extra}]" if extra else str(wheel.absolute())
        seconds, processor, megabytes, packages = installed(wanted)
        name = f"flip7[{extra}]" if extra else "flip7"
        print(f"| `{name}` | {seconds:.1f} | {processor:.1f} | {megabytes:.0f} | {packages} |", flush=True)


def installed(wanted: str) -> tuple[float, float, float, int]:
    """Install into a new environment; return seconds by the clock and of the processor, MB and packages."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python", folder]
        began, used = perf_counter(), processor_seconds()
        subprocess.run([*pip, "install", "--constraint", str(ROOT / "constraints.txt"), wanted], check=True)
        seconds = perf_counter() - began
        (site,) = Path(folder, "lib").glob("python*/site-packages")
        size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
        return seconds, processor_seconds() - used, size / 1e6, len([*site.glob("*.dist-info")])


def processor_seconds() -> float:
    """Return the processor time of all programs that have been run."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or EXTRAS)
