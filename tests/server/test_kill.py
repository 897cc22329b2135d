"""A server that is killed in the middle of everything. `make soak` does it for longer."""

import asyncio
from pathlib import Path
from random import SystemRandom

import pytest

from tests.server.siege import Siege, besiege
from tests.server.storage.postgresql import running_server


@pytest.mark.integration
@pytest.mark.timeout(900)
def test_a_server_that_is_killed_ten_times_loses_no_choice_and_doubles_none(tmp_path: Path) -> None:
    siege = Siege(seed=SystemRandom().randrange(2**32))
    try:
        outcome = asyncio.run(besiege(siege, tmp_path))
    except BaseException as error:
        error.add_note(str(siege))
        raise
    print(outcome)  # noqa: T201 - `pytest -s` shows that there was something to lose
    assert outcome.games == siege.tables
    assert outcome.connections > siege.tables * siege.kills
    assert outcome.by_people > 0
    assert outcome.told > outcome.acts


@pytest.mark.integration
@pytest.mark.timeout(900)
def test_two_processes_on_one_store_that_are_killed_in_turn_lose_nothing_and_mix_up_nothing(tmp_path: Path) -> None:
    """S1: both ask the bots of the same tables, and people come back to either."""
    siege = Siege(seed=SystemRandom().randrange(2**32), tables=10, kills=4, processes=2, longest_thought=0.3)
    with running_server() as postgres:
        try:
            outcome = asyncio.run(besiege(siege, tmp_path, postgres.empty_database()))
        except BaseException as error:
            error.add_note(str(siege))
            raise
    print(outcome)  # noqa: T201 - the same
    assert outcome.games == siege.tables
    assert outcome.by_people > 0
