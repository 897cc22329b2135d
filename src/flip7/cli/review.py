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
    )
)
def review(
    file: GameFile = "",
    *,
    json: Annotated[bool, typer.Option("--json", help="The review as one line of JSON.")] = False,
    plot: PlotFile = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Same seed, same review.")] = 0,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Review a recorded game."""
    from flip7.cli.runners.review import review_file
    from flip7.terminal.lineui.screen_factory import screen

    speak_as_wanted(language, to_programs=json)
    return review_file(game_file(file), None if json else screen(plain=plain, asks=False), plot, seed)
