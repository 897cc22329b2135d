"""Whole games at a device, through the same messages as at a server."""

from pathlib import Path
from random import Random

import pytest

from flip7.cli.app import main
from flip7.record import read_record, replay, to_json
from tests.browser.device import FakePersistence, Message, Page, asked_of, device, play, refused
from tests.server.turns import quiet, until


async def test_somebody_alone_plays_bots_to_the_end_and_takes_the_game_home() -> None:
    async with device() as server:
        made = await asked_of(
            server, "POST", "/api/tables", {"name": "Ana", "seats": 4, "fill": "level3", "start": True}
        )
        assert made["id"].startswith("~")
        assert len(made["id"]) == 23
        assert len(made["code"]) == 7
        assert made["link"] == f"/t/{made['code']}"
        page = Page(server)
        welcome = await page.hello(made["code"], made["token"])
        assert welcome["you"] == {"type": "you", "person": 0, "seat": 0, "host": True}
        await play({0: page}, page)
        taken = await server.request("GET", f"/api/tables/{made['code']}/game.json")
        record = read_record(taken.body)
        assert taken.filename == f"flip7-{made['code'][1:]}.json"
        assert to_json(record) + "\n" == taken.body
        assert replay(record).game.asked is None
        notation = await server.request("GET", f"/api/tables/{made['id']}/game.f7")
        assert read_record(notation.body).choices == record.choices
        view = await asked_of(server, "GET", f"/api/tables/{made['code']}")
        assert view["phase"] == "over"
        review = await asked_of(server, "GET", f"/api/tables/{made['code']}/review")
        assert review["rough"]
        assert len(review["decisions"]) == len(record.choices)
        log = await asked_of(server, "GET", f"/api/tables/{made['code']}/log?since=0")
        assert [each["number"] for each in log] == list(range(view["number"] + 1))


async def test_four_people_at_one_device_have_a_connection_each() -> None:
    async with device() as server:
        made = await asked_of(server, "POST", "/api/tables", {"name": "Ana", "seats": 4})
        pages = {0: Page(server)}
        await pages[0].hello(made["code"], made["token"])
        for seat, name in enumerate(("Ben", "Cleo", "Dia"), 1):
            pages[seat] = Page(server)
            await pages[seat].hello(made["code"])
            pages[seat].say(type="sit", name=name)
            assert (await pages[seat].told("you"))["seat"] == seat
        pages[0].say(type="start")
        started = await pages[3].told("happened", lambda each: each["act"]["act"] == "started")
        somebody_else = pages[(started["asked"]["seat"] + 1) % len(pages)]
        somebody_else.say(type="answer", ordinal=0, choice="hit", re=7)
        await until(lambda: _refusals(somebody_else))
        await play(pages, pages[0])
        told = [page.acts for page in pages.values()]
        assert told[0][-50:] == told[1][-50:] == told[2][-50:] == told[3][-50:]
        (game,) = (await asked_of(server, "GET", "/api/device/games"))["games"]
        assert (game["seats"], game["people"]) == (["Ana", "Ben", "Cleo", "Dia"], ["Ana", "Ben", "Cleo", "Dia"])
        assert game["scores"][game["winner"]] == max(game["scores"]) >= 200


def _refusals(page: Page) -> list[Message]:
    return [each for each in page.heard if each["type"] == "refusal"]


async def test_whoever_reconnects_is_told_what_they_missed() -> None:
    async with device() as server:
        made = await asked_of(
            server, "POST", "/api/tables", {"name": "Ana", "seats": 2, "fill": "level1", "start": True}
        )
        page = Page(server)
        await page.hello(made["code"], made["token"])
        await play({0: page}, page, most=3)
        seen = page.acts[2]["number"]
        again = Page(server)
        welcome = await again.hello(made["id"], made["token"], last=seen)
        assert welcome["table"] is None
        assert [each["number"] for each in again.acts] == list(range(seen + 1, welcome["number"] + 1))
        assert again.acts == [each for each in page.acts if each["number"] > seen]


async def test_a_rematch_has_the_mark_of_the_device_and_takes_the_code_along() -> None:
    persistence = FakePersistence()
    async with device(persistence) as server:
        made = await asked_of(
            server,
            "POST",
            "/api/tables",
            {"name": "Ana", "seats": 2, "fill": "level1", "start": True, "rules": {"target": 20}},
        )
        page = Page(server)
        await page.hello(made["code"], made["token"])
        await play({0: page}, page)
        page.say(type="rematch", start=True)
        told = await page.told("happened", lambda each: each["act"]["act"] == "rematched")
        new = told["act"]["table"]
        assert new.startswith("~")
        after = Page(server)
        welcome = await after.hello(made["code"], made["token"])
        assert (welcome["id"], welcome["table"]["phase"]) == (new, "playing")
        await play({0: after}, after)
        games = (await asked_of(server, "GET", "/api/device/games"))["games"]
        assert [game["id"] for game in games] == [new, made["id"]]
        assert {game["phase"] for game in games} == {"over"}
    async with device(persistence.copy()) as server:
        assert (await asked_of(server, "GET", f"/api/tables/{made['code']}"))["id"] == new


async def test_a_server_knows_no_table_of_a_device_and_a_device_none_of_a_server() -> None:
    async with device() as server:
        assert await refused(server, "GET", "/api/tables/BCD234") == (
            404,
            "unknown_table",
            "There is no table with that code.",
        )


async def test_a_message_that_cannot_be_read_is_refused_and_the_next_is_answered() -> None:
    async with device() as server:
        made = await asked_of(server, "POST", "/api/tables", {"name": "Ana", "seats": 2})
        page = Page(server)
        server.receive(page.number, "{")
        page.say(type="ping")
        await page.hello(made["code"], made["token"])
        assert [each["reason"] for each in _refusals(page)] == ["bad_message", "hello_first"]
        page.close()
        page.say(type="ping")
        await quiet()
        assert page.heard[-1]["type"] != "pong"


@pytest.mark.integration
async def test_two_hundred_random_games_verify_byte_for_byte(tmp_path: Path) -> None:
    """Same seed and choices, same game: what the device gives out is what the command line replays."""
    random = Random(20)
    bots = ("level1", "level2", "level3", "level4", "champion", "tourist", "vengeful", "random")
    async with device() as server:
        for number in range(200):
            seats = random.randint(2, 6)
            plan = {
                "name": "Ana",
                "seats": seats,
                "word": f"word {number}",
                "bots": [{"seat": seat, "bot": random.choice(bots)} for seat in range(1, seats)],
                "rules": {"target": random.choice((20, 50, 100)), "first": random.choice(("dealer", "left"))},
                "options": {"odds": False},
                "start": True,
            }
            made = await asked_of(server, "POST", "/api/tables", plan)
            page = Page(server)
            await page.hello(made["code"], made["token"])
            await play({0: page}, page, lambda asked: random.choice(asked["options"]))
            page.close()
            answer = await server.request("GET", f"/api/tables/{made['id']}/game.json")
            record = read_record(answer.body)
            assert to_json(record) + "\n" == answer.body
            told = [each for each in page.acts if each["act"]["act"] == "revealed"]
            assert list(replay(record).game.table.scores) == told[0]["act"]["scores"]
            (tmp_path / f"{number}.json").write_text(answer.body)
    for number in range(0, 200, 20):
        assert main(["verify", str(tmp_path / f"{number}.json")]) == 0
