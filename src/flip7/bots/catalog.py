"""Bots by name: `random`, `stay:25`, `risk:0.26`, `champion`, `level1` to `level6`, and the characters."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

from flip7.bots.base import Bot
from flip7.bots.external import outside_bot
from flip7.bots.strategies.cautious import Cautious
from flip7.bots.strategies.champion import Champion
from flip7.bots.strategies.daredevil import Daredevil
from flip7.bots.strategies.greedy import Greedy
from flip7.bots.strategies.racer import Racer
from flip7.bots.strategies.random import RandomBot
from flip7.bots.strategies.risk_below import RiskBelow
from flip7.bots.strategies.stay_at import StayAt, StayAtUnlessSaved
from flip7.bots.strategies.tourist import Tourist
from flip7.bots.strategies.vengeful import Vengeful
from flip7.core.errors import Flip7Error, quoted

USUAL_STAY: Final = 25
USUAL_RISK: Final = 0.26
MAX_STAY: Final = 1000


class UnknownBot(Flip7Error):
    """No bot has that name, or it cannot have that parameter."""


def bot_named(name: str, random: Random | None = None) -> Bot:
    """The bot of a name, such as `stay:25`; `random` is what a bot that rolls dice rolls.

    >>> bot_named("risk:0.3").name
    'risk:0.3'
    """
    kind, colon, parameter = name.partition(":")
    if kind not in _WITH_PARAMETER and kind not in _NAMED:
        if (outside := outside_bot(name)) is not None:
            return outside
        raise UnknownBot(f"there is no bot {quoted(name)}; there are {', '.join((*_SPELT, *_NAMED))}")
    if colon and not parameter:
        raise UnknownBot(f"bot {quoted(name)}: the parameter after the colon is missing")
    if kind in _WITH_PARAMETER:
        return _WITH_PARAMETER[kind](parameter)
    if parameter:
        raise UnknownBot(f"bot {kind!r} takes no parameter, not {quoted(parameter)}")
    return _NAMED[kind](random or Random(0))


def is_ours(name: str) -> bool:
    """The bot is one of flip7's own, if its parameter is a good one; no other package is looked into."""
    kind = name.partition(":")[0]
    return kind in _WITH_PARAMETER or kind in _NAMED


def _stay(parameter: str) -> Bot:
    parameter = parameter or str(USUAL_STAY)
    if not re.fullmatch("[0-9]{1,4}", parameter) or int(parameter) > MAX_STAY:
        raise UnknownBot(f"bot 'stay' takes points from 0 to {MAX_STAY}, such as stay:25, not {quoted(parameter)}")
    return StayAt(int(parameter))


def _risk(parameter: str) -> Bot:
    try:
        limit = float(parameter or USUAL_RISK)
    except ValueError:
        limit = -1
    if not 0 <= limit <= 1:
        raise UnknownBot(f"bot 'risk' takes a chance from 0 to 1, such as risk:0.26, not {quoted(parameter)}")
    return RiskBelow(limit)


def _learned(_: Random) -> Bot:
    from flip7.bots.strategies.learned import Learned

    return Learned()


def _searching(_: Random) -> Bot:
    from flip7.bots.strategies.searching import Searching

    return Searching()


_SPELT: Final = ("stay:POINTS", "risk:CHANCE")
_WITH_PARAMETER: Final[dict[str, Callable[[str], Bot]]] = {"stay": _stay, "risk": _risk}
_NAMED: Final[dict[str, Callable[[Random], Bot]]] = {
    "level1": lambda _: StayAt(USUAL_STAY, "level1"),
    "level2": lambda _: StayAtUnlessSaved(USUAL_STAY, "level2"),
    "level3": lambda _: RiskBelow(USUAL_RISK, "level3"),
    "level4": lambda _: Racer(),
    "level5": _learned,
    "level6": _searching,
    "champion": lambda _: Champion(),
    "cautious": lambda _: Cautious(),
    "greedy": lambda _: Greedy(),
    "vengeful": lambda _: Vengeful(),
    "tourist": Tourist,
    "daredevil": lambda _: Daredevil(),
    "random": RandomBot,
}
