"""The result of a simulation as tables of text."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from flip7.arena.result import BotResult, Result
from flip7.arena.sequential_test import Comparison
from flip7.core.seats import seat_letter
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import BOLD, DIM, LEAF, POPPY

MAX_COLUMNS: Final = 6
"""Bots whose round scores stand side by side."""
STEP: Final = 10
LAST_STEP: Final = 60


def show(result: Result) -> None:
    """Print the result: the answer first, then what it rests on."""
    console = paper()
    for line in _answer(result.comparison):
        console.print(line)
    console.print(Text(_games(result), style=DIM))
    console.print()
    console.print(_bots(result.bots))
    console.print()
    console.print(_game(result))
    console.print(say("sim-seats", error=_hundredths(result.seat_error)))
    console.print(_seats(result))
    console.print()
    console.print(say("sim-scores"))
    console.print(_scores(result.bots))


def _answer(comparison: Comparison | None) -> Iterator[Text]:
    """Say which of two bots is better, and how sure that is."""
    if comparison is None:
        return
    one, other, games = comparison.one, comparison.other, f"{2 * comparison.pairs:,}"
    if comparison.better is not None:
        worse = other if comparison.better == one else one
        yield Text(say("sim-better", better=comparison.better, worse=worse), style=POPPY)
    elif comparison.games_needed is None:
        yield Text(say("sim-same", one=one, other=other, games=games), style=BOLD)
    else:
        yield Text(say("sim-even", one=one, other=other, games=games), style=BOLD)
    low, high = _hundredths(comparison.low), _hundredths(comparison.high)
    yield Text(say("sim-share", name=one, percent=_hundredths(comparison.win_rate), games=games, low=low, high=high))
    yield Text(
        say(
            "sim-pairs",
            pairs=f"{comparison.pairs:,}",
            one=one,
            other=other,
            both=f"{comparison.one_won_both:,}",
            neither=f"{comparison.other_won_both:,}",
        )
    )
    if comparison.games_needed is not None:
        games = f"{comparison.games_needed:,}"
        yield Text(say("sim-needed", games=games) if comparison.better is None else say("sim-enough", games=games))
    if comparison.better is not None:
        yield Text(say("sim-error", chance=f"{comparison.chance_of_error:.2g}"))


def _games(result: Result) -> str:
    return say(
        "sim-games",
        games=f"{result.games:,}",
        seats=len(result.seats),
        seconds=f"{result.seconds:.1f}",
        rate=f"{result.games_per_second:,.0f}",
        seed=printable(result.seed),
    )


def _game(result: Result) -> str:
    return say(
        "sim-game",
        rounds=f"{result.rounds_per_game:.2f}",
        decisions=f"{result.decisions_per_game:.0f}",
        cards=f"{result.cards_per_game:.1f}",
        points=f"{result.winning_total:.1f}",
    )


def _seats(result: Result) -> str:
    return "  ".join(f"{seat_letter(seat)} {_hundredths(rate)}" for seat, rate in enumerate(result.seats))


def _bots(bots: Iterable[BotResult]) -> Table:
    table = _table(
        say("sim-bot"),
        say("sim-wins"),
        say("sim-interval"),
        say("sim-points"),
        say("sim-busts"),
        say("sim-sevens"),
    )
    most = max((bot.win_rate for bot in bots), default=0.0)
    for bot in bots:
        table.add_row(
            Text(bot.name),
            Text(_percent(bot.win_rate), style=LEAF if bot.win_rate == most else ""),
            say("sim-range", low=_hundredths(bot.low), high=_hundredths(bot.high)),
            f"{bot.points_per_round:.2f} ±{bot.points_error:.2f}",
            _percent(bot.bust_rate),
            _percent(bot.flip7_rate),
        )
    return table


def _scores(bots: Iterable[BotResult]) -> Table:
    """Return the distribution of the points of a round; players with the same bot are taken together."""
    together: dict[str, list[BotResult]] = {}
    for bot in bots:
        together.setdefault(bot.name, []).append(bot)
    names = list(together)[:MAX_COLUMNS]
    table = _table(say("sim-score"))
    for name in names:
        table.add_column(Text(name), justify="right")
    for low, high in ((0, 1), *((low or 1, low + STEP) for low in range(0, LAST_STEP, STEP)), (LAST_STEP, None)):
        table.add_row(_span(low, high), *(_share(together[name], low, high) for name in names))
    return table


def _span(low: int, high: int | None) -> str:
    if high is None:
        return say("sim-from", low=low)
    return str(low) if high == low + 1 else say("sim-to", low=low, high=high - 1)


def _share(bots: Iterable[BotResult], low: int, high: int | None) -> str:
    rounds = sum(sum(bot.scores) for bot in bots)
    return f"{100 * sum(sum(bot.scores[low:high]) for bot in bots) / rounds:.1f}" if rounds else "-"


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    return table


def _hundredths(rate: float) -> str:
    return f"{100 * rate:.2f}"


def _percent(rate: float) -> str:
    return say("sim-percent", percent=_hundredths(rate))
