"""The full-screen table from the command line: and what is said afterwards."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from flip7.play.options import PlayOptions
from flip7.terminal.tui.pace import pace_of
from flip7.terminal.tui.play import PlayApp

if TYPE_CHECKING:
    from flip7.play.local_session import LocalSession
    from flip7.terminal.lineui.screen import Screen

# What is needed only afterwards is imported only then: see `flip7.terminal.tui.play`.


def play(
    wishes: PlayOptions, screen: "Callable[[], Screen]", seconds: float, now: Callable[[], datetime] = datetime.now
) -> int:
    """Games are played; then one line says where the last is kept, if it is not over."""
    if wishes.resume is not None and _has_a_real_deck(wishes):
        from flip7.terminal.lineui.play import play as play_by_lines

        return play_by_lines(wishes, screen(), now)
    app = PlayApp(wishes, now, ask=wishes == PlayOptions(), pace=pace_of(seconds))
    app.run()
    kept = 0 if app.session is None else _kept(app.session, screen())
    return app.return_code or kept  # whatever happened, the game is kept


def _has_a_real_deck(wishes: PlayOptions) -> bool:
    """Somebody types which card came up, which the full screen does not ask."""
    from flip7.play.setup import setting_of

    return setting_of(wishes).record.drawn is not None


def _kept(session: "LocalSession", screen: "Screen") -> int:
    from flip7.record import replay
    from flip7.terminal.lineui.exit import Leaving, Outcome

    leaving = Leaving(screen, session.autosave)
    if replay(session.record).game.asked is not None:
        return leaving.on_purpose(session.record)
    if session.autosave.file is not None:
        return leaving.at_the_end(session.record)
    return Outcome.DONE
