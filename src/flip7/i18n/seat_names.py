"""The names of seats.

A bot's seat is recorded as its name and what it is, «Rita (risk:0.26)», so that a resumed game seats it again. At the
table it is called Rita.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from flip7.bots import bot_named
from flip7.bots.base import starts_a_program
from flip7.bots.catalog import is_built_in
from flip7.core.errors import Flip7Error
from flip7.core.seats import Seat
from flip7.i18n.markup import Part, mark

_BOT_SEAT: Final = re.compile(r"(?P<name>.*\S) \((?P<bot>[^()]+)\)")


class BotSeat(NamedTuple):
    """The recorded name of a bot's seat, taken apart."""

    name: str
    bot: str

    def __str__(self) -> str:
        return f"{self.name} ({self.bot})"


def bot_seat(recorded: str) -> BotSeat | None:
    """Return the bot of a recorded name such as «Rita (risk:0.26)»; None if it is a person's.

    A program is never a bot of a record: a file that somebody sent must not start one.
    """
    found = _BOT_SEAT.fullmatch(recorded)
    if found is None or starts_a_program(found["bot"]):
        return None
    try:
        return BotSeat(found["name"], bot_named(found["bot"]).name)
    except Flip7Error:
        return None


def is_bot_seat(recorded: str) -> bool:
    """Return whether a recorded name is a bot's of ours; it is not made, so that this needs no package."""
    found = _BOT_SEAT.fullmatch(recorded)
    return found is not None and is_built_in(found["bot"])


def built_in_bot_seat(recorded: str) -> BotSeat | None:
    """Return the bot of a recorded name if it is one of ours; nothing else is looked for, whatever a record says."""
    found = _BOT_SEAT.fullmatch(recorded)
    return BotSeat(found["name"], found["bot"]) if found is not None and is_built_in(found["bot"]) else None


class Names:
    """The names of the seats in sentences."""

    def __init__(self, recorded: Sequence[str], you: Seat | None = None) -> None:
        self.you = you
        """The seat that is called «You» for want of a name: sentences about it have another verb."""
        short = [bot.name if (bot := bot_seat(name)) else name for name in recorded]
        self.shown: tuple[str, ...] = tuple(
            name if short.count(name) == 1 else full for name, full in zip(short, recorded, strict=True)
        )

    def __getitem__(self, seat: Seat) -> str:
        return mark(Part.NAME, str(seat), self.shown[seat])

    def all(self) -> list[str]:
        """Return every name, clockwise."""
        return [self[Seat(seat)] for seat in range(len(self.shown))]
