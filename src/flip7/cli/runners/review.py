"""Run `flip7 review`: analyse a recorded game, then show or print it, or write it as JSON or as a report."""

import json
import sys
from pathlib import Path

from flip7.analysis.review import review
from flip7.analysis.reviewed_game import Review
from flip7.cli.output.deliver import write
from flip7.cli.output.progress import progress
from flip7.cli.output.review import as_json, show
from flip7.cli.runners.replay import replay_file
from flip7.core.errors import Flip7Error
from flip7.extras import require
from flip7.i18n.catalog import say, speaking
from flip7.i18n.languages import ENGLISH
from flip7.i18n.seat_names import Names
from flip7.record import Record
from flip7.record.files import BadFile, probe, read_game
from flip7.terminal.lineui.advice import get_ready
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.screen import Screen


def review_on_a_full_screen(file: str) -> int:
    """Show the game of a file again with everybody's chances; return the exit status."""
    from flip7.terminal.tui.replay import watch  # start-up time: who wants lines needs no Textual

    require("numpy")
    return watch(replay_file(file), reviewed=True)


def review_file(file: str, screen: Screen | None, plot: Path | None, seed: int) -> int:
    """Review the game of a file, and print it on the screen, or as JSON if there is no screen."""
    record = read_game(file)
    if plot is not None:
        _check_apart(file, plot)
        probe(plot)
    found = _reviewed(file, record, seed)
    names = Names(record.seats)
    if plot is not None:
        from flip7.reports.review import review_page  # start-up time: few runs write a page

        with speaking(ENGLISH):  # the page has no other language
            page = review_page(found, seed).html()
        write(plot, page)
    if screen is None:
        sys.stdout.write(json.dumps(as_json(found, names, seed), ensure_ascii=False) + "\n")
        sys.stdout.flush()
    else:
        show(found, names, screen, file)
    return Outcome.DONE


def _check_apart(file: str, plot: Path) -> None:
    """Refuse to overwrite the game with its report."""
    if plot.exists() and Path(file).exists() and plot.samefile(file):
        raise BadFile(plot, "this is the game itself, it was left alone")


def _reviewed(file: str, record: Record, seed: int) -> Review:
    get_ready()
    try:
        with progress(len(record.choices), say("review-decisions")) as watch:
            return review(record, seed=seed, watch=watch)
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None
