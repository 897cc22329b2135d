"""The result of a league as a table of text."""

from rich.table import Table
from rich.text import Text

from flip7.arena.league.standings import LeagueResult, Standing
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import BUST, DIM, LEAF


def show(result: LeagueResult) -> None:
    """Print the result: how strong each bot is, then who failed, then how it was measured."""
    console = paper(soft_wrap=True)
    console.print(Text(_games(result), style=DIM))
    console.print()
    console.print(_bots(result))
    console.print()
    for bot in result.bots:
        if bot.forfeits:
            console.print(Text(_forfeits(bot), style=BUST))
    console.print(Text(_how(result), style=DIM))


def _games(result: LeagueResult) -> str:
    return say(
        "arena-games",
        games=f"{result.games:,}",
        tables=len(result.tables),
        seats=result.seats,
        seconds=f"{result.seconds:.1f}",
        rate=f"{result.games_per_second:,.0f}",
        seed=printable(result.seed),
    )


def _how(result: LeagueResult) -> str:
    """Say how the bots met, and what their ratings are measured from."""
    if result.against is None:
        met = say("arena-how-league")
    else:
        met = say("arena-how-match", others=result.seats - 1, yardstick=printable(result.against))
    measured = (
        say("arena-how-mean") if result.anchor is None else say("arena-how-anchor", anchor=printable(result.anchor))
    )
    return f"{met} {measured}"


def _bots(result: LeagueResult) -> Table:
    failed = any(bot.forfeits for bot in result.bots)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column(say("arena-bot"), justify="left", overflow="fold")
    for heading in (
        say("arena-rating"),
        say("arena-interval"),
        say("arena-wins"),
        say("arena-interval"),
        say("arena-fair"),
        say("arena-played"),
        *([say("arena-forfeits")] if failed else []),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for place, bot in enumerate(result.bots):
        table.add_row(*_row(bot, result, first=place == 0), *([f"{bot.forfeits:,}"] if failed else []))
    return table


def _row(bot: Standing, result: LeagueResult, *, first: bool) -> list[str | Text]:
    fixed = bot.name == result.anchor
    return [
        Text(printable(bot.label)),
        Text(f"{bot.rating:.0f}", style=LEAF if first else ""),
        say("arena-by-definition")
        if fixed
        else say("arena-points", low=f"{bot.rating_low:.0f}", high=f"{bot.rating_high:.0f}"),
        say("arena-percent", percent=_hundredths(bot.win_rate)),
        say("arena-percents", low=_hundredths(bot.low), high=_hundredths(bot.high)),
        say("arena-percent", percent=f"{100 * bot.fair:.1f}".removesuffix(".0")),
        f"{bot.games:,}",
    ]


def _forfeits(bot: Standing) -> str:
    """Say who failed, how often, and how."""
    return say("arena-forfeited", bot=printable(bot.label), games=bot.forfeits, faults=printable("; ".join(bot.faults)))


def _hundredths(rate: float) -> str:
    return f"{100 * rate:.2f}"
