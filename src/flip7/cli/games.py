"""`flip7 games`: list the games that are kept, or look at many recorded games together.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/games.py` (the list) and
`cli/runners/game_summary.py` (games together).
"""

from pathlib import Path
from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, ends_in, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "List your games, the last one first: who won, and which are not over. They are kept by themselves.\n\n"
        "With files: look at many games together: who won how often; as a table, a row for each game and seat.",
        "flip7 games",
        "flip7 play --resume 2",
        "flip7 review 3",
        "flip7 games all.jsonl monday.f7 --table games.csv",
    )
)
def games(
    files: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FILE",
            help="Games, JSON or .f7; a .f7, a .jsonl (JSON lines), a folder and - (the standard input) may hold many.",
        ),
    ] = None,
    *,
    every: Annotated[bool, typer.Option("--all", help="List all games, not only the last twenty.")] = False,
    table: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.csv",
            callback=ends_in(".csv", "a table"),
            help="Write a row for each game and seat, of your own games without FILE.",
        ),
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="Each of your games as one line of JSON; of files, the result as one line.")
    ] = False,
    language: Language = "",
) -> int:
    """List the games that are kept, or look at many recorded games together."""
    from flip7.play.kept_games import KeptGames
    from flip7.play.user_data import games_folder

    speak_as_wanted(language, to_programs=json)
    kept = KeptGames(games_folder())
    if files or table:
        from flip7.cli.runners.game_summary import games_of  # start-up time: one of the two is enough

        return games_of(files or [str(file) for file in reversed(kept.files())], table, as_json=json)
    from flip7.cli.runners.games import print_json, print_table  # the same

    if json:
        print_json(kept)
    else:
        print_table(kept, every=every)
    return 0
