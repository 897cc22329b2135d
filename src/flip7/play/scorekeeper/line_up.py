"""The line-up: who plays in which round, and under which name (X.15, X.16).

It follows from the entries about players alone, wherever they stand in the log: each names the round from which on it
counts. So what was tapped in that round before they came is not lost, and two keepers get the same line-up.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from flip7.core.latecomers import FIRST_ROUND_TO_JOIN, Latecomer
from flip7.core.seats import Seat
from flip7.play.scorekeeper.entries import (
    Entry,
    EntryId,
    PlayerCameBack,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
)
from flip7.play.scorekeeper.entry_outcomes import Conflict
from flip7.play.scorekeeper.game_setup import MAX_PLAYERS, MIN_PLAYERS, Setup


class Attendance(StrEnum):
    """Where a player stands, in this round and from the next one on."""

    PLAYING = "playing"
    LEAVING = "leaving"
    """In this round, but not in the next."""
    AWAY = "away"
    COMING_BACK = "coming_back"
    """Not in this round, but in the next."""
    JOINING = "joining"
    """New in the next round."""


@dataclass(slots=True)
class LineUp:
    """The players of each round. `make_line_up` makes one."""

    setup: Setup
    names: list[str]
    """The names of all seats, also of those who join later."""
    joined: list[Entry] = field(default_factory=list)
    """The entries of those who have joined, seat by seat."""
    moves: list[Entry] = field(default_factory=list)
    """The entries of those who have left or come back, in the order of the rounds."""
    agreed: set[EntryId] = field(default_factory=set)
    """Entries of another keeper that say the same as one that counts."""
    conflicts: list[Conflict] = field(default_factory=list)

    @property
    def latest_join(self) -> int:
        """The round in which the last of the seats is new; 1 if nobody has joined."""
        return max((each.round for each in self._joins()), default=1)

    def seats(self, number: int) -> int:
        """Return how many seats the table has in the round of that number."""
        return len(self.setup.names) + sum(each.round <= number for each in self._joins())

    def latecomers(self, number: int) -> list[Latecomer]:
        """Return who joins in that round, for the referee; whoever came before the first card is none."""
        return [Latecomer(each.round, each.points) for each in self._joins() if each.round == number]

    def away(self, number: int) -> frozenset[Seat]:
        """Return who has left and is not dealt to in that round."""
        gone: set[Seat] = set()
        for entry in self.moves:
            match entry.what:
                case PlayerLeft(since, seat) if since <= number:
                    gone.add(seat)
                case PlayerCameBack(since, seat) if since <= number:
                    gone.discard(seat)
        return frozenset(gone)

    def presence(self, seat: Seat, number: int) -> Attendance:
        """Return where a player stands in that round."""
        if seat >= self.seats(number):
            return Attendance.JOINING
        now, then = seat in self.away(number), seat in self.away(number + 1)
        if now:
            return Attendance.AWAY if then else Attendance.COMING_BACK
        return Attendance.LEAVING if then else Attendance.PLAYING

    def entries(self, number: int) -> list[Entry]:
        """Return the entries that take effect when that round begins."""
        return [entry for entry in (*self.joined, *self.moves) if _round(entry) == number]

    def fits(self, join: PlayerJoined) -> bool:
        """Return whether there is a seat for them, behind the last one and without another deck (X.15, D.5)."""
        seats, rules = len(self.names), self.setup.rules
        same_deck = join.round < FIRST_ROUND_TO_JOIN or rules.decks_for(seats + 1) == rules.decks_for(seats)
        return join.seat == seats < MAX_PLAYERS and join.round >= self.latest_join and same_deck

    def may_leave(self, seat: Seat, number: int) -> bool:
        """Return whether the player is there and enough others go on playing."""
        gone, seats = self.away(number), self.seats(number)
        return seat < seats and seat not in gone and seats - len(gone) > MIN_PLAYERS

    def _joins(self) -> list[PlayerJoined]:
        return [entry.what for entry in self.joined if isinstance(entry.what, PlayerJoined)]


def make_line_up(setup: Setup, entries: Iterable[Entry]) -> LineUp:
    """Return the line-up that the entries about players give; what contradicts an earlier one is a conflict."""
    line_up = LineUp(setup, list(setup.names))
    given = list(entries)
    for entry in given:
        if isinstance(entry.what, PlayerJoined):
            _join(line_up, entry, entry.what)
    for entry in sorted(given, key=_round):  # stable: in a round, the order of the ids
        if isinstance(entry.what, PlayerLeft | PlayerCameBack):
            _move(line_up, entry, entry.what)
    for entry in given:
        if isinstance(entry.what, PlayerRenamed) and entry.what.seat < len(line_up.names):
            line_up.names[entry.what.seat] = entry.what.name
    return line_up


def _join(line_up: LineUp, entry: Entry, join: PlayerJoined) -> None:
    other = next((each for each in line_up.joined if getattr(each.what, "seat", None) == join.seat), None)
    if line_up.fits(join):
        line_up.joined.append(entry)
        line_up.names.append(join.name)
    elif other is not None and other.what == join:
        line_up.agreed.add(entry.id)
    else:
        line_up.conflicts.append(Conflict(entry, None if other is None else other.id))


def _move(line_up: LineUp, entry: Entry, move: PlayerLeft | PlayerCameBack) -> None:
    gone = move.seat in line_up.away(move.round)
    if gone == isinstance(move, PlayerLeft):
        line_up.agreed.add(entry.id)
    elif gone or line_up.may_leave(move.seat, move.round):
        line_up.moves.append(entry)
    else:
        line_up.conflicts.append(Conflict(entry, None))


def _round(entry: Entry) -> int:
    """Return the round from which on an entry about a player counts; a name counts from the beginning."""
    return getattr(entry.what, "round", 1)
