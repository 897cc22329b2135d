"""Who the bots are, in a sentence each."""

from collections.abc import Callable
from typing import Final

from flip7.i18n.catalog import say

_ABOUT: Final[dict[str, Callable[[], str]]] = {
    "level1": lambda: say("bot-level1"),
    "level2": lambda: say("bot-level2"),
    "level3": lambda: say("bot-level3"),
    "level4": lambda: say("bot-level4"),
    "level5": lambda: say("bot-level5"),
    "level6": lambda: say("bot-level6"),
    "champion": lambda: say("bot-champion"),
    "cautious": lambda: say("bot-cautious"),
    "greedy": lambda: say("bot-greedy"),
    "vengeful": lambda: say("bot-vengeful"),
    "tourist": lambda: say("bot-tourist"),
    "daredevil": lambda: say("bot-daredevil"),
}


def who_it_is(name: str) -> str:
    """A sentence about a bot of the roster."""
    return _ABOUT[name]()
