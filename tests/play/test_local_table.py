"""The one local game loop: choose, play, record, save, take back."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Choice, Decision, HitOrStay, IllegalChoice, WhichCard
from flip7.core.game import Answered
from flip7.core.seats import Seat
from flip7.core.shuffle import seed_of
from flip7.core.table import Table
from flip7.envs.language import TextGame
from flip7.play.autosave import Autosave
from flip7.play.local_table import BotPlayer, LocalTable, Player, TakeBack
from flip7.play.session import Fresh, Remark, Step
from flip7.record import Record, from_notation, read_record, replay, to_notation
from flip7.record.files import BadFile

NEW_GAME = Record(seats=("Ana", "Ben", "Cleo"), seed=seed_of("family night"))
ANA, BEN, CLEO = map(Seat, range(3))


class Careful:
    """Stays at once, and gives a card to the first who can get it."""

    def __init__(self) -> None:
        self.views: list[Table] = []

    async def choose(self, view: Table, decision: Decision) -> Choice:
        self.views.append(view)
        return STAY if isinstance(decision, HitOrStay) else decision.options[0]


class Scripted:
    """Answers with what is written down, and takes back where None is; then it has nothing to say."""

    def __init__(self, *script: Choice | None) -> None:
        self._script = list(script)

    async def choose(self, _: Table, decision: Decision) -> Choice:
        if not self._script:
            raise EOFError(str(decision))
        choice = self._script.pop(0)
        if choice is None:
            raise TakeBack
        return choice


def shown(
    table: LocalTable, players: Sequence[Player], card_reader: Player | None = None
) -> list[Fresh | Step | Remark]:
    """Everything that is to be shown, until the game ends or a player has nothing to say."""

    async def watch() -> list[Fresh | Step | Remark]:
        updates: list[Fresh | Step | Remark] = []
        with suppress(EOFError):
            async for update in table.updates(players, card_reader):
                updates.append(update)  # noqa: PERF401 - what was shown before the end of the script counts
        return updates

    return asyncio.run(watch())


def test_a_choice_is_played_and_recorded() -> None:
    table = LocalTable(NEW_GAME)
    events = table.step(STAY)
    assert table.record.choices == (STAY,)
    assert events == replay(table.record).steps[-1].events
    assert table.ordinal == 1


def test_an_illegal_choice_changes_nothing() -> None:
    table = LocalTable(NEW_GAME, people=[ANA])
    with pytest.raises(IllegalChoice):
        table.step(CLEO)
    assert table.record == NEW_GAME
    assert not table.can_take_back


def test_the_loop_plays_a_whole_game_and_shows_all_of_it() -> None:
    table = LocalTable(NEW_GAME)
    updates = shown(table, [Careful()] * 3)
    assert table.asked is None
    events = [event for update in updates if isinstance(update, Step) for event in update.events]
    assert events == replay(table.record).events


def test_players_see_a_copy_of_the_table() -> None:
    table, careful = LocalTable(NEW_GAME), Careful()
    shown(table, [careful] * 3)
    assert len({id(view) for view in careful.views}) == len(careful.views)
    assert not any(view is table.table for view in careful.views)


def test_a_loop_that_waits_for_nothing_needs_no_event_loop() -> None:
    """The line UI and the browser drive it themselves."""
    table = LocalTable(NEW_GAME)

    async def play() -> int:
        return len([update async for update in table.updates([Careful()] * 3)])

    with pytest.raises(StopIteration):
        play().send(None)
    assert table.asked is None


def test_only_choices_of_people_are_taken_back_with_all_that_followed() -> None:
    table = LocalTable(NEW_GAME, people=[ANA])
    updates = shown(table, [Scripted(STAY, None), Careful(), Careful()])
    first, again = updates[1], updates[-1]
    assert isinstance(first, Step)
    assert isinstance(again, Fresh)
    assert again.asked == first.asked
    assert table.record == NEW_GAME
    assert not table.can_take_back


def test_taking_back_nothing_asks_again_and_shows_nothing() -> None:
    table = LocalTable(NEW_GAME, people=[ANA])
    updates = shown(table, [Scripted(None, None, STAY), Scripted(), Scripted()])
    assert [type(update) for update in updates] == [Fresh, Step, Step]


def test_the_cards_of_a_real_deck_come_from_whoever_sees_it() -> None:
    table = LocalTable(from_notation("A 12 / B 5"), people=[ANA])
    updates = shown(table, [Scripted(HIT), Scripted(STAY)], Scripted(Card.N7))
    assert to_notation(table.record).endswith("A 12 / B 5 / A h 7 / B s\n")
    assert [type(update) for update in updates] == [Fresh, Step, Step, Step, Step]


def test_a_card_of_a_real_deck_is_taken_back() -> None:
    """A mistyped card is corrected without asking again whether to hit."""
    table = LocalTable(from_notation("A 12 / B 5"), people=[ANA, BEN])
    shown(table, [Scripted(HIT), Scripted(None)], Scripted(Card.N7, Card.N8))
    assert to_notation(table.record).endswith("A 12 / B 5 / A h 8\n")


def test_a_resumed_real_deck_knows_what_can_be_taken_back() -> None:
    table = LocalTable(from_notation("A 12 / B 5 / A h 7"), people=[ANA, BEN])
    asked: list[Decision | None] = []
    for _ in range(2):
        table.take_back()
        asked.append(table.asked)
    assert isinstance(asked[0], WhichCard)
    assert asked[1] == HitOrStay(ANA)


def test_the_game_is_saved_before_a_person_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    autosave = Autosave.begin(file, NEW_GAME, resumed=None, now=lambda: datetime(2026, 1, 2, tzinfo=UTC))
    table = LocalTable(NEW_GAME, people=[BEN], autosave=autosave)
    shown(table, [Scripted(STAY), Scripted(), Scripted()])
    assert read_record(file.read_text()) == table.record
    assert len(table.record.choices) == 1


def test_a_failed_save_is_remarked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise BadFile("game.json", "No space left on device")

    autosave = Autosave.begin(
        tmp_path / "game.json", NEW_GAME, resumed=None, now=lambda: datetime(2026, 1, 2, tzinfo=UTC)
    )
    monkeypatch.setattr("flip7.play.autosave.replace", full)
    table = LocalTable(NEW_GAME, people=[ANA, BEN, CLEO], autosave=autosave)
    updates = shown(table, [Careful()] * 3)
    assert sum(isinstance(update, Remark) for update in updates) == 1


def test_random_bots_go_on_in_a_resumed_game_as_they_would_have() -> None:
    whole = LocalTable(NEW_GAME)
    shown(whole, [BotPlayer("random", whole)] * 3)
    begun = Record(seats=NEW_GAME.seats, choices=whole.record.choices[:10], seed=NEW_GAME.seed)
    resumed = LocalTable(begun)
    shown(resumed, [BotPlayer("random", resumed)] * 3)
    assert resumed.record == whole.record


def test_kernel_bots_choose_in_the_workers() -> None:
    class Workers:
        asked: list[str] = []  # noqa: RUF012 - one test, one list

        async def choose(self, name: str, _: Table, decision: Decision, *, history: Sequence[Answered] = ()) -> Choice:
            assert not history, "level 5 needs none"
            self.asked.append(name)
            return decision.options[0]

        def close(self) -> None:
            """Nothing to close."""

    table = LocalTable(NEW_GAME)
    workers = Workers()
    shown(table, [BotPlayer("level5", table, workers), BotPlayer("stay:20", table, workers), Scripted()])
    assert workers.asked == ["level5"]


def test_level_6_is_told_in_the_workers_what_everybody_has_done() -> None:
    class Workers:
        told: list[int] = []  # noqa: RUF012 - one test, one list

        async def choose(self, name: str, _: Table, decision: Decision, *, history: Sequence[Answered] = ()) -> Choice:  # noqa: ARG002 - as asked
            assert [each.choice for each in history] == [*table.record.choices]
            self.told.append(len(history))
            return decision.options[-1]

        def close(self) -> None:
            """Nothing to close."""

    table = LocalTable(NEW_GAME)
    workers = Workers()
    shown(table, [BotPlayer("level6", table, workers), BotPlayer("stay:20", table, workers), Scripted()])
    assert workers.told


def test_the_text_environment_plays_at_this_table() -> None:
    """The same seed and answers give the same record."""
    game = TextGame(3, names=NEW_GAME.seats, seed="one table")
    while game.asked is not None:
        game.answer("[stay]" if "[stay]" in game.answers else next(iter(game.answers)))
    table = LocalTable(Record(seats=NEW_GAME.seats, seed=game.seed))
    shown(table, [Careful()] * 3)
    assert game.record == table.record


WITHOUT = """
import sys
for blocked in ("numpy", "numba", "textual", "rich", "multiprocessing", "concurrent.futures.process"):
    sys.modules[blocked] = None
import flip7.play.local_session, flip7.play.local_table, flip7.play.seating, flip7.play.setup
assert not any(name.startswith("flip7.terminal") for name in sys.modules)
"""


def test_play_needs_no_terminal_numpy_or_processes() -> None:
    """The browser's Python has none of them."""
    subprocess.run([sys.executable, "-c", WITHOUT], check=True)
