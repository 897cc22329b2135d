"""`flip7 replay`: tell recorded games.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/replay.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app, complain
from flip7.cli.options import Language, Plain, game_file, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "Replay recorded games.",
        "flip7 replay                    your last game",
        "flip7 replay game.json",
        "flip7 replay --step game.f7",
        "flip7 replay --json *.json",
    )
)
def replay(
    files: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FILE|NUMBER",
            show_default=False,
            help="Games, JSON or .f7, or numbers of flip7 games; your last game by default, - is the standard input.",
        ),
    ] = None,
    *,
    json: Annotated[bool, typer.Option("--json", help="Print the state of each game as one line of JSON.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every choice.")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Replay recorded games."""
    from flip7.cli.runners.replay import GameTeller, each_file, print_summary
    from flip7.terminal.lineui.screen_factory import screen
    from flip7.terminal.style.console import full_screen

    speak_as_wanted(language)
    files = [game_file(each) for each in files or [""]]
    if step and (json or "-" in files):
        raise typer.BadParameter(
            "it waits for Enter, so it cannot be used with --json or with a game from -", param_hint="--step"
        )
    if len(files) == 1 and files != ["-"] and not (json or step or plain or lines) and full_screen():
        from flip7.cli.runners.replay import replay_file
        from flip7.terminal.tui.replay import watch

        return watch(replay_file(files[0]))
    show = print_summary if json else GameTeller(screen(plain=plain, asks=step), several=len(files) > 1, step=step)
    return each_file(files, show, complain)
