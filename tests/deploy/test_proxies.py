"""The configurations of deploy/ for nginx and Caddy, in the real programs, in front of a real server (M6)."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.deploy.proxied import NAME, Proxied, Start, caddy, nginx, proxied

pytestmark = pytest.mark.integration

MANY = 100
"""More tables than one address may make at once."""
TOO_LARGE = 100_000


@pytest.fixture(
    scope="module", params=[pytest.param(nginx, id="nginx"), pytest.param(caddy, id="caddy", marks=pytest.mark.e2e)]
)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    """One server behind each proxy; every test comes from addresses of its own."""
    start: Start = request.param
    folder: Path = tmp_path_factory.mktemp(start.__name__)
    with proxied(folder, start) as running:
        yield running


def test_pages_and_rest_come_through(house: Proxied) -> None:
    status, page = house.ask("GET", "/")
    assert (status, b"<html" in page) == (200, True)
    status, health = house.ask("GET", "/api/health")
    assert (status, json.loads(health)["status"]) == (200, "ok")
    made = house.found({"name": "Ann"})
    assert made["link"] == f"https://{NAME}/t/{made['code']}"


def test_http_leads_to_https(house: Proxied) -> None:
    status, location = house.plain("/t/BCD234")
    assert status in {301, 308}
    assert location is not None
    assert location.startswith(f"https://{NAME}")
    assert location.endswith("/t/BCD234")


def test_figures_are_not_for_everybody(house: Proxied) -> None:
    assert house.ask("GET", "/metrics")[0] == 404


def test_a_large_body_is_refused(house: Proxied) -> None:
    """Caddy before 2.7 breaks the request to the server off, and says 502."""
    assert house.ask("POST", "/api/tables", b" " * TOO_LARGE)[0] in {413, 502}


def test_a_game_is_played_to_its_end_over_a_socket(house: Proxied) -> None:
    made = house.found({"name": "Ann", "seats": 3, "fill": "level1", "rules": {"target": 30}, "start": True})
    acts = asyncio.run(acts_of(house, made))
    assert acts[-1]["act"] == "revealed"
    status, record = house.ask("GET", f"/api/tables/{made['id']}/game.json")
    assert status == 200
    assert "seed" in json.loads(record)


async def acts_of(house: Proxied, made: dict[str, Any]) -> list[dict[str, Any]]:
    """Join the table by a socket and play its game; the acts that were told."""
    async with house.socket() as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": made["id"], "token": made["token"]}))
        return await play(socket, made["you"]["seat"])


async def play(socket: ClientConnection, seat: int) -> list[dict[str, Any]]:
    """Answer whatever the seat is asked until the game is over; the acts that were told."""
    acts: list[dict[str, Any]] = []
    while not acts or acts[-1]["act"] != "revealed":
        message = json.loads(await socket.recv())
        assert message["type"] not in {"refusal", "goodbye"}, message
        if message["type"] == "happened":
            acts.append(message["act"])
        asked = message.get("asked")
        if message["type"] in {"welcome", "happened"} and asked is not None and asked["seat"] == seat:
            answer = {"type": "answer", "ordinal": asked["ordinal"], "choice": asked["options"][-1]}
            await socket.send(json.dumps(answer))
    return acts


def test_whatever_a_client_calls_itself_the_limits_are_those_of_its_real_address(house: Proxied) -> None:
    """Without a proxy that sets the header, all hundred tables were made (M6)."""
    statuses = [
        house.ask(
            "POST",
            "/api/tables",
            {"name": "Eve"},
            address="127.0.0.66",
            X_Forwarded_For=f"203.0.113.{number}",
            Forwarded=f"for=203.0.113.{number}",
            X_Real_IP=f"203.0.113.{number}",
        )[0]
        for number in range(MANY)
    ]
    assert set(statuses) == {201, 429}
    assert statuses[-1] == 429


def test_one_client_that_is_too_fast_does_not_stop_the_others(house: Proxied) -> None:
    """The server sees each client's own address, and not that of the proxy."""
    for _ in range(MANY):
        house.ask("POST", "/api/tables", {"name": "Eve"}, address="127.0.0.67")
    assert house.ask("POST", "/api/tables", {"name": "Eve"}, address="127.0.0.67")[0] == 429
    assert house.ask("POST", "/api/tables", {"name": "Ann"}, address="127.0.0.68")[0] == 201
