"""Play with the browser's archive in a fresh interpreter: python -I -S in_isolation.py ARCHIVE FOLDER_OF_MSGSPEC.

Only the standard library, msgspec and the archive can be imported. Prints what was imported besides, and what happened.
"""

import asyncio
import json
import sys

sys.path[:] = [*sys.argv[1:], *sys.path]

from flip7.browser.server import BrowserServer  # noqa: E402 - from the archive
from flip7.clock import SystemClock  # noqa: E402 - the same


class _Persistence:
    def __init__(self) -> None:
        self.kept: dict[str, object] = {}
        self.logs: dict[str, list[tuple[int, str]]] = {}

    async def rooms(self) -> str:
        return json.dumps(list(self.kept.values()))

    async def entries(self, room: str) -> str:
        return json.dumps(self.logs[room])

    async def write(self, changes: str) -> None:
        told = json.loads(changes)
        self.kept |= {meta["id"]: meta for meta in told["rooms"]}
        for room, _, at, act in told["entries"]:
            self.logs.setdefault(room, []).append((at, act))


async def _play(server: BrowserServer, bots: list[str]) -> dict[str, object]:
    """Play a game alone against these bots, hitting and giving boldly; return its record."""
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    plan = {
        "name": "Ana",
        "seats": len(bots) + 1,
        "bots": [{"seat": seat, "bot": bot} for seat, bot in enumerate(bots, 1)],
        "rules": {"target": 60},
        "start": True,
    }
    made = json.loads((await server.request("POST", "/api/tables", json.dumps(plan))).body)

    def hear(text: str) -> None:
        message = json.loads(text)
        asked = message.get("asked")
        if message["type"] == "happened" and message["act"]["act"] == "revealed":
            over.set_result(None)
        elif asked and asked["by"] == "person":
            answer = {"type": "answer", "ordinal": asked["ordinal"], "choice": asked["options"][-1]}
            server.receive(1, json.dumps(answer))

    server.connect(1, hear)
    server.receive(1, json.dumps({"type": "hello", "table": made["code"], "token": made["token"]}))
    await over
    record: dict[str, object] = json.loads((await server.request("GET", f"/api/tables/{made['id']}/game.json")).body)
    return record


async def _main() -> None:
    server = BrowserServer(SystemClock(), _Persistence())
    listed = json.loads((await server.request("GET", "/api/bots")).body)
    records = [await _play(server, [bot["name"]] * 2) for bot in listed["bots"]]
    answers = {}
    for method, target, body in (
        ("GET", "/api/lessons", None),
        ("GET", "/api/rules?language=ja", None),
        ("GET", "/api/device/games", None),
        ("GET", "/api/device/backup", None),
        ("POST", "/api/device/restore", "no backup"),
        ("POST", "/api/device/replay", json.dumps(records[0])),
        ("POST", "/api/device/replay", "no record"),
        ("POST", "/api/tables", '{"name": "Ana", "fill": "level6"}'),
        ("POST", "/api/tables", '{"name": "Ana", "fill": "hal9000"}'),
        ("POST", "/api/tables", '{"name": "Ana", "seats": 5, "start": true}'),
    ):
        answer = await server.request(method, target, body)
        answers[f"{method} {target} {(body or '')[:40]}"] = answer.status
    await server.close()
    ours = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
    print(  # noqa: T201 - what this program is for
        json.dumps(
            {
                "imported": sorted(ours - {"__main__"}),
                "kernel": sorted(name for name in sys.modules if name.startswith("flip7.kernel.")),
                "records": records,
                "answers": answers,
            }
        )
    )


asyncio.run(_main())
