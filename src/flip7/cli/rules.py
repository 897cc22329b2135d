"""`flip7 rules`: look up the rules.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run here, with `i18n/rulebook.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, Plain, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "Look up the rules: all, one, a section, or those that speak of something.",
        "flip7 rules",
        "flip7 rules F3.6",
        "flip7 rules F3",
        "flip7 rules freeze",
        "flip7 rules --language de F3.6",
    )
)
def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="NUMBER|WORD", help="A rule, a section, or words to look for.")
    ] = None,
    *,
    plain: Plain = False,
    language: Language = "",
) -> None:
    """Look up the rules: all, one, a section, or those that speak of something."""
    from flip7.i18n.rulebook import find_rules
    from flip7.terminal.lineui.screen_factory import screen

    speak_as_wanted(language)
    wanted = words or []
    shown = screen(plain=plain, asks=False)
    shown.rules(find_rules(wanted), wanted)
    shown.finish()
