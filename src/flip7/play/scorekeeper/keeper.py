"""The score keeper: one class for a web page, a room on a server and a terminal.

Every change goes through `tap`, `join`, `leave`, `come_back`, `rename`, `correct`, `drop`, `set_by_hand`, `undo`,
`redo` or `merge`, and each is an entry in the log. What cannot be is a `Refused`, in one sentence, and nothing has
changed then.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from flip7.core.cards import Card
from flip7.core.decisions import HIT, Choice, Decision, Give, HitOrStay, Move, WhichCard
from flip7.core.latecomers import StartingPoints
from flip7.core.rules import MAX_TARGET
from flip7.core.seats import SEATS, Points, Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names
from flip7.play.scorekeeper.cells import card_misfit
from flip7.play.scorekeeper.differences import Difference, differences
from flip7.play.scorekeeper.entries import (
    ByHand,
    CameUp,
    CellEntry,
    Corrected,
    Depth,
    Dropped,
    Entry,
    EntryId,
    Gave,
    Moved,
    PlayerCameBack,
    PlayerEntry,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Score,
    SetDepth,
    Step,
    Undone,
    What,
)
from flip7.play.scorekeeper.entry_log import EntryLog
from flip7.play.scorekeeper.errors import BadScoreSheet, Doubtful, Refused
from flip7.play.scorekeeper.fold import Fold
from flip7.play.scorekeeper.game_setup import MAX_PLAYERS, MIN_PLAYERS, Setup, check_id, check_player
from flip7.play.scorekeeper.line_up import make_line_up
from flip7.play.scorekeeper.misfits import Misfit, Why
from flip7.play.scorekeeper.possible_scores import possible_scores
from flip7.play.scorekeeper.sentences import misfit_words

MAX_ENTRIES: Final = 100_000
"""No game has as many taps; it keeps a wrong file from filling the memory."""


class ScoreKeeper:
    """The score of one game with real cards.

    >>> keeper = ScoreKeeper(Setup("g", ("Ana", "Ben")))
    >>> keeper.score(44)
    >>> keeper.score(0)
    >>> keeper.fold.table.scores, keeper.fold.table.round
    ([44, 0], 2)
    >>> keeper.undo()
    >>> keeper.next_seat
    1
    """

    def __init__(self, setup: Setup, entries: Iterable[Entry] = (), keeper: str = "a") -> None:
        self.setup = setup
        self.keeper: str = check_id(keeper)
        """The name of this device in the ids of its entries."""
        self.log: EntryLog = EntryLog(entries)
        if len(self.log) > MAX_ENTRIES:
            raise BadScoreSheet(say("score-too-long", most=MAX_ENTRIES))
        self._show(self._folded())

    def _show(self, fold: Fold) -> None:
        self.fold: Fold = fold
        self.names: Names = Names(fold.line_up.names)
        """The names of all players in sentences, also of those who join in the next round."""

    def _folded(self) -> Fold:
        by_hand: dict[tuple[int, Seat], Points] = {}
        for each in self.log.by_hand():
            if each.points is None:
                by_hand.pop((each.round, each.seat), None)
            else:
                by_hand[each.round, each.seat] = each.points
        fold = Fold(
            make_line_up(self.setup, self.log.player_entries()),
            by_hand=by_hand,
            undone=self.log.undone(),
            originals=self.log.originals(),
        )
        return fold.take_all(self.log.steps())

    # --- where the game stands ----------------------------------------------------------------------------------------

    @property
    def seated_names(self) -> tuple[str, ...]:
        """The names of everybody who has a seat now."""
        return tuple(self.fold.line_up.names[: len(self.fold.table.places)])

    @property
    def asked(self) -> Decision | None:
        """The referee's question in a round that is kept live."""
        return self.fold.asked

    @property
    def next_seat(self) -> Seat | None:
        """The seat whose points come next in a round that is kept at its end."""
        return None if self.fold.round.live or self.fold.over else self.fold.next_cell

    @property
    def scores(self) -> Sequence[Points]:
        """The totals."""
        return self.fold.table.scores

    def possible_scores(self) -> frozenset[Points]:
        """Return the scores that a hand can give in this game."""
        return possible_scores(self.fold.decks, self.setup.rules.flip_7)

    def impossible(self, seat: Seat | None = None) -> dict[Card, str]:
        """Return the cards that cannot be tapped now, each with the reason; `seat` is whose hand is tapped.

        In a live round that is said of «Hit or stay?», too: a card that comes up there is a hit and that card. Nothing
        is said where no card can come up: then there are no keys for cards.
        """
        found = self._unseen_misfits() if self.fold.round.live else self._hand_misfits(seat)
        return {card: misfit_words(misfit, self.names) for card, misfit in found.items() if misfit is not None}

    def _unseen_misfits(self) -> dict[Card, Misfit | None]:
        """Return which cards have come up as often as there are, and so are not the next one."""
        question = self.asked
        if isinstance(question, HitOrStay):  # what the referee asks after a hit
            after = self.fold.game.copy()
            after.play(HIT)
            question = after.asked
        if not isinstance(question, WhichCard):
            return {}
        return {card: self.fold.all_seen(question.seat, card) for card in Card if not question.left[card]}

    def _hand_misfits(self, seat: Seat | None) -> dict[Card, Misfit | None]:
        """Return for each card why it cannot lie before the player."""
        fold = self.fold
        if fold.over:
            return dict.fromkeys(Card, Misfit(Why.OVER))
        whose = fold.next_cell if seat is None else seat
        assert whose is not None, "a round is closed when every cell is settled"
        return {card: card_misfit(card, whose, fold.round.cells, fold.decks) for card in Card}

    # --- tapping ------------------------------------------------------------------------------------------------------

    def tap(self, what: Step) -> Entry:
        """Enter what happened next, or raise `Refused`."""
        self._check_room()
        self._check_seats(what)
        fold = self.fold
        if isinstance(what, CellEntry) and what.round < fold.table.round:
            return self._tap_into_the_past(what)
        misfit = fold.misfit(what)
        if misfit is not None:
            raise self._refused(misfit)
        if isinstance(what, Score):
            self._check_score(what)
        first = fold.waiting[0].entry.id if fold.waiting else None
        entry = self._entry(what, before=first)
        self.log.merge([entry])
        if first is None:
            fold.take(entry)
        else:
            self._show(self._folded())
        return entry

    def _tap_into_the_past(self, what: CellEntry) -> Entry:
        """Add what was forgotten to a round that is over, as if it had been tapped before its last entry."""
        past = next((each for each in self.fold.finished if each.number == what.round), None)
        if past is None or past.live:
            raise self._refused(Misfit(Why.LATE, count=what.round))
        entry = self._entry(what, before=past.last)
        self._try(entry, entry.id)
        return entry

    def score(self, points: int, seat: Seat | None = None, *, number: int | None = None, sure: bool = False) -> None:
        """Enter the points of the next player, or of the one named; in this round, or in the one of that number."""
        in_round = self.fold.table.round if number is None else number
        self.tap(Score(in_round, self.whose(seat), Points(points), sure))

    def whose(self, seat: Seat | None) -> Seat:
        """Return the player named, or the next one; `Refused` where no number or hand is asked for."""
        whose = self.next_seat if seat is None else seat
        if whose is None:
            raise self._refused(Misfit(Why.OVER if self.fold.over else Why.LIVE))
        self.check_seat(whose)
        return whose

    def answer(self, choice: Choice) -> Entry:
        """Answer the referee's question in a round that is kept live."""
        return self.tap(self._as_step(choice))

    def turn_up(self, card: Card) -> Entry:
        """Enter the card that came up; where «Hit or stay?» is asked, a hit and that card, or neither."""
        if not isinstance(self.asked, HitOrStay):
            return self.answer(card)
        self.answer(HIT)
        try:
            return self.answer(card)
        except Refused:
            self.undo()
            raise

    def _as_step(self, choice: Choice) -> Step:
        match self.asked, choice:
            case HitOrStay(seat), Move():
                return Moved(seat, choice)
            case WhichCard(seat), Card():
                return CameUp(seat, choice)
            case Give(seat, card), int():
                return Gave(seat, card, choice)
            case _:
                why = Why.OVER if self.fold.over else Why.QUESTION if self.fold.round.live else Why.NOT_LIVE
                raise self._refused(Misfit(why))

    def set_depth(self, depth: Depth) -> None:
        """Keep the game at another depth: at once, or live from the next round if this one has entries already."""
        self.tap(SetDepth(depth))

    # --- players ------------------------------------------------------------------------------------------------------

    def join(self, name: str, points: StartingPoints = StartingPoints.ZERO) -> Seat:
        """Let one more player join, from the next round on, or from this one if it has no entry yet (X.15)."""
        self._check_not_over()
        line_up = self.fold.line_up
        what = PlayerJoined(max(self._next_change, line_up.latest_join), SEATS[len(line_up.names)], name, points)
        if what.seat >= MAX_PLAYERS:
            raise Refused(say("score-full", most=MAX_PLAYERS))
        if not line_up.fits(what):
            raise Refused(say("score-other-deck", count=what.seat + 1))
        self._check_name(name, what.seat)
        self._enter(what)
        return what.seat

    def leave(self, seat: Seat) -> None:
        """Deal nothing more to a player, from the next round on, or from this one if it has no entry yet (X.16).

        Somebody who was to join in the next round does not join.
        """
        self._check_not_over()
        if len(self.fold.table.places) <= seat < len(self.fold.line_up.names):
            self.drop(self.fold.line_up.joined[seat - len(self.setup.names)].id)
            return
        self.check_seat(seat)
        number, line_up = self._next_change, self.fold.line_up
        if seat in line_up.away(number):
            raise Refused(plain(say("score-away", name=self.names[seat])))
        if not line_up.may_leave(seat, number):
            raise Refused(say("score-too-few", least=MIN_PLAYERS))
        self._enter(PlayerLeft(number, seat))

    def come_back(self, seat: Seat) -> None:
        """Let somebody who has left play again, from the next round on, or from this one if it has no entry yet."""
        self._check_not_over()
        self.check_seat(seat)
        if seat not in self.fold.line_up.away(self._next_change):
            raise Refused(plain(say("score-not-away", name=self.names[seat])))
        self._enter(PlayerCameBack(self._next_change, seat))

    def rename(self, seat: Seat, name: str) -> None:
        """Give a player another name, in the whole game."""
        if type(seat) is not int or not 0 <= seat < len(self.fold.line_up.names):
            raise Refused(say("score-no-seat", count=len(self.fold.line_up.names)))
        self._check_name(name, seat)
        self._enter(PlayerRenamed(seat, name))

    @property
    def _next_change(self) -> int:
        """The round from which on somebody joins or leaves: this one, while nothing is entered in it."""
        return self.fold.table.round + (1 if self.fold.round.touched else 0)

    def _enter(self, what: PlayerEntry) -> None:
        self._check_room()
        self._try(self._entry(what), None)

    def _check_not_over(self) -> None:
        if self.fold.over:
            raise self._refused(Misfit(Why.OVER))

    def _check_name(self, name: str, seat: Seat) -> None:
        names = self.fold.line_up.names
        try:
            check_player(name, seat, names[:seat] + names[seat + 1 :])
        except BadScoreSheet as error:
            raise Refused(str(error)) from None

    # --- mistakes -----------------------------------------------------------------------------------------------------

    def correct(self, of: EntryId, by: Step | PlayerEntry) -> list[Difference]:
        """Replace an earlier step, replay everything after it, and say what is different now.

        What does not fit any more is in `fold.waiting`: nothing is thrown away. `Refused` if the new step itself could
        not have been at that place.
        """
        was = self.entered(of)
        self._check_room()
        if not _same_place(was, by):
            raise Refused(say("score-other-place"))
        if isinstance(by, PlayerJoined):
            self._check_name(by.name, by.seat)
            return self._try(self._entry(Corrected(of, by)), None)
        self._check_seats(by)
        if isinstance(by, Score):
            self._check_score(by)
        return self._try(self._entry(Corrected(of, by)), of)

    def drop(self, of: EntryId) -> list[Difference]:
        """Drop a step that does not fit any more or was too much; one in conflict with what was tapped behind it.

        Somebody who joined and has scores cannot be dropped, only leave: `Refused`.
        """
        was = self.entered(of)
        self._check_room()
        if isinstance(was, PlayerJoined) and self._has_entries(was.seat):
            raise Refused(plain(say("score-has-played", name=self.names[was.seat])))
        behind = any(conflict.entry.id == of for conflict in self.fold.conflicts)
        return self._try(self._entry(Dropped(of, behind)), None)

    def drop_waiting(self) -> list[Difference]:
        """Drop everything that waits; the game goes on from here."""
        before = self.fold
        for waiting in before.waiting:
            self.log.merge([self._entry(Dropped(waiting.entry.id))])
        self._show(self._folded())
        return differences(before, self.fold)

    def set_by_hand(self, number: int, seat: Seat, points: int | None) -> list[Difference]:
        """Set the points of a player in a round as the table has decided; None: as the cards say."""
        self._check_room()
        what = ByHand(number, seat, None if points is None else Points(points))
        self._check_seats(what)
        if not 1 <= number <= self.fold.table.round:
            raise Refused(say("score-no-round", number=number))
        if seat >= self.fold.line_up.seats(number) or seat in self.fold.line_up.away(number):
            raise self._refused(Misfit(Why.NOT_IN, seat))
        _check_number(points or 0)
        return self._try(self._entry(what), None)

    def undo(self) -> None:
        """Take back the latest entry, whoever tapped it; both taps if two keepers tapped the same."""
        while (last := self.log.last()) is not None:
            was_tapped_twice = last in self.fold.agreed
            self._take_back(last)
            if not was_tapped_twice:
                break

    def redo(self) -> None:
        """Take back the latest undo, unless something new has been tapped since."""
        self._take_back(self.log.last_undone())

    def _take_back(self, of: EntryId | None) -> None:
        if of is not None:
            self._check_room()
            self.log.merge([self._entry(Undone(of))])
            self._show(self._folded())

    def merge(self, entries: Iterable[Entry]) -> list[Entry]:
        """Add the entries of another keeper of this game, in whatever order they arrive; return those that were new."""
        entries = list(entries)
        if len(self.log) + len(entries) > 2 * MAX_ENTRIES or any(entry.id.clock > MAX_ENTRIES for entry in entries):
            raise BadScoreSheet(say("score-too-long", most=MAX_ENTRIES))
        new = self.log.merge(entries)
        if new:
            self._show(self._folded())
        return new

    def _try(self, entry: Entry, must_be_played: EntryId | None) -> list[Difference]:
        """Add the entry; if then that step is not played, take the entry out again and raise `Refused`."""
        before = self.fold
        self.log.merge([entry])
        after = self._folded()
        if must_be_played is not None and (misfit := _why_not_played(after, must_be_played)):
            self.log.discard(entry.id)
            raise self._refused(misfit)
        self._show(after)
        return differences(before, after)

    def _refused(self, misfit: Misfit) -> Refused:
        return Refused(plain(misfit_words(misfit, self.names)))

    # --- checks -------------------------------------------------------------------------------------------------------

    def _entry(self, what: What, before: EntryId | None = None) -> Entry:
        return Entry(self.log.next_id(self.keeper), what, self.fold.last, before)

    def entered(self, of: EntryId) -> Step | PlayerEntry:
        """Return what a step or an entry about a player says now, corrected; `Refused` if there is none."""
        found = next((entry.what for entry in (*self.log.steps(), *self.log.player_entries()) if entry.id == of), None)
        if found is None:
            raise Refused(say("score-no-entry"))
        assert isinstance(found, Step | PlayerEntry)
        return found

    def _has_entries(self, seat: Seat) -> bool:
        """Return whether the player, or somebody who joined later, is in any step."""
        seats = [getattr(entry.what, name, None) for entry in self.log.steps() for name in ("seat", "to")]
        return len(self.fold.line_up.names) > seat + 1 or seat in seats

    def _check_room(self) -> None:
        if len(self.log) >= MAX_ENTRIES or self.log.next_id(self.keeper).clock > MAX_ENTRIES:
            raise Refused(say("score-too-long", most=MAX_ENTRIES))

    def _check_seats(self, what: What) -> None:
        for name in ("seat", "to"):
            if hasattr(what, name):
                self.check_seat(getattr(what, name))

    def check_seat(self, seat: object) -> None:
        """Raise `Refused` unless a player sits there."""
        if type(seat) is not int or seat not in self.fold.table.seats:
            raise Refused(say("score-no-seat", count=len(self.fold.table.places)))

    def _check_score(self, what: Score) -> None:
        _check_number(what.points)
        possible = self.possible_scores()
        if what.points in possible or what.sure:
            return
        most = max(possible)
        if what.points > most:
            raise Doubtful(say("score-too-high", points=str(what.points), most=str(most)))
        raise Doubtful(say("score-impossible", points=str(what.points)))


def _check_number(points: object) -> None:
    if type(points) is not int or not 0 <= points <= MAX_TARGET:
        raise Refused(say("score-no-number", most=str(MAX_TARGET)))


def _same_place(was: Step | PlayerEntry, by: Step | PlayerEntry) -> bool:
    """Return whether a step can stand for another: the same player, and the same round or the same question."""
    if isinstance(was, CellEntry) and isinstance(by, CellEntry):
        return (was.round, was.seat) == (by.round, by.seat)
    match was, by:
        case Gave(seat, card), Gave(other, same):
            return (seat, card) == (other, same)
        case (Moved(seat), Moved(other)) | (CameUp(seat), CameUp(other)):
            return seat == other
        case PlayerJoined(number, seat), PlayerJoined(same_round, other):
            return (number, seat) == (same_round, other)
        case SetDepth(), SetDepth():
            return True
        case _:
            return False


def _why_not_played(fold: Fold, step: EntryId) -> Misfit | None:
    """Return why the step could not be played, or None if it was."""
    if any(played.entry.id == step for played in fold.story):
        return None
    waiting = next((each for each in fold.waiting if each.entry.id == step), None)
    return Misfit(Why.QUESTION) if waiting is None else waiting.misfit
