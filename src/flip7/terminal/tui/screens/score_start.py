"""The score keeper's start: a form for a new game, or a score in this folder to go on with."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from flip7.core.errors import Flip7Error
from flip7.core.rules import MAX_TARGET, Rules
from flip7.core.seats import Seat
from flip7.i18n.catalog import say, spoken
from flip7.i18n.languages import LANGUAGES
from flip7.play.score_file import ScoreFile, read_score
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.play.scorekeeper.json_form import FORMAT
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.screens.modals import RulesScreen
from flip7.terminal.tui.widgets.footer import KeyFooter

_NEW: Final = ""
"""In the list of files: a new game."""
_FIRST: Final = ""
"""In the list of dealers: the first of the names."""
_MOST_FILES: Final = 20
"""The latest files that are looked at and offered."""
_BEGINNING: Final = 200
"""Characters of a file that say whether it is a score."""


@dataclass(frozen=True, slots=True)
class ScoreForm:
    """The answers that the form begins with."""

    rules: Rules = field(default_factory=Rules)
    depth: Depth = Depth.PAD
    save: Path | None = None
    """The new file that the score is kept in."""


class ScoreStartScreen(Screen[ScoreKeeper | None]):
    """Returns the game to keep; None if somebody quits."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "tui-start", priority=False),
        Binding("f1", "rules", "tui-key-rules"),
        Binding("escape", "leave", "tui-key-quit"),
    ]

    def __init__(self, form: ScoreForm, file: ScoreFile, folder: Path) -> None:
        super().__init__()
        self._form = form
        self._file = file
        self._found = saved_scores(folder)

    def compose(self) -> ComposeResult:
        """Lay out the form; `retranslate` writes its words."""
        with Vertical(id="start"):
            yield Static(id="title")
            yield Static(id="tagline")
            with Grid(id="form"):
                yield Label(id="for-names")
                yield Input(id="names")
                yield Label(id="for-dealer")
                yield Select(_dealers(()), allow_blank=False, id="dealer")
                yield Label(id="for-target")
                yield Input(str(self._form.rules.target), id="target", type="integer")
                yield Label(id="for-depth")
                yield Select(_depths(), value=self._form.depth, allow_blank=False, id="depth")
                yield Label(id="for-file")
                yield Select(self._files(), value=_NEW, allow_blank=False, id="resumed")
                yield Label(id="for-language")
                languages = [(name, language) for language, name in LANGUAGES.items()]
                yield Select(languages, value=spoken(), allow_blank=False, id="language")
            with Horizontal(id="go"):
                yield Button(id="begin")
            yield Static(id="complaint", markup=False)  # it quotes what was typed
            yield Static(id="imprint")
        yield KeyFooter()

    def on_mount(self) -> None:
        """Focus the names: nothing else has to be filled in."""
        for each in ("#for-file", "#resumed"):
            self.query_one(each).display = bool(self._found)
        self.retranslate()
        self.query_one("#names", Input).focus()

    def retranslate(self) -> None:
        """Redraw the form in the new language; what was typed and chosen stays."""
        words = {
            "title": say("tui-score-title"),
            "tagline": say("tui-score-tagline"),
            "for-names": say("tui-you"),
            "for-dealer": say("tui-score-dealer"),
            "for-target": say("tui-target"),
            "for-depth": say("tui-score-depth"),
            "for-file": say("tui-score-resume"),
            "for-language": say("tui-language"),
            "imprint": say("tui-not-affiliated"),
            "complaint": "",
        }
        for part, text in words.items():
            self.query_one(f"#{part}", Static).update(text)
        self.query_one("#names", Input).placeholder = say("tui-score-names")
        self.query_one("#begin", Button).label = say("tui-start")
        self._offer("#depth", _depths())
        self._offer("#resumed", self._files())
        with self.prevent(Select.Changed):
            self.query_one("#language", Select).value = spoken()
        self._offer_dealers()
        self.refresh_bindings()

    def _offer(self, which: str, offered: list[tuple[str, object]]) -> None:
        """Offer other words, or other players; the choice stays where it can."""
        with self.prevent(Select.Changed):
            select = self.query_one(which, Select)
            chosen = select.value
            select.set_options(offered)
            select.value = chosen if chosen in [value for _, value in offered] else offered[0][1]

    def _files(self) -> list[tuple[str, object]]:
        return [(say("tui-score-new"), _NEW), *((path.name, str(path)) for path in self._found)]

    @on(Input.Changed, "#names")
    def _offer_dealers(self) -> None:
        self._offer("#dealer", _dealers(self._names()))

    @on(Input.Changed)
    @on(Select.Changed)
    def _forget_the_complaint(self) -> None:
        self._complain("")

    @on(Select.Changed, "#language")
    def _speak(self, event: Select.Changed) -> None:
        app = self.app
        assert isinstance(app, TableApp), "whoever shows the start speaks several languages"
        if event.value != spoken():
            app.speak(str(event.value))

    @on(Button.Pressed, "#begin")
    @on(Input.Submitted)
    def action_start(self) -> None:
        """Begin the game, or show why it cannot be kept."""
        try:
            keeper = self._keeper()
        except (Flip7Error, ValueError) as error:
            self._complain(str(error))
            return
        self.dismiss(keeper)

    def _keeper(self) -> ScoreKeeper:
        resumed = str(self.query_one("#resumed", Select).value)
        if resumed:
            keeper = read_score(Path(resumed))
            self._file.file = Path(resumed)
            return keeper
        depth = self.query_one("#depth", Select).value
        assert isinstance(depth, Depth)
        names, dealer = self._names(), self.query_one("#dealer", Select).value
        first = Seat(names.index(str(dealer)) if dealer in names else 0)
        rules = Rules(target=self._target(), first=self._form.rules.first)
        keeper = ScoreKeeper(Setup(secrets.token_hex(8), names, rules, first, depth))
        if self._form.save is not None:
            self._file.save_as(self._form.save, keeper)
        return keeper

    def _names(self) -> tuple[str, ...]:
        typed = self.query_one("#names", Input).value
        return tuple(name for name in (each.strip() for each in typed.split(",")) if name)

    def _target(self) -> int:
        typed = self.query_one("#target", Input).value.strip()
        if not (typed.isdecimal() and 1 <= int(typed) <= MAX_TARGET):
            raise ValueError(say("tui-no-number", field=say("tui-target"), least="1", most=str(MAX_TARGET)))
        return int(typed)

    def _complain(self, words: str) -> None:
        self.query_one("#complaint", Static).update(words)

    def action_rules(self) -> None:
        """Open the rules."""
        self.app.push_screen(RulesScreen())

    def action_leave(self) -> None:
        """Quit."""
        self.dismiss(None)


def _depths() -> list[tuple[str, object]]:
    return [(say("score-step-depth", depth=depth), depth) for depth in Depth]


def _dealers(names: Sequence[str]) -> list[tuple[str, object]]:
    """Offer the first of the names, whoever that is, and everybody by name."""
    return [(say("tui-score-first-name"), _FIRST), *((name, name) for name in dict.fromkeys(names))]


def saved_scores(folder: Path) -> list[Path]:
    """Return the scores in a folder, the latest first; only the beginning of each file is read."""
    files = [path for path in folder.glob("*.json") if path.is_file()]
    latest = sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)[:_MOST_FILES]
    return [path for path in latest if _is_score(path)]


def _is_score(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as opened:
            return FORMAT in opened.read(_BEGINNING)
    except (OSError, UnicodeDecodeError):
        return False
