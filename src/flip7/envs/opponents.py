"""Opponents: our bots, and external ones, as players in an environment."""

from collections.abc import Iterable
from random import Random

from flip7.bots.base import Bot
from flip7.bots.catalog import bot_named
from flip7.bots.external.forfeit import answer_of
from flip7.bots.external.program import ProgramBot
from flip7.core.decisions import Decision
from flip7.core.errors import quoted
from flip7.core.table import Table
from flip7.envs.actions import action_of
from flip7.envs.seeding import BadEnvironment


def bots_named(names: object, random: Random | None = None) -> tuple[Bot, ...]:
    """Return the bots of a list of names; raise `BadEnvironment` for anything else."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise BadEnvironment(f"bots is {quoted(names)}: it must be a list of names, such as ['level1', 'stay:25']")
    return tuple(bot_named(name, random) for name in names)


def action_of_bot(bot: Bot, table: Table, asked: Decision) -> int:
    """Return the bot's action; raise `Forfeit` if it is not legal."""
    return action_of(answer_of(bot, table, asked), asked.seat, len(table.places))


def dismiss(bots: Iterable[Bot]) -> None:
    """End the bots that are programs. If they are asked again, they are started again."""
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.close()
