"""Leagues that their page is tried on."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from flip7.arena.league.league import league
from flip7.arena.league.runner import LeagueRun
from flip7.arena.league.standings import LeagueResult


def played(bots: list[str], yardstick: str | None = None, games: int = 40) -> LeagueResult:
    run = LeagueRun(league(bots, yardstick=yardstick, games=games, seed="plot"))
    run.go()
    return run.result


@cache
def usual() -> LeagueResult:
    return played(["risk:0.26", "stay:25", "stay:10", "random", "stay:20"], games=400)


@cache
def match() -> LeagueResult:
    return played(["stay:20", "random"], "stay:25", games=400)


@cache
def failed() -> LeagueResult:
    """As if the last bot were a program that failed."""
    *others, last = usual().bots
    program = replace(
        last, name="program:./x", label="x the great", forfeits=7, faults=("answered '5' when asked «A?»",)
    )
    tables = tuple(
        replace(
            table,
            bots=tuple("program:./x" if name == last.name else name for name in table.bots),
            wins={"program:./x" if name == last.name else name: wins for name, wins in table.wins.items()},
        )
        for table in usual().tables
    )
    return replace(usual(), bots=(*others, program), tables=tables)


@cache
def no_game() -> LeagueResult:
    return LeagueRun(league(["stay:25", "random"], games=40, seed="plot")).result


LEAGUES: dict[str, Callable[[], LeagueResult]] = {
    "usual": usual,
    "match": match,
    "one bot against another": lambda: played(["stay:10"], "stay:25"),
    "failed": failed,
    "no game": no_game,
    "two bots": lambda: played(["stay:25", "random"]),
    "30 bots": lambda: played([f"stay:{points}" for points in range(5, 35)], games=4),
}
