"""Where `bot_named` looks for a bot that flip7 does not have itself."""

import os
import sys

from flip7.bots.base import Bot, policy_of
from flip7.bots.external.entry_points import GuestBot, guest_named
from flip7.bots.external.process import Wait, wait_for_line
from flip7.bots.external.program import PROGRAM, TIME_LIMIT, ProgramBot, program_bot


def outside_bot(name: str) -> Bot | None:
    """The bot `program:COMMAND`, or that of an installed package; None if nobody offers one of that name."""
    return program_bot(name.removeprefix(f"{PROGRAM}:")) if starts_a_program(name) else guest_named(name)


def starts_a_program(name: str) -> bool:
    """The bot of that name is a command that will be run: nothing to take from a file that somebody sent."""
    return name.partition(":")[0] == PROGRAM


def in_its_own_program(bot: Bot, time_limit: float = TIME_LIMIT, wait: Wait = wait_for_line) -> Bot:
    """The bot so that it cannot hold up anybody longer than the time limit.

    A bot of another package that is asked in Python is asked in a Python of its own: there it can be given up.
    """
    if isinstance(bot, ProgramBot):
        return ProgramBot(bot.name, bot.command, time_limit=time_limit, wait=wait)
    if isinstance(bot, GuestBot) and policy_of(bot) is None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = (sys.executable, "-m", "flip7.bots.external.serve", bot.name)
        return ProgramBot(bot.name, command, time_limit=time_limit, environment=environment, wait=wait)
    return bot
