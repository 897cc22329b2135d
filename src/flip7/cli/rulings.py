"""`flip7 rulings`: the ruling on a situation at the table.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `terminal/lineui/rulings.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, Plain, help_text, listed, speak_as_wanted


@app.command(
    help=help_text(
        "Ask the referee: who was given what, in which order? The answer is the order of everything, with its rules.",
        "flip7 rulings",
        "flip7 rulings --names Ana,Ben,Cleo",
        "flip7 rulings \"A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 6; FZ>C F3>C-)\"",
    )
)
def rulings(
    *,
    given: Annotated[
        str | None, typer.Argument(metavar="TURN", help="A line of .f7, a file or -: its last turn is explained.")
    ] = None,
    names: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays, clockwise from whoever was dealt the card.")
    ] = "",
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Ask the referee about a situation."""
    from flip7.play.ruling import Ruling
    from flip7.record import read_record
    from flip7.record.files import read_game
    from flip7.terminal.lineui.rulings import rule_on, show_ruling
    from flip7.terminal.lineui.screen_factory import screen

    speak_as_wanted(language)
    shown = screen(plain=plain, asks=given is None)
    if given is None:
        return rule_on(shown, listed(names))
    show_ruling(shown, Ruling.of_record(read_record(given) if " " in given.strip() else read_game(given)))
    return 0
