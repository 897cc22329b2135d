"""`flip7 puzzle`: solve puzzles.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/puzzle.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, Plain, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "Solve puzzles: a position with one clearly best answer that ordinary players miss.",
        "flip7 puzzle",
        "flip7 puzzle --theme gifts --difficulty hard",
        "flip7 puzzle 26n9v    the one of that address",
    )
)
def puzzle(
    *,
    puzzle_id: Annotated[str, typer.Argument(metavar="ID", help="One puzzle; by default one after the other.")] = "",
    theme: Annotated[
        str, typer.Option(metavar="THEME", help="counting, race, flip_three, second_chance or gifts.")
    ] = "",
    difficulty: Annotated[str, typer.Option(metavar="DIFFICULTY", help="easy, medium or hard.")] = "",
    again: Annotated[bool, typer.Option("--again", help="Let puzzles come again that you have seen.")] = False,
    seed: Annotated[int | None, typer.Option(metavar="NUMBER", help="Same seed, same order of puzzles.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Solve puzzles."""
    from flip7.cli.runners.puzzle import PuzzleOptions, solve_puzzles
    from flip7.terminal.lineui.screen_factory import screen
    from flip7.terminal.style.console import full_screen

    speak_as_wanted(language)
    options = PuzzleOptions(puzzle_id, theme, difficulty, seed, again=again)
    return solve_puzzles(options, lambda: screen(plain=plain), by_lines=plain or lines or not full_screen())
