"""The REST API of a device: as the server's, and a record replayed without its table."""

import json

import pytest

from flip7.bots.catalog import roster
from flip7.core.cards import Card
from flip7.core.decisions import Give, HitOrStay, Move, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.game import Game
from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.core.seats import Seat
from flip7.core.shuffle import seed_of
from flip7.i18n.languages import LANGUAGES
from flip7.record import Record, replay, to_json, to_notation
from tests.browser.device import Page, asked_of, device, play, refused


async def test_rules_lessons_bots_and_version_are_there_without_a_server() -> None:
    async with device() as server:
        for language in LANGUAGES:
            rules = (await asked_of(server, "GET", f"/api/rules?language={language}"))["rules"]
            assert {"number", "text", "section", "title"} == set(rules[0])
        assert len(await asked_of(server, "GET", "/api/lessons")) > 3
        bots = await asked_of(server, "GET", "/api/bots")
        assert [bot["name"] for bot in bots["missing"]] == ["level6"]
        assert "Only a server" in bots["missing"][0]["problem"]
        german = await asked_of(server, "GET", "/api/bots?language=de")
        assert "Nur ein Server" in german["missing"][0]["problem"]
        assert {bot["name"] for bot in bots["bots"]} == {bot.name for bot in roster()} - {"level6"}
        assert set(await asked_of(server, "GET", "/api/version")) == {"version", "protocol"}


@pytest.mark.parametrize(
    "method, target, body, expected",
    [
        ("GET", "/api/cats", None, (404, "not_found")),
        ("PUT", "/api/tables", None, (405, "bad_message")),
        ("GET", "/api/tables/~BCD234", None, (404, "unknown_table")),
        ("GET", "/api/tables/~BCD234/log?since=-1", None, (422, "bad_message")),
        ("GET", "/api/rules?language=xx", None, (422, "bad_message")),
        ("GET", "/api/bots?language=xx", None, (422, "bad_message")),
        ("POST", "/api/tables", "{", (422, "bad_message")),
        ("POST", "/api/tables", '{"name": "Ana", "seats": 99}', (422, "bad_message")),
        ("POST", "/api/tables", '{"name": "Ana", "fill": "hal9000"}', (422, "unknown_bot")),
        ("POST", "/api/device/replay", "nonsense", (422, "bad_record")),
        ("POST", "/api/device/replay", '{"format": "flip7", "seats": []}', (422, "bad_record")),
    ],
)
async def test_what_cannot_be_answered_is_refused_with_its_reason(
    method: str, target: str, body: str | None, expected: tuple[int, str]
) -> None:
    async with device() as server:
        status, reason, sentence = await refused(server, method, target, body)
        assert (status, reason) == expected
        assert sentence


async def test_a_record_of_this_device_is_replayed_as_its_own_table_tells_it() -> None:
    async with device() as server:
        plan = {"name": "Ana", "seats": 3, "fill": "level3", "start": True, "word": "tea", "rules": {"target": 60}}
        made = await asked_of(server, "POST", "/api/tables", plan)
        page = Page(server)
        await page.hello(made["code"], made["token"])
        await play({0: page}, page)
        view = await asked_of(server, "GET", f"/api/tables/{made['code']}")
        log = await asked_of(server, "GET", f"/api/tables/{made['code']}/log?since=0")
        text = (await server.request("GET", f"/api/tables/{made['code']}/game.json")).body
        for given in (text, (await server.request("GET", f"/api/tables/{made['code']}/game.f7")).body):
            replayed = await asked_of(server, "POST", "/api/device/replay", given)
            same = ("phase", "rules", "seats", "game", "asked", "scores", "secret_hash", "seed_hash", "revealed")
            assert {name: replayed["table"][name] for name in same} == {name: view[name] for name in same}
            assert [_seen(each) for each in replayed["log"] if each["events"]] == [
                _seen(each) for each in log if each["events"]
            ]
            assert json.loads(replayed["record"])["choices"] == json.loads(text)["choices"]
        assert (await asked_of(server, "POST", "/api/device/replay", text))["record"] == text


def _seen(told: dict[str, object]) -> dict[str, object]:
    return {name: told.get(name) for name in ("act", "events", "worths", "asked", "first", "odds")}


async def test_an_unfinished_record_stops_at_its_question() -> None:
    record = Record(seats=("Ana", "Ben", "Rita (risk:0.26)"), seed=seed_of("tea"), choices=(Move.HIT,))
    async with device() as server:
        for text in (to_json(record), to_notation(record)):
            replayed = await asked_of(server, "POST", "/api/device/replay", text)
            assert replayed["table"]["phase"] == "playing"
            assert replayed["table"]["asked"]["ordinal"] == 1
            assert replayed["table"]["revealed"] is None
            assert [seat["bot"] for seat in replayed["table"]["seats"]] == [None, None, "risk:0.26"]


async def test_a_record_of_a_real_deck_is_replayed_up_to_its_last_card() -> None:
    game = Game(2, OpenDeck())
    cards = [Card("1"), Card("2"), Card("3"), Card("4")]
    drawn: list[Card] = []
    choices: list[Move] = []
    while cards or not isinstance(game.asked, WhichCard):
        if isinstance(game.asked, HitOrStay):
            choices.append(Move.HIT)
            game.play(Move.HIT)
        else:
            drawn.append(cards.pop(0))
            game.play(drawn[-1])
    record = Record(seats=("Ana", "Ben"), drawn=tuple(drawn), choices=tuple(choices))
    async with device() as server:
        replayed = await asked_of(server, "POST", "/api/device/replay", to_json(record))
        assert replayed["table"]["asked"] is None
        assert replayed["table"]["seed_hash"] is None
        cards_shown = [place["cards"] for place in replayed["table"]["game"]["places"]]
        assert sum(map(len, cards_shown)) == 4


async def test_latecomers_of_a_record_join_in_their_round() -> None:
    game = Game.seeded(2, "late")
    game.join(StartingPoints.LOWEST)
    choices: list[Move | Seat] = []
    while game.table.round < 4:
        assert isinstance(game.asked, HitOrStay | Give)
        choices.append(game.asked.options[-1])
        game.play(choices[-1])
    record = Record(
        seats=("Ana", "Ben", "Cleo"),
        seed=seed_of("late"),
        choices=tuple(choices),
        late=(Latecomer(2, StartingPoints.LOWEST),),
    )
    expected = replay(record).game.table
    async with device() as server:
        replayed = await asked_of(server, "POST", "/api/device/replay", to_json(record))
        assert replayed["table"]["game"]["scores"] == list(expected.scores)
        assert [seat["name"] for seat in replayed["table"]["seats"]] == ["Ana", "Ben", "Cleo"]
        assert replayed["table"]["seats"][2]["waits"] is False
