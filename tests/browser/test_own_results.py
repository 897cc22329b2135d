"""One's own games on a device: kept, put together, backed up; what makes no sense is refused or counts nowhere."""

import json
from dataclasses import asdict

from flip7.browser.own_results import MOST_GAMES
from flip7.browser.review import rough_report
from flip7.record import to_json
from tests.analysis.reviewed_games import played
from tests.browser.device import Message, asked_of, device

RECORD = played(5, seats=2)


def reviewed(**changed: object) -> str:
    report = asdict(rough_report(RECORD)) | {"rough": False, "done": True}
    return json.dumps({"key": "t", "at": 7, "seat": 1, "record": to_json(RECORD), "report": report} | changed)


async def test_a_reviewed_game_of_a_server_is_kept_and_told() -> None:
    async with device() as server:
        kept = (await asked_of(server, "POST", "/api/device/own/game", reviewed()))["game"]
        assert (kept["key"], kept["seats"], kept["company"], kept["rough"]) == ("t", 2, "people", False)
        told = await asked_of(server, "POST", "/api/device/own", json.dumps([kept]))
        assert told["unread"] == []
        assert told["results"]["games"] == 1
        assert told["results"]["tallies"][0]["word"] == "too_few"


async def test_without_games_there_is_nothing_to_tell() -> None:
    async with device() as server:
        told = await asked_of(server, "POST", "/api/device/own", "[]")
        assert (told["results"]["games"], told["results"]["tallies"]) == (0, [])


async def test_what_is_no_review_of_that_game_is_refused_by_name() -> None:
    report: Message = asdict(rough_report(RECORD))
    foreign = reviewed(record=to_json(played(6, seats=2)))
    old = reviewed(report=report | {"schema": 1})
    async with device() as server:
        for body in (foreign, old, reviewed(report=None), reviewed(seat=9), "{", "[" * 100_000):
            answer = await server.request("POST", "/api/device/own/game", body)
            assert answer.status == 400, body[:40]
            assert json.loads(answer.body)["error"] == "bad_message"
        broken = await server.request("POST", "/api/device/own/game", reviewed(record="no game"))
        assert broken.status == 422


async def test_kept_games_that_make_no_sense_count_nowhere() -> None:
    async with device() as server:
        kept = (await asked_of(server, "POST", "/api/device/own/game", reviewed()))["game"]
        wrong = [
            3,
            None,
            {},
            kept | {"seats": 1},
            kept | {"place": 9},
            kept | {"luck": 1e300},
            kept | {"company": "cats"},
        ]
        told = await asked_of(server, "POST", "/api/device/own", json.dumps([*wrong, kept]))
        assert (told["unread"], told["results"]["games"]) == ([0, 1, 2, 3, 4, 5, 6], 1)
        for body in ("{}", "x", json.dumps([0] * (MOST_GAMES + 1))):
            assert (await server.request("POST", "/api/device/own", body)).status == 400
