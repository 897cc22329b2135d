"""A server that is killed in the middle of everything. `make e2e` does it for longer, `make soak` as you like."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

import pytest

from tests.server.chaos import Outcome, Siege, besiege
from tests.server.storage.postgresql import PostgresServer

pytestmark = [pytest.mark.integration, pytest.mark.timeout(900)]
LONG = pytest.mark.e2e


def besieged(siege: Siege, folder: Path, database: str | None = None) -> Outcome:
    """Run the siege, and return its outcome; a failure names the seed."""
    siege = replace(siege, seed=SystemRandom().randrange(2**32))
    try:
        outcome = asyncio.run(besiege(siege, folder, database))
    except BaseException as error:
        error.add_note(str(siege))
        raise
    print(outcome)  # noqa: T201 - `pytest -s` shows that there was something to lose
    assert outcome.games == siege.tables
    assert outcome.by_people > 0
    assert outcome.taps > 0
    return outcome


@pytest.mark.parametrize(
    "siege",
    [
        pytest.param(Siege(seed=0, tables=12, kills=3, longest_life=0.5, boards=2), id="3 kills"),
        pytest.param(Siege(seed=0), id="10 kills", marks=LONG),
    ],
)
def test_a_server_that_is_killed_again_and_again_loses_no_choice_and_doubles_none(siege: Siege, tmp_path: Path) -> None:
    outcome = besieged(siege, tmp_path)
    assert outcome.connections > siege.tables * siege.kills
    assert outcome.told > outcome.acts


@pytest.mark.parametrize(
    "siege",
    [
        pytest.param(Siege(seed=0, tables=5, kills=3, longest_life=0.5, boards=1, processes=2), id="3 kills"),
        pytest.param(Siege(seed=0, tables=10, kills=10, processes=2, longest_thought=0.3), id="10 kills", marks=LONG),
    ],
)
def test_two_processes_on_one_store_that_are_killed_in_turn_lose_nothing_and_mix_up_nothing(
    siege: Siege, tmp_path: Path, postgres: PostgresServer
) -> None:
    """S1: both ask the bots of the same tables, and people come back to either."""
    besieged(siege, tmp_path, postgres.empty_database())
