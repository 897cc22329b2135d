"""`flip7 score`: keep the score of a game with real cards.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/score.py`.
"""

from pathlib import Path
from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import DealtFirst, Language, Plain, Target, ends_in, help_text, listed, speak_as_wanted


@app.command(
    help=help_text(
        "Keep the score of a game with real cards: numbers, hands, or every card with the referee.",
        "flip7 score",
        "flip7 score --names Ana,Ben,Cleo",
        "flip7 score --names Ana,Ben,Cleo --live --save evening.json",
        "flip7 score --resume evening.json",
    )
)
def score(
    *,
    names: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays, clockwise: 2 to 24.")] = "",
    hands: Annotated[bool, typer.Option("--hands", help="Enter the cards at the end of each round.")] = False,
    live: Annotated[bool, typer.Option("--live", help="Enter every card as it comes up.")] = False,
    dealer: Annotated[str, typer.Option(metavar="NAME", help="Who deals first; the first name by default.")] = "",
    target: Target = None,
    first: DealtFirst = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", callback=ends_in(".json", "a score"), help="Keep the score in a new file, .json."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a score that was kept.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Keep the score of a game with real cards."""
    from flip7.cli.runners.score import ScoreOptions, keep, keep_on_a_full_screen
    from flip7.terminal.lineui.screen_factory import screen
    from flip7.terminal.style.console import COLUMNS, LINES, full_screen

    speak_as_wanted(language)
    options = ScoreOptions(listed(names), hands, live, dealer, target, first, save, resume)
    if not (plain or lines) and full_screen(COLUMNS, LINES):
        return keep_on_a_full_screen(options, lambda: screen(plain=plain))
    return keep(options, screen(plain=plain))
