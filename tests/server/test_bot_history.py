"""Level 6 is told what everybody has done so far, and nothing about who they are; other bots are told nothing."""

from collections.abc import Sequence

from flip7.core.decisions import Choice, Decision, Give, Move
from flip7.core.game import Answered
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.protocol.room_options import GameRules, Phase
from flip7.server.rooms.create import BotAt, Plan
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import NoAdvice, RoomGuest, rooms_on
from tests.server.turns import until


class Listeners(NoAdvice):
    """Bots that note what they are told; each seat hits once, and then stays."""

    def __init__(self) -> None:
        self.told: list[tuple[str, tuple[Answered, ...]]] = []
        self.answers: list[Choice] = []
        self.have_hit: set[Seat] = set()

    async def choose(
        self,
        name: str,
        table: Table,  # noqa: ARG002 - as asked
        decision: Decision,
        payer: str,  # noqa: ARG002 - as asked
        history: Sequence[Answered],
    ) -> Choice:
        self.told.append((name, tuple(history)))
        self.answers.append(self._answer(decision))
        return self.answers[-1]

    def _answer(self, decision: Decision) -> Choice:
        if isinstance(decision, Give):
            return decision.options[0]
        hits = decision.seat not in self.have_hit
        self.have_hit.add(decision.seat)
        return Move.HIT if hits else Move.STAY

    def close(self) -> None:
        pass


async def test_level_6_is_told_every_answer_so_far_and_level_5_none() -> None:
    store, bots = MemoryStore(), Listeners()
    rooms = rooms_on(store, bots=bots)
    plan = Plan(
        name="Ana",
        seat=None,
        seats=3,
        bots=(BotAt(0, "level6"), BotAt(1, "level5"), BotAt(2, "level6")),
        start=True,
        rules=GameRules(target=40),
    )
    id_ = (await rooms.create(plan)).kept.id
    RoomGuest(rooms, await rooms.live(id_))  # where nobody is connected, bots wait
    await until(lambda: store.rooms[id_].phase is Phase.OVER)
    assert {name for name, _ in bots.told} == {"level5", "level6"}
    assert {Move.HIT, Move.STAY} <= {*bots.answers}
    for place, (name, history) in enumerate(bots.told):
        if name == "level5":
            assert history == ()
        else:
            assert [each.choice for each in history] == bots.answers[:place]
    await rooms.stop(0)
