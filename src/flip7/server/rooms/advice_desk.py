"""Advice at one table: computed by the bot workers, once for each question, and told to whoever asked for it.

In training, the same figures tell somebody who is alone with bots what a costly choice cost.

That somebody asks is an event of the room (`Advised`), which is stored and told to everybody before the advice is
computed: nobody plays with hidden help.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from flip7.analysis.confidence import Z_95, Certainty, is_clear
from flip7.analysis.hindsight import as_values, hindsight
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, Move
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say, speaking
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names
from flip7.protocol import messages
from flip7.protocol.commands import Answer, AskAdvice
from flip7.protocol.errors import Reason, Refused
from flip7.server.rooms.room import Room
from flip7.server.rooms.services import RoomServices

if TYPE_CHECKING:
    from flip7.analysis.recommendation import Advice


COSTLY: Final = 0.01
"""In training, a choice is worth a word if it cost this much of the chance to win, and that is sure."""


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """A question as it was before somebody answered it."""

    ordinal: int
    choice: Choice
    asked: Decision
    table: Table


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
        """The clients that asked for it, each with its command."""

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

    # --- training -----------------------------------------------------------------------------------------------------

    def question(self, answer: Answer) -> AnsweredQuestion | None:
        """Note the open question before it is answered; None if the answer is to another one."""
        room = self._room
        if room.game is None or room.asked is None or room.ordinal != answer.ordinal:
            return None
        choice = Seat(answer.choice) if isinstance(answer.choice, int) else answer.choice
        return AnsweredQuestion(answer.ordinal, choice, room.asked, room.game.table.copy())

    def judge(self, client: AdvisedClient, answered: AnsweredQuestion | None) -> None:
        """Tell the client soon what the answer cost, if it was a costly one."""
        if answered is not None:
            self._services.background.spawn(self._judge(client, answered))

    async def _judge(self, client: AdvisedClient, answered: AnsweredQuestion) -> None:
        is_known = self._ordinal == answered.ordinal and self._advice is not None
        try:
            advice = self._advice if is_known else await self._advise(answered.table, answered.asked)
        except Exception as error:  # noqa: BLE001 - whatever happens to a worker, the game goes on without a word
            self._services.warnings.warning("a choice could not be judged", error)
            return
        assert advice is not None, "it is known, or computed"
        cost = cost_of(advice, answered)
        if cost is not None:
            client.say(cost)

    # --- computing ----------------------------------------------------------------------------------------------------

    async def _advise(self, table: Table, asked: Decision) -> "Advice":
        return await self._services.bots.advise(table, asked, self._payer())

    async def _compute(self, table: Table, asked: Decision, waiting: list[tuple[AdvisedClient, AskAdvice]]) -> None:
        """Compute the advice and tell everybody who waits for it, even if the question was answered meanwhile.

        Where it takes long, they are told an estimate first.
        """
        services = self._services
        timer = services.clock.call_later(services.settings.timeouts.estimate, self._estimate, table, asked, waiting)
        try:
            advice = await self._advise(table, asked)
        except Exception as error:  # noqa: BLE001 - whatever happens to a worker, the player is told that there is none
            services.warnings.warning("advice could not be given", error)
            for client, command in waiting:
                client.say(messages.Refusal(Reason.NO_ADVICE, say("refused-no-advice"), command.re))
        else:
            if self._waiting is waiting:
                self._advice = advice
            for client, command in waiting:
                self._tell(client, command, advice)
        finally:
            timer.cancel()
        waiting.clear()  # after a failure, whoever asks again has it computed again

    def _estimate(self, table: Table, asked: Decision, waiting: list[tuple[AdvisedClient, AskAdvice]]) -> None:
        """Tell everybody who waits an estimate, without rollouts."""
        from flip7.bots.rough_advice import rough_advice  # few ask, and starting must be quick

        advice = rough_advice(table, asked)
        for client, command in waiting:
            self._tell(client, command, advice, draft=True)

    def _tell(self, client: AdvisedClient, command: AskAdvice, advice: "Advice", *, draft: bool = False) -> None:
        names = Names([self._room.name_at(seat) or "" for seat in self._room.seats])
        with speaking(command.language):
            client.say(advice_message(advice, names, command, draft=draft))


def advice_message(advice: "Advice", names: Names, command: AskAdvice, *, draft: bool) -> messages.Advice:
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
        draft=draft,
        re=command.re,
    )


def cost_of(advice: "Advice", answered: AnsweredQuestion) -> messages.ChoiceCost | None:
    """Return what an answer cost; None if it was the best one, too close to it to call, or nearly as good."""
    given = advice.option(answered.choice)
    if given.is_close or given.choice == advice.best or given.behind < COSTLY:
        return None
    reason = hindsight(answered.table, answered.asked, answered.choice, advice.best)
    clear = advice.tries > 0 and is_clear(given.behind, given.behind_error / Z_95)
    return messages.ChoiceCost(
        ordinal=answered.ordinal,
        choice=_answer(answered.choice),
        best=_answer(advice.best),
        certainty=Certainty.CLEARLY if clear else Certainty.PROBABLY,
        cost=round(100 * given.behind, 1),
        error=round(100 * given.behind_error, 1),
        why=None if reason is None else as_values(reason),
    )


def _answer(choice: Choice) -> Move | int:
    assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
    return choice
