"""Erasure of personal data: remove a person's name and words from a table's log, which still replays as before.

The events keep their numbers. A name becomes «Player 3»; the person's words go, and the seed that was mixed from them
stands in `Sealed` instead. The game replays as it was played; that its seed was mixed from those words, nobody can
prove any more.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Final

import msgspec

from flip7.core.errors import Flip7Error
from flip7.core.shuffle import SEED_BYTES
from flip7.protocol.room_events import (
    BotSat,
    Came,
    GaveWord,
    LogLine,
    Revealed,
    RoomEvent,
    Sealed,
    decode_line,
    encode_line,
)
from flip7.protocol.room_options import LONGEST_NAME, Phase
from flip7.server.rooms.room import Room
from flip7.server.storage.store import Entry, StoredRoom, StoreTrouble

NO_WORD: Final = "-"
"""The mark in a log where a word was: a word has at least one character."""
NO_SECRET: Final = "0" * 2 * SEED_BYTES
"""In the place of a secret that was revealed: with it and the seed, a short word could be guessed."""


class StillPlayed(Flip7Error):
    """A game that is being played: its seed may not be changed or told."""


@dataclass(slots=True)
class _Findings:
    """The people that a search found, and their places in the log."""

    numbers: dict[int, int] = field(default_factory=dict)
    """The number of the event with which each of them came, and their number as a person."""
    others: set[str] = field(default_factory=set)
    """The names of everybody else, bots too."""
    given: set[int] = field(default_factory=set)
    """The numbers of the events with which they gave words."""
    sealed: int | None = None
    places: frozenset[int] = frozenset()
    """Which of the sealed words are theirs."""


def token_hashes_of(entries: Sequence[Entry], person: int) -> frozenset[str]:
    """Return the token hashes of everybody who came under that number."""
    return frozenset(
        line.token_hash
        for line in map(read_line, entries)
        if isinstance(line.act, Came) and line.act.person == person and line.token_hash is not None
    )


def erased(kept: StoredRoom, entries: Sequence[Entry], token_hashes: frozenset[str]) -> dict[int, bytes]:
    """Return the events that change, by their numbers, when those whose tokens have these hashes are forgotten.

    There are none if they were forgotten before, or never came. `StillPlayed` while their game is being played;
    `StoreTrouble` if the log cannot be read.
    """
    lines = [read_line(entry) for entry in entries]
    findings = _find(kept, entries, lines, token_hashes)
    if findings.numbers and findings.sealed is not None and kept.phase is not Phase.OVER:
        raise StillPlayed(f"the game at table {kept.code} is being played")
    changed = dict(chain(_names(lines, findings), _words(lines, findings), _seals(kept, lines, findings)))
    return {
        number: encode_line(msgspec.structs.replace(lines[number], act=event))
        for number, event in changed.items()
        if event != lines[number].act
    }


def _find(
    kept: StoredRoom, entries: Sequence[Entry], lines: Sequence[LogLine], token_hashes: frozenset[str]
) -> _Findings:
    """Read the log as far as the seal: nobody gives a word after it."""
    found = _Findings()
    room = Room.stored(kept)
    theirs: set[int] = set()
    for number, line in enumerate(lines):
        match line.act:
            case Came(person, name):
                if line.token_hash in token_hashes:
                    found.numbers[number] = person
                    theirs.add(person)
                else:
                    found.others.add(name.casefold())
                    theirs.discard(person)
            case BotSat(name=name):
                found.others.add(name.casefold())
            case GaveWord(person) if person in theirs:
                found.given.add(number)
            case Sealed():
                found.sealed = number
                given = [person for person in room.word_of if room.people[person].seat is not None]
                found.places = frozenset(place for place, person in enumerate(given) if person in theirs)
            case _:
                pass
        if found.sealed is None:
            _follow(room, entries[number])
    return found


def _names(lines: Sequence[LogLine], found: _Findings) -> Iterator[tuple[int, RoomEvent]]:
    taken = set(found.others)
    for number, person in found.numbers.items():
        event = lines[number].act
        assert isinstance(event, Came), "that is how they were found"
        yield number, msgspec.structs.replace(event, name=neutral_name(person, taken))


def neutral_name(person: int, taken: set[str]) -> str:
    """Return a name that says nothing, and that nobody else at the table has."""
    name = f"Player {person + 1}"[:LONGEST_NAME]
    tries = chain([name], (f"{name}-{again}"[:LONGEST_NAME] for again in count(2)))
    return next(each for each in tries if each.casefold() not in taken)


def _words(lines: Sequence[LogLine], found: _Findings) -> Iterator[tuple[int, RoomEvent]]:
    for number in found.given:
        event = lines[number].act
        assert isinstance(event, GaveWord), "that is how it was found"
        yield number, msgspec.structs.replace(event, word=NO_WORD)


def _seals(kept: StoredRoom, lines: Sequence[LogLine], found: _Findings) -> Iterator[tuple[int, RoomEvent]]:
    """The sealed words without theirs, and the seed; the same when it was revealed."""
    if found.sealed is None:
        return
    sealed = lines[found.sealed].act
    assert isinstance(sealed, Sealed), "that is how it was found"
    words = tuple(NO_WORD if place in found.places else word for place, word in enumerate(sealed.words))
    if words == sealed.words:
        return  # they gave none, or it was taken out before: the proof of the mix stays as it is
    room = Room.stored(kept)
    room.sealed = sealed
    yield found.sealed, Sealed(words, sealed.seed_hash, room.seed().hex())
    for number, line in enumerate(lines):
        if isinstance(line.act, Revealed):
            yield number, msgspec.structs.replace(line.act, secret=NO_SECRET, words=words)


def read_line(entry: Entry) -> LogLine:
    """Decode an entry of the log; raise `StoreTrouble` if it cannot be read."""
    try:
        return decode_line(entry.act)
    except msgspec.DecodeError as error:
        raise StoreTrouble(f"an event cannot be read: {error}") from None


def _follow(room: Room, entry: Entry) -> None:
    for _ in room.follow([entry]):
        pass
