"""Where `flip7` and `python -m flip7` start.

The command takes a moment to load; Ctrl-C in that moment is no reason for a traceback.
"""

import gc
import sys

INTERRUPTED = 130
OFTEN_ENOUGH = 20_000
"""Objects that are made before garbage is looked for. Python's 700 would have it looked for a hundred times while
everything is loaded, of which nothing becomes garbage: a tenth of the time until a screen is seen."""


def main() -> int:
    """The command has run; its exit status comes back."""
    gc.set_threshold(OFTEN_ENOUGH)
    try:
        from flip7.cli import main as run

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
