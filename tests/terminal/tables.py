"""Tables for the tests of the terminal table."""

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

from flip7.bots.worker import BotWorkers
from flip7.clock import Clock
from flip7.core.apply import apply
from flip7.core.cards import Card
from flip7.core.decisions import Choice, WhichCard
from flip7.core.events import Event
from flip7.core.game import Game
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.seat_names import Names
from flip7.play.autosave import Autosave
from flip7.play.local_session import LocalSession
from flip7.play.options import PlayOptions
from flip7.play.session import Asked, Fresh, Past, Step, TableSession, Update
from flip7.play.setup import setting_of
from flip7.record import Replay, from_notation, replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import SPEEDS
from flip7.terminal.tui.screens.table import TableScreen

NOW = datetime(2026, 11, 16, tzinfo=UTC)
MOST_CHOICES = 5_000
AT_ONCE = len(SPEEDS) - 1


def at_random(game: Game, seed: int) -> Iterator[Sequence[Event]]:
    """Yield the events of the game, one choice after the other, until it is over or long enough."""
    yield game.opening
    chance = Random(seed)
    for _ in range(MOST_CHOICES):
        if game.asked is None:
            return
        options: Sequence[Choice] = game.asked.options
        yield game.play(chance.choice(options))


def local(
    *names: str, seed: str | None = "tui", seats: int | None = None, clock: Clock | None = None, **more: object
) -> LocalSession:
    """A game at this keyboard."""
    wishes = PlayOptions(names=names, seed=seed, seats=seats, **more)  # type: ignore[arg-type]
    setting = setting_of(wishes)
    autosave = Autosave.begin(wishes.save, setting.record, resumed=wishes.resume, now=lambda: NOW)
    return LocalSession(setting, autosave, clock, BotWorkers())


def past(replayed: Replay, steps: int | None = None) -> Past:
    """Return the history of a game up to this step, or all of it."""
    record = replayed.record
    first = Table.set_up(len(record.seats), record.rules, record.dealer)
    return Past(first, tuple(event for step in replayed.steps[:steps] for event in step.events))


class Still:
    """A table that stands where a line of notation stops; what is answered is written down."""

    can_take_back = True
    offers_advice = True

    def __init__(self, text: str, *names: str, here: tuple[int, ...] = (0,)) -> None:
        replayed = replay(from_notation(text))
        game = replayed.game
        shown = Names(names or tuple(f"Player {seat + 1}" for seat in game.table.seats))
        seats = frozenset(map(Seat, here))
        asked = game.asked
        open_question = None if asked is None or isinstance(asked, WhichCard) else asked
        question = (
            None if open_question is None else Asked(open_question, len(game.choices), open_question.seat in seats)
        )
        self.fresh = Fresh(game.table.copy(), shown, seats, question, past(replayed))
        self.answered: list[tuple[int, Choice]] = []
        self.taken_back = 0

    async def updates(self) -> AsyncIterator[Update]:
        yield self.fresh

    def answer(self, ordinal: int, choice: Choice) -> None:
        assert not isinstance(choice, Card)
        self.answered.append((ordinal, choice))

    def take_back(self) -> None:
        self.taken_back += 1

    async def close(self) -> None:
        pass


class LastStep(Still):
    """A table at which the last step of a line of notation happens before one's eyes."""

    def __init__(self, text: str, *names: str, here: tuple[int, ...] = (0,)) -> None:
        super().__init__(text, *names, here=here)
        replayed = replay(from_notation(text))
        record, *before = replayed.record, *replayed.steps
        table = Table.set_up(len(record.seats), record.rules, record.dealer)
        last = before.pop()
        for step in before:
            for event in step.events:
                apply(table, event)
        self.step = Step(last.events, self.fresh.asked)
        self.fresh = replace(self.fresh, table=table, asked=None, past=past(replayed, len(before)))

    async def updates(self) -> AsyncIterator[Update]:
        yield self.fresh
        yield self.step


class AtATable(TableApp):
    """A table that stands still."""

    def __init__(
        self,
        session: TableSession,
        colours: Colours = Colours.ALL,
        pace: int = AT_ONCE,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(pace, colours, clock)
        self._session = session

    def on_mount(self) -> None:
        screen = TableScreen(self._session, self.colours, pace=self.pace, clock=self.clock)
        self.push_screen(screen, lambda _: self.exit())
