"""Find external bots: programs, and bots of installed packages."""

import os
import sys

from flip7.bots.base import PROGRAM, Bot, policy_of, starts_a_program
from flip7.bots.external.entry_points import PackageBot, package_bot
from flip7.bots.external.process import Wait, wait_for_line
from flip7.bots.external.program import TIME_LIMIT, ProgramBot, program_bot


def external_bot(name: str) -> Bot | None:
    """Return the bot `program:COMMAND`, or that of an installed package, or None."""
    return program_bot(name.removeprefix(f"{PROGRAM}:")) if starts_a_program(name) else package_bot(name)


def in_own_process(bot: Bot, time_limit: float = TIME_LIMIT, wait: Wait = wait_for_line) -> Bot:
    """Return the bot with a time limit that holds.

    A bot of another package that is asked in Python moves to a Python process of its own, which can be killed.
    """
    if isinstance(bot, ProgramBot):
        return ProgramBot(bot.name, bot.command, time_limit=time_limit, wait=wait)
    if isinstance(bot, PackageBot) and policy_of(bot) is None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = (sys.executable, "-m", "flip7.bots.external.serve", bot.name)
        return ProgramBot(bot.name, command, time_limit=time_limit, environment=environment, wait=wait)
    return bot
