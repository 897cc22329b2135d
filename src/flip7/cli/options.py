"""What commands have in common."""

from typing import Annotated

import typer

Plain = Annotated[bool, typer.Option("--plain", help="Plain text, line by line: for a screen reader or a script.")]

GameFile = Annotated[str, typer.Argument(metavar="FILE", help="A game, JSON or .f7; - is the standard input.")]


def help_text(about: str, *examples: str) -> str:
    """What a command does, and lines to try that are not run together."""
    return "\n".join([about, "", "\b", *examples])


def listed(given: str) -> tuple[str, ...]:
    """The entries of a list with commas."""
    return tuple(entry.strip() for entry in given.split(",")) if given else ()
