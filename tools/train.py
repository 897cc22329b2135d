"""Train the weights of the strong bots from nothing, and write them into the package: `make train`.

It takes some twenty minutes on two cores. Same curriculum, same weights; see docs/kernel.md for what is learned.
"""

import argparse
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from training.curriculum import USUAL

HERE = Path(__file__).parents[1] / "src" / "flip7" / "kernel" / "weights.json"


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=HERE, help="where to write the weights")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="cores to use")
    options = parser.parse_args()
    start = time.perf_counter()
    weights = USUAL.run(
        options.threads, lambda news: print(f"{time.perf_counter() - start:5.0f} s  {news}", flush=True)
    )
    options.output.write_text(weights.to_json(), encoding="utf-8")
    print(f"{time.perf_counter() - start:5.0f} s  {weights} written to {options.output}")


if __name__ == "__main__":
    main()
