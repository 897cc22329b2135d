"""Saved seats: the tokens of our seats at web tables, in a file, so that we can rejoin them."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import platformdirs
from msgspec import Struct

MAX_SEATS_SAVED: Final = 200
"""The oldest are dropped, so that the file stays small."""
_OWNER_ONLY: Final = 0o600
"""File mode: a token is as good as a password."""


class SeatKey(Struct, frozen=True):
    """Our identity at a table. Whoever has the token plays the seat, so nobody else may read it."""

    server: str
    table: str
    """Its id."""
    code: str
    name: str
    """The name as it was given: the server may have changed it."""
    token: str


_decoder: Final = msgspec.json.Decoder(list[SeatKey])


def usual_file() -> Path:
    """Return the usual file of saved seats."""
    return platformdirs.user_state_path("flip7") / "seats.json"


class SavedSeats:
    """All saved seats in one file, the newest last. A file that cannot be read counts as empty."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def find(self, server: str, table: str, name: str | None = None) -> SeatKey | None:
        """Find the newest seat at the table with that code or id; under that name, if one is given."""
        fits = (
            key
            for key in reversed(self._keys())
            if key.server == server and table in {key.table, key.code} and name in {None, key.name}
        )
        return next(fits, None)

    def last_name(self) -> str | None:
        """Return the name that was used last, at any table."""
        keys = self._keys()
        return keys[-1].name if keys else None

    def save(self, key: SeatKey) -> None:
        """Save a seat in place of an older one of that name at the same table; `OSError` if that fails."""
        place = (key.server, key.table, key.name)
        others = [other for other in self._keys() if (other.server, other.table, other.name) != place]
        self._write(msgspec.json.format(msgspec.json.encode([*others, key][-MAX_SEATS_SAVED:])))

    def _keys(self) -> list[SeatKey]:
        try:
            return _decoder.decode(self._file.read_bytes())
        except (OSError, msgspec.DecodeError):
            return []

    def _write(self, content: bytes) -> None:
        """Replace the file atomically: another program may read it at any time."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        beside = self._file.with_name(f".flip7-{secrets.token_hex(8)}.tmp")
        try:
            opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
            with os.fdopen(opened, "wb") as file:
                file.write(content)
            beside.replace(self._file)
        finally:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
