"""Undo and redo by what somebody did: one action may have made several entries, such as a hit and its card."""

from flip7.play.scorekeeper.keeper import ScoreKeeper


class UndoSteps:
    """Takes back and brings back the entries of one action at a time; an entry of another sitting is one by itself."""

    def __init__(self, keeper: ScoreKeeper) -> None:
        self._keeper = keeper
        self._done: list[int] = []
        """The number of entries of each action."""
        self._taken_back: list[int] = []

    def add(self, entries: int) -> None:
        """Note an action that has made this many entries; nothing can be brought back after it."""
        self._done.append(entries)
        self._taken_back.clear()

    def undo(self) -> None:
        """Take back the last action."""
        entries = self._done.pop() if self._done else 1
        for _ in range(entries):
            self._keeper.undo()
        self._taken_back.append(entries)

    def redo(self) -> None:
        """Bring back what was taken back last."""
        entries = self._taken_back.pop() if self._taken_back else 1
        for _ in range(entries):
            self._keeper.redo()
        self._done.append(entries)
