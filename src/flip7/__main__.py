"""The entry point of `flip7` and `python -m flip7`.

The command takes a moment to load; Ctrl-C in that moment is no reason for a traceback.
"""

import gc
import sys

INTERRUPTED = 130
GC_THRESHOLD = 20_000
"""Objects allocated between two garbage collections. Python's 700 would mean a hundred collections while modules are
loaded, which leave no garbage: a tenth of the time until a screen is seen."""


def main() -> int:
    """Run the command and return its exit status."""
    gc.set_threshold(GC_THRESHOLD)
    try:
        from flip7.cli import main as run  # takes a moment: within `try`, for Ctrl-C

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
