"""The program side of the bot protocol: a Python bot as a program.

A bot of one's own becomes a program with `serve(MyBot(), sys.stdin, sys.stdout)`.
"""

import sys
from typing import TextIO

from flip7.bots.base import Bot
from flip7.bots.external.codec import FORFEIT, GREETING, QUIT, read_question
from flip7.bots.external.entry_points import package_bot
from flip7.bots.external.forfeit import Forfeit, answer_of


def serve(bot: Bot, questions: TextIO, answers: TextIO) -> None:
    """Answer questions, one line each, until told to quit."""
    for line in questions:
        match line.strip():
            case word if word == QUIT:
                return
            case greeting if greeting == GREETING:
                reply = f"{GREETING} {bot.name}"
            case question:
                reply = _answer(bot, question)
        answers.write(f"{reply}\n")
        answers.flush()


def _answer(bot: Bot, question: str) -> str:
    try:
        return str(answer_of(bot, *read_question(question)))
    except Forfeit as forfeit:
        return f"{FORFEIT} {forfeit.what}"


def main(name: str) -> None:
    """Serve the bot of an installed package on the standard output; its own prints go to the standard error."""
    answers, sys.stdout = sys.stdout, sys.stderr
    bot = package_bot(name)
    assert bot is not None, f"{name} was there a moment ago"
    serve(bot, sys.stdin, answers)


if __name__ == "__main__":
    main(sys.argv[1])
