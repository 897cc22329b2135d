"""Results that the page with charts is tried on."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from flip7.arena.result import Result
from flip7.arena.runner import compare_bots, simulate


@cache
def mixed() -> Result:
    return simulate(["stay:25", "random", "stay:25", "stay:20"], games=400, seed="plot")


@cache
def compared() -> Result:
    return compare_bots("stay:25", "stay:10", games=2000, seed="plot")


@cache
def table_of(seats: int) -> Result:
    return simulate(["stay:25"], seats=seats, games=40, seed="plot")


@cache
def many() -> Result:
    return simulate([f"stay:{points}" for points in range(5, 45)], games=40, seed="plot")


@cache
def no_game() -> Result:
    bots = tuple(
        replace(bot, games=0, wins=0, win_rate=0.0, low=0.0, high=1.0, points_per_round=0.0, scores=())
        for bot in mixed().bots
    )
    return replace(mixed(), games=0, bots=bots, seats=(0.0,) * 4, seat_error=1.0, rounds=(), rounds_per_game=0.0)


RESULTS: dict[str, Callable[[], Result]] = {
    "mixed": mixed,
    "compared": compared,
    "1 seat": lambda: table_of(1),
    "18 seats of one bot": lambda: table_of(18),
    "40 bots": many,
    "no game": no_game,
    "a bot against itself": lambda: compare_bots("stay:25", "stay:25", games=200, seed="plot"),
    "one game": lambda: simulate(["stay:25", "random"], games=1, seed="plot"),
    "nothing but zeros": lambda: replace(mixed(), bots=tuple(replace(bot, scores=(10,)) for bot in mixed().bots)),
}
