"""`flip7 score` on a full screen: the form of a new game, the score, and where it is saved."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.play.score_file import ScoreFile
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.json_form import to_json
from flip7.record.files import BadFile
from flip7.terminal.command_name import command
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.screens.score import ScoreScreen
from flip7.terminal.tui.screens.score_start import ScoreForm, ScoreStartScreen

if TYPE_CHECKING:
    from flip7.terminal.lineui.screen import Screen

__all__ = ["ScoreApp", "ScoreForm", "keep_on_a_full_screen"]


class ScoreApp(TableApp):
    """The full-screen app of one kept game; without one it begins with the form."""

    def __init__(
        self,
        keeper: ScoreKeeper | None,
        file: ScoreFile,
        form: ScoreForm | None = None,
        *,
        folder: Path | None = None,
        colours: Colours | None = None,
    ) -> None:
        super().__init__(colours=colours)
        self.keeper = keeper
        self._file = file
        self._form = form or ScoreForm()
        self._folder = folder or Path()

    def on_mount(self) -> None:
        """Show the form, or the score if the command line said everything."""
        if self.keeper is None:
            self.push_screen(ScoreStartScreen(self._form, self._file, self._folder), self._started)
        else:
            self._started(self.keeper)

    def end(self) -> None:
        """Save the score before the process ends: nothing is missing but what could not be saved before."""
        if self.keeper is not None and self.keeper.fold.story:
            with suppress(BadFile):
                self._file.save_anywhere(self.keeper)
        super().end()

    def _started(self, keeper: ScoreKeeper | None) -> None:
        if keeper is None:
            self.exit()
            return
        self.keeper = keeper
        self.push_screen(ScoreScreen(keeper, self._file, self.colours), lambda _: self.exit())


def keep_on_a_full_screen(
    keeper: ScoreKeeper | None, file: ScoreFile, form: ScoreForm, screen: "Callable[[], Screen]"
) -> int:
    """Keep the score, then print where it is saved; return the exit status."""
    app = ScoreApp(keeper, file, form)
    app.run()
    saved = 0 if app.keeper is None else say_where(app.keeper, file, screen())
    return app.return_code or saved  # whatever happened, the score is saved


def say_where(keeper: ScoreKeeper, file: ScoreFile, screen: "Screen") -> int:
    """Save the score, if anything was entered, and say how to go on; print it if it cannot be saved."""
    from flip7.terminal.lineui.exit import Outcome, as_typed

    if not len(keeper.log) and file.file is None:
        return Outcome.DONE
    try:
        saved = file.save_anywhere(keeper)
    except BadFile as error:
        sys.stderr.write(f"flip7: {say('save-lost', problem=printable(str(error)))}\n{to_json(keeper)}\n")
        return Outcome.NOT_OVER
    if keeper.fold.over:
        screen.note(say("saved-as", file=printable(str(saved))))
    else:
        screen.note(say("score-go-on", command=command(), file=as_typed(saved)))
    return Outcome.DONE
