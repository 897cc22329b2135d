"""`flip7 daily`: play the deal of the day.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/daily.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, Plain, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "Play the deal of the day: the same cards and the same bots for everybody, and one try.",
        "flip7 daily",
        "flip7 daily --name Ana",
        "flip7 daily --day 2026-11-17    a deal of the past",
    )
)
def daily(
    *,
    name: Annotated[str, typer.Option(metavar="NAME", help="What you are called.")] = "",
    day: Annotated[str, typer.Option(metavar="DAY", help="The deal of an earlier day; today's by default.")] = "",
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Play the deal of the day."""
    from flip7.cli.runners.daily import play_daily
    from flip7.terminal.lineui.screen_factory import screen
    from flip7.terminal.style.console import full_screen

    speak_as_wanted(language)
    return play_daily(name, day, lambda: screen(plain=plain), by_lines=plain or lines or not full_screen())
