"""REST: every route with good and bad input, what is said when something is not right, and what is never said."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from flip7.core.decks import SeededDeck
from flip7.core.game import Game
from flip7.core.seats import SEATS
from flip7.i18n.seat_names import bot_seat
from flip7.play.scorekeeper import Setup
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import LONGEST_NAME
from flip7.record import Record, from_json, from_notation, to_json, to_notation
from flip7.server.rooms.registry import Rooms
from flip7.server.security.display_names import tidy_name, tidy_word
from flip7.server.security.headers import HEADERS
from tests.server.boards import NAMES, plan_of, rematch_of, setup_of
from tests.server.server_in_process import NO_LIMITS, Answer, Json, Running, SocketGuest, asked_after, running

pytestmark = pytest.mark.integration

NOBODYS = "BCDFGH"
"""A code that no table has, nearly certainly."""
COMING = 4
"""The number of next cards that are looked for in everything that is sent."""


def check_error(answer: Answer, status: int, reason: Reason) -> None:
    """The answer is a refusal as all of them are, with the headers that all answers have."""
    assert (answer.status, answer.json()["error"]) == (status, reason.value), answer.body
    assert set(answer.json()) == {"error", "message"}
    assert answer.json()["message"]
    check_headers(answer)


def check_headers(answer: Answer) -> None:
    for name, value in HEADERS.items():
        assert answer.headers[name.lower()] == value
    assert "server" not in answer.headers
    assert b"Traceback" not in answer.body
    assert b'File "' not in answer.body


async def found(server: Running, body: bytes | str, **headers: str) -> Answer:
    sent = body.encode() if isinstance(body, str) else body
    return await server.request("POST", "/api/tables", sent, Content_Type="application/json", **headers)


# --- every route ------------------------------------------------------------------------------------------------------


def test_every_route_answers_with_its_headers() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found(public=True, seats=2, fill="level3")
            paths = {
                "/api/tables": 200,
                "/api/tables?limit=1": 200,
                "/api/tables?limit=0": 422,
                "/api/tables?limit=x": 422,
                f"/api/tables/{table['code']}": 200,
                f"/api/tables/{table['id']}": 200,
                f"/api/tables/{table['code'].lower()}": 200,
                f"/api/tables/{table['code']}/log": 200,
                f"/api/tables/{table['code']}/log?since=2": 200,
                f"/api/tables/{table['code']}/log?since=-1": 422,
                f"/api/tables/{table['code']}/log?since=99999999999": 422,
                f"/api/tables/{table['code']}/game.json": 409,
                f"/api/tables/{table['code']}/game.f7": 409,
                f"/api/tables/{table['code']}/review": 409,
                f"/api/tables/{table['code']}/review?after=x": 422,
                f"/api/tables/{NOBODYS}": 404,
                f"/api/tables/{NOBODYS}/log": 404,
                f"/api/tables/{NOBODYS}/game.json": 404,
                f"/api/tables/{NOBODYS}/game.f7": 404,
                f"/api/tables/{NOBODYS}/review": 404,
                "/api/tables/no%00table": 404,
                f"/api/tables/{'x' * 5000}": 404,
                "/api/bots": 200,
                "/api/rules": 200,
                "/api/rules?language=ja": 200,
                "/api/rules?language=xx": 422,
                "/api/health": 200,
                "/api/version": 200,
                "/api/protocol.json": 200,
                "/api/openapi.json": 200,
                "/metrics": 200,
                "/": 200,
                f"/t/{table['code']}": 200,
                "/ws": 404,
                "/nowhere": 404,
                "/api/": 404,
                "/api/tables/": 404,
                "/..%2f..%2fetc/passwd": 404,
                "/docs": 404,
            }
            for path, status in paths.items():
                answer = await server.get(path)
                assert answer.status == status, path
                check_headers(answer)
                if answer.status >= 400:
                    assert set(answer.json()) == {"error", "message"}, path
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_an_address_that_leads_nowhere_is_a_page_for_people_and_an_error_for_programs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<title>Flip 7</title>", encoding="utf-8")
    monkeypatch.setattr("flip7.server.app.built_site", lambda: tmp_path)
    browser = "text/html,application/xhtml+xml,*/*;q=0.8"

    async def scenario() -> None:
        async with running() as server:
            for path in ("/nowhere", "/t/", "/new/table", "/apiary"):
                answer = await server.request("GET", path, Accept=browser)
                assert (answer.status, answer.body) == (404, b"<title>Flip 7</title>"), path
                assert answer.headers["content-type"].startswith("text/html")
                assert answer.headers["cache-control"] == "no-cache"
                check_headers(answer)
            for path in ("/api/nowhere", "/api", "/ws", "/assets/gone.js", "/metrics/nowhere"):
                check_error(await server.request("GET", path, Accept=browser), 404, Reason.NOT_FOUND)
            check_error(await server.request("GET", "/nowhere", Accept="application/json"), 404, Reason.NOT_FOUND)
            check_error(await server.get("/nowhere"), 404, Reason.NOT_FOUND)
            check_error(await server.request("POST", "/nowhere", b"", Accept=browser), 404, Reason.NOT_FOUND)

    asyncio.run(scenario())


def test_other_methods_are_refused_in_the_same_form() -> None:
    async def scenario() -> None:
        async with running() as server:
            methods = ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")
            paths = ("/api/tables", f"/api/tables/{NOBODYS}", "/api/health", "/", "/metrics")
            for method, path in product(methods, paths):
                answer = await server.request(method, path)
                assert answer.status in {400, 405}
                if answer.status == 405:
                    check_error(answer, 405, Reason.BAD_MESSAGE)
                    assert "GET" in answer.headers["allow"]

    asyncio.run(scenario())


def test_a_table_is_made_and_looked_at() -> None:
    async def scenario() -> None:
        async with running() as server:
            answer = await found(server, '{"name":"Ann","seats":3,"fill":"level3","public":true}')
            check_headers(answer)
            assert answer.status == 201
            made = answer.json()
            assert made["you"] == {"type": "you", "person": 0, "seat": 0, "host": True}
            assert made["link"] == f"http://cards.test/t/{made['code']}"
            assert re.fullmatch("[2-9B-DF-HJ-KM-NP-TV-XZ]{6}", made["code"])
            assert len(made["token"]) == 43
            view = (await server.get(f"/api/tables/{made['code']}")).json()
            assert [seat["bot"] for seat in view["seats"]] == [None, "level3", "level3"]
            (listed,) = (await server.get("/api/tables")).json()
            assert (listed["code"], listed["bots"], listed["free"]) == (made["code"], 2, 0)
            await server.found(name="Bob")
            assert len((await server.get("/api/tables")).json()) == 1

    asyncio.run(scenario())


IMPOSSIBLE: list[tuple[str | bytes, int, Reason]] = [
    ("", 422, Reason.BAD_MESSAGE),
    ("{", 422, Reason.BAD_MESSAGE),
    ("null", 422, Reason.BAD_MESSAGE),
    ("[]", 422, Reason.BAD_MESSAGE),
    ("{}", 422, Reason.BAD_MESSAGE),
    (b"\xff\xfe", 422, Reason.BAD_MESSAGE),
    (b'{"name":"\xff"}', 422, Reason.BAD_MESSAGE),
    ('{"name":7}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","more":1}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","seats":1}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","seats":41}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","seats":1e3}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","seats":99999999999999999999999}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","rules":{"target":0}}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","rules":{"target":1e999}}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","options":{"bot_seconds":NaN}}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","options":{"bot_seconds":11}}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","options":{"turn_seconds":1}}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","seats":4,"seat":4}', 422, Reason.NO_SUCH_SEAT),
    ('{"name":"Ann","bots":[{"seat":9,"bot":"level3"}]}', 422, Reason.NO_SUCH_SEAT),
    ('{"name":"Ann","bots":[{"seat":0,"bot":"level3"}]}', 409, Reason.SEAT_TAKEN),
    ('{"name":"Ann","start":true}', 409, Reason.FREE_SEATS),
    ('{"name":"Ann","fill":"nobody"}', 422, Reason.UNKNOWN_BOT),
    ('{"name":"Ann","fill":"program:ls"}', 422, Reason.UNKNOWN_BOT),
    ('{"name":"Ann","fill":"program:"}', 422, Reason.UNKNOWN_BOT),
    ('{"name":"Ann","bots":[{"seat":1,"bot":"program:sh -c x"}]}', 422, Reason.UNKNOWN_BOT),
    ('{"name":"Ann","options":{"stand_in":"program:ls"}}', 422, Reason.UNKNOWN_BOT),
    ('{"name":"Ann","options":{"stand_in":"nobody"}}', 422, Reason.UNKNOWN_BOT),
    ('{"name":"Ann","fill":"stay:1e9"}', 422, Reason.UNKNOWN_BOT),
    ('{"name":"Ann","fill":"risk:nan"}', 422, Reason.UNKNOWN_BOT),
    ('{"name":""}', 422, Reason.BAD_NAME),
    ('{"name":"   "}', 422, Reason.BAD_NAME),
    ('{"name":"\\u202e\\u200b"}', 422, Reason.BAD_NAME),
    ('{"name":"\\ud800"}', 422, Reason.BAD_MESSAGE),
    ('{"name":"' + "x" * 25 + '"}', 422, Reason.BAD_NAME),
    ('{"name":"' + "x" * 193 + '"}', 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann"}' + " " * 17_000, 413, Reason.TOO_LARGE),
    ("[" * 8000, 422, Reason.BAD_MESSAGE),
    ('{"name":' * 2000, 422, Reason.BAD_MESSAGE),
    ('{"name":"Ann","options":' + "[" * 5000, 422, Reason.BAD_MESSAGE),
]


def test_a_table_that_cannot_be_is_refused_by_name() -> None:
    async def scenario() -> None:
        async with running() as server:
            for body, status, reason in IMPOSSIBLE:
                check_error(await found(server, body), status, reason)
            assert server.store.rooms == {}
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_board_is_shared_and_the_next_game_at_the_same_code() -> None:
    async def scenario() -> None:
        async with running() as server:
            shared = await server.request("POST", "/api/boards", msgspec.json.encode(plan_of(setup_of())))
            assert shared.status == 201
            board = shared.json()
            rematch = rematch_of(Setup("saturday", NAMES), board["token"])
            path = f"/api/boards/{board['code']}/rematch"
            followed = await server.request("POST", path, msgspec.json.encode(rematch))
            assert followed.status == 201
            assert followed.json() == {
                "id": (await server.app.rooms.find(board["code"])).id,
                "code": board["code"],
                "link": board["link"],
            }
            again = msgspec.structs.replace(rematch, token=board["token"][::-1])
            refused = await server.request("POST", path, msgspec.json.encode(again))
            check_error(refused, 403, Reason.NOT_INVITED)
            check_error(await server.request("POST", path, b"{}"), 422, Reason.BAD_MESSAGE)
            nowhere = await server.request("POST", "/api/boards/ZZZZZZ/rematch", msgspec.json.encode(rematch))
            check_error(nowhere, 404, Reason.UNKNOWN_TABLE)
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_page_of_another_site_cannot_make_tables() -> None:
    async def scenario() -> None:
        async with running() as server:
            check_error(await found(server, '{"name":"Ann"}', Origin="https://evil.test"), 403, Reason.FOREIGN_ORIGIN)
            check_error(await found(server, '{"name":"Ann"}', Origin="null"), 403, Reason.FOREIGN_ORIGIN)
            for origin in (f"http://127.0.0.1:{server.port}", "http://cards.test"):
                assert (await found(server, '{"name":"Ann"}', Origin=origin)).status == 201

    asyncio.run(scenario())


# --- limits -----------------------------------------------------------------------------------------------------------


def test_an_address_makes_so_many_tables_a_minute() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, tables_per_minute=3)) as server:
            for _ in range(3):
                await server.found()
            check_error(await found(server, '{"name":"Ann"}'), 429, Reason.TOO_FAST)

    asyncio.run(scenario())


def test_an_address_tries_so_many_codes_a_minute() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, misses_per_minute=4)) as server:
            table = await server.found()
            for end in ("", "/log", "/game.json", "/game.f7"):
                check_error(await server.get(f"/api/tables/{NOBODYS}{end}"), 404, Reason.UNKNOWN_TABLE)
            for end in ("", "/log", "/game.json", "/game.f7"):
                check_error(await server.get(f"/api/tables/{NOBODYS}{end}"), 429, Reason.TOO_FAST)
                check_error(await server.get(f"/api/tables/{table['code']}{end}"), 429, Reason.TOO_FAST)

    asyncio.run(scenario())


def test_codes_tried_all_at_once_are_counted_all_the_same() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, misses_per_minute=4)) as server:
            answers = await asyncio.gather(*(server.get(f"/api/tables/{NOBODYS}") for _ in range(20)))
            assert {answer.status for answer in answers} <= {404, 429}
            check_error(await server.get(f"/api/tables/{NOBODYS}"), 429, Reason.TOO_FAST)

    asyncio.run(scenario())


def test_a_house_that_is_full_says_so_and_its_tables_go_on() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, tables=2), unlimited=frozenset({"127.0.0.1"})) as server:
            one, _ = await server.found(), await server.found()
            check_error(await found(server, '{"name":"Ann"}'), 503, Reason.HOUSE_IS_FULL)
            async with server.guest(one["code"], one["token"]) as guest:
                await guest.say("fill_seats", bot="level3")
                await guest.act("bot_sat")

    asyncio.run(scenario())


# --- what goes wrong on our side --------------------------------------------------------------------------------------


def test_trouble_with_the_store_is_a_503_in_the_same_form() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found()
            server.store.trouble = True
            for path in ("/api/health", "/api/tables", f"/api/tables/{table['code']}"):
                check_error(await server.get(path), 503, Reason.STORE_TROUBLE)
            check_error(await found(server, '{"name":"Ann"}'), 503, Reason.STORE_TROUBLE)
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_mistake_of_ours_is_a_500_that_tells_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: Rooms) -> None:
        raise ZeroDivisionError("the secret is 42")

    monkeypatch.setattr(Rooms, "check", broken)

    async def scenario() -> None:
        async with running() as server:
            answer = await server.get("/api/health")
            check_error(answer, 500, Reason.OUR_FAULT)
            assert b"42" not in answer.body
            assert await server.faults() == 1

    asyncio.run(scenario())
    assert "the secret is 42" in caplog.text


def test_a_server_behind_https_says_so_to_browsers() -> None:
    async def scenario() -> None:
        async with running(public_url="https://cards.test") as server:
            for path in ("/", "/api/health", "/nowhere"):
                assert (await server.get(path)).headers["strict-transport-security"] == "max-age=31536000"
        async with running() as server:
            assert "strict-transport-security" not in (await server.get("/")).headers

    asyncio.run(scenario())


def test_no_page_needs_a_script_or_a_style_inside_it() -> None:
    """What the policy forbids is not in our pages either."""

    async def scenario() -> None:
        async with running() as server:
            for path in ("/", "/t/BCDFGH"):
                page = (await server.get(path)).body.decode()
                assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:", page)
            policy = HEADERS["Content-Security-Policy"]
            assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # Python on a player's device needs it
            assert policy.startswith("default-src 'self'")

    asyncio.run(scenario())


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given, shown",
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("A\x00n\x1bn\x7f", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("A\u200b\u200c\u2060\ufeff\u00adnn", "Ann"),
        ("A\u200dnn", "Ann"),
        ("A\u034fnn", "Ann"),
        ("A\ufe0fnn", "Ann"),
        ("A\U000e0101nn", "Ann"),
        ("A\u3164nn", "Ann"),
        ("A\u115fnn", "Ann"),
        ("A\u2800nn", "A nn"),
        ("Z\u0301\u0302\u0303\u0304\u0305\u0306a", "\u0179\u0302\u0303a"),
        ("e\u0301", "\u00e9"),
        ("Rita (level3)", "Rita [level3]"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("1\ufe0f\u20e3", "1\u20e3"),
        ("\U000f0000Ann\ue000", "Ann"),
        ("हिन्दी", "हिन्दी"),
        ("ᾧδή", "ᾧδή"),
        ("e\u200b\u0301", "\u00e9"),
    ],
)
def test_a_name_has_nothing_hidden_in_it(given: str, shown: str) -> None:
    assert tidy_name(given) == shown
    assert tidy_word(given).replace("(", "[").replace(")", "]") == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        " ",
        "\u200d",
        "\ufe0f",
        "\u3164",
        "\u115f\u1160",
        "\u2800",
        "\u034f",
        "\u0301",
        "\U000e0101",
        "\ue000",
        "\ud800",
    ],
    ids=ascii,
)
def test_a_name_that_nobody_could_see_is_none(given: str) -> None:
    with pytest.raises(Refused) as refusal:
        tidy_name(given)
    assert refusal.value.reason is Reason.BAD_NAME


@given(st.text(max_size=8 * LONGEST_NAME))
@example("x" * 30)
@example("\u0958" * 24)
@example("\ufb2c" * 24)
def test_every_name_is_refused_or_can_be_shown_and_stays_as_it_is(given: str) -> None:
    try:
        name = tidy_name(given)
    except Refused:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert bot_seat(name) is None
    assert tidy_name(name) == name
    assert name.isprintable() or "\u200d" in name
    name.encode()


@given(st.lists(st.text(min_size=1, max_size=24), min_size=2, max_size=2))
@example(['A" / B {', "C} = 5 %"])
@example(["[]", "\\"])
@example(["'", '[Seat "x"]'])
def test_every_name_comes_back_from_a_record(given: list[str]) -> None:
    try:
        names = tuple(tidy_name(each) for each in given)
    except Refused:
        return
    record = Record(seats=names, choices=(), dealer=SEATS[0], seed=bytes(32))
    assert from_json(to_json(record)).seats == names
    assert from_notation(to_notation(record)).seats == names


def test_names_are_cleaned_on_the_way_in_and_nobody_is_called_as_somebody_else() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found(name="\u202eAnn\x00", seats=4)
            for given, shown in (("ann", "ann 2"), ("A\u200bnn", "Ann 3"), ("Rita (level3)", "Rita [level3]")):
                async with server.guest(table["code"]) as guest:
                    await guest.say("sit", name=given)
                    assert (await guest.act("came"))["act"]["name"] == shown
            async with server.guest(table["code"]) as guest:
                for given in ("", "\u200b", "x" * 25):
                    await guest.say("sit", name=given)
                    assert await guest.refusal() in {"bad_name", "table_is_full"}
            people = (await server.get(f"/api/tables/{table['code']}")).json()["people"]
            assert [person["name"] for person in people] == ["Ann", "ann 2", "Ann 3", "Rita [level3]"]

    asyncio.run(scenario())


# --- secrets ----------------------------------------------------------------------------------------------------------


def parts(value: object) -> Iterator[object]:
    """The value and everything in it; the keys of objects too."""
    yield value
    if isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from parts(each)
    elif isinstance(value, list):
        for each in value:
            yield from parts(each)


def coming_cards(record: Record, made: int) -> list[str]:
    """The draw pile, next card first, after so many choices of the record."""
    deck = SeededDeck(record.seed or b"")
    game = Game(len(record.seats), deck, record.rules, record.dealer)
    for choice in record.choices[:made]:
        game.play(choice)
    rest = deck.copy()
    return [str(rest.draw()) for _ in range(min(game.table.draw_pile, COMING))]


async def played_out(server: Running, table: Json, guest: SocketGuest, rest: list[Json]) -> None:
    """The game is over; after each answer the table was looked at by REST too."""
    while True:
        asked = asked_after(guest.heard)
        if asked is None:
            await guest.act("revealed")
            return
        if asked["by"] == "person":
            if not rest or asked["ordinal"] % 5 == 0:
                for end in ("", "/log", "/game.json", "/game.f7"):
                    answer = await server.get(f"/api/tables/{table['code']}{end}")
                    rest.append({"made": asked["ordinal"], "body": answer.json()})
            choice = asked["options"][asked["ordinal"] % len(asked["options"])]
            await guest.say("answer", ordinal=asked["ordinal"], choice=choice)
        await guest.next("happened")


def test_nothing_that_is_sent_before_the_end_holds_the_secret_the_seed_or_the_coming_cards() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found(seats=3, fill="level3", rules={"target": 150})
            rest: list[Json] = []
            async with (
                server.guest(table["code"], table["token"]) as ann,
                server.guest(table["code"]) as watcher,
            ):
                await ann.say("give_word", word="moon")
                await ann.say("start")
                await ann.act("started")
                await played_out(server, table, ann, rest)
                await watcher.act("revealed")
                for path in ("/api/tables", "/metrics", f"/api/tables/{table['code']}"):
                    assert (await server.get(path)).status == 200
            revealed = ann.heard[-1]["act"]
            record = from_json((await server.get(f"/api/tables/{table['code']}/game.json")).body.decode())
            assert record.seed is not None
            assert revealed["seed"] == record.seed.hex()
            notation = await server.get(f"/api/tables/{table['id']}/game.f7")
            assert from_notation(notation.body.decode()) == record
            assert notation.headers["content-disposition"] == f'attachment; filename="flip7-{table["code"]}.f7"'
            assert len(ann.heard) > 20
            assert len(rest) >= 4
            sent = [*ann.heard[:-1], *(each for each in watcher.heard if each is not watcher.heard[-1]), *rest]
            check_nothing_is_given_away(sent, record, {revealed["secret"], revealed["seed"]})

    asyncio.run(scenario())


def check_nothing_is_given_away(sent: list[Json], record: Record, secrets: set[str]) -> None:
    made = 0
    for message in sent:
        text = json.dumps(message)
        assert not any(secret in text for secret in secrets), text
        assert not {"secret", "seed", "draw", "deck"}.intersection(
            part for part in parts(message) if isinstance(part, str)
        ), text
        made = _made_after(message, made)
        coming = coming_cards(record, made)
        for part in parts(message) if len(set(coming)) == COMING else ():
            assert not _holds(part, coming), (coming, text)
            assert not _holds(part, coming[::-1]), (coming, text)


def _made_after(message: Json, before: int) -> int:
    """Return the number of choices made when the message was sent."""
    if "made" in message:
        made: int = message["made"]
        return made
    asked = message.get("asked")
    return asked["ordinal"] if asked else before


def _holds(value: object, cards: list[str]) -> bool:
    """It is a list, and the cards stand side by side in it."""
    return isinstance(value, list) and any(value[at : at + COMING] == cards for at in range(len(value)))


def test_a_card_of_the_future_would_be_found() -> None:
    """The scan above can fail."""
    record = Record(seats=("Ann", "Bob"), choices=(), dealer=SEATS[0], seed=bytes(32))
    coming = coming_cards(record, 0)
    assert len(set(coming)) == COMING
    check_nothing_is_given_away([{"game": {"discard_pile": ["1", "2"]}}], record, {"cafe"})
    for leak in ({"pile": ["1", *coming]}, {"at": [{"pile": [*coming[::-1], "2"]}]}, {"x": "0cafe0"}, {"seed": 1}):
        with pytest.raises(AssertionError):
            check_nothing_is_given_away([leak], record, {"cafe"})


# --- what is kept, and for how long; when to try again ----------------------------------------------------------------


async def test_nobody_keeps_a_table_or_an_error_and_what_is_the_same_for_all_is_kept_shortly() -> None:
    async with running() as server:
        table = await server.found()
        ends = ("", "/log", "/qr.svg", "/game.json", "/game.f7")
        of_now = [f"/api/tables/{table['id']}{end}" for end in ends]
        for path in (
            *of_now,
            "/api/tables",
            "/api/tables/BCDFGH",
            "/api/health",
            "/api/ready",
            "/api/nowhere",
            "/metrics",
        ):
            assert (await server.get(path)).headers["cache-control"] == "no-store", path
        assert (await found(server, "{")).headers["cache-control"] == "no-store"
        for path in ("/api/bots", "/api/rules", "/api/lessons", "/api/protocol.json", "/api/openapi.json"):
            assert (await server.get(path)).headers["cache-control"] == "public, max-age=300", path
        assert (await server.get("/api/version")).headers["cache-control"] == "public, max-age=60"


async def test_whoever_is_refused_for_now_is_told_when_to_try_again() -> None:
    async with running(replace(NO_LIMITS, tables=1, tables_per_minute=3)) as server:
        await server.found()
        for _ in range(3):
            full = await found(server, '{"name":"Ann"}', X_Forwarded_For="192.0.2.7")
            check_error(full, 503, Reason.HOUSE_IS_FULL)
            assert int(full.headers["retry-after"]) > 0
        often = await found(server, '{"name":"Ann"}', X_Forwarded_For="192.0.2.7")
        check_error(often, 429, Reason.TOO_FAST)
        assert int(often.headers["retry-after"]) > 0
        server.store.trouble = True
        trouble = await server.get("/api/tables/BCDFGH")
        check_error(trouble, 503, Reason.STORE_TROUBLE)
        assert int(trouble.headers["retry-after"]) > 0
        assert "retry-after" not in (await server.get("/api/nowhere")).headers


@pytest.mark.parametrize("length", [300, 1100, 15_000])
async def test_a_long_wrong_value_is_quoted_in_short_and_is_no_fault_of_ours(length: int) -> None:
    async with running() as server:
        long = "x" * length
        for body in (f'{{"name":"Ann","{long}":1}}', f'{{"name":"Ann","rules":{{"first":"{long}"}}}}'):
            answer = await found(server, body)
            check_error(answer, 422, Reason.BAD_MESSAGE)
            assert len(answer.json()["message"]) < 300
        for path in (f"/api/tables?limit={long[:2000]}", f"/api/rules?language={long[:2000]}"):
            answer = await server.get(path)
            check_error(answer, 422, Reason.BAD_MESSAGE)
            assert len(answer.json()["message"]) < 300
        assert await server.faults() == 0


async def test_mistakes_of_ours_are_counted_each_and_logged_now_and_then(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Rooms, "public", broken)
    async with running() as server:
        for _ in range(50):
            check_error(await server.get("/api/tables"), 500, Reason.OUR_FAULT)
        assert await server.faults() == 50
    assert 1 <= caplog.text.count("Traceback") <= 10


async def test_trouble_with_the_store_is_logged_now_and_then_however_many_ask(caplog: pytest.LogCaptureFixture) -> None:
    async with running() as server:
        server.store.trouble = True
        for _ in range(50):
            await server.get("/api/tables/BCDFGH")
    assert 1 <= len([record for record in caplog.records if "out of order" in record.getMessage()]) <= 12
