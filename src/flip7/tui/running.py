"""The full-screen table from the command line: and what is said afterwards."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from flip7.lines.leaving import Leaving, Outcome
from flip7.lines.playing import Wishes, setting_of
from flip7.lines.playing import play as play_by_lines
from flip7.lines.screen import Screen
from flip7.record import Replay, replay
from flip7.tui.app import PlayApp, ReplayApp
from flip7.tui.showing import SPEEDS, USUAL

_USUAL_PACE: Final = 0.4
"""Seconds for which a card is seen, as `--pace` says it."""


def pace_of(seconds: float) -> int:
    """The speed that is nearest to what was asked for."""
    wanted = seconds / _USUAL_PACE
    return min(range(len(SPEEDS)), key=lambda pace: abs(SPEEDS[pace] - wanted))


def play(wishes: Wishes, screen: Screen, seconds: float, now: Callable[[], datetime] = datetime.now) -> int:
    """Games are played; then one line says where the last is kept, if it is not over."""
    if wishes.resume is not None and setting_of(wishes).record.drawn is not None:
        return play_by_lines(wishes, screen, now)  # a real deck: somebody types which card came up
    app = PlayApp(wishes, now, ask=wishes == Wishes(), pace=pace_of(seconds))
    app.run()
    kept = Outcome.DONE if app.session is None else _kept(app, screen)
    return app.return_code or kept  # whatever happened, the game is kept


def _kept(app: PlayApp, screen: Screen) -> Outcome:
    session = app.session
    assert session is not None, "a game was played"
    leaving = Leaving(screen, session.keeping)
    if replay(session.record).game.asked is not None:
        return leaving.on_purpose(session.record)
    if session.keeping.file is not None:
        return leaving.at_the_end(session.record)
    return Outcome.DONE


def watch(replayed: Replay) -> int:
    """The game is looked at."""
    app = ReplayApp(replayed, USUAL)
    app.run()
    return app.return_code or Outcome.DONE
