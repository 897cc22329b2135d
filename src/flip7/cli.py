"""The `flip7` command."""


def main() -> None:
    """Run it."""
