"""`flip7 play`: play a game in the terminal.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `terminal/tui/play.py` (full screen) or
`terminal/lineui/play.py` (line by line).
"""

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
        "flip7 play --last                    go on with the game you left",
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
    last: Annotated[bool, typer.Option("--last", help="Go on with the game that you left last.")] = False,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE|NUMBER", help="Go on with the game of a file, or one that flip7 games lists."),
    ] = None,
    after: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            help="With --resume: keep N choices, and play on from there in another way against bots.",
        ),
    ] = None,
    new_cards: Annotated[bool, typer.Option("--new-cards", help="With --after: shuffle the draw pile anew.")] = False,
    pace: Annotated[float, typer.Option(metavar="SECONDS", help="Seconds each card is shown.")] = 0.4,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Play a game: people at one keyboard, bots, or both."""
    from flip7.i18n.catalog import say
    from flip7.play.options import PlayOptions
    from flip7.play.user_data import games_folder, last_name
    from flip7.terminal.lineui.screen_factory import screen
    from flip7.terminal.style.console import MIN_COLUMNS, MIN_LINES, full_screen, is_too_small

    speak_as_wanted(language)
    if after is not None and resume is None:
        raise typer.BadParameter("it needs a game: name it with --resume", param_hint="--after")
    if new_cards and after is None:
        raise typer.BadParameter("it needs a choice to go on from: give --after", param_hint="--new-cards")
    options = PlayOptions(
        names=listed(names),
        bots=listed(bots),
        seats=seats,
        seed=seed,
        target=target,
        first=first,
        save=save,
        resume=_resumed(resume, last=last),
        after=after,
        new_cards=new_cards,
        me=None if names or resume or last else last_name(),
    )
    pace = _seconds(pace)
    if not (plain or lines) and full_screen():
        from flip7.terminal.tui.play import play as play_on_a_full_screen

        return play_on_a_full_screen(options, lambda: screen(plain=plain, pace=pace), pace, kept=games_folder())
    from flip7.terminal.lineui.play import play as play_game

    shown = screen(plain=plain, pace=pace)
    if not (plain or lines) and is_too_small():
        shown.note(say("terminal-small", columns=MIN_COLUMNS, lines=MIN_LINES))
    return play_game(options, shown, kept=games_folder())


def _resumed(resume: str | None, *, last: bool) -> Path | None:
    """Return the file of the game to go on with."""
    if not last and resume is None:
        return None
    if last and resume is not None:
        raise typer.BadParameter("it names another game than --resume: give one of the two", param_hint="--last")
    from flip7.play.kept_games import KeptGames  # start-up time: it loads the records
    from flip7.play.user_data import games_folder

    games = KeptGames(games_folder())
    return games.last_unfinished() if resume is None else Path(games.find(resume))


def _seconds(pace: float) -> float:
    longest = 60
    if not 0 <= pace <= longest:
        raise typer.BadParameter(f"must be 0 to {longest} seconds, not {pace}", param_hint="--pace")
    return pace
