"""What if on a device: branches of its games and of records, and decisions played out a few games at a time."""

import json

from flip7.core.rules import Rules
from flip7.play.what_if import PLAIN_GAMES
from flip7.protocol.room_options import MOST_SEATS
from flip7.record import Record, to_json
from tests.browser.device import Page, asked_of, device, play, refused
from tests.record.test_branches import GAME

PLAN = {"name": "Ana", "seats": 3, "fill": "level3", "start": True, "rules": {"target": 40}}


async def test_a_game_of_the_device_is_played_on_from_one_of_its_choices() -> None:
    async with device() as server:
        made = await asked_of(server, "POST", "/api/tables", PLAN)
        page = Page(server)
        await page.hello(made["code"], made["token"])
        plan = {"name": "Zoe", "branch": {"of": made["code"], "choice": 1}}
        assert (await refused(server, "POST", "/api/tables", plan))[:2] == (409, "not_over")
        await play({0: page}, page)
        branch = await asked_of(server, "POST", "/api/tables", plan)
        view = await asked_of(server, "GET", f"/api/tables/{branch['code']}")
        assert view["branch"] == {"choice": 1, "same_cards": True, "of": made["id"]}
        assert view["asked"]["ordinal"] == 1
        again = Page(server)
        await again.hello(branch["code"], branch["token"])
        await play({view["asked"]["seat"]: again}, again)
        listed = (await asked_of(server, "GET", "/api/device/games"))["games"]
        assert {game["code"]: game["branch"] for game in listed} == {made["code"]: False, branch["code"]: True}
        record = json.loads((await server.request("GET", f"/api/tables/{branch['code']}/game.json")).body)
        assert record["branches"] == [{"choices": 1, "same_cards": True, "of": made["id"]}]
        replayed = await asked_of(server, "POST", "/api/device/replay", json.dumps(record))
        assert replayed["table"]["branch"] == view["branch"]
        assert json.loads(replayed["record"]) == record


async def test_a_record_is_played_on_and_played_out() -> None:
    async with device() as server:
        body = {"record": to_json(GAME), "choice": 8, "plan": {"name": "Zoe"}, "same_cards": False}
        made = await asked_of(server, "POST", "/api/device/branch", body)
        view = await asked_of(server, "GET", f"/api/tables/{made['code']}")
        assert view["branch"] == {"choice": 8, "same_cards": False, "of": ""}
        assert [seat["name"] for seat in view["seats"] if seat["bot"]] <= ["Ana", "Ben", "Cleo"]

        wanted = {"record": to_json(GAME), "choice": len(GAME.choices) - 1}
        told = await asked_of(server, "POST", "/api/device/what-if", wanted)
        assert (told["rough"], told["done"]) == (True, False)
        first = told["games"]
        while not told["done"]:
            told = await asked_of(server, "POST", "/api/device/what-if", wanted)
        assert 0 < first < told["games"] == PLAIN_GAMES
        for answer in told["answers"]:
            assert abs(sum(seat["win"] for seat in answer["seats"]) - 100) < 1
            assert all(seat["low"] <= seat["win"] <= seat["high"] for seat in answer["seats"])


async def test_what_is_no_choice_is_refused_by_name() -> None:
    async with device() as server:
        record = to_json(GAME)
        real = to_json(Record(("Ana", "Ben"), drawn=()))
        for path in ("/api/device/what-if", "/api/device/branch"):
            plan = {"plan": {"name": "Zoe"}} if path.endswith("branch") else {}
            for text, choice, expected in (
                (record, 9999, (404, "no_such_choice")),
                (real, 0, (404, "no_such_choice")),
                ("nonsense", 0, (422, "bad_record")),
                (record.replace('"choices": ["', '"choices": [99, "'), 0, (422, "bad_record")),
                (record, -1, (422, "bad_message")),
            ):
                body = {"record": text, "choice": choice, **plan}
                assert (await refused(server, "POST", path, body))[:2] == expected, (path, text[:40], choice)
        assert (await refused(server, "GET", "/api/tables/~BCD234/choices/x/what-if"))[:2] == (422, "bad_message")


async def test_a_record_of_a_game_that_no_table_has_is_refused_by_name() -> None:
    async with device() as server:
        for seats, rules, reason in (
            (1, Rules(), "bad_record"),
            (MOST_SEATS + 1, Rules(target=100), "bad_record"),
            (3, Rules(flip_7=20), "bad_record"),
            (3, Rules(decks=2), "bad_record"),
            (3, Rules(target=10_001), "too_long_a_game"),
        ):
            record = Record(tuple(f"P{seat}" for seat in range(seats)), seed=bytes(32), rules=rules)
            body = {"record": to_json(record), "choice": 0, "plan": {"name": "Zoe"}}
            assert (await refused(server, "POST", "/api/device/branch", body))[:2] == (422, reason), rules
