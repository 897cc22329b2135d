"""Options and help texts that commands share."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from flip7.core.rules import First
from flip7.extras import require
from flip7.i18n.languages import LANGUAGES

Plain = Annotated[bool, typer.Option("--plain", help="Plain text, line by line: for a screen reader or a script.")]

GameFile = Annotated[
    str,
    typer.Argument(
        metavar="FILE|NUMBER",
        show_default=False,
        help="A game, JSON or .f7, or a number of flip7 games; your last game by default, - is the standard input.",
    ),
]

Target = Annotated[int | None, typer.Option(metavar="N", help="Points to win; 200 by the rules.")]

PositionGiven = Annotated[
    str | None,
    typer.Argument(
        metavar="POSITION",
        help="A game: a file, a number of flip7 games, - or a line of .f7 itself; or a position's line.",
    ),
]

AfterChoices = Annotated[
    int | None,
    typer.Option("--after", metavar="N", min=0, help="Go back in the game: to the question that came after N choices."),
]

MyCards = Annotated[
    str | None, typer.Option("--me", metavar="CARDS", help="Your cards: 0 to 12, +2 to +10, x2, SC. It is your turn.")
]

OthersCards = Annotated[
    str | None,
    typer.Option("--others", metavar="CARDS;…", help="Other players' cards, clockwise; stayed, frozen or busted last."),
]

Totals = Annotated[
    str | None, typer.Option("--totals", metavar="N,N,…", help="Everybody's points before this round, yours first.")
]

GoneCards = Annotated[
    str | None, typer.Option("--gone", metavar="CARDS", help="Cards known to be on the discard pile.")
]

CardToGive = Annotated[
    str | None,
    typer.Option("--give", metavar="FZ|F3|SC", help="A card that has come up for you, to be given to somebody."),
]

SeatNames = Annotated[str | None, typer.Option("--names", metavar="A,B,…", help="What everybody is called, you first.")]

DealtFirst = Annotated[
    First | None, typer.Option("--first", help="Who is dealt to first: the dealer, or the seat to the left.")
]

Threads = Annotated[int | None, typer.Option(metavar="N", help="Threads to play on; one for each core, if not given.")]

JsonResult = Annotated[bool, typer.Option("--json", help="The result as one line of JSON.")]


def ends_in(ending: str, what: str) -> Callable[[Path | None], Path | None]:
    """Return a check that refuses another file: a slip must not write over a game or a page."""

    def check(file: Path | None) -> Path | None:
        if file is not None and file.suffix.lower() != ending and (file.is_file() or not file.exists()):
            raise typer.BadParameter(
                f"{what} is written to a file such as {what.rsplit(maxsplit=1)[-1]}{ending}, not {str(file)!r}"
            )
        return file

    return check


CsvFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE.csv", callback=ends_in(".csv", "a table"), help="The result as a table, in a file."),
]


def _page(file: Path | None) -> Path | None:
    """Refuse a name by which no browser would take the page for one, and a page that cannot be made."""
    if file is None:
        return None
    if file.suffix.lower() not in {".html", ".htm"} and not file.is_dir():
        raise typer.BadParameter(f"a page is written to a file such as page.html, not {str(file)!r}")
    require("plotly")
    return file


PlotFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE.html", callback=_page, help="The result as a page with pictures, in a file."),
]

Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="CODE",
        show_default=False,
        help=f"{', '.join(LANGUAGES)}; by default FLIP7_LANGUAGE, or the language of the terminal.",
    ),
]

Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        show_default=False,
        help="Where the server keeps its tables; the file in your data folder by default.",
    ),
]


def speak_as_wanted(given: str, *, to_programs: bool = False) -> None:
    """Set the language: the one that was given, or that the environment asks for.

    Programs hear English unless a language is given: what they read must not depend on where they run.
    """
    from flip7.i18n.catalog import speak
    from flip7.i18n.languages import wanted

    speak(wanted(given, {} if to_programs else os.environ))


def game_file(given: str) -> str:
    """Return the file of a game that was named by file or number; the last game that was kept, if none was."""
    from flip7.play.kept_games import KeptGames
    from flip7.play.user_data import games_folder

    return KeptGames(games_folder()).find(given)


def position_given(given: str | None) -> str | None:
    """Return what was given for a position; the number of a kept game as its file."""
    return game_file(given) if given and given.isdecimal() else given


def help_text(about: str, *examples: str) -> str:
    """Build a help text: what a command does, and examples, one in each line."""
    return "\n".join([about, "", "\b", *examples])


def listed(given: str) -> tuple[str, ...]:
    """Split a list at its commas."""
    return tuple(entry.strip() for entry in given.split(",")) if given else ()
