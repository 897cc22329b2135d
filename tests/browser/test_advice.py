"""«What would you do?» at a table: the whole conversation, as at a server, with the advice of a device."""

import asyncio
from types import SimpleNamespace

import pytest

from flip7.analysis.recommendation import Advice
from flip7.browser.server import BrowserServer
from flip7.core.decisions import Decision
from flip7.core.table import Table
from flip7.i18n.languages import LANGUAGES
from flip7.record import read_record
from tests.browser.device import FakePersistence, Message, Page, asked_of, device, play
from tests.server.clocks import FakeClock
from tests.server.turns import quiet, until

ALONE = {"name": "Ana", "seats": 3, "fill": "level3", "start": True}


async def seated(server: BrowserServer, **plan: object) -> Page:
    """Return the page of somebody who is asked something, alone with bots if the plan says nothing else."""
    made = await asked_of(server, "POST", "/api/tables", {**ALONE, **plan})
    page = Page(server)
    await page.hello(made["code"], made["token"])
    page.code = made["code"]
    await until(lambda: page.asked is not None and page.asked["seat"] == 0)
    return page


def ask(page: Page, **more: object) -> Message:
    """Ask for advice on the open question, and return that question."""
    asked = page.asked
    assert asked is not None
    page.say(type="ask_advice", **{"ordinal": asked["ordinal"], **more})
    return asked


async def test_whoever_is_alone_with_bots_is_advised_and_everybody_sees_the_mark() -> None:
    async with device() as server:
        page = await seated(server)
        watcher = Page(server)
        await watcher.hello(page.code)
        asked = ask(page, re=7)
        advice = await page.told("advice")
        assert (advice["ordinal"], advice["re"]) == (asked["ordinal"], 7)
        assert advice["best"] in asked["options"]
        assert [option["choice"] for option in advice["options"]] == asked["options"]
        assert advice["sentence"].endswith(".")
        assert advice["certainty"] in {"close", "probably", "clearly"}
        assert advice["rough"], "a device has only estimates"
        mark = {"act": "advised", "seat": 0, "ordinal": asked["ordinal"]}
        assert [each["act"] for each in watcher.acts if each["act"]["act"] == "advised"] == [mark]
        assert not [each for each in watcher.heard if each["type"] == "advice"], "the advice is for the player alone"
        view = await asked_of(server, "GET", f"/api/tables/{page.code}")
        assert [seat.get("advised", 0) for seat in view["seats"]] == [1, 0, 0]


async def test_the_mark_is_told_before_the_advice_and_only_once_for_each_question() -> None:
    async with device() as server:
        page = await seated(server)
        ask(page)
        ask(page)
        await until(lambda: [each["type"] for each in page.heard].count("advice") == 2)
        kinds = [each.get("act", each)[("act" if "act" in each else "type")] for each in page.heard]
        assert kinds.count("advised") == 1
        assert kinds.index("advised") < kinds.index("advice")


async def test_the_sentence_is_in_the_language_of_the_page() -> None:
    async with device() as server:
        page = await seated(server)
        for language in LANGUAGES:
            ask(page, language=language)
        await until(lambda: [each["type"] for each in page.heard].count("advice") == len(LANGUAGES))
        told = [each for each in page.heard if each["type"] == "advice"]
        assert len({each["sentence"] for each in told}) == len(LANGUAGES)
        assert len({each["best"] for each in told}) == 1
        ask(page, language="tlh")
        assert (await page.told("refusal"))["reason"] == "bad_message"


async def test_the_marks_are_in_the_record_and_in_its_replay() -> None:
    async with device() as server:
        page = await seated(server)
        asked = ask(page)
        await page.told("advice")
        await play({0: page}, page)
        taken = await server.request("GET", f"/api/tables/{page.code}/game.json")
        assert read_record(taken.body).advised == (asked["ordinal"],)
        notation = await server.request("GET", f"/api/tables/{page.code}/game.f7")
        assert read_record(notation.body).advised == (asked["ordinal"],)
        again = await asked_of(server, "POST", "/api/device/replay", taken.body)
        assert [each["act"] for each in again["log"] if each["act"]["act"] == "advised"] == [
            {"act": "advised", "seat": 0, "ordinal": asked["ordinal"]}
        ]
        assert again["table"]["seats"][0]["advised"] == 1


async def test_a_mark_that_cannot_be_stored_is_not_told_and_there_is_no_advice() -> None:
    kept = FakePersistence()
    async with device(kept) as server:
        page = await seated(server)
        kept.refuse = True
        ask(page)
        assert (await page.told("refusal"))["reason"] == "store_trouble"
        await quiet()
        assert not [each for each in page.heard if each["type"] == "advice"]
        assert not [each for each in page.acts if each["act"]["act"] == "advised"]


async def test_the_daily_deal_is_played_without_advice() -> None:
    async with device() as server:
        page = await seated(server, daily=True)
        ask(page)
        assert (await page.told("refusal"))["reason"] == "advice_is_off"


class SlowAdviser:
    """An adviser who answers when the test says so, and may fail."""

    def __init__(self, server: BrowserServer) -> None:
        self._bots = server.rooms.services.bots
        self.choose = self._bots.choose
        self.close = self._bots.close
        self.asked: list[asyncio.Future[None]] = []
        server.rooms.services.bots = self

    async def advise(self, table: Table, decision: Decision, payer: str) -> Advice:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asked.append(waiting)
        await waiting
        return await self._bots.advise(table, decision, payer)


async def test_whoever_waits_for_advice_may_answer_meanwhile_and_is_told_all_the_same() -> None:
    async with device() as server:
        adviser = SlowAdviser(server)
        page = await seated(server)
        asked = ask(page)
        await until(lambda: adviser.asked)
        await play({0: page}, page, most=1)
        assert page.asked is None or page.asked["ordinal"] > asked["ordinal"]
        adviser.asked[0].set_result(None)
        assert (await page.told("advice"))["ordinal"] == asked["ordinal"]


async def test_advice_that_is_asked_for_twice_is_computed_once() -> None:
    async with device() as server:
        adviser = SlowAdviser(server)
        page = await seated(server)
        ask(page)
        await until(lambda: adviser.asked)
        ask(page)
        await quiet()
        adviser.asked[0].set_result(None)
        await until(lambda: [each["type"] for each in page.heard].count("advice") == 2)
        ask(page)
        await until(lambda: [each["type"] for each in page.heard].count("advice") == 3)
        assert len(adviser.asked) == 1


async def test_advice_that_takes_long_is_estimated_first() -> None:
    clock = FakeClock()
    async with device(clock=clock) as server:
        adviser = SlowAdviser(server)
        page = await seated(server)
        ask(page)
        await until(lambda: adviser.asked)
        await clock.turn(server.rooms.services.settings.timeouts.estimate)
        estimate = await page.told("advice")
        assert estimate["rough"]
        assert estimate["draft"]
        adviser.asked[0].set_result(None)
        await until(lambda: [each["type"] for each in page.heard].count("advice") == 2)
        assert not page.heard[-1]["draft"]


async def test_a_worker_that_fails_is_told_and_the_next_one_is_asked_again() -> None:
    async with device() as server:
        adviser = SlowAdviser(server)
        page = await seated(server)
        ask(page, re=3)
        await until(lambda: adviser.asked)
        adviser.asked[0].set_exception(OSError("the worker is gone"))
        refusal = await page.told("refusal")
        assert (refusal["reason"], refusal["re"]) == ("no_advice", 3)
        ask(page)
        await until(lambda: len(adviser.asked) == 2)
        adviser.asked[1].set_result(None)
        await page.told("advice")


# --- training ---------------------------------------------------------------------------------------------------------


def recklessly(asked: Message) -> object:
    """Hit whatever happens, and keep every card for oneself."""
    return asked["seat"] if asked["card"] is not None and asked["seat"] in asked["options"] else asked["options"][0]


async def trained(server: BrowserServer, *, on: bool, **plan: object) -> list[Message]:
    """Play recklessly with or without training; return what was told of the cost."""
    page = await seated(server, **plan)
    page.say(type="set_training", on=on)
    await play({0: page}, page, recklessly)
    return [each for each in page.heard if each["type"] == "choice_cost"]


async def test_in_training_costly_choices_are_told_with_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    same_cards = SimpleNamespace(token_bytes=bytes)
    monkeypatch.setattr("flip7.server.rooms.create.secrets", same_cards)
    async with device() as server:
        told = await trained(server, on=True)
        assert told
        for each in told:
            assert each["choice"] != each["best"]
            assert each["cost"] >= 1
            assert each["error"] > 0
            assert each["certainty"] == "probably", "a device calls nothing clear"
        assert any(each["why"] for each in told)


async def test_without_training_and_in_the_daily_deal_nothing_is_told() -> None:
    async with device() as server:
        assert not await trained(server, on=False)
        assert not await trained(server, on=True, daily=True)


async def test_training_leaves_no_mark_and_can_be_switched_off_in_the_middle() -> None:
    async with device() as server:
        page = await seated(server)
        page.say(type="set_training", on=True)
        await play({0: page}, page, recklessly, most=8)
        page.say(type="set_training", on=False)
        await quiet()
        before = [each for each in page.heard if each["type"] == "choice_cost"]
        await play({0: page}, page, recklessly)
        assert [each for each in page.heard if each["type"] == "choice_cost"] == before
        assert not [each for each in page.acts if each["act"]["act"] == "advised"]
