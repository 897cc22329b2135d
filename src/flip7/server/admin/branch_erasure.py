"""Erasure of personal data from branches: a bot sits in for a person under their name, and whoever branched may use it.

The bot in the branch, or whoever sits there under that name, becomes «Player 3»; the game goes on as it is.
"""

from collections.abc import Sequence

import msgspec

from flip7.protocol.room_events import BotSat, Branched, Came, encode_line
from flip7.server.admin.erasure import neutral_name, read_line
from flip7.server.storage.store import Entry, StoredRoom

BRANCHED_AT = 1
"""The number of the event `Branched` in the log of a branch: it comes right after `Opened`."""


def names_of_tokens(entries: Sequence[Entry], token_hashes: frozenset[str]) -> frozenset[str]:
    """Return every name under which those with these tokens came to the table, in lower case."""
    lines = map(read_line, entries)
    return frozenset(
        line.act.name.casefold() for line in lines if isinstance(line.act, Came) and line.token_hash in token_hashes
    )


def branch_of(entry: Entry) -> str | None:
    """Return the id of the table that a branch was taken from, by the entry in which it says so; None if it does not.

    `StoreTrouble` if the entry cannot be read.
    """
    if b'"branched"' not in entry.act:
        return None
    event = read_line(entry).act
    return event.of if isinstance(event, Branched) else None


def erased_in_branch(_: StoredRoom, entries: Sequence[Entry], names: frozenset[str]) -> dict[int, bytes]:
    """Return the events that change, by their numbers, when whoever has one of these names is forgotten.

    Their game may go on: no seed is mixed from their words here. `StoreTrouble` if the log cannot be read.
    """
    lines = list(map(read_line, entries))
    named = {number: line.act for number, line in enumerate(lines) if isinstance(line.act, Came | BotSat)}
    taken = {event.name.casefold() for event in named.values()} - names
    changed: dict[int, bytes] = {}
    for number, event in named.items():
        if event.name.casefold() in names:
            name = neutral_name(event.seat if isinstance(event, BotSat) else event.person, taken)
            taken.add(name.casefold())
            if name == event.name:  # forgotten before
                continue
            changed[number] = encode_line(
                msgspec.structs.replace(lines[number], act=msgspec.structs.replace(event, name=name))
            )
    return changed
