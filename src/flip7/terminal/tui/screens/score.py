"""The score keeper's screen: the sheet or the table, one question, and everything to put right."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum, auto
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key as KeyPress
from textual.screen import Screen
from textual.widgets import Static

from flip7.analysis.odds import bust_risk
from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, Move, WhichCard
from flip7.core.errors import Flip7Error
from flip7.core.seats import Points, Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.narrate import Teller
from flip7.i18n.questions import question
from flip7.i18n.sums import sum_of
from flip7.i18n.table import worth_as_a_sum
from flip7.play.score_file import ScoreFile
from flip7.play.score_story import ScoreStory
from flip7.play.scorekeeper import Depth, Doubtful, ScoreKeeper
from flip7.play.scorekeeper.differences import Difference
from flip7.play.scorekeeper.entries import (
    Bust,
    Done,
    Entry,
    EntryId,
    Laid,
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
from flip7.play.session import Asked
from flip7.record.files import BadFile
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled, token
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.card_typing import CardTyping
from flip7.terminal.tui.screens.modals import HelpScreen, RulesScreen, WhyScreen
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
from flip7.terminal.tui.widgets.board import LOG_FROM_COLUMNS, PAGE
from flip7.terminal.tui.widgets.footer import KeyFooter
from flip7.terminal.tui.widgets.keys import Key, Keys, Rows, card_keys, card_label
from flip7.terminal.tui.widgets.log import Log
from flip7.terminal.tui.widgets.score_bar import ScoreBar
from flip7.terminal.tui.widgets.score_end import ScoreEnd
from flip7.terminal.tui.widgets.score_table import ScoreTable, SheetCell, Shown, entered
from flip7.terminal.tui.widgets.seats import SeatsView
from flip7.terminal.tui.widgets.stage import StageView
from flip7.terminal.tui.widgets.takers import Takers

_MOST_DIGITS: Final = 6
_AS_NUMBER: Final = "="
"""Typed among cards: «=44» is a score, «4» a card."""
_AMBIGUOUS: Final = "1"
"""A card, or the beginning of three others."""
_CONDITIONAL_ACTIONS: Final = ("hit", "stay", "undo", "redo", "bust", "odds", "advice", "shuffled")
"""Actions that are not always possible: the footer changes with them."""
_BESIDE: Final = "   "
"""Between two remarks."""


class _Wanted(Enum):
    """The kind of answer that is wanted now."""

    POINTS = auto()
    CARDS = auto()
    """The cards of a hand."""
    CARD = auto()
    """The card that came up; in answer to «Hit or stay?» it says both."""
    TAKER = auto()
    NOTHING = auto()
    """The game is over."""


class ScoreScreen(Screen[None]):
    """One game with real cards, from the first entry to the end."""

    AUTO_FOCUS: ClassVar[str] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hit", "tui-key-hit"),
        Binding("s", "stay", "tui-key-stay"),
        Binding("b", "bust", "tui-score-bust"),
        Binding("u", "undo", "tui-key-back"),
        Binding("r", "redo", "tui-score-redo"),
        Binding("l", "entries", "tui-key-log"),
        Binding("m", "depth", "tui-score-depth"),
        Binding("delete", "drop_waiting", show=False),
        Binding("p", "players", "tui-score-players", show=False),
        Binding("o", "odds", "tui-key-odds", show=False),
        Binding("a", "advice", show=False),
        Binding("g", "shuffled", show=False),
        Binding("d", "differently", show=False),
        Binding("w", "why", "tui-key-why", show=False),
        Binding("f1", "rules", show=False),
        Binding("e", "files", "tui-score-files"),
        Binding("tab", "other_view", show=False),
        Binding("enter", "enter", show=False),
        Binding("space", "finish_card", show=False),
        Binding("backspace", "erase", show=False),
        Binding("escape", "escape", show=False),
        Binding("up", "move(0,-1)", show=False),
        Binding("down", "move(0,1)", show=False),
        Binding("left", "move(-1,0)", show=False),
        Binding("right", "move(1,0)", show=False),
        Binding("pageup", f"look(-{PAGE})", show=False),
        Binding("pagedown", f"look({PAGE})", show=False),
        Binding("question_mark", "help", "tui-key-help"),
        Binding("q", "leave", "tui-key-quit"),
    ]

    def __init__(self, keeper: ScoreKeeper, file: ScoreFile, colours: Colours) -> None:
        super().__init__()
        self._keeper = keeper
        self._file = file
        self._colours = colours
        self._story = ScoreStory(keeper)
        self._cursor: SheetCell | None = None
        """The cell that somebody has moved to; None: whatever comes next."""
        self._number = ""
        """The digits of a score so far."""
        self._card = CardTyping()
        self._remark = ""
        self._in_doubt: Callable[[], None] | None = None
        """The action that Enter repeats if the table insists."""
        self._actions = UndoSteps(keeper)
        self._odds = False
        self._sheet_wanted: bool | None = None
        """Whether somebody wants the sheet, or the table, in a live round; None: as usual."""
        self._save_failed = False
        self._offered: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the heading, the sheet or the table, the log where there is room, the question and the keys."""
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="play"):
                yield ScoreTable()
                yield SeatsView(self._colours)
                yield ScoreEnd()
                yield StageView(self._colours)
            yield Log(self._colours, id="log")
        yield ScoreBar(self._colours)
        yield KeyFooter()

    def on_mount(self) -> None:
        """Draw everything; keep the focus off the log, so that the arrow keys are the sheet's."""
        self.query_one("#log", Log).can_focus = False
        if self._keeper.fold.story:
            self._remark = say("tui-score-resumed")
        self._redraw()

    def on_resize(self) -> None:
        """Lay everything out for the new size."""
        self.call_next(self._redraw)

    def retranslate(self) -> None:
        """Redraw everything in the new language."""
        self._story.tell_anew()
        self._remark = ""
        self.query_one(ScoreBar).retranslate(self._keeper.fold.table, self._keeper.names)
        self.refresh_bindings()
        self._redraw()

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _redraw(self) -> None:
        if not self.query(ScoreBar):  # none while the screen is closed
            return
        keeper, scene = self._keeper, self._scene()
        self.set_class(self.size.width < LOG_FROM_COLUMNS, "narrow")
        self.query_one("#heading", Static).update(styled(self._heading(), colours=self._colours))
        sheet, end, seats, stage = (
            self.query_one(ScoreTable),
            self.query_one(ScoreEnd),
            self.query_one(SeatsView),
            self.query_one(StageView),
        )
        seats.display = stage.display = self._shows_table
        end.display = self._shows_end
        sheet.display = not (seats.display or end.display)
        sheet.show(Shown(keeper, self._at, self._number, None if keeper.asked is None else keeper.asked.seat))
        seats.show(scene)
        stage.show(scene)
        if end.display:
            end.show(keeper)
        log = self.query_one("#log", Log)
        log.border_title = say("tui-log")
        log.show(self._story.told)
        self._draw_bar()
        situation = tuple(self.check_action(action, ()) for action in _CONDITIONAL_ACTIONS)
        if situation != self._offered:
            self._offered = situation
            self.refresh_bindings()

    def _draw_bar(self) -> None:
        bar, fold = self.query_one(ScoreBar), self._keeper.fold
        asked = self._keeper.asked
        giving = asked if self._wanted is _Wanted.TAKER and isinstance(asked, Give) else None
        bar.show(self._question(), self._typed, self._said(), self._keys())
        bar.offer(giving, len(fold.story), fold.table, self._keeper.names)

    def _heading(self) -> str:
        keeper, table = self._keeper, self._keeper.fold.table
        dealer, target = keeper.names[table.dealer], str(table.rules.target)
        words = say("tui-heading", number=table.round, dealer=dealer, target=target)
        file = "" if self._file.file is None else f" · {printable(self._file.file.name)}"
        return f"{words} · {say('tui-score-depth-name', depth=keeper.fold.depth)}{file}"

    def _scene(self) -> Scene:
        """Return the table as the screens of a game draw it."""
        keeper = self._keeper
        scene = Scene(keeper.names, frozenset(), Teller(keeper.fold.table, keeper.names), self._story.told)
        if keeper.asked is not None:
            scene.asked = Asked(keeper.asked, len(keeper.fold.story), here=True)
        return scene

    @property
    def _shows_table(self) -> bool:
        """Whether the cards are shown: in a live round from its first card on, unless somebody wants the sheet."""
        fold = self._keeper.fold
        live = fold.round.live and not fold.over and self._cursor is None
        return live and (fold.round.touched if self._sheet_wanted is None else not self._sheet_wanted)

    @property
    def _shows_end(self) -> bool:
        return self._keeper.fold.over and self._cursor is None and not self._sheet_wanted

    @property
    def _typed(self) -> str:
        return self._number or self._card.typed.upper()

    def _question(self) -> str:
        keeper, at = self._keeper, self._at
        if at is not None:
            name = keeper.names[at.seat]
            if self._is_settled(at):
                return say("tui-score-change", round=at.round, name=name, points=entered(keeper, at).plain)
            if self._wanted is _Wanted.POINTS:
                return say("score-ask-points", round=at.round, name=name)
            return say("score-ask-cards", round=at.round, name=name)
        if keeper.asked is not None:
            return question(keeper.asked, keeper.names)
        return say("score-ask-over")

    def _said(self) -> str | Text:
        """Return what stands below the question: what was just said, what waits, or what the cards are worth."""
        keeper = self._keeper
        if self._remark:
            return self._remark
        if self._card.typed == _AMBIGUOUS:
            return say("tui-score-one-hint")
        if keeper.fold.waiting:
            return f"{waiting_words(keeper.fold.waiting, keeper.names)} {say('tui-score-waits-hint')}"
        if self._wanted is _Wanted.CARDS:
            return self._hand()
        if self._wanted is _Wanted.CARD or (self._wanted is _Wanted.TAKER and self._odds):
            return self._worth()
        if self._wanted is _Wanted.NOTHING:
            return say("tui-score-over-hint")
        return say("tui-score-change-hint") if self._at is not None and self._is_settled(self._at) else ""

    def _hand(self) -> str | Text:
        """Return the cards that were entered for the player, and their sum as it grows."""
        assert self._at is not None
        fold = self._keeper.fold
        cell = fold.round.cells[self._at.seat]
        if not cell.cards:
            return say("tui-score-hand-hint")
        bonus = fold.table.rules.flip_7 if cell.flipped_seven else 0
        cards = [token(card, card_label(card).strip(), colours=self._colours) for card in cell.cards]
        worth = styled(sum_of(cell.cards, flip_7=bonus), colours=self._colours)
        hand = Text(" ").join([*cards, Text(" "), worth])
        return hand if hand.cell_len <= self.query_one("#remark").content_size.width else worth

    def _worth(self) -> str:
        """Return what staying banks and, if the table wants them, the odds."""
        asked, fold = self._keeper.asked, self._keeper.fold
        assert asked is not None
        words = []
        if isinstance(asked, HitOrStay):
            words.append(say("tui-worth", sum=worth_as_a_sum(fold.table, asked.seat)))
        if self._odds and isinstance(asked, Give):
            words += [f"{self._keeper.names[seat]} {_risk(fold.table, seat)}" for seat in asked.options]
        elif self._odds:
            words.append(_risk(fold.table, asked.seat))
        if self._odds and not fold.exact:
            words.append(say("score-odds-guess"))
        return _BESIDE.join(words)

    def _keys(self) -> Rows:
        match self._wanted:
            case _Wanted.POINTS:
                digits = [Key(str(digit), str(digit)) for digit in range(10)]
                return [[*digits, Key("⌫", "backspace"), self._bust_key(), Key("⏎", "enter")]]
            case _Wanted.CARDS:
                assert self._at is not None
                impossible = self._keeper.impossible(self._at.seat)
                done = Key(f"⏎ {say('tui-score-done')}", "enter")
                return card_keys(impossible, [self._bust_key(), Key("⌫", "backspace"), done])
            case _Wanted.CARD:
                moves = [Key(f"H {say('tui-hit')}", "h"), Key(f"S {say('tui-stay')}", "s")]
                return card_keys(self._keeper.impossible(), moves if isinstance(self._keeper.asked, HitOrStay) else ())
            case _Wanted.TAKER | _Wanted.NOTHING:
                return []

    @staticmethod
    def _bust_key() -> Key:
        return Key(f"B {say('tui-score-bust')}", "b")

    # --- where something is entered -----------------------------------------------------------------------------------

    @property
    def _at(self) -> SheetCell | None:
        """The cell that is entered: the one that somebody has moved to, or the next."""
        if self._cursor is not None:
            return self._cursor
        seat = self._keeper.next_seat
        return None if seat is None else SheetCell(self._keeper.fold.table.round, seat)

    def _is_settled(self, at: SheetCell) -> bool:
        fold = self._keeper.fold
        return at.round < fold.table.round or fold.over or fold.round.live or fold.round.cells[at.seat].settled

    @property
    def _wanted(self) -> _Wanted:
        at, asked, fold = self._at, self._keeper.asked, self._keeper.fold
        if at is not None:
            by_cards = fold.depth is not Depth.PAD and not self._number.startswith(_AS_NUMBER)
            return _Wanted.CARDS if by_cards and not self._is_settled(at) else _Wanted.POINTS
        if asked is None:
            return _Wanted.NOTHING
        return _Wanted.TAKER if isinstance(asked, Give) else _Wanted.CARD

    def action_move(self, rounds: int, players: int) -> None:
        """Move to another cell of the sheet; scroll the cards, or the end, where those are shown."""
        if self._shows_table:
            self.query_one(SeatsView).look(players)
            return
        if self._shows_end and not rounds:
            self.query_one(ScoreEnd).scroll_relative(y=players, animate=False)
            return
        shown = Shown(self._keeper, None)
        at = self._at or SheetCell(shown.rounds[-1], self._asked_seat)
        number = max(1, min(shown.rounds[-1], at.round + rounds))
        self._go_to(SheetCell(number, Seat((at.seat + players) % len(self._keeper.fold.table.places))))

    @property
    def _asked_seat(self) -> Seat:
        return Seat(0) if self._keeper.asked is None else self._keeper.asked.seat

    @on(ScoreTable.Clicked)
    def _clicked(self, event: ScoreTable.Clicked) -> None:
        again = self._cursor == event.place
        self._go_to(event.place)
        if again and self._is_settled(event.place):
            self.action_differently()

    def _go_to(self, place: SheetCell | None) -> None:
        seat = self._keeper.next_seat
        is_next = seat is not None and place == SheetCell(self._keeper.fold.table.round, seat)
        self._cursor = None if is_next else place
        self._forget_typed()
        self._redraw()

    def action_escape(self) -> None:
        """Forget what was typed, and go back to whatever comes next."""
        self._go_to(None)

    def action_look(self, by: int) -> None:
        """Scroll what does not fit."""
        if self._shows_table:
            self.query_one(SeatsView).look(by)
        elif self._shows_end:
            self.query_one(ScoreEnd).scroll_relative(y=by, animate=False)
        else:
            self.query_one(ScoreTable).look(by)

    def action_other_view(self) -> None:
        """Switch between the sheet and the cards, or the end of the game."""
        self._cursor = None
        self._sheet_wanted = self._shows_table or self._shows_end
        self._redraw()

    # --- typing -------------------------------------------------------------------------------------------------------

    def on_key(self, event: KeyPress) -> None:
        """Take the keys of numbers and cards."""
        if event.character is not None:
            self._press(event.character)

    @on(Keys.Pressed)
    def _pressed(self, event: Keys.Pressed) -> None:
        match event.key:
            case Card() as card:
                self._card.finish()
                self._enter_card(card)
            case "enter":
                self.action_enter()
            case "backspace":
                self.action_erase()
            case "b":
                self.action_bust()
            case "h":
                self.action_hit()
            case "s":
                self.action_stay()
            case key:
                self._press(key)

    def _press(self, key: str) -> None:
        match self._wanted:
            case _Wanted.POINTS:
                self._type_digit(key)
            case _Wanted.CARDS if key == _AS_NUMBER:
                self._number = key
                self._redraw()
            case _Wanted.CARDS | _Wanted.CARD:
                self._type_card(key.lower())
            case _Wanted.TAKER if key.isdecimal():
                self.query_one(ScoreBar).digit(key)
            case _Wanted.TAKER | _Wanted.NOTHING:
                pass

    def _type_digit(self, key: str) -> None:
        if key.isascii() and key.isdecimal() and len(self._number) < _MOST_DIGITS:
            self._number += key
            self._remark, self._in_doubt = "", None
            self._redraw()

    def _type_card(self, key: str) -> None:
        self._remark, self._in_doubt = "", None
        for card in self._card.key(key):
            self._enter_card(card)
        self._redraw()

    def action_finish_card(self) -> None:
        """Take a card that could go on, a 1, as it stands."""
        for card in self._card.finish():
            self._enter_card(card)
        self._redraw()

    def action_erase(self) -> None:
        """Erase a digit; where nothing was typed, take away the last card of the hand."""
        self._remark, self._in_doubt = "", None
        if self._number:
            self._number = self._number[:-1]
        elif self._card.typed:
            self._card.typed = self._card.typed[:-1]
        elif self._wanted is _Wanted.CARDS:
            self._take_away()
        self._redraw()

    def _take_away(self) -> None:
        """Drop the last card that was entered for this player."""
        at, story = self._at, self._keeper.fold.story
        laid = [each.entry.id for each in story if _is_laid(each.entry.what, at)]
        if laid:
            self._change(lambda: self._keeper.drop(laid[-1]), tells=False)

    def _forget_typed(self) -> None:
        self._number, self._card = "", CardTyping()
        self._remark, self._in_doubt = "", None

    # --- entering -----------------------------------------------------------------------------------------------------

    def action_enter(self) -> None:
        """Enter what was typed; insist on it; or say that a hand is complete."""
        if self._in_doubt is not None:
            self._in_doubt()
        elif self._card.typed:
            self.action_finish_card()
        elif self._number.removeprefix(_AS_NUMBER):
            self._enter_points(int(self._number.removeprefix(_AS_NUMBER)))
        elif self._wanted is _Wanted.CARDS:
            self._enter_done()
        elif self._wanted is _Wanted.POINTS and self._cursor is not None:
            self.action_differently()
        elif self._wanted is _Wanted.NOTHING:
            self.action_leave()

    def _enter_points(self, points: int, *, sure: bool = False) -> None:
        at = self._at
        assert at is not None, "points are asked for a cell"
        step = Score(at.round, at.seat, Points(points), sure)
        if not self._is_settled(at):
            self._change(lambda: self._keeper.tap(step), lambda: self._enter_points(points, sure=True))
            return
        of = self._number_of(at)
        if of is None:
            self._open_cell(at, points)
        else:
            self._change(lambda: self._keeper.correct(of, step), lambda: self._enter_points(points, sure=True))

    def _number_of(self, at: SheetCell) -> EntryId | None:
        """Return the entry to correct by a number: the score or the bust that was entered there."""
        of = self._keeper.fold.settled_by(at.round, at.seat)
        by_hand = any((each.round, each.seat) == (at.round, at.seat) for each in self._keeper.log.by_hand())
        if of is None or by_hand or not isinstance(self._keeper.entered(of), Score | Bust):
            return None
        return of

    def action_bust(self) -> None:
        """Enter that the player busted."""
        at = self._at
        if at is None or self._wanted not in (_Wanted.POINTS, _Wanted.CARDS):
            return
        bust = Bust(at.round, at.seat)
        of = self._number_of(at) if self._is_settled(at) else None
        self._change(lambda: self._keeper.tap(bust) if of is None else self._keeper.correct(of, bust))

    def _enter_card(self, card: Card) -> None:
        at, asked = self._at, self._keeper.asked
        if at is not None:
            self._change(lambda: self._keeper.tap(Laid(at.round, at.seat, card)), stays_at=at)
        elif isinstance(asked, HitOrStay | WhichCard):
            self._change(lambda: self._keeper.turn_up(card))

    def _enter_done(self) -> None:
        """Complete a hand; one without cards only if Enter is pressed once more."""
        at = self._at
        assert at is not None, "cards are asked for a cell"

        def done() -> None:
            self._change(lambda: self._keeper.tap(Done(at.round, at.seat)))

        if self._keeper.fold.round.cells[at.seat].cards:
            done()
            return
        self._remark, self._in_doubt = say("tui-score-no-cards", name=self._keeper.names[at.seat]), done
        self._redraw()

    def action_hit(self) -> None:
        """Answer «hit»; the card is asked next."""
        self._answer(HIT)

    def action_stay(self) -> None:
        """Answer «stay»."""
        self._answer(STAY)

    @on(Takers.Chosen)
    def _chosen(self, event: Takers.Chosen) -> None:
        self._answer(event.seat)

    @on(Takers.Considered)
    def _considered(self, event: Takers.Considered) -> None:
        self.query_one(SeatsView).consider(event.seat)

    @on(SeatsView.Clicked)
    def _seat_clicked(self, event: SeatsView.Clicked) -> None:
        if self._wanted is _Wanted.TAKER:
            self._answer(event.seat)

    def _answer(self, choice: Move | Seat) -> None:
        if self._cursor is None:
            self._change(lambda: self._keeper.answer(choice))

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
        self._cursor = stays_at if stays_at is not None and stays_at == self._cursor else None
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
        self._cursor = None
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
        at = self._at or SheetCell(Shown(self._keeper, None).rounds[-1], self._asked_seat)
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

    # --- odds, advice, reading, leaving -------------------------------------------------------------------------------

    def action_odds(self) -> None:
        """Show or hide the odds."""
        self._odds = not self._odds
        self._remark = ""
        self._redraw()

    def action_advice(self) -> None:
        """Say once what a strong player would do."""
        from flip7.play.scorekeeper.odds_and_advice import advice, advice_words  # the network of level 5

        choice = advice(self._keeper)
        self._remark = say("tui-score-no-advice") if choice is None else advice_words(self._keeper, choice)
        self._redraw()

    def action_why(self) -> None:
        """Open the rules behind what just happened."""
        self.app.push_screen(WhyScreen(self._scene(), self._colours))

    def action_rules(self) -> None:
        """Open the rules."""
        self.app.push_screen(RulesScreen())

    def action_help(self) -> None:
        """Open the help."""
        self.app.push_screen(HelpScreen(lambda: say("tui-score-help")))

    def action_files(self) -> None:
        """Save the game under another name, or write its record or its scores."""

        def written(file: str | None) -> None:
            if file is not None:
                self._remark = say("file-written", file=printable(file))
            self._redraw()

        self.app.push_screen(FilesScreen(self._keeper, self._file), written)

    def action_leave(self) -> None:
        """Leave; everything is saved."""
        self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Return whether an action is possible now; the footer shows only those."""
        keeper = self._keeper
        match action:
            case "hit" | "stay":
                return self._cursor is None and isinstance(keeper.asked, HitOrStay)
            case "bust":
                return self._wanted in (_Wanted.POINTS, _Wanted.CARDS)
            case "undo":
                return keeper.log.last() is not None
            case "redo":
                return keeper.log.last_undone() is not None
            case "odds" | "advice" | "shuffled":
                return keeper.asked is not None
            case "drop_waiting":
                return bool(keeper.fold.waiting)
            case _:
                return True


def _about_a_player(keeper: ScoreKeeper) -> str:
    """Say what the last entry means for a player."""
    match keeper.log.entries[-1].what:
        case PlayerJoined(number, seat) | PlayerCameBack(number, seat):
            return say("score-joins", name=keeper.names[seat], round=number)
        case PlayerLeft(number, seat):
            return say("score-leaves", name=keeper.names[seat], round=number)
        case _:
            return ""


def _risk(table: Table, seat: Seat) -> str:
    """Return the odds of the next card, by the cards really seen."""
    percent = round(100 * bust_risk(table, seat))
    return say("tui-risk", percent=percent) if percent else say("tui-safe")


def _is_laid(what: object, at: SheetCell | None) -> bool:
    return isinstance(what, Laid) and at is not None and (what.round, what.seat) == (at.round, at.seat)
