"""The file in the user's data folder that keeps one's own part of each review, so that no game is reviewed twice."""

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec

from flip7.analysis.own_results import OwnGame
from flip7.core.seats import Seat
from flip7.record import Record, to_json
from flip7.record.files import BadFile, make_folder, replace


def key_of(record: Record, seat: Seat) -> str:
    """Return the key of a game as one seat played it, which is the same wherever its file lies."""
    return f"{sha256(to_json(record).encode()).hexdigest()[:16]}-{seat}"


def load(file: Path) -> dict[str, OwnGame]:
    """Return what is kept, by key; nothing if the file is not there or makes no sense: then it is worked out again."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=list[OwnGame])
    except (OSError, msgspec.MsgspecError, RecursionError, UnicodeError):
        return {}
    return {game.key: game for game in kept}


def save(file: Path, games: Mapping[str, OwnGame]) -> None:
    """Write what is kept atomically; a folder that cannot be written is no reason to tell nothing."""
    with suppress(BadFile):
        make_folder(file.parent)
        replace(file, msgspec.json.encode(list(games.values())), flushed=False)


def erase(file: Path) -> None:
    """Delete the file; raise `BadFile` if that fails."""
    try:
        file.unlink(missing_ok=True)
    except NotADirectoryError:
        pass  # then it is not there, either
    except OSError as error:
        raise BadFile(file, (error.strerror or str(error)).lower()) from None
