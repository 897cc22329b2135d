"""Bots by name: `random`, `stay:25`, `risk:0.26`."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

from flip7.bots.bot import Bot
from flip7.bots.outside import outside_bot
from flip7.bots.random_bot import RandomBot
from flip7.bots.risk_below import RiskBelow
from flip7.bots.stay_at import StayAt
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
    if kind not in _MAKERS:
        if (outside := outside_bot(name)) is not None:
            return outside
        raise UnknownBot(f"there is no bot {quoted(name)}; there are random, stay:POINTS and risk:CHANCE")
    if colon and not parameter:
        raise UnknownBot(f"bot {quoted(name)}: the parameter after the colon is missing")
    return _MAKERS[kind](parameter, random or Random(0))


def _random(parameter: str, random: Random) -> Bot:
    if parameter:
        raise UnknownBot(f"bot 'random' takes no parameter, not {quoted(parameter)}")
    return RandomBot(random)


def _stay(parameter: str, _: Random) -> Bot:
    parameter = parameter or str(USUAL_STAY)
    if not re.fullmatch("[0-9]{1,4}", parameter) or int(parameter) > MAX_STAY:
        raise UnknownBot(f"bot 'stay' takes points from 0 to {MAX_STAY}, such as stay:25, not {quoted(parameter)}")
    return StayAt(int(parameter))


def _risk(parameter: str, _: Random) -> Bot:
    try:
        limit = float(parameter or USUAL_RISK)
    except ValueError:
        limit = -1
    if not 0 <= limit <= 1:
        raise UnknownBot(f"bot 'risk' takes a chance from 0 to 1, such as risk:0.26, not {quoted(parameter)}")
    return RiskBelow(limit)


_MAKERS: Final[dict[str, Callable[[str, Random], Bot]]] = {"random": _random, "stay": _stay, "risk": _risk}
