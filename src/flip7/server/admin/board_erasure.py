"""Erasure of personal data from a score board: remove the names of players from its setup and its entries.

Keepers are nobody by name; the names at a board are those of the players. A player may have had several, and each
stands in the setup, in an entry with which they joined or got another name, or in the correction of one. All of them
become «Player 3»; what was entered stays as it was. The events are read as JSON, so a board of another version is
erased, too.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from flip7.protocol.room_events import LogLine, RoomEvent, ScoreEntered, ScoreShared, encode_line
from flip7.protocol.room_options import Phase
from flip7.server.admin.erasure import StillPlayed, neutral_name, read_line
from flip7.server.storage.store import Entry, StoredRoom

_NAMING: Final = frozenset({"joined", "renamed"})
"""The entries of a score that hold a name."""


def is_board(entries: Sequence[Entry]) -> bool:
    """Return whether the log is that of a score board."""
    return bool(entries) and isinstance(read_line(entries[0]).act, ScoreShared)


def names_in(event: RoomEvent) -> Iterator[tuple[int, str]]:
    """Yield every name of a player that an event at a board holds, with the player's number."""
    match event:
        case ScoreShared(setup):
            yield from enumerate(setup["names"])
        case ScoreEntered(entries=entries):
            for entry in entries:
                what = _naming(entry)
                if what is not None:
                    yield what["seat"], what["name"]
        case _:
            pass


def names_of_player(entries: Sequence[Entry], player: int) -> frozenset[str]:
    """Return every name that the player of that number ever had at the board, in lower case."""
    events = (read_line(entry).act for entry in entries)
    return frozenset(name.casefold() for event in events for seat, name in names_in(event) if seat == player)


def erased_players(kept: StoredRoom, entries: Sequence[Entry], names: frozenset[str]) -> dict[int, bytes]:
    """Return the events that change, by their numbers, when whoever has one of these names is forgotten.

    `StillPlayed` while the board is shared: a keeper's device has the name, and could send it again. `StoreTrouble` if
    the log cannot be read.
    """
    lines = [read_line(entry) for entry in entries]
    found = [pair for line in lines for pair in names_in(line.act)]
    theirs = {seat for seat, name in found if name.casefold() in names}
    if not theirs:
        return {}
    if kept.phase is not Phase.OVER:
        raise StillPlayed(f"the score of board {kept.code} is being kept")
    taken = {name.casefold() for seat, name in found if seat not in theirs}
    neutral = {seat: neutral_name(seat, taken) for seat in theirs}
    changed = {number: _with_names(line, neutral) for number, line in enumerate(lines)}
    return {number: encode_line(line) for number, line in changed.items() if line != lines[number]}


def _with_names(line: LogLine, neutral: dict[int, str]) -> LogLine:
    match event := line.act:
        case ScoreShared(setup):
            names = [neutral.get(seat, name) for seat, name in enumerate(setup["names"])]
            return msgspec.structs.replace(line, act=msgspec.structs.replace(event, setup={**setup, "names": names}))
        case ScoreEntered(entries=entries):
            changed = tuple(_entry_with_name(entry, neutral) for entry in entries)
            return msgspec.structs.replace(line, act=msgspec.structs.replace(event, entries=changed))
        case _:
            return line


def _entry_with_name(entry: dict[str, Any], neutral: dict[int, str]) -> dict[str, Any]:
    what = _naming(entry)
    if what is None or what["seat"] not in neutral:
        return entry
    named = {**what, "name": neutral[what["seat"]]}
    return named if what is entry else {**entry, "by": named}


def _naming(entry: dict[str, Any]) -> dict[str, Any] | None:
    """Return the part of an entry that holds a name: itself, or what it is corrected by; None if there is none."""
    if entry.get("what") in _NAMING:
        return entry
    by = entry.get("by")
    return by if isinstance(by, dict) and by.get("what") in _NAMING else None
