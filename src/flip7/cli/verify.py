"""`flip7 verify`: prove a recorded game.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/verify.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import GameFile, Language, Plain, game_file, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "Prove a game: every choice by the rules, the shuffles from the seed, the seed from its hash.",
        "flip7 verify game.json",
        "flip7 verify game.f7 --hash 66687aad…",
    )
)
def verify(
    file: GameFile = "",
    published: Annotated[
        str | None, typer.Option("--hash", metavar="HEX", help="The seed's hash, as it was published.")
    ] = None,
    plain: Plain = False,
    language: Language = "",
) -> None:
    """Prove a recorded game."""
    from flip7.cli.runners.verify import verify as verify_game
    from flip7.terminal.lineui.screen_factory import screen

    speak_as_wanted(language)
    verify_game(game_file(file), published, screen(plain=plain, asks=False))
