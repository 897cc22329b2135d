"""Run `flip7 daily`: play the deal of a day once; begin it, go on with it, or say how it went."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.play.daily import OPPONENTS, DailyDeal, deal_of, par, result_of
from flip7.play.options import PlayOptions
from flip7.play.seating import seating
from flip7.play.user_data import daily_folder, games_folder, last_name
from flip7.record import Record, replay
from flip7.record.files import as_text, create, make_folder, read_game
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.screen import Screen

_PACE: Final = 0.4
"""Seconds each card is shown, as in `flip7 play`."""


class NotYet(Flip7Error):
    """A deal of the future."""


def play_daily(name: str, day: str, screen: Callable[[], Screen], *, by_lines: bool) -> int:
    """Play the deal of a day, today's if none is named, and say how it went; return the exit status."""
    today = DailyDeal(datetime.now(UTC).date())
    deal = deal_of(day) if day else today
    if deal.day > today.day:
        raise NotYet(say("daily-not-yet", day=deal.day.isoformat()))
    file = _file_of(deal)
    welcome = say("daily-goes-on", day=deal.day.isoformat())
    if not file.exists():
        welcome = say("daily-welcome", day=deal.day.isoformat())
        called = name or last_name()
        players = seating((called,) if called else (), OPPONENTS, None)
        create(file, as_text(deal.record([*map(str, players)]), file))
    elif _is_over(record := read_game(str(file))):
        shown = screen()
        shown.note(say("daily-done", day=deal.day.isoformat()))
        _tell(deal, record, shown)
        return Outcome.DONE
    status = _play(
        PlayOptions(resume=file, way_back=f"daily --day {deal.day.isoformat()}"), screen, welcome, by_lines=by_lines
    )
    if _is_over(record := read_game(str(file))):
        _tell(deal, record, screen())
    return status


def _file_of(deal: DailyDeal) -> Path:
    """Return the file of somebody's try, in the user's data folder."""
    folder = daily_folder()
    make_folder(folder)
    return folder / f"{deal.day.isoformat()}.json"


def _play(options: PlayOptions, screen: Callable[[], Screen], welcome: str, *, by_lines: bool) -> int:
    if by_lines:
        from flip7.terminal.lineui.play import play  # start-up time: one of the two is enough

        shown = screen()
        shown.note(welcome)
        return play(options, shown, kept=games_folder())
    from flip7.terminal.tui.play import play as play_on_a_full_screen  # the same: it loads Textual

    return play_on_a_full_screen(options, screen, _PACE, kept=games_folder())


def _is_over(record: Record) -> bool:
    return replay(record).game.asked is None


def _tell(deal: DailyDeal, record: Record, screen: Screen) -> None:
    """Say how it went beside level 5, with a line to share and the fingerprint of the next deal."""
    yours, bots = result_of(record), par(deal)
    screen.note(say("daily-result", points=yours.points, place=yours.place, players=yours.players))
    screen.note(say("daily-par", points=bots.points, place=bots.place, players=bots.players))
    screen.note(share_text(deal, record))
    screen.note(yours.line)
    screen.note(say("daily-next", hash=deal.next.hash))
    screen.finish()


def share_text(deal: DailyDeal, record: Record) -> str:
    """Return the line that tells others how it went, and gives no card away."""
    yours = result_of(record)
    return say(
        "daily-share",
        day=deal.day.isoformat(),
        points=yours.points,
        place=yours.place,
        players=yours.players,
        par=par(deal).points,
    )
