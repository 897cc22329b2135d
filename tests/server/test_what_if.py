"""«What if?» over HTTP: a choice of a finished game is played out in the process of the reviews."""

import json

import pytest

from tests.server.server_in_process import running
from tests.server.test_reviews import finished

pytestmark = pytest.mark.integration  # real processes


async def test_a_choice_of_a_finished_game_is_played_out_once_for_all_who_ask() -> None:
    async with running() as server:
        table = await finished(server)
        path = f"/api/tables/{table['id']}/choices/0/what-if"
        told = await server.get(path)
        assert told.status == 200
        found = told.json()
        assert found["choice"] == 0
        assert len(found["answers"]) == 2
        for answer in found["answers"]:
            assert len(answer["seats"]) == 3
        assert (await server.get(f"/api/tables/{table['code']}/choices/0/what-if")).json() == found
        assert await server.faults() == 0


async def test_a_choice_that_was_never_made_and_a_game_that_goes_on_are_refused_by_name() -> None:
    async with running() as server:
        table = await finished(server)
        beyond = await server.get(f"/api/tables/{table['id']}/choices/9999/what-if")
        assert (beyond.status, beyond.json()["error"]) == (404, "no_such_choice")
        assert (await server.get(f"/api/tables/{table['id']}/choices/-1/what-if")).status == 422
        open_table = await server.found(seats=2)
        early = await server.get(f"/api/tables/{open_table['id']}/choices/0/what-if")
        assert (early.status, early.json()["error"]) == (409, "not_over")
        assert (await server.get("/api/tables/222222/choices/0/what-if")).status == 404
        assert await server.faults() == 0


async def test_a_branch_starts_no_program_of_a_visitor() -> None:
    async with running() as server:
        table = await finished(server)
        for bot in ("program:true", "program:", "nobody"):
            plan = {
                "name": "Zoe",
                "branch": {"of": table["code"], "choice": 0},
                "options": {"turn_seconds": 5, "stand_in": bot},
            }
            told = await server.request("POST", "/api/tables", json.dumps(plan).encode())
            assert (told.status, told.json()["error"]) == (422, "unknown_bot"), bot
        assert set(server.store.rooms) == {table["id"]}
        assert await server.faults() == 0
