"""`flip7 advise`: what to answer, and why.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `terminal/lineui/advice.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import (
    AfterChoices,
    CardToGive,
    DealtFirst,
    GoneCards,
    Language,
    MyCards,
    OthersCards,
    Plain,
    PositionGiven,
    SeatNames,
    Target,
    Totals,
    help_text,
    position_given,
    speak_as_wanted,
)


@app.command(
    help=help_text(
        "What to answer, and why: the chance to bust, points, and the chance to win of every answer.",
        'flip7 advise --me "12 5 +4" --others "7 8; 3 x2" --totals 120,80,95',
        'flip7 advise --me "12 9" --others "10 stayed; 4 busted" --totals 160,195,20',
        'flip7 advise --me "12 5" --others "7 8; 3" --give F3 --names Ana,Ben,Cleo',
        'flip7 advise "A 12 / B 5 / C 7 / A h 4"',
        "flip7 advise game.json",
        "flip7 advise 2 --after 12        at the thirteenth choice of the game that flip7 games lists as number 2",
    )
)
def advise(
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
    seed: Annotated[int, typer.Option(metavar="N", help="Same seed, same answer.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="The advice as one line of JSON.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Advise on a position."""
    from flip7.terminal.lineui.advice import Described, advise_all, seated
    from flip7.terminal.lineui.screen_factory import screen

    speak_as_wanted(language, to_programs=json)
    described = Described(me, others, totals, gone, give, names, target, first)
    at = seated(position_given(given), described, after)
    return advise_all(at, None if json else screen(plain=plain, asks=False), seed)
