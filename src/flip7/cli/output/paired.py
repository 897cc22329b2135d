"""The result of a paired comparison as a table of text."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from flip7.arena.paired import PairedResult, Until
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import DIM, LEAF


def show(results: Sequence[PairedResult]) -> None:
    """Print the advantages, then how they were measured."""
    console = paper(soft_wrap=True)
    console.print(Text(_games(results), style=DIM))
    console.print()
    console.print(_bots(results))
    console.print()
    console.print(Text(_how(results[0]), style=DIM))


def _games(results: Sequence[PairedResult]) -> str:
    return say(
        "arena-paired-games",
        games=f"{sum(result.games for result in results):,}",
        seats=results[0].seats,
        seconds=f"{sum(result.seconds for result in results):.1f}",
        seed=printable(results[0].seed),
    )


def _how(result: PairedResult) -> str:
    how = say(
        "arena-paired-how",
        reference=printable(result.reference),
        against=printable(result.against),
        others=result.seats - 1,
        pairs=f"{result.pairs:,}",
    )
    return f"{how} {say('arena-paired-round') if result.until == Until.ROUND else say('arena-paired-game')}"


def _bots(results: Sequence[PairedResult]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column(say("arena-bot"), justify="left", overflow="fold")
    for heading in (
        say("arena-paired-advantage"),
        say("arena-interval"),
        say("arena-paired-differing"),
        say("arena-paired-spread"),
        say("arena-paired-fewer"),
        say("arena-played"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for result in results:
        table.add_row(*_row(result))
    return table


def _row(result: PairedResult) -> list[str | Text]:
    fewer = result.times_fewer_games
    return [
        Text(printable(result.bot)),
        Text(_points(result.advantage), style=LEAF if result.low > 0 else ""),
        say("arena-points", low=_points(result.low), high=_points(result.high)),
        say(
            "arena-paired-of",
            differing=f"{result.differing_per_game:.1f}",
            decisions=f"{result.decisions_per_game:.1f}",
        ),
        f"{100 * result.spread:.1f}",
        say("arena-paired-never") if fewer is None else say("arena-paired-times", times=f"{fewer:,.1f}"),
        f"{result.games:,}",
    ]


def _points(chance: float) -> str:
    """Write a difference of chances in points, hundredths of a game won."""
    return f"{100 * chance:+.2f}" if chance else "0.00"
