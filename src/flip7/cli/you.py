"""`flip7 you`: one's own games together: results, luck, habits, progress.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/you.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "How you play, from the games that are kept: wins against your fair share, luck, habits, progress.\n\n"
        "Each game is reviewed once, which takes a second or two. Nothing leaves this machine.",
        "flip7 you",
        "flip7 you --name Ana     in games of several people, your seat is the one of that name",
        "flip7 you --forget       erase what is kept of the reviews",
    )
)
def you(
    *,
    name: Annotated[str, typer.Option(metavar="NAME", help="What you are called; as in your last game.")] = "",
    forget: Annotated[bool, typer.Option("--forget", help="Erase what is kept of the reviews, not the games.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Everything as one line of JSON.")] = False,
    language: Language = "",
) -> int:
    """Show how somebody plays."""
    from flip7.cli.runners.you import forget_all, show_own

    speak_as_wanted(language, to_programs=json)
    return forget_all() if forget else show_own(name, as_json=json)
