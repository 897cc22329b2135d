"""Train the weights of the strong bots from nothing, and write them into the package: `make train`.

It takes some thirty-five minutes on two busy cores, a third of it for the chances to win (`--chances`: these alone).
Same curriculum, same weights; see docs/kernel.md for what is learned.
"""

import argparse
import os
import sys
import time
from pathlib import Path

# Two threads for each product of small matrices wait for each other when anything else runs.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

sys.path.insert(0, str(Path(__file__).parents[1]))

from flip7.kernel.weights import default_weights
from training.curriculum import USUAL

HERE = Path(__file__).parents[1] / "src" / "flip7" / "kernel" / "weights.json"


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=HERE, help="where to write the weights")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="cores to use")
    only = parser.add_mutually_exclusive_group()
    only.add_argument(
        "--chances", action="store_true", help="learn the chances to win anew, and leave the players as they are"
    )
    only.add_argument("--distil", action="store_true", help="only distil a search into level 5's network once more")
    options = parser.parse_args()
    start = time.perf_counter()

    def tell(news: str) -> None:
        print(f"{time.perf_counter() - start:5.0f} s  {news}", flush=True)

    if options.chances:
        weights = USUAL.learn_chances(default_weights(), options.threads, tell)
    elif options.distil:
        weights = USUAL.distil(default_weights(), options.threads, tell)
    else:
        weights = USUAL.run(options.threads, tell)
    options.output.write_text(weights.to_json(), encoding="utf-8")
    print(f"{time.perf_counter() - start:5.0f} s  {weights} written to {options.output}")


if __name__ == "__main__":
    main()
