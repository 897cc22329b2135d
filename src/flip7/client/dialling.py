"""Coming to a web table over a line: the hello, what it is answered with, and how long to wait before the next."""

from dataclasses import dataclass
from typing import Final

from flip7.client.connection import Broken, Connection, Unread
from flip7.client.room_news import refused
from flip7.clock import Clock, timeout
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason
from flip7.protocol.messages import Goodbye, Parting, Refusal, Welcome

_FINAL: Final = {
    Reason.UNKNOWN_TABLE,
    Reason.OTHER_PROTOCOL,
    Reason.BAD_MESSAGE,
    Reason.SENT_AWAY,
    Reason.BLOCKED,
}
"""Refusals of a hello that it is no use to repeat."""
_TO_BE_WELCOMED: Final = 10.0
LAST_WORDS: Final = 1.0
"""Seconds for a goodbye to come, and for one's own to be heard."""


class CannotJoin(Flip7Error):
    """There is no coming to the table; the message says why."""


class NotNow(Exception):
    """The table cannot be joined at the moment; after so many seconds it may be, if the server said so."""

    def __init__(self, why: str, seconds: float | None = None) -> None:
        super().__init__(why)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Pauses:
    """Seconds before a line is tried again: twice as many after every try in vain."""

    first: float = 1.0
    longest: float = 30.0

    def after(self, tries: int) -> float:
        """Before the next try, after so many in vain."""
        return float(min(self.first * 2 ** min(tries, 16), self.longest))


async def welcome_on(line: Connection, clock: Clock) -> Welcome:
    """The answer to a hello; `CannotJoin` or `NotNow` if it is another one, or none."""
    why = say("join-no-answer", seconds=round(_TO_BE_WELCOMED))
    try:
        async with timeout(clock, _TO_BE_WELCOMED) as be_patient_for:
            while True:
                match await line.hear():
                    case Welcome() as welcome:
                        return welcome
                    case Unread("welcome"):
                        raise CannotJoin(say("join-other-version"))
                    case Refusal(reason) as refusal if reason in _FINAL:
                        raise CannotJoin(refused(refusal))
                    case Refusal() as refusal:
                        why = refused(refusal)
                        be_patient_for(LAST_WORDS)
                    case Goodbye(Parting.SENT_AWAY):
                        raise CannotJoin(say("join-sent-away"))
                    case Goodbye(_, seconds):
                        raise NotNow(why, seconds)
                    case _:
                        pass
    except TimeoutError:
        raise NotNow(why) from None
    except Broken:
        raise NotNow(say("join-no-connection")) from None
