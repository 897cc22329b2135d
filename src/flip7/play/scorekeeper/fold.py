"""The fold: from the steps of a log to the board, with the referee of `core` for everything that is a rule.

A round is kept live, and then every step answers the referee's question; or it is kept at its end, and then each player
has a cell, and the round is closed when every cell is settled. Points, ties, the winner and the next dealer come from
`core` either way.
"""

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from flip7.core.apply import apply
from flip7.core.cards import COPIES, Card
from flip7.core.decisions import HIT, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.events import Event, Reshuffled, RoundEnded, Tied
from flip7.core.game import Game
from flip7.core.referee import Referee
from flip7.core.rounds import begin_game, close_round, sit_out
from flip7.core.seats import SEATS, Points, Seat
from flip7.core.table import Table
from flip7.play.scorekeeper.cells import Cell, cell_misfit
from flip7.play.scorekeeper.entries import (
    Bust,
    CameUp,
    CellEntry,
    Depth,
    Done,
    Entry,
    EntryId,
    Gave,
    Laid,
    LiveEntry,
    Moved,
    Score,
    SetDepth,
    Shuffled,
    Step,
    What,
)
from flip7.play.scorekeeper.entry_outcomes import Conflict, Played, Waiting
from flip7.play.scorekeeper.finished_round import FinishedRound
from flip7.play.scorekeeper.line_up import LineUp
from flip7.play.scorekeeper.misfits import Misfit, Why
from flip7.play.scorekeeper.round_under_way import RoundUnderWay, cleared

ByHandScores = Mapping[tuple[int, Seat], Points]
"""The points that were set by hand, by round and seat."""
_NOTHING_BY_HAND: Final[ByHandScores] = {}
_NOTHING_CORRECTED: Final[Mapping[EntryId, What]] = {}
_WAITS: Final = (Why.OVER, Why.EARLY, Why.LIVE)
"""An entry for a cell that does not fit for these reasons can fit later, when an earlier step is corrected."""


class Fold:
    """Where a score keeper's game stands after some steps."""

    def __init__(
        self,
        line_up: LineUp,
        *,
        by_hand: ByHandScores = _NOTHING_BY_HAND,
        undone: Iterable[EntryId] = (),
        originals: Mapping[EntryId, What] = _NOTHING_CORRECTED,
    ) -> None:
        self.line_up: LineUp = line_up
        """The players of each round."""
        self.depth: Depth = line_up.setup.depth
        """The depth of the next round, and of this one while nothing is entered in it."""
        self.finished: list[FinishedRound] = []
        self.story: list[Played] = []
        """The steps played, and what each brought about."""
        self.starts: dict[int, Table] = {}
        """The table at the beginning of each round."""
        self.waiting: list[Waiting] = []
        """The entries that could not be played, from the first misfit on."""
        self.conflicts: list[Conflict] = line_up.conflicts.copy()
        self.exact: bool = True
        """Every card that has left the draw pile since the last shuffle is known."""
        self.shuffled_early: bool = False
        """The table has shuffled when the rules did not ask for it, which no record can say."""
        self._by_hand = by_hand
        self._undone = frozenset(undone)
        self._originals = originals
        """The first words of corrected entries: who agreed with that agrees with the correction."""
        self._followed: dict[tuple[EntryId | None, EntryId | None], Entry] = {}
        """Which live step was played behind each step."""
        self._written: dict[tuple[object, ...], Entry] = {}
        """Which entry wrote what into a cell, and which settled it."""
        self._same_as: dict[EntryId, EntryId | None] = {}
        """The step that stands for an entry: another keeper's that says the same, or the one before a new depth."""
        self.agreed: set[EntryId] = line_up.agreed.copy()
        """Entries of another keeper that say the same as one that was played."""
        self._apart: set[EntryId] = set()
        """Entries in conflict, and those tapped behind them."""
        self.game: Game = self._first_round()
        self.round: RoundUnderWay = self._new_round()

    # --- where it stands ----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The referee's table; in a round that is not live, only its scores, round and dealer say something."""
        return self.game.table

    @property
    def over(self) -> bool:
        """Whether there is a winner."""
        return self.table.winner is not None

    @property
    def asked(self) -> Decision | None:
        """The referee's question; None in a round that is not kept live, and when the game is over."""
        return self.game.asked if self.round.live else None

    @property
    def decks(self) -> int:
        """The number of decks that are shuffled together (D.5)."""
        return self.table.rules.decks_for(len(self.table.places))

    @property
    def last(self) -> EntryId | None:
        """The last step played."""
        return self.story[-1].entry.id if self.story else None

    @property
    def next_cell(self) -> Seat | None:
        """The seat whose cell comes next: the first one not settled, from the last one written on; None if all are."""
        cells, start = self.round.cells, self.round.entered or 0
        in_turn = (SEATS[(start + step) % len(cells)] for step in range(len(cells)))
        return next((seat for seat in in_turn if not cells[seat].settled), None)

    def settled_by(self, number: int, seat: Seat) -> EntryId | None:
        """Return the entry that settled a player's score of a round, if it is kept at its end and settled."""
        found = self._written.get((number, seat))
        return None if found is None else found.id

    def misfit(self, what: Step) -> Misfit | None:
        """Return why the step cannot be played now, or None if it can."""
        match what:
            case SetDepth():
                return None
            case _ if self.over:
                return Misfit(Why.OVER)
            case Score() | Laid() | Bust() | Done():
                return self._cell_misfit(what)
            case Moved() | Gave() | CameUp() | Shuffled():
                return self._live_misfit(what)
            case _:
                assert_never(what)

    # --- taking a step ------------------------------------------------------------------------------------------------

    def take_all(self, steps: Iterable[Entry]) -> "Fold":
        """Take the steps in their order."""
        for entry in steps:
            self.take(entry)
        return self

    def take(self, entry: Entry) -> None:
        """Play the entry; or it and all after it wait; or it is set apart, because another keeper's says otherwise."""
        what, after = entry.what, self._same_as.get(entry.after, entry.after) if entry.after is not None else None
        assert isinstance(what, Step), f"{what} is no step of a game"
        if self.waiting:
            self.waiting.append(Waiting(entry, self.waiting[0].misfit))
        elif isinstance(what, CellEntry):
            self._take_cell(entry, what)
        elif isinstance(what, SetDepth):
            self._take_depth(entry, after)
        elif after in self._apart:
            self._set_apart(entry, None)
        elif after in self._undone and not self._was_made_up_for(entry):
            self.waiting.append(Waiting(entry, Misfit(Why.UNDONE)))
        else:
            self._take_in_turn(entry, what, (after, entry.before))

    def _was_made_up_for(self, entry: Entry) -> bool:
        """Return whether the keeper has entered anew what was taken back before this entry."""
        return any(played.entry.before == entry.id for played in self.story)

    def _take_cell(self, entry: Entry, what: CellEntry) -> None:
        """Write into the cell. If it cannot be, the same from another keeper is agreed, anything else a conflict."""
        misfit = self.misfit(what)
        if misfit is None:
            self._play(entry)
            return
        if misfit.why in _WAITS:
            self.waiting.append(Waiting(entry, misfit))
            return
        other = self._written.get(_what_of_cell(what)) or self._written.get((what.round, what.seat))
        self._agree_or_set_apart(entry, other)

    def _take_depth(self, entry: Entry, after: EntryId | None) -> None:
        """Change the depth. It answers no question: what is tapped behind it is tapped behind the step before it."""
        self._same_as[entry.id] = after
        self._play(entry)

    def _take_in_turn(self, entry: Entry, what: LiveEntry, place: tuple[EntryId | None, EntryId | None]) -> None:
        """Play the step, unless another one with the same place was played: both answer the same question."""
        other = self._followed.get(place)
        if other is not None:
            self._agree_or_set_apart(entry, other)
        elif (misfit := self.misfit(what)) is not None:
            self.waiting.append(Waiting(entry, misfit))
        else:
            self._followed[place] = entry
            self._play(entry)

    def _agree_or_set_apart(self, entry: Entry, other: Entry | None) -> None:
        if other is not None and entry.what in (other.what, self._originals.get(other.id)):
            self._same_as[entry.id] = other.id
            self.agreed.add(entry.id)
        else:
            self._set_apart(entry, None if other is None else other.id)

    def _set_apart(self, entry: Entry, other: EntryId | None) -> None:
        self._apart.add(entry.id)
        self.conflicts.append(Conflict(entry, other))

    def _play(self, entry: Entry) -> None:
        """The step fits: let it take effect."""
        number = self.table.round
        match entry.what:
            case SetDepth(depth):
                events = self._change_depth(entry.id, depth)
            case Score() | Laid() | Bust() | Done() as what:
                events = self._write(entry, what)
            case Shuffled():
                events = self._shuffle_early()
            case Moved(_, choice) | Gave(_, _, choice) | CameUp(_, choice):
                events = self._answer(entry.id, choice)
            case _:
                raise AssertionError(f"{entry} is no step of a game")
        self.story.append(Played(entry, number, events))

    # --- rounds kept at their end -------------------------------------------------------------------------------------

    def _cell_misfit(self, what: CellEntry) -> Misfit | None:
        number = self.table.round
        if what.round != number:
            return Misfit(Why.EARLY if what.round > number else Why.LATE, count=what.round)
        if what.seat not in self.table.seats or what.seat in self.round.away:
            return Misfit(Why.NOT_IN, what.seat)
        return Misfit(Why.LIVE) if self.round.live else cell_misfit(what, self.round.cells, self.decks)

    def _write(self, entry: Entry, what: CellEntry) -> tuple[Event, ...]:
        cell = self.round.cells[what.seat]
        cell.enter(what)
        self.round.touched = True
        self.round.entered = what.seat
        self._written[_what_of_cell(what)] = entry
        if cell.settled:
            self._written[what.round, what.seat] = entry
        return self._close_if_settled(entry.id)

    def _close_if_settled(self, entry: EntryId) -> tuple[Event, ...]:
        """Close the round when nothing is missing: the next one begins, with a deck nobody has counted."""
        cells, rules = self.round.cells, self.table.rules
        if not all(cell.settled for cell in cells):
            return ()
        scored = RoundEnded(
            points=tuple(cell.worth(rules) for cell in cells),
            statuses=tuple(cell.status for cell in cells),
            flipped_seven=next((seat for seat in self.table.seats if cells[seat].flipped_seven), None),
        )
        hands = tuple(None if cell.number is not None else tuple(cell.cards) for cell in cells)
        insisted = frozenset(seat for seat in self.table.seats if cells[seat].sure)
        self.exact = False
        return self._close(entry, scored, cleared(self.table), hands, insisted)

    # --- rounds kept live ---------------------------------------------------------------------------------------------

    def _live_misfit(self, what: LiveEntry) -> Misfit | None:
        if not self.round.live:
            return Misfit(Why.NOT_LIVE)
        asked = self.game.asked
        match what:
            case Shuffled():
                return None
            case Moved(seat):
                return None if asked == HitOrStay(seat) else Misfit(Why.QUESTION, seat)
            case Gave(seat, card, to):
                if not isinstance(asked, Give) or (asked.seat, asked.card) != (seat, card):
                    return Misfit(Why.QUESTION, seat)
                return None if to in asked.options else Misfit(Why.TAKER, to, card)
            case CameUp(seat, card):
                if not isinstance(asked, WhichCard) or asked.seat != seat:
                    return Misfit(Why.QUESTION, seat)
                return None if asked.left[card] else self.all_seen(seat, card)
            case _:
                assert_never(what)

    def all_seen(self, seat: Seat, card: Card) -> Misfit:
        """Return why a card cannot come up that has come up as often as the deck holds it."""
        return Misfit(Why.ALL_SEEN, seat, card, COPIES[card] * self.decks)

    def _answer(self, entry: EntryId, choice: Choice) -> tuple[Event, ...]:
        """Let the referee play the choice. Where the table has set scores by hand, the round is closed with those."""
        self.round.touched = True
        events = tuple(self.game.play(choice))
        ended = next((place for place, event in enumerate(events) if isinstance(event, RoundEnded)), None)
        if ended is None:
            self.round.events += events
            return events
        table, scored = self.round.start, events[ended]
        assert isinstance(scored, RoundEnded)
        for event in (*self.round.events, *events[:ended]):
            apply(table, event)
        hands = tuple(tuple(place.cards) for place in table.places)
        return (*events[:ended], *self._close(entry, scored, table, hands, frozenset()))

    def _shuffle_early(self) -> tuple[Event, ...]:
        """All cards that lie before nobody are shuffled together; the same is asked again, with other cards left."""
        table, asked = self.game.table.copy(), self.game.asked
        event = Reshuffled(table.draw_pile + len(table.discard_pile))
        apply(table, event)
        self.game = Game.resume(table, OpenDeck())
        if isinstance(asked, WhichCard) and not isinstance(self.game.asked, WhichCard):
            self.game.play(HIT)
        self.round.events.append(event)
        self.round.touched = self.exact = self.shuffled_early = True
        return (event,)

    # --- from one round to the next -----------------------------------------------------------------------------------

    def _close(
        self,
        entry: EntryId,
        scored: RoundEnded,
        table: Table,
        hands: tuple[tuple[Card, ...] | None, ...],
        insisted: frozenset[Seat],
    ) -> tuple[Event, ...]:
        """Enter the scores, those set by hand among them, and begin the next round unless the game is won (G.1)."""
        number, dealer = table.round, table.dealer
        playing = [seat for seat in table.seats if seat not in self.round.away]
        by_hand = {seat: self._by_hand[number, seat] for seat in playing if (number, seat) in self._by_hand}
        points = tuple(by_hand.get(seat, scored.points[seat]) for seat in table.seats)
        referee = Referee(
            table,
            OpenDeck(),
            latecomers=self.line_up.latecomers(number + 1),
            away=self.line_up.away(number + 1),
        )
        close_round(referee, RoundEnded(points, scored.statuses, scored.flipped_seven))
        events = tuple(referee.declared)
        tied = next((event.seats for event in events if isinstance(event, Tied)), ())
        self.finished.append(
            FinishedRound(
                number=number,
                dealer=dealer,
                points=points,
                statuses=scored.statuses,
                flipped_seven=scored.flipped_seven,
                hands=hands,
                by_hand=insisted | frozenset(by_hand),
                live=self.round.live,
                away=self.round.away,
                totals=tuple(table.scores[: len(points)]),
                tied=tied,
                last=entry,
            )
        )
        self.game = self._resumed(table)
        self.round = self._new_round()
        return (*events, *self.game.opening)

    def _first_round(self) -> Game:
        """Begin the game with everybody who is there for its first card."""
        setup, first = self.line_up.setup, 1
        table = Table.set_up(self.line_up.seats(first), setup.rules, setup.dealer)
        begin_game(Referee(table, OpenDeck(), away=self.line_up.away(first)))
        return self._resumed(table)

    def _resumed(self, table: Table) -> Game:
        """Go on with the round that begins, or not if the game is won."""
        sit_out(table, self.line_up.away(table.round))
        return Game.resume(table, OpenDeck())

    def _new_round(self) -> RoundUnderWay:
        """Begin to keep a round. Those who have left have nothing to enter."""
        away = self.line_up.away(self.table.round)
        cells = [Cell(done=seat in away) for seat in self.table.seats]
        self.starts[self.table.round] = self.table.copy()
        return RoundUnderWay(self.table.copy(), live=self.depth is Depth.LIVE, cells=cells, away=away)

    def _change_depth(self, entry: EntryId, depth: Depth) -> tuple[Event, ...]:
        """Keep this round at another depth, or, if it began with numbers or hands, the next one live."""
        self.depth = depth
        if not self.round.touched:
            self.round.live = depth is Depth.LIVE
        elif self.round.live and depth is not Depth.LIVE:
            self.round.live = False
            self.round.cells = [Cell.of(place) for place in self.table.places]
            return self._close_if_settled(entry)
        return ()


def _what_of_cell(what: CellEntry) -> tuple[object, ...]:
    """Return what two entries have in common that are about the same thing in a cell."""
    return (what.round, what.seat, type(what), what.card if isinstance(what, Laid) else None)
