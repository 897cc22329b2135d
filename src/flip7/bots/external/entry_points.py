"""Bots of other Python packages: entry points of the group `flip7.bots` (docs/bots.md says how to make one)."""

from inspect import signature
from threading import Lock
from typing import TYPE_CHECKING, Final

from flip7.bots.base import Bot, policy_of
from flip7.bots.external.forfeit import answer_of
from flip7.core.decisions import Choice, Decision
from flip7.core.errors import Flip7Error, quoted
from flip7.core.table import Table
from flip7.kernel.policy import Policy

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "flip7.bots"


class BadEntryPoint(Flip7Error):
    """A package offers a bot that cannot be loaded or made."""


class PackageBot:
    """A bot of another package, which forfeits whatever it does wrong. One thread at a time asks it."""

    def __init__(self, bot: Bot) -> None:
        self.name: str = bot.name
        self._bot = bot
        self._lock = Lock()

    def __reduce__(self) -> tuple[object, ...]:
        return package_bot, (self.name,)

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Return the bot's choice, or raise `Forfeit`."""
        with self._lock:
            return answer_of(self._bot, view, decision)


class PackageBotWithPolicy(PackageBot):
    """A bot of another package with a policy."""

    def __init__(self, bot: Bot, policy: Policy) -> None:
        super().__init__(bot)
        self.policy: Policy = policy


def package_bot(name: str) -> PackageBot | None:
    """Return the bot that an installed package offers under the name, or None. No other package is loaded."""
    from importlib.metadata import entry_points  # it reads mail headers, and few games have a guest

    kind, colon, parameter = name.partition(":")
    found = [*entry_points(group=GROUP, name=kind)]
    if not found:
        return None
    if len({point.value for point in found}) > 1:
        raise BadEntryPoint(f"bot {quoted(kind)} is offered by {' and by '.join(_package(point) for point in found)}")
    bot = _made(found[0], [parameter] if colon else [])
    if bot.name.partition(":")[0] != kind:
        raise BadEntryPoint(
            f"bot {quoted(kind)} of {_package(found[0])} calls itself {quoted(bot.name)}: "
            f"its name must be {kind} or {kind}:PARAMETER"
        )
    policy = policy_of(bot)
    return PackageBot(bot) if policy is None else PackageBotWithPolicy(bot, policy)


def _made(point: "EntryPoint", arguments: list[str]) -> Bot:
    """Call the package's factory, and check that it makes a bot."""
    try:
        maker = point.load()
        _check_arguments(point, maker, arguments)
        bot = maker(*arguments)
    except Flip7Error:
        raise
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise BadEntryPoint(f"bot {quoted(point.name)} of {_package(point)} cannot be loaded: {said}") from error
    if not isinstance(getattr(bot, "name", None), str) or not callable(getattr(bot, "choose", None)):
        raise BadEntryPoint(
            f"bot {quoted(point.name)} of {_package(point)} is {quoted(bot)}: a bot has a name and chooses"
        )
    made: Bot = bot
    return made


def _check_arguments(point: "EntryPoint", maker: object, arguments: list[str]) -> None:
    """Raise `BadEntryPoint` unless the factory takes the parameter that was given, or needs none."""
    if not callable(maker):
        raise BadEntryPoint(f"bot {quoted(point.name)} of {_package(point)} is {quoted(maker)}, which makes no bot")
    try:
        signature(maker).bind(*arguments)
    except TypeError:
        if arguments:
            raise BadEntryPoint(f"bot {quoted(point.name)} takes no parameter, not {quoted(arguments[0])}") from None
        raise BadEntryPoint(f"bot {quoted(point.name)} needs a parameter: {point.name}:PARAMETER") from None


def _package(point: "EntryPoint") -> str:
    return "a package without a name" if point.dist is None else f"the package {point.dist.name}"
