"""Nothing is lost: what was told is kept, what is kept is told, and what was not kept was not told."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from flip7.browser.games import BACKUP_VERSION
from flip7.browser.server import BrowserServer
from flip7.core.behaviour import BEHAVIOUR
from flip7.core.cards import Card, full_deck, parse_cards
from flip7.core.decks import StackedDeck
from flip7.core.rules import Rules
from flip7.server.rooms import room as room_module
from tests.browser.device import FakePersistence, Page, asked_of, device, play, refused
from tests.server.clocks import FakeClock
from tests.server.rooms_fixture import QUICK, SWIFT
from tests.server.turns import quiet, until

CHAINED = "1 2 3 F3 5 F3 6 F3 7 8 9 10"
"""Dealt 1, 2, 3; seat 0 hits a Flip Three, in which another one comes up, in which a third does."""


def stacked(_: bytes) -> StackedDeck:
    """A deck that begins with these cards, whatever the seed."""
    first = parse_cards(CHAINED)
    rest: list[Card] = list(full_deck(Rules().decks_for(3)))
    for card in first:
        rest.remove(card)
    return StackedDeck((*first, *rest))


@pytest.fixture
def chained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "SeededDeck", stacked)


PLAN = {"name": "Ana", "seats": 3, "seat": 0, "options": {"odds": False}}


async def three_people(server: BrowserServer) -> tuple[dict[str, Any], dict[int, Page], dict[int, str]]:
    """A game of three people at one device has begun."""
    made = await asked_of(server, "POST", "/api/tables", PLAN)
    pages = {0: Page(server)}
    tokens = {0: made["token"]}
    await pages[0].hello(made["code"], made["token"])
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        pages[seat] = Page(server)
        tokens[seat] = (await pages[seat].hello(made["code"]))["token"]
        pages[seat].say(type="sit", name=name, seat=seat)
        await pages[seat].told("you")
    pages[0].say(type="start")
    for page in pages.values():
        await page.told("happened", lambda each: each["act"]["act"] == "started")
    return made, pages, tokens


async def come_back(server: BrowserServer, table: str, tokens: dict[int, str]) -> dict[int, Page]:
    pages = {seat: Page(server) for seat in tokens}
    for seat, page in pages.items():
        await page.hello(table, tokens[seat])
    return pages


def script(asked: dict[str, Any]) -> object:
    """Hit once, chain the Flip Threes from seat to seat, then stay."""
    if asked["ask"] == "give":
        return asked["options"][-1]
    return "hit" if asked["ordinal"] == 0 else "stay"


CHOICES = 8
"""The number of questions that the chained Flip Three and the stays after it ask."""


async def whole(persistence: FakePersistence, tokens: dict[int, str], table: str) -> list[str]:
    """Play on from what was kept, and return the log's acts after so many choices as the script has."""
    async with device(persistence) as server:
        pages = await come_back(server, table, tokens)
        made = sum('"act":"chose"' in act for _, act in persistence.logs[table].values())
        await play(pages, pages[0], script, most=CHOICES - made)
        await until(lambda: len(pages[0].acts) or made == CHOICES)
    return [act for _, act in persistence.logs[table].values()]


@pytest.mark.usefixtures("chained")
@pytest.mark.parametrize("done", range(1, CHOICES))
async def test_a_crash_after_the_write_and_before_the_telling_is_told_after_reopening(done: int) -> None:
    """At every point of a chained Flip Three: the choice is kept, nobody was told, and it is there afterwards."""
    persistence = FakePersistence()
    server = BrowserServer(FakeClock(), persistence, limits=SWIFT, timeouts=QUICK)
    made, pages, tokens = await three_people(server)
    if done > 1:
        await play(pages, pages[0], script, most=done - 1)
    told = len(pages[0].acts)
    persistence.freeze_after = persistence.writes + 1
    asked = pages[0].asked
    assert asked is not None
    pages[asked["seat"]].say(type="answer", ordinal=asked["ordinal"], choice=script(asked))
    await until(lambda: persistence.writes == persistence.freeze_after)
    await quiet()
    assert len(pages[0].acts) == told, "stored, and told to nobody"
    kept = persistence.copy()
    for page in pages.values():
        page.close()
    async with device(kept) as again:
        seated = await come_back(again, made["id"], tokens)
        welcome = seated[0].heard[0]
        assert welcome["number"] == pages[0].acts[-1]["number"] + 1
        now = seated[0].asked
        assert now is not None
        assert now["ordinal"] == asked["ordinal"] + 1
    acts = await whole(kept, tokens, made["id"])
    assert [json.loads(act)["act"].get("choice") for act in acts if '"act":"chose"' in act] == await _uninterrupted()


async def _uninterrupted() -> list[object]:
    persistence = FakePersistence()
    async with device(persistence) as server:
        made, pages, _ = await three_people(server)
        await play(pages, pages[0], script, most=CHOICES)
    acts = [json.loads(act)["act"] for _, act in persistence.logs[made["id"]].values()]
    return [act["choice"] for act in acts if act["act"] == "chose"]


@pytest.mark.usefixtures("chained")
@pytest.mark.parametrize("done", range(CHOICES - 1))
async def test_a_write_that_fails_is_refused_and_nothing_is_told(done: int) -> None:
    persistence = FakePersistence()
    async with device(persistence) as server:
        made, pages, _ = await three_people(server)
        if done:
            await play(pages, pages[0], script, most=done)
        told, before = [len(page.acts) for page in pages.values()], persistence.copy()
        asked = pages[0].asked
        assert asked is not None
        persistence.refuse = True
        pages[asked["seat"]].say(type="answer", ordinal=asked["ordinal"], choice=script(asked), re=5)
        refusal = await pages[asked["seat"]].told("refusal")
        assert (refusal["reason"], refusal["re"]) == ("store_trouble", 5)
        assert [len(page.acts) for page in pages.values()] == told
        assert persistence.logs == before.logs
        persistence.refuse = False
        await play(pages, pages[0], script, most=1)
        assert len(pages[0].acts) == told[0] + 1
        assert pages[0].asked != asked
        assert made["id"] in persistence.kept


async def test_a_reload_reads_only_the_log_of_the_table_that_is_opened() -> None:
    persistence = FakePersistence()
    async with device(persistence) as server:
        tables = [await asked_of(server, "POST", "/api/tables", PLAN) for _ in range(3)]
    kept = persistence.copy()
    async with device(kept) as server:
        page = Page(server)
        await page.hello(tables[1]["code"], tables[1]["token"])
        assert set(kept.reads) == {tables[1]["id"]}


async def test_a_table_that_cannot_be_kept_is_refused() -> None:
    persistence = FakePersistence()
    persistence.refuse = True
    async with device(persistence) as server:
        assert (await refused(server, "POST", "/api/tables", PLAN))[:2] == (503, "store_trouble")
        assert (await asked_of(server, "GET", "/api/device/games")) == {"games": []}


async def test_a_game_of_another_behaviour_is_listed_and_not_played_and_not_lost() -> None:
    persistence = FakePersistence()
    async with device(persistence) as server:
        made = await asked_of(server, "POST", "/api/tables", PLAN | {"fill": "level1", "start": True})
    opened = persistence.logs[made["id"]]
    at, act = opened[0]
    opened[0] = (at, act.replace(f'"behaviour":{BEHAVIOUR}', '"behaviour":99'))
    kept = persistence.copy()
    async with device(kept) as server:
        (game,) = (await asked_of(server, "GET", "/api/device/games"))["games"]
        assert (game["playable"], game["phase"], game["seats"]) == (False, "playing", ["Ana", "Ada", "Mo"])
        assert "another version of the program" in game["problem"]
        page = Page(server)
        page.say(type="hello", table=made["code"], token=made["token"])
        assert (await page.told("refusal"))["reason"] == "other_behaviour"
        assert (await refused(server, "GET", f"/api/tables/{made['id']}/game.json"))[:2] == (409, "other_behaviour")
        backup = (await server.request("GET", "/api/device/backup")).body
    assert kept.logs == persistence.logs
    async with device() as server:
        assert await asked_of(server, "POST", "/api/device/restore", backup) == {"restored": 1, "skipped": 0}


async def test_a_damaged_game_is_listed_with_its_problem_beside_the_others() -> None:
    persistence = FakePersistence()
    async with device(persistence) as server:
        tables = [await asked_of(server, "POST", "/api/tables", PLAN) for _ in range(2)]
    persistence.logs[tables[0]["id"]] = {0: (1, "{")}
    async with device(persistence.copy()) as server:
        games = {game["id"]: game for game in (await asked_of(server, "GET", "/api/device/games"))["games"]}
        assert games[tables[0]["id"]]["playable"] is False
        assert games[tables[0]["id"]]["problem"] == "This game cannot be read: what was kept of it is damaged."
        assert games[tables[1]["id"]]["playable"] is True


async def test_a_deleted_game_is_gone_and_whoever_had_it_open_is_told() -> None:
    persistence = FakePersistence()
    async with device(persistence) as server:
        made = await asked_of(server, "POST", "/api/tables", PLAN)
        page = Page(server)
        await page.hello(made["code"], made["token"])
        assert await asked_of(server, "DELETE", f"/api/device/games/{made['id']}") == {}
        assert (await page.told("goodbye"))["why"] == "stopping"
        assert not persistence.kept
        assert not persistence.logs
        assert (await refused(server, "DELETE", f"/api/device/games/{made['id']}"))[0] == 404


# --- backup and restore -----------------------------------------------------------------------------------------------


async def backed_up() -> tuple[str, FakePersistence]:
    persistence = FakePersistence()
    async with device(persistence) as server:
        for target in (20, 2_000):
            plan = PLAN | {"fill": "level2", "start": True, "rules": {"target": target}}
            made = await asked_of(server, "POST", "/api/tables", plan)
            page = Page(server)
            await page.hello(made["code"], made["token"])
            await play({0: page}, page, most=None if target == 20 else 2)
        return (await server.request("GET", "/api/device/backup")).body, persistence


async def test_a_backup_restores_all_games_and_twice_changes_nothing() -> None:
    backup, before = await backed_up()
    persistence = FakePersistence()
    async with device(persistence) as server:
        assert await asked_of(server, "POST", "/api/device/restore", backup) == {"restored": 2, "skipped": 0}
        assert (persistence.kept, persistence.logs) == (before.kept, before.logs)
        assert await asked_of(server, "POST", "/api/device/restore", backup) == {"restored": 0, "skipped": 2}
        games = (await asked_of(server, "GET", "/api/device/games"))["games"]
        assert sorted(game["phase"] for game in games) == ["over", "playing"]
        assert (await server.request("GET", "/api/device/backup")).body == backup


@pytest.mark.parametrize("version", [1, 2])
async def test_a_backup_of_either_version_is_restored_with_tokens_or_without(version: int) -> None:
    backup, before = await backed_up()
    found = json.loads(backup) | {"version": version}
    for game in found["games"]:
        del game["tokens"]
        if version == 2:
            game["tokens"] = ["mine", "yours"]
    persistence = FakePersistence()
    async with device(persistence) as server:
        assert (await asked_of(server, "POST", "/api/device/restore", json.dumps(found)))["restored"] == 2
    assert persistence.logs == before.logs


def _cut(backup: str) -> str:
    return backup[: len(backup) // 2]


def _illegal(backup: str) -> str:
    return backup.replace('\\"choice\\":\\"stay\\"', '\\"choice\\":3', 1)


def _unmarked(backup: str) -> str:
    found = json.loads(backup)
    found["games"][0]["id"] = found["games"][0]["id"][1:]
    return json.dumps(found)


def _doubled(backup: str) -> str:
    found = json.loads(backup)
    found["games"] *= 2
    return json.dumps(found)


def _without_log(backup: str) -> str:
    found = json.loads(backup)
    found["games"][0]["log"] = []
    return json.dumps(found)


def _bad_secret(backup: str) -> str:
    found = json.loads(backup)
    found["games"][0]["secret"] *= 2
    return json.dumps(found)


def _empty(_: str) -> str:
    return ""


def _foreign(_: str) -> str:
    return '{"format": "photos", "version": 1}'


def _surrogate(_: str) -> str:
    return "\ud800"


@pytest.mark.parametrize(
    "spoil",
    [
        _cut,
        _illegal,
        _unmarked,
        _doubled,
        _without_log,
        _bad_secret,
        _empty,
        _foreign,
        _surrogate,
    ],
)
async def test_a_bad_backup_is_refused_in_one_sentence_and_changes_nothing(spoil: Callable[[str], str]) -> None:
    backup, _ = await backed_up()
    persistence = FakePersistence()
    async with device(persistence) as server:
        bad = spoil(backup)
        assert bad != backup
        assert await refused(server, "POST", "/api/device/restore", bad) == (
            400,
            "bad_message",
            "This file is not a backup of Flip 7 games, or it is damaged. Nothing has changed.",
        )
    assert persistence.writes == 0


async def test_a_backup_of_a_newer_program_says_so() -> None:
    async with device() as server:
        newer = {"format": "flip7-games", "version": BACKUP_VERSION + 1, "chests": []}
        status, _, sentence = await refused(server, "POST", "/api/device/restore", newer)
        assert (status, "newer version" in sentence) == (400, True)


@pytest.mark.usefixtures("chained")
async def test_the_script_chains_two_flip_threes() -> None:
    """What the tests above rely on: a Flip Three in a Flip Three in a Flip Three is under way between choices."""
    async with device() as server:
        _, pages, _ = await three_people(server)
        await play(pages, pages[0], script, most=CHOICES)
        names = [event["event"] for each in pages[0].acts for event in each["events"]]
        assert names.count("flip_three_began") == 3
