"""What is remembered of this machine's user: where their games are kept, and their name.

Nothing heavy is imported: the start screen needs it before anything is loaded.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import platformdirs

_LONGEST_NAME: Final = 100
"""As in a record (`record.record.check_name`, which is not imported here)."""


def games_folder() -> Path:
    """Return the folder of the user's games."""
    return platformdirs.user_data_path("flip7") / "games"


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
