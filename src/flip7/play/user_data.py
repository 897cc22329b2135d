"""The user's data on this machine: the folder of their games, and their name.

Nothing heavy is imported: the start screen needs it before anything is loaded.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import platformdirs

_LONGEST_NAME: Final = 100
"""The limit of names in records (`record.record.check_name`, which is not imported here)."""


def games_folder() -> Path:
    """Return the folder of the user's games."""
    return platformdirs.user_data_path("flip7") / "games"


def daily_folder() -> Path:
    """Return the folder of the user's tries at daily deals."""
    return platformdirs.user_data_path("flip7") / "daily"


def own_games_file() -> Path:
    """Return the file of what is kept of the user's reviewed games."""
    return platformdirs.user_data_path("flip7") / "own-games.json"


def puzzles_file() -> Path:
    """Return the file of the puzzles that the user has solved."""
    return platformdirs.user_data_path("flip7") / "puzzles.json"


def locks_folder() -> Path:
    """Return the folder of the locks on games that are being played."""
    return platformdirs.user_state_path("flip7") / "open-games"


def last_name() -> str | None:
    """Return the name that the user played under last; None if there is none, or it cannot be read."""
    try:
        with _name_file().open("rb") as file:
            name = file.read(4 * _LONGEST_NAME + 1).decode().strip()
    except (OSError, UnicodeError):
        return None
    return name if name.isprintable() and 1 <= len(name) <= _LONGEST_NAME else None


def remember_name(name: str) -> None:
    """Remember the name for the next game; a name that cannot be written is no reason not to play."""
    file = _name_file()
    beside = file.with_name(f".name-{os.getpid()}.tmp")
    with suppress(OSError, UnicodeError):
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(name + "\n", encoding="utf-8")
        beside.replace(file)


def _name_file() -> Path:
    return platformdirs.user_state_path("flip7") / "name"
