"""`flip7 play`: play a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import DealtFirst, Language, Plain, Target, help_text, listed, speak_as_wanted


@app.command(
    help=help_text(
        "Play a game: people at one keyboard, bots, or both.",
        "flip7 play",
        "flip7 play --names Ana,Ben,Cleo --save game.json",
        "flip7 play --names Ana,bot:risk:0.26,Ben,bot:random --target 100",
        "flip7 play --resume game.json",
    )
)
def play(
    *,
    names: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays, in seat order; bot:NAME seats a bot there.")
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="X,Y,…", help="Which bots fill the other seats; flip7 bots lists them.")
    ] = "",
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; bots take the seats that are left.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Same seed, same cards: 64 hex digits or any text.")
    ] = None,
    target: Target = None,
    first: DealtFirst = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in a new file, .json or .f7.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")] = None,
    pace: Annotated[float, typer.Option(metavar="SECONDS", help="Seconds each card is shown.")] = 0.4,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Play a game: people at one keyboard, bots, or both."""
    from flip7.play.options import PlayOptions
    from flip7.terminal.lineui.screen_factory import screen
    from flip7.terminal.style.console import full_screen

    speak_as_wanted(language)
    options = PlayOptions(
        names=listed(names),
        bots=listed(bots),
        seats=seats,
        seed=seed,
        target=target,
        first=first,
        save=save,
        resume=resume,
    )
    pace = _seconds(pace)
    if not (plain or lines) and full_screen():
        from flip7.terminal.tui.play import play as play_on_a_full_screen

        return play_on_a_full_screen(options, lambda: screen(plain=plain, pace=pace), pace)
    from flip7.terminal.lineui.play import play as play_game

    return play_game(options, screen(plain=plain, pace=pace))


def _seconds(pace: float) -> float:
    longest = 60
    if not 0 <= pace <= longest:
        raise typer.BadParameter(f"must be 0 to {longest} seconds, not {pace}", param_hint="--pace")
    return pace
