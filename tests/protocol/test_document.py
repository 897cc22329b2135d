"""docs/protocol.md names everything that can be said, and nothing that cannot: its lists are held to the code."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
from starlette.routing import Route, WebSocketRoute

from flip7.protocol.commands import ClientMessage
from flip7.protocol.errors import Reason
from flip7.protocol.messages import ServerMessage
from flip7.protocol.room_events import RoomEvent
from flip7.protocol.room_options import FEWEST_SEATS, LONGEST_NAME, LONGEST_WORD, MAX_SEAT_POINTS, MOST_SEATS
from flip7.record import read_record, replay
from flip7.server import run
from flip7.server.app import App
from flip7.server.config import DAY, Limits, Rate, Retention, Settings, Timeouts
from flip7.server.http.openapi import openapi_document
from flip7.server.http.requests import MAX_BODY_BYTES
from flip7.server.http.static import built_site
from flip7.server.http_status import status_of
from flip7.server.json_schema import protocol_schema
from flip7.server.pubsub import LocalPubSub
from flip7.server.rooms.commands import MAX_BANNED_PEOPLE, MAX_CHANGES_PER_PERSON, MAX_LOG_EVENTS, MAX_PEOPLE
from flip7.server.rooms.public_list import MAX_LISTED_TABLES
from flip7.server.rooms.score_commands import MAX_KEEPERS
from flip7.server.rooms.shared_score import MAX_SHARED_ENTRIES
from flip7.server.ws import outbox
from tests.server.memory_store import MemoryStore

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CODE = re.compile(r"`([^`]+)`")
FIELD = re.compile(r"`([^`]+)`(\??)")
BLOCK = re.compile(r"^```json (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Fields = dict[str, bool]
"""Each field, and whether it may be left out."""


def section(title: str) -> str:
    """Return the text under that heading, up to the next one."""
    found = re.search(rf"^##+ {title}\n(.*?)(?=^##|\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found is not None, f"docs/protocol.md has no heading {title!r}"
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The rows of the table under that heading, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def listed(title: str) -> dict[str, Fields]:
    """Return the rows of the table under that heading, each with its fields."""
    found = {name: _fields(cells[1]) for cells in rows(title) for name in CODE.findall(cells[0])}
    assert len(found) == len(rows(title)), f"something is listed twice under {title!r}"
    return found


def _fields(cell: str) -> Fields:
    return {name: mark == "?" for name, mark in FIELD.findall(cell)}


# --- what the code has ------------------------------------------------------------------------------------------------


def _definitions() -> dict[str, Any]:
    found: dict[str, Any] = protocol_schema()["$defs"]
    return found


def members(union: str) -> list[str]:
    """The names of everything in the union."""
    return [each["$ref"].rpartition("/")[2] for each in _definitions()[union]["anyOf"]]


def tagged(union: str, tag: str, *common: str) -> dict[str, Fields]:
    """Everything in the union by its tag, with its fields but for those that are common to all."""
    definitions = [_definitions()[name] for name in members(union)]
    return {each["properties"][tag]["enum"][0]: _fields_of(each, {tag, *common}) for each in definitions}


def _fields_of(definition: dict[str, Any], but: set[str]) -> Fields:
    return {name: name not in definition["required"] for name in definition["properties"] if name not in but}


def always(of: dict[str, Fields]) -> dict[str, Fields]:
    """The same for what the server says: no field is ever left out."""
    return {name: dict.fromkeys(fields, False) for name, fields in of.items()}


def things() -> dict[str, Fields]:
    """Return the parts of messages: all objects that are no message, act or event."""
    unions = ("ClientMessage", "ServerMessage", "Act", "GameEvent")
    said = {*unions, *(name for union in unions for name in members(union))}
    rest = {name: each for name, each in _definitions().items() if name not in said and "properties" in each}
    return {
        name: {field: field not in each.get("required", ()) for field in each["properties"]}
        for name, each in rest.items()
    }


# --- the lists --------------------------------------------------------------------------------------------------------


def test_the_schema_knows_every_message_and_act() -> None:
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage), ("Act", RoomEvent)):
        assert {each.__name__ for each in get_args(union)} == set(members(name))


def test_every_message_of_a_client_is_listed_with_its_fields() -> None:
    assert listed("What you say") == tagged("ClientMessage", "type", "re")


def test_every_message_of_the_server_is_listed_with_its_fields() -> None:
    assert listed("What you hear") == always(tagged("ServerMessage", "type"))


def test_every_act_is_listed_with_its_fields() -> None:
    assert listed("Acts") == always(tagged("Act", "act"))


def test_every_event_is_listed_with_its_fields() -> None:
    assert listed("Events") == always(tagged("GameEvent", "event", "rules", "lies"))


def test_every_thing_in_a_message_is_listed_with_its_fields() -> None:
    assert listed("Things") == things()


def test_every_word_is_listed_with_all_that_it_can_be() -> None:
    enumerations = {name: each["enum"] for name, each in _definitions().items() if "enum" in each and name != "Reason"}
    assert {name: sorted(values) for name, values in listed("Words").items()} == enumerations


def test_every_refusal_is_listed_with_its_status() -> None:
    assert [CODE.findall(cells[0])[0] for cells in rows("Refusals")] == list(Reason)
    given = {Reason(CODE.findall(cells[0])[0]): int(cells[1]) for cells in rows("Refusals") if cells[1]}
    assert given == {reason: status_of(reason) for reason in given}


def test_the_values_of_fields_are_named() -> None:
    """Those that have no name of their own in the schema, and so no row under «Words»."""
    for owner, field, title in (
        ("Asked", "ask", "Things"),
        ("FlipThreeEndedEvent", "how", "Events"),
        ("DiscardedEvent", "why", "Events"),
    ):
        for value in _definitions()[owner]["properties"][field]["enum"]:
            assert f"`{value}`" in section(title)


# --- routes, limits and ends ------------------------------------------------------------------------------------------


def routes() -> Iterator[str]:
    """All addresses of the server, each with its method: those of REST, the pages, and the socket."""
    house = App(MemoryStore(), LocalPubSub(), Settings("http://cards.test"))
    for path, methods in openapi_document("flip7", house.routes)["paths"].items():
        yield from (f"{method.upper()} {path}" for method in methods)
    for route in house.routes:
        if isinstance(route, WebSocketRoute):
            yield f"WS {route.path}"
        elif isinstance(route, Route) and not route.include_in_schema and not _is_a_file(route.path):
            yield from (f"{method} {route.path}" for method in (route.methods or ()) if method != "HEAD")


def _is_a_file(path: str) -> bool:
    """A file of the browser's side, if that is built."""
    site = built_site()
    return site is not None and (site / path.removeprefix("/")).is_file()


def test_every_route_is_listed() -> None:
    named = [name for cells in rows("REST") for name in CODE.findall(cells[0])]
    assert sorted(named) == sorted(routes())
    assert f"up to {MAX_LISTED_TABLES}" in section("REST")


LIMITS, KEEPING, PATIENCE = Limits(), Retention(), Timeouts()


def then_a_second(rate: Rate) -> str:
    """Return a rate as the document writes it."""
    return f"{rate.at_once} at once, then {rate.per_second} a second"


@pytest.mark.parametrize(
    "what, how_much",
    [
        ("a message to the server", f"{LIMITS.message_bytes:,} bytes"),
        ("messages on one connection", f"{LIMITS.messages_per_second:.0f} a second"),
        ("messages on one connection", f"{LIMITS.messages_at_once} at once"),
        ("messages on one connection", f"After {LIMITS.violations.at_once:.0f} refused messages"),
        ("messages of one address", then_a_second(LIMITS.address_messages)),
        ("`send_emote`, `hold_scores`", then_a_second(LIMITS.gestures)),
        ("`send_emote`, `hold_scores`", f"{then_a_second(LIMITS.address_gestures)} of one address at one table"),
        ("`send_emote`, `hold_scores`", f"{then_a_second(LIMITS.table_gestures)} of all at one table"),
        ("connections", f"{then_a_second(LIMITS.connects)} may be new"),
        ("handshakes of WebSockets", then_a_second(LIMITS.handshakes)),
        ("handshakes of WebSockets", f"wait up to {LIMITS.longest_delay} seconds"),
        ("pings of the WebSocket", then_a_second(LIMITS.frames)),
        ("hellos", then_a_second(LIMITS.hellos)),
        ("connections", f"{LIMITS.sockets_of_a_token} with one token"),
        ("connections", f"of any kind: {LIMITS.connections_of_an_address} from one address"),
        ("new tables", f"{LIMITS.tables_of_an_address} that one address made in the last"),
        ("new tables", f"the last {LIMITS.tables_counted / 3600:.0f} hours"),
        ("newcomers", f"{LIMITS.newcomers.at_once} at once, then {60 * LIMITS.newcomers.per_second:.0f} a minute"),
        ("codes of no table", f"waits {LIMITS.longest_debt / 60:.0f} minutes".replace("2", "two")),
        ("requests", then_a_second(LIMITS.requests)),
        ("refused requests", then_a_second(LIMITS.refusals)),
        ("reading by REST", f"{60 * LIMITS.reads.per_second} tables, logs, games, rules and lessons a minute"),
        ("reading by REST", f"{LIMITS.concurrent_reads_of_an_address} at once"),
        ("reading by REST", f"{60 * LIMITS.lists.per_second:,} times a minute"),
        ("bots", f"{LIMITS.bot_choices_at_once} answers at once, then {LIMITS.bot_choices_per_second} a second"),
        ("bots", then_a_second(LIMITS.bot_choices)),
        ("a seat in a lobby", f"after {PATIENCE.seat_away / 60:.0f} minutes"),
        ("until the `hello` is accepted", f"{LIMITS.hello_seconds:.0f} seconds"),
        ("messages that you have not taken", f"{LIMITS.waiting_messages}"),
        ("a sign of life", f"every {run.PING_SECONDS:.0f} seconds"),
        ("connections", f"{LIMITS.sockets_of_an_address} from one address, {LIMITS.sockets:,} in all"),
        ("new tables", f"{LIMITS.tables_per_minute} a minute and {LIMITS.tables_per_day:,} at once, then"),
        ("new tables", f"{LIMITS.tables:,} that"),
        ("codes of no table", f"{LIMITS.misses_per_minute} a minute from one address"),
        ("the body of a request", f"{MAX_BODY_BYTES:,} bytes"),
        ("a name, a word", f"{LONGEST_NAME} and {LONGEST_WORD} characters"),
        (
            "acts besides choices",
            f"{MAX_CHANGES_PER_PERSON:,} of one person at one table; {MAX_PEOPLE} people at one table",
        ),
        ("a table's log", f"fewer than {MAX_LOG_EVENTS:,} acts"),
        ("people sent away", f"{MAX_BANNED_PEOPLE} from one table"),
        ("score boards", f"{MAX_SHARED_ENTRIES:,} entries, {MAX_KEEPERS} keepers"),
        ("seats", f"{FEWEST_SEATS} to {MOST_SEATS}"),
        ("the length of a game", f"at most {MAX_SEAT_POINTS:,}"),
        ("the length of a game", f"{MOST_SEATS} to {MAX_SEAT_POINTS // MOST_SEATS:,}"),
        ("a table is kept", f"{KEEPING.lonely / 3600:.0f} hour in a lobby that nobody joined"),
        ("a table is kept", f"{KEEPING.lobbies / DAY:.0f} day in another, {KEEPING.games / DAY:.0f} days"),
        ("a table is kept", f"{KEEPING.records / DAY:.0f} days after its end"),
    ],
)
def test_limits_are_those_of_the_code(what: str, how_much: str) -> None:
    assert how_much in dict(rows("Limits"))[what]


def test_no_other_limit_is_listed() -> None:
    assert len(rows("Limits")) == 28


def test_the_server_closes_with_the_codes_that_are_listed() -> None:
    ours = {outbox.POLICY, outbox.GOING_AWAY, outbox.TRY_AGAIN}
    the_library_s = {1009, 1011}
    assert {int(cells[0]) for cells in rows("The end of a connection")} == ours | the_library_s


# --- the examples -----------------------------------------------------------------------------------------------------

UNIONS = {"said": "ClientMessage", "heard": "ServerMessage"}


def messages(kind: str) -> list[dict[str, Any]]:
    """All examples of that kind, in order."""
    return [message for name, text in BLOCK.findall(DOCUMENT) if name == kind for message in _each(text)]


def _each(text: str) -> Iterator[dict[str, Any]]:
    decoder = json.JSONDecoder()
    while text := text.strip():
        message, end = decoder.raw_decode(text)
        yield message
        text = text[end:]


@pytest.mark.parametrize("kind", ["said", "heard", "Plan", "Founded"])
def test_the_examples_are_as_the_schema_says(kind: str) -> None:
    schema = protocol_schema()
    validator = jsonschema_rs.validator_for({**schema, "anyOf": [{"$ref": f"#/$defs/{UNIONS.get(kind, kind)}"}]})
    assert messages(kind)
    for message in messages(kind):
        validator.validate(message)
        assert kind != "heard" or message.keys() == _all_fields(message)


def _all_fields(message: dict[str, Any]) -> set[str]:
    return {"type", *tagged("ServerMessage", "type")[message["type"]]}


def test_the_game_of_the_example_is_one() -> None:
    (record,) = messages("record")
    told = [message for message in messages("heard") if message["type"] == "happened"]
    assert [message["number"] for message in told] == list(range(4, 4 + len(told)))
    acts = [message["act"] for message in told]
    assert [act["choice"] for act in acts if act["act"] == "chose"] == record["choices"]
    game = replay(read_record(json.dumps(record))).game
    assert game.table.winner == told[-2]["events"][-1]["seat"] == 0
    scores = list(game.table.scores)
    assert acts[-1] == {"act": "revealed", "seed": record["seed"], "scores": scores, **_without_hash(record["mix"])}
    assert messages("heard")[0]["table"]["secret_hash"] == record["mix"]["secret_hash"]
    assert next(act for act in acts if act["act"] == "sealed")["seed_hash"] == record["seed_hash"]


def _without_hash(mix: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in mix.items() if name != "secret_hash"}


def test_links_within_the_document_lead_to_a_heading() -> None:
    titles = re.findall(r"^#+ (.*)$", DOCUMENT, re.MULTILINE)
    headings = {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert [link for link in re.findall(r"\]\(#([^)]+)\)", DOCUMENT) if link not in headings] == []
