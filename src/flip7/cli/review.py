"""`flip7 review`: see what each choice of a game cost.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/review.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import GameFile, Language, Plain, PlotFile, game_file, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "Look at a game again: what each choice cost, luck and skill apart, the turning points.",
        "flip7 review                    your last game",
        "flip7 review game.json",
        "flip7 review game.f7 --plot game.html",
        "flip7 review game.json --json",
        "flip7 review --lines            line by line, not on the whole screen",
    )
)
def review(
    file: GameFile = "",
    *,
    json: Annotated[bool, typer.Option("--json", help="The review as one line of JSON.")] = False,
    plot: PlotFile = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Same seed, same review, line by line.")] = 0,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Review a recorded game."""
    from flip7.cli.runners.review import review_file, review_on_a_full_screen
    from flip7.terminal.lineui.screen_factory import screen
    from flip7.terminal.style.console import full_screen

    speak_as_wanted(language, to_programs=json)
    if not (json or plot or seed or lines or plain) and full_screen():
        return review_on_a_full_screen(game_file(file))
    return review_file(game_file(file), None if json else screen(plain=plain, asks=False), plot, seed)
