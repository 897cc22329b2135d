"""The `flip7` command: one module declares each command, and `COMMANDS` lists the modules.

What a command needs is imported when it runs: all declarations are loaded at every start. So a body that needs much is
elsewhere, mostly in `runners/`, in the module of the same name; each declaration says where.
"""

from importlib import import_module
from typing import Final

from flip7.cli.app import main

COMMANDS: Final = (
    "play",
    "games",
    "you",
    "replay",
    "daily",
    "puzzle",
    "convert",
    "verify",
    "simulate",
    "advise",
    "playout",
    "review",
    "solve",
    "arena",
    "bots",
    "serve",
    "join",
    "admin",
    "tables",
    "score",
    "sheet",
    "rulings",
    "rules",
)
"""In the order of the help; importing a module registers its command."""

for _command in COMMANDS:
    import_module(f"flip7.cli.{_command}")

__all__ = ["COMMANDS", "main"]
