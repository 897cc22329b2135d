"""The bot catalogue: every built-in bot with its factory, level, rating and display names.

To add a bot: a strategy in `strategies/`, a `BotSpec` in `BOTS`, and a message `bot-<name>` with its attributes `.kind`
and `.line` in the bots.ftl of each language. A bot with a rating is also shown in the browser: give it its petals in
`STRENGTH` of web/src/i18n/bots.ts (tests/bots/test_browser_strengths.py tells how many).

Strategies are imported when a bot is made: the start screen lists the bots before NumPy could be loaded.
"""

import re
from collections.abc import Callable, Collection, Container, Iterable
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

from flip7.core.errors import Flip7Error, quoted
from flip7.extras import install_command, is_installed

if TYPE_CHECKING:
    from flip7.bots.base import Bot

USUAL_STAY: Final = 25
USUAL_RISK: Final = 0.26
MAX_STAY_POINTS: Final = 1000
USUAL_BOT: Final = "level3"
"""Sits down, or stands in for a person, where nobody chooses a bot."""
USUAL_OPPONENTS: Final = ("vengeful", "cautious", "greedy")
"""The company of `flip7 play`, if no other is asked for: three characters of different strength."""


class UnknownBot(Flip7Error):
    """No bot has that name, or it cannot have that parameter."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A built-in bot."""

    name: str
    make: "Callable[[Random], Bot]"
    """Build the bot; one that rolls dice rolls the given ones."""
    display_names: tuple[str, ...] = ()
    """Names for its seats; the first is its usual name."""
    rating: int | None = None
    """Elo in a league of all rated bots at tables of four; the champion has 1500 (bench/results.md). None: unlisted."""
    level: int | None = None
    """1 to 6, from easy to hard; a character has none."""
    needs_kernel: bool = False
    """It may have to compile the kernel first, which takes half a minute: ask it in another process."""
    needs_search: bool = False
    """It tries out games before each answer, which nothing but NumPy is quick enough for."""
    needs_history: bool = False
    """It looks at what the others have done so far: ask it with the history of the game (`base.WithHistory`)."""

    @property
    def is_playable(self) -> bool:
        """Whether all that the bot needs is installed."""
        return not self.needs_search or is_installed("numpy")


@dataclass(frozen=True, slots=True)
class BotFamily:
    """Built-in bots that differ in a parameter: `name:PARAMETER`."""

    name: str
    parameter: str
    make: "Callable[[str], Bot]"
    """Build the bot with the parameter as it was written; empty stands for the usual one."""
    display_names: tuple[str, ...]


def _strategy(path: str, *arguments: object, rolls_dice: bool = False) -> "Callable[[Random], Bot]":
    """Return a factory that imports `module:Class` of `flip7.bots.strategies` when it is first called."""
    module, _, class_name = path.partition(":")

    def make(random: Random) -> "Bot":
        strategy: Callable[..., Bot] = getattr(import_module(f"flip7.bots.strategies.{module}"), class_name)
        return strategy(*arguments, random) if rolls_dice else strategy(*arguments)

    return make


def _with_numpy(path: str, plain: str | None = None) -> "Callable[[Random], Bot]":
    """Return a factory of a strategy that needs NumPy; where there is none, as in a browser, of its plain twin."""

    def make(random: Random) -> "Bot":
        if is_installed("numpy"):
            return _strategy(path)(random)
        if plain is None:
            raise UnknownBot(f"this bot tries out thousands of games, and needs NumPy: {install_command('study')}")
        return _strategy(plain)(random)

    return make


def _stay(parameter: str) -> "Bot":
    from flip7.bots.strategies.stay_at import StayAt  # loaded when it is made, as every strategy

    parameter = parameter or str(USUAL_STAY)
    if not re.fullmatch("[0-9]{1,4}", parameter) or int(parameter) > MAX_STAY_POINTS:
        raise UnknownBot(
            f"bot 'stay' takes points from 0 to {MAX_STAY_POINTS}, such as stay:25, not {quoted(parameter)}"
        )
    return StayAt(int(parameter))


def _risk(parameter: str) -> "Bot":
    from flip7.bots.strategies.risk_below import RiskBelow  # loaded when it is made, as every strategy

    try:
        limit = float(parameter or USUAL_RISK)
    except ValueError:
        limit = -1
    if not 0 <= limit <= 1:
        raise UnknownBot(f"bot 'risk' takes a chance from 0 to 1, such as risk:0.26, not {quoted(parameter)}")
    return RiskBelow(limit)


FAMILIES: Final = (
    BotFamily("stay", "POINTS", _stay, ("Stella", "Stan", "Sunniva", "Sven")),
    BotFamily("risk", "CHANCE", _risk, ("Rita", "Ravi", "Rosa", "Remy")),
)

BOTS: Final[list[BotSpec]] = [
    BotSpec(
        "level1",
        _strategy("stay_at:StayAt", USUAL_STAY, "level1"),
        ("Ada", "Abe", "Aiko", "Arlo"),
        rating=1394,
        level=1,
    ),
    BotSpec(
        "level2",
        _strategy("stay_at:StayAtUnlessSaved", USUAL_STAY, "level2"),
        ("Bella", "Bo", "Bruno", "Bibi"),
        rating=1453,
        level=2,
    ),
    BotSpec(
        "level3",
        _strategy("risk_below:RiskBelow", USUAL_RISK, "level3"),
        ("Clara", "Cem", "Cleo", "Cyril"),
        rating=1495,
        level=3,
    ),
    BotSpec("champion", _strategy("champion:Champion"), ("Charlie", "Chana", "Chiara", "Chen"), rating=1500),
    BotSpec("level4", _strategy("racer:Racer"), ("Dina", "David", "Daria", "Denis"), rating=1524, level=4),
    BotSpec(
        "level5",
        _with_numpy("kernel_bots:Learned", "learned:PlainLearned"),
        ("Emmy", "Emil", "Esra", "Ezra"),
        rating=1549,
        level=5,
        needs_kernel=True,
    ),
    BotSpec(
        "level6",
        _with_numpy("kernel_bots:Searching"),
        ("Sofia", "Sol", "Sophus", "Sonya"),
        rating=1558,
        level=6,
        needs_kernel=True,
        needs_search=True,
        needs_history=True,
    ),
    BotSpec("cautious", _strategy("characters:Cautious"), ("Prue", "Carl", "Carmen", "Cato"), rating=1405),
    BotSpec("greedy", _strategy("characters:Greedy"), ("Greta", "Gus", "Gina", "Glen"), rating=1427),
    BotSpec("vengeful", _strategy("characters:Vengeful"), ("Vera", "Viktor", "Vesna", "Vito"), rating=1479),
    BotSpec(
        "tourist", _strategy("characters:Tourist", rolls_dice=True), ("Toni", "Tess", "Tariq", "Tove"), rating=1184
    ),
    BotSpec("daredevil", _strategy("characters:Daredevil"), ("Dara", "Dex", "Delia", "Dov"), rating=1336),
    BotSpec("random", _strategy("random:RandomBot", rolls_dice=True), ("Dizzy", "Dotty", "Dale", "Duke")),
]


def roster() -> list[BotSpec]:
    """List the bots that people choose from: those with a rating, in the order of the catalogue."""
    return [bot for bot in BOTS if bot.rating is not None]


def weakest_first() -> list[BotSpec]:
    """List the same bots by rating, as people read them."""
    return sorted(roster(), key=lambda bot: bot.rating or 0)


def bot_named(name: str, random: Random | None = None) -> "Bot":
    """Return the bot of a name such as `stay:25`; `random` are the dice of a bot that rolls some.

    >>> bot_named("risk:0.3").name
    'risk:0.3'
    """
    if not isinstance(name, str):
        raise UnknownBot(f"{quoted(name)} is not the name of a bot, such as 'stay:25'")
    kind, colon, parameter = name.partition(":")
    spec = _built_in(kind)
    if spec is None:
        from flip7.bots.external.lookup import external_bot  # it loads subprocess, and few games need it

        if (outside := external_bot(name)) is not None:
            return outside
        known = (*(f"{family.name}:{family.parameter}" for family in FAMILIES), *(bot.name for bot in BOTS))
        raise UnknownBot(f"there is no bot {quoted(name)}; there are {', '.join(known)}")
    if colon and not parameter:
        raise UnknownBot(f"bot {quoted(name)}: the parameter after the colon is missing")
    if isinstance(spec, BotFamily):
        return spec.make(parameter)
    if parameter:
        raise UnknownBot(f"bot {kind!r} takes no parameter, not {quoted(parameter)}")
    return spec.make(random or Random(0))


def is_built_in(name: str) -> bool:
    """Tell whether the bot is one of flip7's own, without looking into other packages or checking its parameter."""
    return _built_in(name.partition(":")[0]) is not None


def needs_kernel(name: str) -> bool:
    """Tell whether the bot may have to compile the kernel, and so should be asked in another process."""
    spec = _built_in(name)
    return isinstance(spec, BotSpec) and spec.needs_kernel and is_installed("numpy")


def needs_history(name: str) -> bool:
    """Tell whether the bot looks at what the others have done so far."""
    spec = _built_in(name)
    return isinstance(spec, BotSpec) and spec.needs_history


def _built_in(kind: str) -> BotSpec | BotFamily | None:
    specs: tuple[BotSpec | BotFamily, ...] = (*BOTS, *FAMILIES)
    return next((spec for spec in specs if spec.name == kind), None)


_MORE_DISPLAY_NAMES: Final = (
    *("Mo", "Kim", "Lou", "Noor", "Ines", "Jun", "Lena", "Oskar", "Paula", "Quinn", "Hana", "Ivo", "Yara", "Kenji"),
    *("Mira", "Lars", "Thea", "Pablo", "Uma", "Wim", "Zora", "Nils", "Isla", "Hugo", "Farah", "Jonas", "Kaya", "Leo"),
    *("Mei", "Otis", "Pia", "Rui", "Olga", "Yusuf", "Nora", "Sami", "Ulla", "Zeno", "Juno", "Xenia"),
)
"""For bots without display names of their own, and for a large table with many bots of one kind."""


def display_name(bot: str, taken: Collection[str]) -> str:
    """Choose a name for the bot's seat that nobody at the table has; `taken` are the others' names, casefolded.

    The first bot of a kind gets its usual name. The next gets one with an initial that is not taken, because players
    tell seats apart by their initials.

    >>> display_name("risk:0.26", {"robin"})
    'Rita'
    >>> display_name("risk:0.26", {"rita", "molly"})
    'Kim'
    """
    spec = _built_in(bot.partition(":")[0])
    names = (*(spec.display_names if spec else ()), *_MORE_DISPLAY_NAMES)
    usual, *others = names
    if usual.casefold() not in taken:
        return usual
    initials = {name[:1] for name in taken}
    new_initial = (each for each in others if each[0].casefold() not in initials)
    return next(new_initial, None) or _numbered(names, taken)


def _numbered(names: Iterable[str], taken: Container[str]) -> str:
    """Return the first name that is not taken, with a number once all of them are."""
    laps = (f" {lap}" if lap > 1 else "" for lap in count(1))
    return next(each + lap for lap in laps for each in names if (each + lap).casefold() not in taken)
