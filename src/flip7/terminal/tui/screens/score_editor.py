"""Editing a kept game: every change is entered, saved and shown; undo and redo, corrections, players, files.

`ScoreScreen` lays it out and reads the keys.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from textual.screen import Screen

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.play.score_file import ScoreFile
from flip7.play.score_story import ScoreStory
from flip7.play.scorekeeper import Depth, Doubtful, ScoreKeeper
from flip7.play.scorekeeper.differences import Difference
from flip7.play.scorekeeper.entries import (
    Entry,
    EntryId,
    PlayerCameBack,
    PlayerEntry,
    PlayerJoined,
    PlayerLeft,
    Score,
    Shuffled,
    Step,
)
from flip7.play.scorekeeper.sentences import difference_words, waiting_words
from flip7.play.scorekeeper.undo_steps import UndoSteps
from flip7.record.files import BadFile
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.score_entry import EntryInProgress
from flip7.terminal.tui.screens.score_players import PlayersScreen, PlayerWish
from flip7.terminal.tui.screens.score_sheets import (
    CellScreen,
    Correct,
    CorrectionScreen,
    DepthScreen,
    Drop,
    EntriesScreen,
    FilesScreen,
    SetByHand,
    ShowEntries,
)
from flip7.terminal.tui.widgets.score_table import SheetCell, Shown


class ScoreEditor(Screen[None]):
    """A screen that can change a kept game; whoever inherits draws it."""

    def __init__(self, keeper: ScoreKeeper, file: ScoreFile, colours: Colours) -> None:
        super().__init__()
        self._keeper = keeper
        self._file = file
        self._colours = colours
        self._story = ScoreStory(keeper)
        self._entry = EntryInProgress(keeper)
        self._remark = ""
        self._in_doubt: Callable[[], None] | None = None
        """The action that Enter repeats if the table insists."""
        self._actions = UndoSteps(keeper)
        self._sheet_wanted: bool | None = None
        """Whether somebody wants the sheet, or the table, in a live round; None: as usual."""
        self._save_failed = False

    def _redraw(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError

    def _go_to(self, place: SheetCell | None) -> None:
        self._entry.go_to(place)
        self._silence()
        self._redraw()

    def _forget_typed(self) -> None:
        self._entry.clear()
        self._silence()

    def _silence(self) -> None:
        """Take back the last remark, and the doubt about the last entry."""
        self._remark, self._in_doubt = "", None

    # --- every change -------------------------------------------------------------------------------------------------

    def _change(
        self,
        enter: Callable[[], object],
        insist: Callable[[], None] | None = None,
        *,
        tells: bool = True,
        stays_at: SheetCell | None = None,
    ) -> None:
        """Enter something, save it, and only then show it; or say why it cannot be."""
        before, finished = len(self._keeper.log), len(self._keeper.fold.finished)
        self._forget_typed()
        try:
            outcome = enter()
        except Doubtful as error:
            self._remark, self._in_doubt = say("tui-score-doubt", problem=printable(str(error))), insist
            self._redraw()
            return
        except Flip7Error as error:
            self._remark = printable(str(error))
            self._redraw()
            return
        self._actions.add(len(self._keeper.log) - before)
        self._save()
        if isinstance(outcome, Entry) or outcome is None:
            self._story.go_on()
        else:
            self._story.tell_anew()
        if isinstance(outcome, list) and tells:
            self._remark = self._remark or self._differences(outcome)
        self._entry.cursor = stays_at if stays_at is not None and stays_at == self._entry.cursor else None
        if len(self._keeper.fold.finished) != finished:
            self._sheet_wanted = None
        self._redraw()

    def _differences(self, found: Iterable[Difference]) -> str:
        words = [difference_words(each, self._keeper.names) for each in found]
        waiting = waiting_words(self._keeper.fold.waiting, self._keeper.names)
        if waiting:
            words += [waiting, say("tui-score-waits-hint")]
        return " ".join(words) or say("score-differs-nothing")

    def _save(self) -> None:
        try:
            self._file.save_anywhere(self._keeper)
        except BadFile as error:
            if not self._save_failed:
                self._remark = say("save-failed", problem=printable(str(error)))
            self._save_failed = True
        else:
            self._save_failed = False

    def action_undo(self) -> None:
        """Take back the last action, or an entry of another sitting."""
        self._actions.undo()
        self._was_replayed()

    def action_redo(self) -> None:
        """Bring back what was taken back last."""
        self._actions.redo()
        self._was_replayed()

    def _was_replayed(self) -> None:
        self._forget_typed()
        self._entry.cursor = None
        self._save()
        self._story.tell_anew()
        self._redraw()

    # --- putting right ------------------------------------------------------------------------------------------------

    def action_entries(self, at: EntryId | None = None) -> None:
        """Open the log of what was entered."""

        def chosen(wish: Correct | Drop | None) -> None:
            match wish:
                case Correct(of):
                    self._open_correction(of)
                case Drop(of):
                    self._change(lambda: self._keeper.drop(of))
                case None:
                    pass

        self.app.push_screen(EntriesScreen(self._keeper, self._colours, at), chosen)

    def _open_correction(self, of: EntryId) -> None:
        was = self._keeper.entered(of)
        if isinstance(was, PlayerEntry):
            self._remark = say("tui-score-only-drop")
            self._redraw()
            return

        def corrected(by: Step | None) -> None:
            if by is not None:
                self._correct(of, by)

        self.app.push_screen(CorrectionScreen(was, self._keeper, self._colours), corrected)

    def _correct(self, of: EntryId, by: Step) -> None:
        def insist() -> None:
            assert isinstance(by, Score), "only a number is in doubt"
            self._correct(of, replace(by, sure=True))

        self._change(lambda: self._keeper.correct(of, by), insist)

    def action_differently(self) -> None:
        """Open the cell under the cursor: «we did it differently at our table»."""
        at = self._entry.at or SheetCell(Shown(self._keeper, None).rounds[-1], self._entry.asked_seat)
        self._open_cell(at)

    def _open_cell(self, at: SheetCell, points: int | None = None) -> None:
        def chosen(wish: SetByHand | ShowEntries | None) -> None:
            match wish:
                case SetByHand(points):
                    self._change(lambda: self._keeper.set_by_hand(at.round, at.seat, points))
                case ShowEntries():
                    self.action_entries(self._keeper.fold.settled_by(at.round, at.seat))
                case None:
                    self._go_to(None)

        self.app.push_screen(CellScreen(self._keeper, at, points), chosen)

    def action_drop_waiting(self) -> None:
        """Drop the entry that does not fit any more."""
        waiting = self._keeper.fold.waiting
        if waiting:
            self._change(lambda: self._keeper.drop(waiting[0].entry.id))

    def action_depth(self) -> None:
        """Choose how closely the game is kept."""

        def chosen(depth: Depth | None) -> None:
            if depth is not None and depth is not self._keeper.fold.depth:
                self._change(lambda: self._keeper.set_depth(depth))
                later = depth is Depth.LIVE and not self._keeper.fold.round.live
                self._remark = say("score-live-later") if later else say("score-step-depth", depth=depth)
                self._redraw()

        self.app.push_screen(DepthScreen(self._keeper.fold.depth), chosen)

    def action_players(self) -> None:
        """Open the list of players: somebody joins, leaves, is back, or has another name."""

        def chosen(wish: PlayerWish | None) -> None:
            if wish is not None:
                self._change(lambda: wish.perform(self._keeper))
                self._remark = self._remark or _about_a_player(self._keeper)
                self._redraw()

        self.app.push_screen(PlayersScreen(self._keeper), chosen)

    def action_shuffled(self) -> None:
        """Enter that the table has shuffled all cards."""
        self._change(lambda: self._keeper.tap(Shuffled()))

    # --- files --------------------------------------------------------------------------------------------------------

    def action_files(self) -> None:
        """Save the game under another name, or write its record or its scores."""

        def written(file: str | None) -> None:
            if file is not None:
                self._remark = say("file-written", file=printable(file))
            self._redraw()

        self.app.push_screen(FilesScreen(self._keeper, self._file), written)


def _about_a_player(keeper: ScoreKeeper) -> str:
    """Say what the last entry means for a player."""
    match keeper.log.entries[-1].what:
        case PlayerJoined(number, seat) | PlayerCameBack(number, seat):
            return say("score-joins", name=keeper.names[seat], round=number)
        case PlayerLeft(number, seat):
            return say("score-leaves", name=keeper.names[seat], round=number)
        case _:
            return ""
