"""Modal screens of the score keeper: the log, a correction, a cell, the depth, and files."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Final, TypeVar, assert_never

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key as KeyPress
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY
from flip7.core.errors import Flip7Error
from flip7.core.seats import Points
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain, printable
from flip7.i18n.questions import Option as Taker
from flip7.play.score_file import ScoreFile
from flip7.play.scorekeeper import Depth, EntryId, ScoreKeeper
from flip7.play.scorekeeper.entries import (
    Bust,
    CameUp,
    Done,
    Entry,
    Gave,
    Laid,
    Moved,
    PlayerEntry,
    Score,
    SetDepth,
    Shuffled,
    Step,
)
from flip7.play.scorekeeper.export import to_csv, to_record
from flip7.play.scorekeeper.sentences import entry_words, misfit_words, step_words
from flip7.record.files import NOTATION_SUFFIX, as_text, create
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import DIM, POPPY
from flip7.terminal.tui.card_typing import CardTyping
from flip7.terminal.tui.score_entry import MAX_DIGITS
from flip7.terminal.tui.widgets.keys import Keys, card_keys
from flip7.terminal.tui.widgets.score_table import SheetCell, entered
from flip7.terminal.tui.widgets.takers import Takers

Result = TypeVar("Result")

_CSV_SUFFIX: Final = ".csv"
_DIGITS: Final = r"[0-9]*"


class ScoreSheet(ModalScreen[Result]):
    """The base of the score keeper's modal screens: a frame with a title; Esc closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "tui-key-close"),
        Binding("f2", "app.light_or_dark", show=False),
        Binding("f3", "app.other_language", show=False),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the frame with its title."""
        with Vertical(id="paper") as sheet:
            sheet.border_title = self.heading()
            sheet.border_subtitle = self.keys()
            yield from self.inside()

    def heading(self) -> str:
        """Return the title."""
        raise NotImplementedError

    def keys(self) -> str:
        """Return the keys, for the lower edge of the frame."""
        return say("tui-score-choose-keys")

    def inside(self) -> ComposeResult:
        """Compose the content."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Redraw the modal in the new language."""
        self.refresh(recompose=True)

    def action_close(self) -> None:
        """Close without a choice."""
        self.dismiss(None)


# --- the log ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Correct:
    """The wish to correct an entry."""

    of: EntryId


@dataclass(frozen=True, slots=True)
class Drop:
    """The wish to drop an entry: it did not happen."""

    of: EntryId


class EntriesScreen(ScoreSheet[Correct | Drop]):
    """The log: everything that was entered, round by round, to be corrected line by line."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("x,delete", "drop", show=False), Binding("l", "close", show=False)]

    def __init__(self, keeper: ScoreKeeper, colours: Colours, at: EntryId | None = None) -> None:
        super().__init__()
        self._keeper = keeper
        self._colours = colours
        self._at = at

    def heading(self) -> str:
        """«What was entered»"""
        return say("tui-score-entries")

    def keys(self) -> str:
        """Return the keys, for the lower edge of the frame."""
        return say("tui-score-entries-keys")

    def inside(self) -> ComposeResult:
        """Compose the list, what does not fit any more at its end."""
        options = self._options()
        if not options:
            yield Static(say("tui-score-no-entries"))
        yield OptionList(*options, id="entries")

    def on_mount(self) -> None:
        """Select the entry that was asked for, or the last one."""
        entries = self.query_one(OptionList)
        if entries.option_count:
            ids = [option.id for option in entries.options]  # None for the heading of a round
            wanted = str(self._at)
            entries.highlighted = ids.index(wanted) if wanted in ids else len(ids) - 1
            entries.focus()

    def _options(self) -> list[Option]:
        fold, options = self._keeper.fold, list[Option]()
        for number, entries in self._by_round().items():
            options.append(Option(Text(say("tui-score-round", number=number), style=POPPY), disabled=True))
            options += map(self._option, entries)
        for waiting in fold.waiting:
            options.append(self._option(waiting.entry, misfit_words(waiting.misfit, self._keeper.names)))
        for conflict in fold.conflicts:
            options.append(self._option(conflict.entry, say("tui-score-conflict")))
        return options

    def _by_round(self) -> dict[int, list[Entry]]:
        """Return what was entered in each round; who joins or leaves with it comes first."""
        fold, rounds = self._keeper.fold, dict[int, list[Entry]]()
        for number in range(1, fold.table.round + 2):
            entries = fold.line_up.entries(number)
            if entries:
                rounds[number] = entries
        for played in fold.story:
            rounds.setdefault(played.round, []).append(played.entry)
        return dict(sorted(rounds.items()))

    def _option(self, entry: Entry, problem: str = "") -> Option:
        assert isinstance(entry.what, Step | PlayerEntry)
        line = styled(entry_words(entry.what, self._keeper.names), colours=self._colours)
        words = Text.assemble("  ? " if problem else "    ", line)
        if problem:
            words.append("  ").append_text(styled(problem, DIM, colours=self._colours))
        return Option(words, id=str(entry.id))

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(Correct(_entry_id(event.option)))

    def action_drop(self) -> None:
        """Drop the selected entry."""
        entries = self.query_one(OptionList)
        if entries.highlighted is not None:
            self.dismiss(Drop(_entry_id(entries.get_option_at_index(entries.highlighted))))


def _entry_id(option: Option) -> EntryId:
    assert option.id is not None, "every entry has its id"
    clock, _, keeper = option.id.partition(".")
    return EntryId(int(clock), keeper)


# --- a correction -----------------------------------------------------------------------------------------------------


class CorrectionScreen(ScoreSheet[Step]):
    """Asks what an entry should have been: a card, a number, or one of a few answers."""

    def __init__(self, was: Step, keeper: ScoreKeeper, colours: Colours) -> None:
        super().__init__()
        self._was = was
        self._keeper = keeper
        self._colours = colours
        self._card = CardTyping()

    def heading(self) -> str:
        """Return the entry as a line of the log."""
        return plain(step_words(self._was, self._keeper.names))

    def inside(self) -> ComposeResult:
        """Compose keys for a card, a field for a number, a list of players, or one of a few answers."""
        match self._was:
            case CameUp() | Laid():
                yield Static(say("tui-score-which-card"))
                yield Keys(self._colours, card_keys(()))
            case Score() | Bust():
                yield Static(say("tui-score-which-points"))
                yield Input(restrict=_DIGITS, max_length=MAX_DIGITS)
                yield Button(say("tui-score-bust"), id="bust")
            case Gave():
                yield Takers(self._colours)
            case Moved() | SetDepth():
                yield OptionList(*[words for words, _ in self._choices()])
            case Done() | Shuffled():
                yield Static(say("tui-score-only-drop"))
            case _:
                assert_never(self._was)

    def on_mount(self) -> None:
        """Offer the players; select the answer that was not given."""
        names = self._keeper.names
        for takers in self.query(Takers):
            seats = self._keeper.fold.table.seats
            takers.offer([Taker(seat, names[seat], "") for seat in seats], len(seats))
        for answers in self.query("#paper > OptionList").exclude("Takers").results(OptionList):
            others = [at for at, (_, step) in enumerate(self._choices()) if step != self._was]
            answers.highlighted = others[0]

    def _choices(self) -> list[tuple[str, Step]]:
        match self._was:
            case Moved(seat):
                return [(say("tui-hit"), Moved(seat, HIT)), (say("tui-stay"), Moved(seat, STAY))]
            case _:
                return [(say("score-step-depth", depth=depth), SetDepth(depth)) for depth in Depth]

    def on_key(self, event: KeyPress) -> None:
        """Take the keys of a card, or the number of a player."""
        key = event.character
        if key is None or not event.is_printable:  # Enter is a character, too
            return
        if isinstance(self._was, CameUp | Laid):
            for card in self._card.key(key.lower()):
                self._choose_card(card)
        elif isinstance(self._was, Gave) and key.isdecimal():
            self.query_one(Takers).digit(key)

    @on(Takers.Chosen)
    def _chosen(self, event: Takers.Chosen) -> None:
        assert isinstance(self._was, Gave)
        self.dismiss(replace(self._was, to=event.seat))

    def key_enter(self, event: KeyPress) -> None:
        """Take a card that could go on, a 1, as it stands."""
        for card in self._card.finish():
            event.stop()  # the score below would take it, too
            self._choose_card(card)

    @on(Keys.Pressed)
    def _pressed(self, event: Keys.Pressed) -> None:
        if isinstance(event.key, Card):
            self._choose_card(event.key)

    def _choose_card(self, card: Card) -> None:
        match self._was:
            case CameUp(seat):
                self.dismiss(CameUp(seat, card))
            case Laid(number, seat):
                self.dismiss(Laid(number, seat, card))
            case _:
                pass

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        assert isinstance(self._was, Score | Bust)
        if event.value:
            self.dismiss(Score(self._was.round, self._was.seat, Points(int(event.value))))

    @on(Button.Pressed, "#bust")
    def _busted(self) -> None:
        assert isinstance(self._was, Score | Bust)
        self.dismiss(Bust(self._was.round, self._was.seat))

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._choices()[event.option_index][1])


# --- one score --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetByHand:
    """The wish to set a score by hand; None: as it was entered."""

    points: int | None


@dataclass(frozen=True, slots=True)
class ShowEntries:
    """The wish to see what was entered."""


class CellScreen(ScoreSheet[SetByHand | ShowEntries]):
    """One score: set it as the table has decided, take that back, or correct what was entered."""

    def __init__(self, keeper: ScoreKeeper, at: SheetCell, points: int | None) -> None:
        super().__init__()
        self._keeper = keeper
        self._at = at
        self._points = points

    def heading(self) -> str:
        """«Ana, round 3: 44»"""
        name, points = self._keeper.names.shown[self._at.seat], entered(self._keeper, self._at).plain
        return say("tui-score-cell", name=name, round=self._at.round, points=points)

    def keys(self) -> str:
        """Return the keys, for the lower edge of the frame."""
        return say("tui-score-cell-keys")

    def inside(self) -> ComposeResult:
        """Compose the field, and the other two ways."""
        yield Static(say("tui-score-by-hand-hint"))
        yield Input("" if self._points is None else str(self._points), restrict=_DIGITS, max_length=MAX_DIGITS)
        with Horizontal(id="ways"):
            yield Button(say("tui-score-count-again"), id="count", disabled=not self._is_by_hand)
            yield Button(say("tui-score-entries"), id="entered")

    @property
    def _is_by_hand(self) -> bool:
        at = (self._at.round, self._at.seat)
        set_there = [each.points for each in self._keeper.log.by_hand() if (each.round, each.seat) == at]
        return bool(set_there) and set_there[-1] is not None

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        if event.value:
            self.dismiss(SetByHand(int(event.value)))

    @on(Button.Pressed, "#count")
    def _count(self) -> None:
        self.dismiss(SetByHand(None))

    @on(Button.Pressed, "#entered")
    def _show(self) -> None:
        self.dismiss(ShowEntries())


# --- the depth --------------------------------------------------------------------------------------------------------


class DepthScreen(ScoreSheet[Depth]):
    """Choose how closely the game is kept: pad, hands or live."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("m", "close", show=False)]

    def __init__(self, depth: Depth) -> None:
        super().__init__()
        self._depth = depth

    def heading(self) -> str:
        """«What do you enter?»"""
        return say("tui-score-depth-title")

    def inside(self) -> ComposeResult:
        """Compose the three depths."""
        yield OptionList(*[Option(say("score-step-depth", depth=depth), id=depth) for depth in Depth])

    def on_mount(self) -> None:
        """Select the depth of now."""
        self.query_one(OptionList).highlighted = list(Depth).index(self._depth)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(list(Depth)[event.option_index])


# --- files ------------------------------------------------------------------------------------------------------------


class FilesScreen(ScoreSheet[str]):
    """Writes a file; its ending says which: the game (.json), its record (.f7), its scores as a table (.csv)."""

    def __init__(self, keeper: ScoreKeeper, file: ScoreFile) -> None:
        super().__init__()
        self._keeper = keeper
        self._file = file

    def heading(self) -> str:
        """«Files»"""
        return say("tui-score-files")

    def keys(self) -> str:
        """Return the keys, for the lower edge of the frame."""
        return say("tui-score-files-keys")

    def inside(self) -> ComposeResult:
        """Compose what each ending means, the field, and what was wrong with it."""
        saved = "" if self._file.file is None else say("saved-as", file=printable(str(self._file.file)))
        yield Static(saved, markup=False)
        yield Static(say("tui-score-files-hint"), markup=False)
        yield Input(placeholder=say("tui-score-file"), id="file")
        yield Static(id="complaint", markup=False)

    @on(Input.Submitted)
    def _named(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if not name:
            return
        try:
            self._write(Path(name).expanduser())
        except Flip7Error as error:
            self.query_one("#complaint", Static).update(printable(str(error)))
            return
        self.dismiss(name)

    def _write(self, path: Path) -> None:
        match path.suffix.lower():
            case suffix if suffix == _CSV_SUFFIX:
                create(path, to_csv(self._keeper))
            case suffix if suffix == NOTATION_SUFFIX:
                create(path, as_text(to_record(self._keeper), path))
            case _:
                self._file.save_as(path, self._keeper)
