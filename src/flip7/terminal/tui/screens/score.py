"""The score keeper's screen: the sheet or the table, one question, and the keys to answer it."""

from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key as KeyPress
from textual.widgets import Static

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, Move, WhichCard
from flip7.core.seats import Points, Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.narrate import Teller
from flip7.play.score_file import ScoreFile
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.entries import (
    Bust,
    Done,
    EntryId,
    Laid,
    Score,
)
from flip7.play.session import Asked
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.score_entry import AS_NUMBER, Wanted
from flip7.terminal.tui.score_prompt import hint, key_rows, prompt_question
from flip7.terminal.tui.screens.modals import HelpScreen, RulesScreen, WhyScreen
from flip7.terminal.tui.screens.score_editor import ScoreEditor
from flip7.terminal.tui.widgets.board import LOG_FROM_COLUMNS, PAGE
from flip7.terminal.tui.widgets.footer import KeyFooter
from flip7.terminal.tui.widgets.keys import Keys
from flip7.terminal.tui.widgets.log import Log
from flip7.terminal.tui.widgets.score_bar import ScoreBar
from flip7.terminal.tui.widgets.score_end import ScoreEnd
from flip7.terminal.tui.widgets.score_table import ScoreTable, SheetCell, Shown
from flip7.terminal.tui.widgets.seats import SeatsView
from flip7.terminal.tui.widgets.stage import StageView
from flip7.terminal.tui.widgets.takers import Takers

_CONDITIONAL_ACTIONS: Final = ("hit", "stay", "undo", "redo", "bust", "odds", "advice", "shuffled")
"""Actions that are not always possible: the footer changes with them."""


class ScoreScreen(ScoreEditor):
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
        super().__init__(keeper, file, colours)
        self._odds = False
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
        asked = None if keeper.asked is None else keeper.asked.seat
        sheet.show(Shown(keeper, self._entry.at, self._entry.number, asked))
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
        bar, fold, entry = self.query_one(ScoreBar), self._keeper.fold, self._entry
        asked = self._keeper.asked
        giving = asked if entry.wanted is Wanted.TAKER and isinstance(asked, Give) else None
        width = self.query_one("#remark").content_size.width
        below = self._remark or hint(entry, odds=self._odds, colours=self._colours, width=width)
        bar.show(prompt_question(entry), entry.typed, below, key_rows(entry))
        bar.offer(giving, len(fold.story), fold.table, self._keeper.names)

    def _heading(self) -> str:
        keeper, table = self._keeper, self._keeper.fold.table
        dealer, target = keeper.names[table.dealer], str(table.rules.target)
        words = say("tui-heading", number=table.round, dealer=dealer, you="no", target=target)
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
        live = fold.round.live and not fold.over and self._entry.cursor is None
        return live and (fold.round.touched if self._sheet_wanted is None else not self._sheet_wanted)

    @property
    def _shows_end(self) -> bool:
        return self._keeper.fold.over and self._entry.cursor is None and not self._sheet_wanted

    # --- where something is entered -----------------------------------------------------------------------------------

    def action_move(self, rounds: int, players: int) -> None:
        """Move to another cell of the sheet; scroll the cards, or the end, where those are shown."""
        if self._shows_table:
            self.query_one(SeatsView).look(players)
            return
        if self._shows_end and not rounds:
            self.query_one(ScoreEnd).scroll_relative(y=players, animate=False)
            return
        shown = Shown(self._keeper, None)
        at = self._entry.at or SheetCell(shown.rounds[-1], self._entry.asked_seat)
        number = max(1, min(shown.rounds[-1], at.round + rounds))
        self._go_to(SheetCell(number, Seat((at.seat + players) % len(self._keeper.fold.table.places))))

    @on(ScoreTable.Clicked)
    def _clicked(self, event: ScoreTable.Clicked) -> None:
        again = self._entry.cursor == event.place
        self._go_to(event.place)
        if again and self._entry.is_settled(event.place):
            self.action_differently()

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
        self._entry.cursor = None
        self._sheet_wanted = self._shows_table or self._shows_end
        self._redraw()

    # --- typing -------------------------------------------------------------------------------------------------------

    def on_key(self, event: KeyPress) -> None:
        """Take the keys of numbers and cards."""
        if event.character is not None and event.is_printable:  # Enter is a character, too, and has its binding
            self._press(event.character)

    @on(Keys.Pressed)
    def _pressed(self, event: Keys.Pressed) -> None:
        match event.key:
            case Card() as card:
                self._entry.card.finish()
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
        match self._entry.wanted:
            case Wanted.POINTS:
                self._type_digit(key)
            case Wanted.CARDS if key == AS_NUMBER:
                self._entry.number = key
                self._redraw()
            case Wanted.CARDS | Wanted.CARD:
                self._type_card(key.lower())
            case Wanted.TAKER if key.isdecimal():
                self.query_one(ScoreBar).digit(key)
            case Wanted.TAKER | Wanted.NOTHING:
                pass

    def _type_digit(self, key: str) -> None:
        if self._entry.takes_digit(key):
            self._silence()
            self._redraw()

    def _type_card(self, key: str) -> None:
        self._silence()
        for card in self._entry.card.key(key):
            self._enter_card(card)
        self._redraw()

    def action_finish_card(self) -> None:
        """Take a card that could go on, a 1, as it stands."""
        for card in self._entry.card.finish():
            self._enter_card(card)
        self._redraw()

    def action_erase(self) -> None:
        """Erase a digit; where nothing was typed, take away the last card of the hand."""
        self._silence()
        if not self._entry.erase() and self._entry.wanted is Wanted.CARDS:
            self._take_away()
        self._redraw()

    def _take_away(self) -> None:
        """Drop the last card that was entered for this player."""
        at, story = self._entry.at, self._keeper.fold.story
        laid = [each.entry.id for each in story if _is_laid(each.entry.what, at)]
        if laid:
            self._change(lambda: self._keeper.drop(laid[-1]), tells=False)

    # --- entering -----------------------------------------------------------------------------------------------------

    def action_enter(self) -> None:
        """Enter what was typed; insist on it; or say that a hand is complete."""
        if self._in_doubt is not None:
            self._in_doubt()
        elif self._entry.card.typed:
            self.action_finish_card()
        elif self._entry.points is not None:
            self._enter_points(self._entry.points)
        elif self._entry.wanted is Wanted.CARDS:
            self._enter_done()
        elif self._entry.wanted is Wanted.POINTS and self._entry.cursor is not None:
            self.action_differently()
        elif self._entry.wanted is Wanted.NOTHING:
            self.action_leave()

    def _enter_points(self, points: int, *, sure: bool = False) -> None:
        at = self._entry.at
        assert at is not None, "points are asked for a cell"
        step = Score(at.round, at.seat, Points(points), sure)
        if not self._entry.is_settled(at):
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
        at = self._entry.at
        if at is None or self._entry.wanted not in (Wanted.POINTS, Wanted.CARDS):
            return
        bust = Bust(at.round, at.seat)
        of = self._number_of(at) if self._entry.is_settled(at) else None
        self._change(lambda: self._keeper.tap(bust) if of is None else self._keeper.correct(of, bust))

    def _enter_card(self, card: Card) -> None:
        at, asked = self._entry.at, self._keeper.asked
        if at is not None:
            self._change(lambda: self._keeper.tap(Laid(at.round, at.seat, card)), stays_at=at)
        elif isinstance(asked, HitOrStay | WhichCard):
            self._change(lambda: self._keeper.turn_up(card))

    def _enter_done(self) -> None:
        """Complete a hand; one without cards only if Enter is pressed once more."""
        at = self._entry.at
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
        if self._entry.wanted is Wanted.TAKER:
            self._answer(event.seat)

    def _answer(self, choice: Move | Seat) -> None:
        if self._entry.cursor is None:
            self._change(lambda: self._keeper.answer(choice))

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

    def action_leave(self) -> None:
        """Leave; everything is saved."""
        self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Return whether an action is possible now; the footer shows only those."""
        keeper = self._keeper
        match action:
            case "hit" | "stay":
                return self._entry.cursor is None and isinstance(keeper.asked, HitOrStay)
            case "bust":
                return self._entry.wanted in (Wanted.POINTS, Wanted.CARDS)
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


def _is_laid(what: object, at: SheetCell | None) -> bool:
    return isinstance(what, Laid) and at is not None and (what.round, what.seat) == (at.round, at.seat)
