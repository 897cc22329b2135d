"""Score games under random taps: no request is our fault, and what is stored is what was shown."""

import json
from random import Random

import pytest

from flip7.browser.server import BrowserServer
from flip7.core.cards import Card
from tests.browser.device import FakePersistence, Message, device

DEPTHS = ("pad", "hands", "live")


@pytest.mark.parametrize("seed", range(6))
async def test_random_acts_are_done_or_refused_and_the_game_that_is_read_again_is_the_same(seed: int) -> None:
    random = Random(seed)
    persistence = FakePersistence()
    players = random.randint(2, 6)
    async with device(persistence) as server:
        plan = {"names": [f"P{seat}" for seat in range(players)], "depth": random.choice(DEPTHS), "target": 60}
        _, made = await _sent(server, "/api/scores", plan | {"odds": "everybody", "advice": True})
        path = f"/api/scores/{made['id']}"
        board, done = made["board"], 0
        for _ in range(150):
            log = json.loads((await server.request("GET", f"{path}/log")).body)["log"]
            status, told = await _sent(server, f"{path}/do", _act(random, board, log))
            assert status in {200, 409}, told
            if status == 200:
                board, done = told["board"], done + 1
        assert done > 30
        shown = (await server.request("GET", path)).body
        assert json.loads(shown)["board"] == board
        backup = (await server.request("GET", "/api/scores/backup")).body
    async with device(persistence.copy()) as server:
        assert (await server.request("GET", path)).body == shown
    async with device() as server:
        assert (await _sent(server, "/api/scores/restore", json.loads(backup)))[1] == {"restored": 1, "skipped": 0}
        assert (await server.request("GET", path)).body == shown


async def _sent(server: BrowserServer, path: str, body: object) -> tuple[int, Message]:
    answer = await server.request("POST", path, json.dumps(body))
    return answer.status, json.loads(answer.body)


def _act(random: Random, board: Message, log: list[Message]) -> Message:
    """Mostly what is asked, sometimes a correction, sometimes what cannot be."""
    chance = random.random()
    if chance < 0.7:
        return _fitting(random, board)
    if chance < 0.8 and log:
        line = random.choice(log)
        by = line["what"] if random.random() < 0.3 else _like(random, line["what"], len(board["names"]))
        return {"do": "correct", "of": line["id"], "by": by}
    if chance < 0.85 and (board["waiting"] or board["conflicts"]):
        return random.choice(
            [{"do": "drop_waiting"}, {"do": "drop", "of": random.choice(board["waiting"] or board["conflicts"])["id"]}]
        )
    return _anything(random, board)


def _fitting(random: Random, board: Message) -> Message:
    asked = board["asked"]
    if asked is None:
        seat = board["next"]
        if board["depth"] == "pad":
            return {"do": "score", "seat": seat, "points": random.randint(0, 40)}
        return random.choice([{"do": "lay", "card": _card(random)}, {"do": "done"}, {"do": "bust", "seat": seat}])
    match asked["ask"]:
        case "move":
            return {"do": "move", "move": random.choice(asked["options"])}
        case "give":
            return {"do": "give", "to": random.choice(asked["options"])}
        case _:
            return {"do": "card", "card": _card(random)}


def _like(random: Random, what: Message, players: int) -> Message:
    other = {"points": random.randint(0, 40), "card": _card(random), "to": random.randrange(players)}
    return {name: other.get(name, value) for name, value in what.items()}


def _anything(random: Random, board: Message) -> Message:
    seat = random.randrange(len(board["names"]))
    return random.choice(
        [
            {"do": "undo"},
            {"do": "undo"},
            {"do": "redo"},
            {"do": "shuffled"},
            {"do": "depth", "depth": random.choice(DEPTHS)},
            {"do": "by_hand", "round": random.randint(1, 3), "seat": seat, "points": random.choice([None, 7, 40])},
            {"do": "score", "seat": seat, "round": random.randint(1, 3), "points": random.randint(0, 200)},
            {"do": "take_away", "seat": seat, "card": _card(random)},
            {"do": "lay", "seat": seat, "round": random.randint(1, 3), "card": _card(random)},
            {"do": "drop", "of": "3.a"},
            {"do": "settings", "odds": random.choice(["nobody", "turn", "everybody"]), "advice": True},
        ]
    )


def _card(random: Random) -> str:
    return str(random.choice(list(Card)))
