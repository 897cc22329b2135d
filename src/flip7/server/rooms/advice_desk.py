"""Advice at one table: computed by the bot workers, once for each question, and told to whoever asked for it.

That somebody asks is an event of the room (`Advised`), which is stored and told to everybody before the advice is
computed: nobody plays with hidden help.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, Move
from flip7.core.table import Table
from flip7.i18n.catalog import say, speaking
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names
from flip7.protocol import messages
from flip7.protocol.commands import AskAdvice
from flip7.protocol.errors import Reason, Refused
from flip7.server.rooms.room import Room
from flip7.server.rooms.services import RoomServices

if TYPE_CHECKING:
    from flip7.analysis.recommendation import Advice


class AdvisedClient(Protocol):
    """A client that is answered."""

    def say(self, message: messages.ServerMessage) -> None:
        """Send a message, without waiting for it."""


class AdviceDesk:
    """Gives advice on the open question of one room; whoever asks twice shares what is computed."""

    def __init__(self, room: Room, services: RoomServices, payer: Callable[[], str]) -> None:
        """Open the desk; `payer` says whose share of the workers' time the room uses."""
        self._room = room
        self._services = services
        self._payer = payer
        self._ordinal: int | None = None
        """The question for which advice was asked last."""
        self._advice: Advice | None = None
        """The advice on it, once it is computed."""
        self._waiting: list[tuple[AdvisedClient, AskAdvice]] = []
        """Who waits for it."""

    def give(self, client: AdvisedClient, command: AskAdvice) -> None:
        """Tell the client soon what to answer; raise `Refused` if the question was answered meanwhile."""
        room = self._room
        if room.game is None or room.asked is None or room.ordinal != command.ordinal:
            raise Refused(Reason.STALE, say("refused-stale", given=command.ordinal, ordinal=room.ordinal))
        if self._ordinal != command.ordinal:
            self._ordinal, self._advice, self._waiting = command.ordinal, None, []
        if self._advice is not None:
            self._tell(client, command, self._advice)
            return
        self._waiting.append((client, command))
        if len(self._waiting) == 1:
            self._services.background.spawn(self._compute(room.game.table.copy(), room.asked, self._waiting))

    async def _compute(self, table: Table, asked: Decision, waiting: list[tuple[AdvisedClient, AskAdvice]]) -> None:
        """Compute the advice and tell everybody who waits for it, even if the question was answered meanwhile."""
        try:
            advice = await self._services.bots.advise(table, asked, self._payer())
        except Exception as error:  # noqa: BLE001 - whatever happens to a worker, the player is told that there is none
            self._services.warnings.warning("advice could not be given", error)
            for client, command in waiting:
                client.say(messages.Refusal(Reason.NO_ADVICE, say("refused-no-advice"), command.re))
        else:
            if self._waiting is waiting:
                self._advice = advice
            for client, command in waiting:
                self._tell(client, command, advice)
        waiting.clear()  # after a failure, whoever asks again has it computed again

    def _tell(self, client: AdvisedClient, command: AskAdvice, advice: "Advice") -> None:
        names = Names([self._room.name_at(seat) or "" for seat in self._room.seats])
        with speaking(command.language):
            client.say(advice_message(advice, names, command))


def advice_message(advice: "Advice", names: Names, command: AskAdvice) -> messages.Advice:
    """Make the answer to a player, in the current language."""
    from flip7.i18n.advice import for_points, recommendation  # few ask, and starting must be quick

    otherwise = for_points(advice, names)
    return messages.Advice(
        ordinal=command.ordinal,
        best=_answer(advice.best),
        certainty=advice.certainty,
        sentence=plain(recommendation(advice, names)),
        for_points=None if otherwise is None else plain(otherwise),
        options=tuple(
            messages.AdvisedOption(
                choice=_answer(option.choice),
                bust=option.bust,
                points=option.points,
                win=option.win,
                error=option.error,
                behind=option.behind,
                behind_error=option.behind_error,
            )
            for option in advice.options
        ),
        rough=advice.tries == 0,
        re=command.re,
    )


def _answer(choice: Choice) -> Move | int:
    assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
    return choice
