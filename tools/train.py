"""Trains the mind of the strong bots from nothing, and writes it into the package: `make train`.

It takes some twenty minutes on two cores. Same course, same mind; see docs/kernel.md for what is learned.
"""

import argparse
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from training.curriculum import USUAL

HERE = Path(__file__).parent.parent / "src" / "flip7" / "analysis" / "weights.json"


def main() -> None:
    """The mind is trained and written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=HERE, help="where to write the mind")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="cores to use")
    wishes = parser.parse_args()
    start = time.perf_counter()
    mind = USUAL.run(wishes.threads, lambda news: print(f"{time.perf_counter() - start:5.0f} s  {news}", flush=True))
    wishes.output.write_text(mind.to_json(), encoding="utf-8")
    print(f"{time.perf_counter() - start:5.0f} s  {mind} written to {wishes.output}")


if __name__ == "__main__":
    main()
