"""Game files: one game or many, written atomically, and never overwritten by accident."""

import os
import secrets
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import chain
from pathlib import Path
from typing import IO, Any, Final

from flip7.core.errors import Flip7Error, quoted
from flip7.record.detect import is_json, read_record
from flip7.record.json_form import from_json, to_json
from flip7.record.notation.many import split_games
from flip7.record.notation.reader import from_notation
from flip7.record.notation.tree import BadNotation
from flip7.record.notation.writer import to_notation
from flip7.record.record import BadRecord, Record

STDIN: Final = "-"
MAX_BYTES: Final = 64 * 2**20
"""No game is as long as this; it keeps a wrong file from filling the memory."""
JSON_SUFFIX: Final = ".json"
NOTATION_SUFFIX: Final = ".f7"
MANY_SUFFIX: Final = ".jsonl"
_BELOW_MAIN: Final = 'in a script, call this below `if __name__ == "__main__":`'
_GAME_SUFFIXES: Final = {JSON_SUFFIX, NOTATION_SUFFIX, MANY_SUFFIX}


class BadFile(Flip7Error):
    """A file that cannot be read or written; the message begins with its name."""

    def __init__(self, file: str | Path, problem: str) -> None:
        named = str(file) or "''"
        super().__init__(f"{named}: {problem}")


def read_game(file: str | Path) -> Record:
    """Read the record of a file, in either format; `-` is the standard input."""
    try:
        return read_record(read_text(file))
    except BadFile:
        raise
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None


def read_any(file: str | Path) -> Iterator[Record]:
    """Read the games of a file: many from a `.jsonl`, a `.f7` or the standard input, else the one."""
    if str(file) == STDIN or Path(file).suffix.lower() in {MANY_SUFFIX, NOTATION_SUFFIX}:
        yield from read_games(file)
    else:
        yield read_game(file)


def read_games(file: str | Path, *, processes: int = 1) -> Iterator[Record]:
    """Read the games of a file one after the other: JSON records, one on each line, or in a `.f7` game after game.

    Only one game is in memory at a time. A game that cannot be read is a `BadFile` that names its line; empty lines are
    passed over. `-` is the standard input, in either format; of a folder, its files are read in the order of their
    names. `read_headers` is quicker where names, rules, points do.

    More `processes` read a long `.f7` together, a few hundred games ahead: as quick as there are cores, and with the
    same games and mistakes in the same order. A script that asks for them does so below `if __name__ == "__main__":`.
    """
    if type(processes) is not int or processes < 1:
        raise BadFile(file, f"processes is {quoted(processes)}: it must be a whole number from 1 on")
    texts = game_texts(file)
    if processes > 1:
        yield from _read_together(file, texts, processes)
    else:
        for text in texts:
            yield text.record()


@dataclass(frozen=True, slots=True)
class GameText:
    """The text of one game of a file, not looked at yet."""

    file: str | Path
    line: int
    """The line of the file that it begins on, from 1."""
    text: str
    in_notation: bool

    def record(self) -> Record:
        """Read the game; raise `BadFile` with its line if it is none."""
        with self.located():
            return from_notation(self.text) if self.in_notation else from_json(self.text)

    @contextmanager
    def located(self) -> Iterator[None]:
        """Turn a mistake in the text into a `BadFile` that says where in the file it is."""
        try:
            yield
        except BadNotation as error:
            raise BadFile(self.file, f"{error.where.after(self.line - 1)}: {error.problem}") from None
        except BadFile:
            raise
        except Flip7Error as error:
            raise BadFile(self.file, f"line {self.line}: {error}") from None


def _read_together(file: str | Path, texts: Iterator[GameText], processes: int) -> Iterator[Record]:
    from flip7.record.processes import BrokenProcessPool, in_processes  # a browser has none

    failures: list[BadFile] = []

    def readable() -> Iterator[GameText]:
        try:
            yield from texts
        except BadFile as error:  # raised when the games before it have been read
            failures.append(error)

    try:
        for block, records in in_processes(readable(), _read_block, processes):
            yield from records
            if len(records) < len(block):
                yield block[len(records)].record()
    except BrokenProcessPool:  # one was killed, or it ran the script again, down to this very call
        raise BadFile(file, f"a reading process ended; {_BELOW_MAIN}") from None
    if failures:
        raise failures[0]


def _read_block(texts: list[GameText]) -> list[Record]:
    """Read the games up to one that cannot be read: who has sent them reads that one, and says what is wrong."""
    records = []
    with suppress(BadFile):
        for text in texts:
            records.append(text.record())  # noqa: PERF401 - those before the mistake are kept
    return records


def files_of(given: str | Path) -> list[str | Path]:
    """Return the files of games in a folder, in the order of their names; of anything else, itself."""
    try:
        if str(given) == STDIN or not Path(given).is_dir():
            return [given]
        found = sorted(each for each in Path(given).iterdir() if _is_game_file(each))
    except (OSError, ValueError) as error:
        raise BadFile(given, _problem(error)) from None
    if not found:
        raise BadFile(given, f"a folder without games: their names end in {', '.join(sorted(_GAME_SUFFIXES))}")
    return [*found]


def _is_game_file(path: Path) -> bool:
    return path.suffix.lower() in _GAME_SUFFIXES and not path.name.startswith(".") and path.is_file()


def game_texts(file: str | Path) -> Iterator[GameText]:
    """Split a file of games, or those of a folder, into their texts, one at a time."""
    for each in files_of(file):
        if each is not file and Path(each).suffix.lower() == JSON_SUFFIX:  # one game, on any number of lines
            text = read_text(each)
            yield GameText(each, 1, text, in_notation=not is_json(text))
        else:
            yield from _texts_of(each)


def _texts_of(file: str | Path) -> Iterator[GameText]:
    try:
        opened = sys.stdin.buffer if str(file) == STDIN else Path(file).open("rb")  # noqa: SIM115 - closed below
    except (OSError, ValueError) as error:
        raise BadFile(file, _problem(error)) from None
    with nullcontext(opened) if opened is sys.stdin.buffer else opened:
        try:
            yield from _texts(file, _lines(opened))
        except OSError as error:
            raise BadFile(file, _problem(error)) from None


def _texts(file: str | Path, lines: Iterator[bytes]) -> Iterator[GameText]:
    before: list[bytes] = []
    for line in lines:
        before.append(line)
        if not line.isspace():
            break
    every = chain(before, lines)
    by_name = str(file) == STDIN or Path(file).suffix.lower() == NOTATION_SUFFIX
    if by_name and before and not is_json(before[-1].decode("utf-8-sig", "replace")):
        yield from _texts_in_notation(file, every)
    else:
        yield from _texts_in_json(file, every)


def _lines(opened: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines; one that is longer than any game is cut off behind that, and will be refused."""
    while line := opened.readline(MAX_BYTES + 1):
        yield line


def _texts_in_json(file: str | Path, lines: Iterable[bytes]) -> Iterator[GameText]:
    for number, line in enumerate(lines, start=1):
        if line.isspace():
            continue
        try:
            text = _one_line(line)
        except BadRecord as error:
            raise BadFile(file, f"line {number}: {error}") from None
        yield GameText(file, number, text, in_notation=False)


def _texts_in_notation(file: str | Path, lines: Iterable[bytes]) -> Iterator[GameText]:
    try:
        for first, text in split_games(_decoded(lines), MAX_BYTES):
            yield GameText(file, first, text, in_notation=True)
    except BadRecord as error:
        raise BadFile(file, str(error)) from None


def _decoded(lines: Iterable[bytes]) -> Iterator[str]:
    for number, line in enumerate(lines, start=1):
        try:
            yield _one_line(line)
        except BadRecord as error:
            raise BadRecord(f"line {number}: {error}") from None


def _one_line(line: bytes) -> str:
    if len(line) > MAX_BYTES:
        raise BadRecord("too large to be a game")
    try:
        return line.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"not a text: byte {error.start} is not UTF-8") from None


def write_games(path: str | Path, records: Iterable[Record]) -> int:
    """Write games to a file, and return how many; they are not all kept in memory.

    In a `.f7` they stand in notation with an empty line between them, else as JSON records, one on each line. The file
    is written atomically: it holds all of them or, if something fails, what it held before.
    """
    if Path(path).suffix.lower() == NOTATION_SUFFIX:
        return write_pieces(path, (("\n" if number else "") + to_notation(game) for number, game in enumerate(records)))
    return write_pieces(path, (to_json(record) + "\n" for record in records))


def write_pieces(path: str | Path, pieces: Iterable[str]) -> int:
    """Write a text piece by piece, and return how many there were; atomically, as `write_games`."""
    count = 0
    with replacing(Path(path)) as beside, beside.open("x", encoding="utf-8") as opened:
        for count, piece in enumerate(pieces, start=1):  # noqa: B007 - counted here, returned below
            opened.write(piece)
    return count


def read_text(file: str | Path) -> str:
    """Read the whole text of the file."""
    try:
        content = sys.stdin.buffer.read(MAX_BYTES + 1) if str(file) == STDIN else _read(Path(file))
    except (OSError, ValueError) as error:
        raise BadFile(file, _problem(error)) from None
    if len(content) > MAX_BYTES:
        raise BadFile(file, "too large to be a game")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise BadFile(file, f"not a text: byte {error.start} is not UTF-8") from None


def _read(path: Path) -> bytes:
    with path.open("rb") as opened:
        return opened.read(MAX_BYTES + 1)


def as_text(record: Record, path: Path) -> str:
    """Write the record in the format of the file's name: notation in `.f7`, else JSON."""
    if path.suffix.lower() == NOTATION_SUFFIX:
        return to_notation(record)
    return to_json(record) + "\n"


def create(path: Path, text: str, *, flushed: bool = True) -> None:
    """Create a file with the text; raise `BadFile` if there is one already.

    `flushed` waits until it is on the disk, for what cannot be made again.
    """
    try:
        path.open("x").close()
    except (OSError, ValueError) as error:
        raise _unwritten(path, error) from None
    try:
        replace(path, text, flushed=flushed)
    except BadFile:
        path.unlink(missing_ok=True)
        raise


def replace(path: Path, content: str | bytes, *, flushed: bool = True) -> None:
    """Write the file atomically: it holds the content, or, if that fails, what it held before."""
    with replacing(path) as beside:
        _write(beside, content, flushed=flushed)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield the name of a new file in the same folder; if nothing fails, it takes the place of the path at the end.

    A mistake of the operating system's, or a text that is not Unicode, is a `BadFile` that names the path.
    """
    real = _real(path)
    _check_ordinary(real, path)
    beside = _beside(real)
    try:
        yield beside
        _copy_mode(beside, real)
        beside.replace(real)
    except (OSError, UnicodeError) as error:
        raise _unwritten(path, error) from None
    finally:
        _remove(beside)


def make_folder(path: Path) -> None:
    """Make a folder, and those that it is in; raise `BadFile` if that fails."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadFile(path, _problem(error)) from None


def check_new(path: Path) -> None:
    """Raise `BadFile` if there is something of that name."""
    if path.exists():
        raise BadFile(path, _problem(FileExistsError()))


def probe(path: Path) -> None:
    """Raise `BadFile` unless a file of that name could be written now; nothing is changed."""
    real = _real(path)
    _check_ordinary(real, path)
    beside = _beside(real)
    try:
        _write(beside, "", flushed=True)
    except (OSError, ValueError) as error:
        raise _unwritten(path, error) from None
    finally:
        _remove(beside)


def _real(path: Path) -> Path:
    """Return the file itself, where the path is a link to it."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError) as error:
        raise BadFile(path, _problem(error)) from None


def _beside(path: Path) -> Path:
    """Return an unused name in the same folder, for the temporary file."""
    return path.with_name(f".flip7-{secrets.token_hex(8)}.tmp")


def _check_ordinary(real: Path, path: Path) -> None:
    """Raise `BadFile` for a folder or a device, which must not be replaced."""
    if real.is_dir():
        raise BadFile(path, _problem(IsADirectoryError()))
    if real.exists() and not real.is_file():
        raise BadFile(path, "not an ordinary file")
    if real.exists() and not os.access(real, os.W_OK):
        raise BadFile(path, _problem(PermissionError()))


def _copy_mode(new: Path, old: Path) -> None:
    """Copy the old file's permissions to the new one."""
    with suppress(OSError):
        shutil.copymode(old, new)


def _remove(path: Path) -> None:
    """Remove the file; where the name itself is bad, nothing was there."""
    with suppress(OSError, ValueError):
        path.unlink(missing_ok=True)


def _write(path: Path, content: str | bytes, *, flushed: bool) -> None:
    opened: IO[Any] = path.open("xb") if isinstance(content, bytes) else path.open("x", encoding="utf-8")
    with opened:
        opened.write(content)
        if flushed:
            opened.flush()
            os.fsync(opened.fileno())


def fresh_name(folder: Path, now: datetime) -> Path:
    """Return an unused name in the folder, for a game that has none."""
    stem = f"flip7-{now:%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def _unwritten(path: str | Path, error: OSError | ValueError) -> BadFile:
    """Say why a file was not written: nobody expects that it is there, but its folder must be."""
    if isinstance(error, FileNotFoundError):
        return BadFile(path, "there is no such folder")
    return BadFile(path, _problem(error))


def check_game_name(path: Path) -> None:
    """Raise `BadFile` for the name of a new game whose ending does not say in which format it is to be written."""
    if path.suffix.lower() not in {JSON_SUFFIX, NOTATION_SUFFIX}:
        raise BadFile(path, f"a game is kept in a file that ends in {JSON_SUFFIX} or {NOTATION_SUFFIX}")


def _problem(error: OSError | ValueError) -> str:
    """Say what is wrong, in the words of a person who looks for a file."""
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
