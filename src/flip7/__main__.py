"""Where `flip7` and `python -m flip7` start.

The command takes a moment to load; Ctrl-C in that moment is no reason for a traceback.
"""

import sys

INTERRUPTED = 130


def main() -> int:
    """The command has run; its exit status comes back."""
    try:
        from flip7.cli import main as run

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
