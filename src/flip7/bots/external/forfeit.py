"""Forfeits: a bot that fails loses its game, and is named."""

from flip7.bots.base import Bot
from flip7.core.decisions import Choice, Decision, Move, is_legal
from flip7.core.errors import Flip7Error, quoted
from flip7.core.table import Table


class Forfeit(Flip7Error):
    """A bot crashed, timed out, or gave an illegal answer: it has lost its game."""

    def __init__(self, bot: str, what: str, question: str | None = None) -> None:
        """`what` is what the bot did, such as «answered '5'»."""
        self.bot: str = bot
        self.what: str = what
        self.question: str | None = question
        when = "" if question is None else f" when asked «{question}»"
        self.fault: str = str(Flip7Error(f"{what}{when}"))
        """The program's mistake, and the question that it was asked."""
        super().__init__(f"bot {bot} {self.fault}")

    def __reduce__(self) -> tuple[type["Forfeit"], tuple[str, str, str | None]]:
        return Forfeit, (self.bot, self.what, self.question)


def answer_of(bot: Bot, view: Table, decision: Decision) -> Choice:
    """Return the bot's choice, or raise `Forfeit` if it makes none that is legal."""
    try:
        choice = bot.choose(view, decision)
        legal = is_legal(choice, decision)
    except Forfeit:
        raise
    except Exception as error:
        raised = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise Forfeit(bot.name, f"raised {_short(raised)}", str(decision)) from error
    if not legal:
        shown = str(choice) if isinstance(choice, Move) else quoted(choice)
        raise Forfeit(bot.name, f"answered {shown}", str(decision))
    return choice


def _short(text: str) -> str:
    """Cut the text to the length of a sentence."""
    longest = 160
    return text if len(text) <= longest else text[: longest - 1] + "…"
