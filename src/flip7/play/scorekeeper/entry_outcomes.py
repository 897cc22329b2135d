"""Outcomes of an entry: it was played, it waits because it does not fit, or it contradicts another keeper's."""

from dataclasses import dataclass

from flip7.core.events import Event
from flip7.play.scorekeeper.entries import Entry, EntryId
from flip7.play.scorekeeper.misfits import Misfit


@dataclass(frozen=True, slots=True)
class Played:
    """A step that was played, and what it brought about."""

    entry: Entry
    round: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Waiting:
    """An entry that could not be played where it stands; it is kept until the keeper says what to do."""

    entry: Entry
    misfit: Misfit


@dataclass(frozen=True, slots=True)
class Conflict:
    """An entry that says something else than another keeper's entry about the same thing."""

    entry: Entry
    other: EntryId | None
    """The entry that counts now; None for what was tapped behind an entry in conflict."""
