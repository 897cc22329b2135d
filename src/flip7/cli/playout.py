"""`flip7 playout`: let bots play a position out, many times.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/playout.py` → `arena/playouts.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import (
    AfterChoices,
    CardToGive,
    DealtFirst,
    GoneCards,
    JsonResult,
    Language,
    MyCards,
    OthersCards,
    Plain,
    PositionGiven,
    SeatNames,
    Target,
    Totals,
    help_text,
    listed,
    position_given,
    speak_as_wanted,
)


@app.command(
    help=help_text(
        "Let bots play a position out, many times: how often each seat wins, and with how many points.",
        'flip7 playout --me "12 5 +4" --others "7 8; 3 x2" --totals 120,80,95 --bots level5',
        'flip7 playout --me "12 9" --others "10; 4" --answer hit --games 100000',
        "flip7 playout game.json --bots level5,champion,stay:25",
        "flip7 playout game.json --after 12 --answer stay",
    )
)
def playout(
    *,
    given: PositionGiven = None,
    after: AfterChoices = None,
    me: MyCards = None,
    others: OthersCards = None,
    totals: Totals = None,
    gone: GoneCards = None,
    give: CardToGive = None,
    names: SeatNames = None,
    target: Target = None,
    first: DealtFirst = None,
    bots: Annotated[
        str,
        typer.Option(metavar="X,Y,…", help="Bots that play on, clockwise from seat A; fewer than seats take turns."),
    ] = "level5",
    answer: Annotated[
        str | None,
        typer.Option(
            metavar="hit|stay|NAME",
            help="Whoever is asked answers this: hit, stay, or who gets the card; else its bot.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many.")] = 10_000,
    seed: Annotated[int, typer.Option(metavar="N", help="Same seed, same games; the same cards for any answer.")] = 0,
    json: JsonResult = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Let bots play a position out, many times."""
    from flip7.cli.runners.playout import play_out_position
    from flip7.terminal.lineui.advice import Described, seated
    from flip7.terminal.lineui.screen_factory import screen

    speak_as_wanted(language, to_programs=json)
    described = Described(me, others, totals, gone, give, names, target, first)
    at = seated(position_given(given), described, after)
    shown = None if json else screen(plain=plain, asks=False)
    return play_out_position(at, listed(bots), games, shown, answer=answer, seed=seed)
