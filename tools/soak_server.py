"""Kills a server with players at fifty tables, again and again, and looks whether anything was lost: `make soak`.

Each siege has its own seed; it stops at the first that fails, and says which it was. What is done, and what must hold,
stands in tests/server/chaos.py.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.chaos import Siege, besiege


class Parser(argparse.ArgumentParser):
    """Bad arguments are told in one line."""

    def error(self, message: str) -> NoReturn:
        """Exit status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = Parser(prog="soak_server", description="Kill the server of many tables, and see that nothing is lost.")
    parser.add_argument("--sieges", type=int, default=10, help="how many (default: %(default)s, a minute each)")
    parser.add_argument("--seed", type=int, default=0, help="of the first; the others follow (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=50, help="at each siege (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=10, help="at each siege (default: %(default)s)")
    return parser.parse_args()


def main() -> int:
    """Prints what each siege came to; the exit status is 1 if something was lost."""
    options = arguments()
    for number in range(options.sieges):
        siege = Siege(options.seed + number, options.tables, options.kills)
        began = time.monotonic()
        try:
            with tempfile.TemporaryDirectory(prefix="flip7-siege-") as folder:
                outcome = asyncio.run(besiege(siege, Path(folder)))
        except (AssertionError, TimeoutError) as error:
            print(f"{siege}: {error or type(error).__name__}", *getattr(error, "__notes__", ()), sep="\n")
            return 1
        print(f"{siege}: {outcome}, in {time.monotonic() - began:,.0f} seconds", flush=True)
    print(f"nothing was lost and nothing doubled in {options.sieges * options.kills} kills")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
