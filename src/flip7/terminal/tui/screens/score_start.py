"""The score keeper's start: a form for a new game, or a score in this folder to go on with."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.widgets import Input, Label, Select

from flip7.core.rules import MAX_TARGET, Rules
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.play.score_file import ScoreFile, read_score
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.play.scorekeeper.json_form import FORMAT
from flip7.terminal.tui.screens.start_form import StartForm

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


class ScoreStartScreen(StartForm[ScoreKeeper]):
    """Returns the game to keep; None if somebody quits."""

    def __init__(self, form: ScoreForm, file: ScoreFile, folder: Path) -> None:
        super().__init__()
        self._form = form
        self._file = file
        self._found = saved_scores(folder)

    def fields(self) -> ComposeResult:
        """Yield the fields; only the names must be filled in."""
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

    def words(self) -> dict[str, str]:
        """Return the words of the form, by the id of their place."""
        return {
            "title": say("tui-score-title"),
            "tagline": say("tui-score-tagline"),
            "for-names": say("tui-you"),
            "for-dealer": say("tui-score-dealer"),
            "for-target": say("tui-target"),
            "for-depth": say("tui-score-depth"),
            "for-file": say("tui-score-resume"),
        }

    def on_mount(self) -> None:
        """Focus the names: nothing else has to be filled in."""
        for each in ("#for-file", "#resumed"):
            self.query_one(each).display = bool(self._found)
        self.retranslate()
        self.query_one("#names", Input).focus()

    def retranslate(self) -> None:
        """Redraw the form in the new language; what was typed and chosen stays."""
        super().retranslate()
        self.query_one("#names", Input).placeholder = say("tui-score-names")
        self.offer("depth", _depths())
        self.offer("resumed", self._files())
        self._offer_dealers()

    def _files(self) -> list[tuple[str, object]]:
        return [(say("tui-score-new"), _NEW), *((path.name, str(path)) for path in self._found)]

    @on(Input.Changed, "#names")
    def _offer_dealers(self) -> None:
        self.offer("dealer", _dealers(self.names("names")))

    def result(self) -> ScoreKeeper:
        """Return the new game, or the one to go on with; raise `Flip7Error` or `ValueError` if it cannot be kept."""
        resumed = str(self.query_one("#resumed", Select).value)
        if resumed:
            keeper = read_score(Path(resumed))
            self._file.file = Path(resumed)
            return keeper
        depth = self.query_one("#depth", Select).value
        assert isinstance(depth, Depth)
        names, dealer = self.names("names"), self.query_one("#dealer", Select).value
        first = Seat(names.index(str(dealer)) if dealer in names else 0)
        target = self.number("target", say("tui-target"), 1, MAX_TARGET)
        rules = Rules(target=target, first=self._form.rules.first)
        keeper = ScoreKeeper(Setup(secrets.token_hex(8), names, rules, first, depth))
        if self._form.save is not None:
            self._file.save_as(self._form.save, keeper)
        return keeper


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
