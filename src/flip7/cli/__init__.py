"""The `flip7` command: it parses and delegates, one module for each command.

What a command needs is imported when it runs.
"""

from importlib import import_module
from typing import Final

from flip7.cli.app import main

COMMANDS: Final = (
    "play",
    "replay",
    "convert",
    "verify",
    "simulate",
    "advise",
    "review",
    "solve",
    "arena",
    "bots",
    "serve",
    "join",
    "admin",
    "tables",
    "rules",
)
"""In the order in which the help lists them; importing one enrols it."""

for _command in COMMANDS:
    import_module(f"flip7.cli.{_command}")

__all__ = ["COMMANDS", "main"]
