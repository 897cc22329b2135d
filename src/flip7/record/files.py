"""Games in files: read whole, written whole, and nothing overwritten by accident."""

import os
import secrets
import shutil
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from flip7.core.errors import Flip7Error
from flip7.record import Record, read_record, to_json, to_notation

STDIN: Final = "-"
MOST_BYTES: Final = 64 * 2**20
"""No game is as long as that; it keeps a wrong file from filling the memory."""
NOTATION_SUFFIX: Final = ".f7"


class BadFile(Flip7Error):
    """A file that cannot be read or written; the message begins with its name."""

    def __init__(self, file: str | Path, problem: str) -> None:
        named = str(file) or "''"
        super().__init__(f"{named}: {problem}")


def read_game(file: str) -> Record:
    """The record in the file, of either form; `-` is the standard input."""
    try:
        return read_record(read_text(file))
    except BadFile:
        raise
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None


def read_text(file: str) -> str:
    """The whole text of the file."""
    try:
        content = sys.stdin.buffer.read(MOST_BYTES + 1) if file == STDIN else _read(Path(file))
    except (OSError, ValueError) as error:
        raise BadFile(file, _problem(error)) from None
    if len(content) > MOST_BYTES:
        raise BadFile(file, "too large to be a game")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise BadFile(file, f"not a text: byte {error.start} is not UTF-8") from None


def _read(path: Path) -> bytes:
    with path.open("rb") as opened:
        return opened.read(MOST_BYTES + 1)


def as_text(record: Record, path: Path) -> str:
    """The record in the form that the file's name asks for: notation in `.f7`, else JSON."""
    if path.suffix.lower() == NOTATION_SUFFIX:
        return to_notation(record)
    return to_json(record) + "\n"


def create(path: Path, text: str) -> None:
    """A new file holds the text; a file that is there already is left alone, and that is a `BadFile`."""
    try:
        path.open("x").close()
    except (OSError, ValueError) as error:
        raise BadFile(path, _problem(error)) from None
    try:
        replace(path, text)
    except BadFile:
        path.unlink(missing_ok=True)
        raise


def replace(path: Path, text: str) -> None:
    """The file holds the text, or, if that cannot be done, what it held before: it is never half written."""
    real = _real(path)
    _check_ordinary(real, path)
    beside = _beside(real)
    try:
        _write(beside, text)
        _let_in_the_same_people(beside, real)
        beside.replace(real)
    except (OSError, ValueError) as error:
        raise BadFile(path, _problem(error)) from None
    finally:
        _remove(beside)


def check_new(path: Path) -> None:
    """There is nothing of that name, or `BadFile`: it would be left alone."""
    if path.exists():
        raise BadFile(path, _problem(FileExistsError()))


def probe(path: Path) -> None:
    """A file of that name could be written now, or `BadFile` says why not; nothing is changed."""
    real = _real(path)
    _check_ordinary(real, path)
    beside = _beside(real)
    try:
        _write(beside, "")
    except (OSError, ValueError) as error:
        raise BadFile(path, _problem(error)) from None
    finally:
        _remove(beside)


def _real(path: Path) -> Path:
    """The file itself, where the path is a link to it."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError) as error:
        raise BadFile(path, _problem(error)) from None


def _beside(path: Path) -> Path:
    """A name in the same folder that no file has: the text is written there first."""
    return path.with_name(f".flip7-{secrets.token_hex(8)}.tmp")


def _check_ordinary(real: Path, path: Path) -> None:
    """There is nothing of that name, or an ordinary file: a folder or a device is not to be replaced."""
    if real.is_dir():
        raise BadFile(path, _problem(IsADirectoryError()))
    if real.exists() and not real.is_file():
        raise BadFile(path, "not an ordinary file")
    if real.exists() and not os.access(real, os.W_OK):
        raise BadFile(path, _problem(PermissionError()))


def _let_in_the_same_people(new: Path, old: Path) -> None:
    """Whoever may read the old file, and nobody else, may read the new one."""
    with suppress(OSError):
        shutil.copymode(old, new)


def _remove(path: Path) -> None:
    """Nothing of that name is left; where the name itself is bad, nothing was there."""
    with suppress(OSError, ValueError):
        path.unlink(missing_ok=True)


def _write(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())


def fresh_name(folder: Path, now: datetime) -> Path:
    """A name for a game that has none, which no file in the folder has."""
    stem = f"flip7-{now:%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def _problem(error: OSError | ValueError) -> str:
    """What is wrong, in the words of one who looks for a file."""
    match error:
        case FileNotFoundError():
            return "there is no such file or folder"
        case FileExistsError():
            return "there is a file of that name already, it was left alone"
        case IsADirectoryError():
            return "a folder, not a file"
        case PermissionError():
            return "no permission"
        case OSError(strerror=str(reason)):
            return reason.lower()
        case _:
            return "no file can have that name"
