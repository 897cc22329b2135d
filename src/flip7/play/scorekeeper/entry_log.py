"""The log of a score keeper: a set of entries that only grows, in one order for everybody."""

from bisect import insort
from collections.abc import Iterable
from dataclasses import replace

from flip7.play.scorekeeper.entries import (
    Amendment,
    ByHand,
    Corrected,
    Dropped,
    Entry,
    EntryId,
    LiveEntry,
    PlayerEntry,
    Step,
    Undone,
    What,
)


class EntryLog:
    """All entries, whoever tapped them. What is undone or dropped stays here, and has no effect."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._entries: dict[EntryId, Entry] = {}
        self._order: list[EntryId] = []
        self.merge(entries)

    def __len__(self) -> int:
        return len(self._order)

    def __getitem__(self, entry: EntryId) -> Entry:
        return self._entries[entry]

    def __contains__(self, entry: EntryId) -> bool:
        return entry in self._entries

    @property
    def entries(self) -> list[Entry]:
        """Every entry, in the order of the ids."""
        return [self._entries[each] for each in self._order]

    def next_id(self, keeper: str) -> EntryId:
        """Return the id of the next tap of that keeper: after everything seen so far."""
        return EntryId(self._order[-1].clock + 1 if self._order else 1, keeper)

    def merge(self, entries: Iterable[Entry]) -> list[Entry]:
        """Add the entries that are not here yet, and return them. The order in which they arrive does not matter."""
        new = [entry for entry in entries if entry.id not in self._entries]
        for entry in new:
            self._entries[entry.id] = entry
            insort(self._order, entry.id)
        return new

    def discard(self, entry: EntryId) -> None:
        """Remove an entry that was only tried: nobody else has seen it."""
        del self._entries[entry]
        self._order.remove(entry)

    # --- what has an effect -------------------------------------------------------------------------------------------

    def undone(self) -> set[EntryId]:
        """Return the entries that are taken back; an `Undone` that is itself undone takes nothing back."""
        hidden: set[EntryId] = set()
        for each in reversed(self._order):
            what = self._entries[each].what
            if isinstance(what, Undone) and each not in hidden:
                hidden.add(what.of)
        return hidden

    def steps(self) -> list[Entry]:
        """Return the steps of the game in their order, corrected; without those that are undone or dropped."""
        return self._in_effect(self._in_place())

    def player_entries(self) -> list[Entry]:
        """Return who joined, left, came back or has another name: corrected, without what is undone or dropped."""
        return self._in_effect(entry for entry in self.entries if isinstance(entry.what, PlayerEntry))

    def _in_effect(self, entries: Iterable[Entry]) -> list[Entry]:
        hidden = self.undone()
        gone = hidden | self._dropped(hidden)
        corrections = {what.of: what.by for what in self._amendments(hidden) if isinstance(what, Corrected)}
        return [_corrected(entry, corrections.get(entry.id)) for entry in entries if entry.id not in gone]

    def _dropped(self, hidden: set[EntryId]) -> set[EntryId]:
        drops = [what for what in self._amendments(hidden) if isinstance(what, Dropped)]
        behind = {what.of for what in drops if what.behind}
        for each in self._order if behind else ():
            entry = self._entries[each]
            if entry.after in behind and isinstance(entry.what, LiveEntry):
                behind.add(each)
        return behind | {what.of for what in drops}

    def originals(self) -> dict[EntryId, What]:
        """Return what the corrected entries said at first."""
        found = [what.of for what in self._amendments(self.undone()) if isinstance(what, Corrected)]
        return {of: self._entries[of].what for of in found if of in self._entries}

    def by_hand(self) -> list[ByHand]:
        """Return the scores that were set by hand, the latest last."""
        return [what for what in self._amendments(self.undone()) if isinstance(what, ByHand)]

    def _amendments(self, hidden: set[EntryId]) -> list[What]:
        return [self._entries[each].what for each in self._order if each not in hidden]

    def _in_place(self) -> list[Entry]:
        """Return every step in the order of the ids, but each that belongs before another one there."""
        placed: list[EntryId] = []
        for each in self._order:
            entry = self._entries[each]
            if isinstance(entry.what, Amendment):
                continue
            if entry.before is not None and entry.before in self._entries and entry.before in placed:
                placed.insert(placed.index(entry.before), each)
            else:
                placed.append(each)
        return [self._entries[each] for each in placed]

    # --- undo and redo ------------------------------------------------------------------------------------------------

    def last(self) -> EntryId | None:
        """Return the latest entry that has an effect: the one to undo."""
        hidden = self.undone()
        return next(
            (
                each
                for each in reversed(self._order)
                if each not in hidden and not isinstance(self._entries[each].what, Undone)
            ),
            None,
        )

    def last_undone(self) -> EntryId | None:
        """Return the latest `Undone` that can be undone: nothing new has been tapped since."""
        hidden = self.undone()
        for each in reversed(self._order):
            what = self._entries[each].what
            if not isinstance(what, Undone):
                return None
            undone = self._entries.get(what.of)  # it may come later, from another keeper
            if each not in hidden and undone is not None and not isinstance(undone.what, Undone):
                return each
        return None


def _corrected(entry: Entry, by: Step | PlayerEntry | None) -> Entry:
    """Return the entry as it was corrected; a step that another device made of a player, or the reverse, is none."""
    if by is None or isinstance(by, PlayerEntry) is not isinstance(entry.what, PlayerEntry):
        return entry
    return replace(entry, what=by)
