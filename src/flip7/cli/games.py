"""`flip7 games`: list the games that are kept.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/games.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "List your games, the last one first: who won, and which are not over. They are kept by themselves.",
        "flip7 games",
        "flip7 play --resume 2",
        "flip7 review 3",
    )
)
def games(
    *,
    every: Annotated[bool, typer.Option("--all", help="All games, not only the last twenty.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Each game as one line of JSON.")] = False,
    language: Language = "",
) -> None:
    """List the games that are kept."""
    from flip7.cli.runners.games import print_json, print_table
    from flip7.play.kept_games import KeptGames
    from flip7.play.user_data import games_folder

    speak_as_wanted(language, to_programs=json)
    kept = KeptGames(games_folder())
    if json:
        print_json(kept)
    else:
        print_table(kept, every=every)
