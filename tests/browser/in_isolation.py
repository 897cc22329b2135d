"""Play with the browser's archive in a fresh interpreter: python -I -S in_isolation.py ARCHIVE FOLDER_OF_MSGSPEC.

Only the standard library, msgspec and the archive can be imported. Prints what was imported besides, and what happened.
"""

import asyncio
import json
import sys

sys.path[:] = [*sys.argv[1:], *sys.path]

from flip7.browser.server import BrowserServer  # noqa: E402 - from the archive
from flip7.clock import SystemClock  # noqa: E402 - the same
from flip7.i18n.languages import LANGUAGES  # noqa: E402 - the same


class _Persistence:
    def __init__(self) -> None:
        self.kept: dict[str, object] = {}
        self.logs: dict[str, list[tuple[int, str]]] = {}
        self.score_metas: dict[str, object] = {}
        self.tapped: dict[str, list[str]] = {}

    async def rooms(self) -> str:
        return json.dumps(list(self.kept.values()))

    async def entries(self, room: str) -> str:
        return json.dumps(self.logs[room])

    async def scores(self) -> str:
        return json.dumps(list(self.score_metas.values()))

    async def taps(self, game: str) -> str:
        return json.dumps(self.tapped.get(game, []))

    async def write(self, changes: str) -> None:
        told = json.loads(changes)
        self.kept |= {meta["id"]: meta for meta in told.get("rooms", ())}
        for room, _, at, act in told.get("entries", ()):
            self.logs.setdefault(room, []).append((at, act))
        self.score_metas |= {meta["id"]: meta for meta in told.get("scores", ())}
        for game, _, entry in told.get("taps", ()):
            self.tapped.setdefault(game, []).append(entry)


async def _play(server: BrowserServer, bots: list[str], advice: list[str]) -> dict[str, object]:
    """Play a game alone against these bots, boldly, and ask for advice at every question; return its record."""
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
        elif message["type"] == "advice":
            advice.append(message["sentence"])
        elif asked and asked["by"] == "person" and message.get("act", {}).get("act") != "advised":
            server.receive(1, json.dumps({"type": "ask_advice", "ordinal": asked["ordinal"], "language": "ja"}))
            answer = {"type": "answer", "ordinal": asked["ordinal"], "choice": asked["options"][-1]}
            server.receive(1, json.dumps(answer))

    server.connect(1, hear)
    server.receive(1, json.dumps({"type": "hello", "table": made["code"], "token": made["token"]}))
    await over
    record: dict[str, object] = json.loads((await server.request("GET", f"/api/tables/{made['id']}/game.json")).body)
    return record


async def _keep_score(server: BrowserServer, language: str) -> dict[str, object]:
    """Keep a game live up to a bust and correct it, with odds and advice; return what was said in that language."""
    plan = {"names": ["Ana", "Ben"], "depth": "live", "odds": "everybody", "advice": True}
    made = json.loads((await server.request("POST", f"/api/scores?language={language}", json.dumps(plan))).body)
    path = f"/api/scores/{made['id']}"
    said = []
    for act in (
        {"do": "card", "card": "8"},
        {"do": "card", "card": "5"},
        {"do": "move", "move": "hit"},
        {"do": "card", "card": "8"},
        {"do": "move", "move": "stay"},
    ):
        told = json.loads((await server.request("POST", f"{path}/do?language={language}", json.dumps(act))).body)
        said += [*told["said"], told["board"]["asked"], told["board"]["advice"]]
    log = json.loads((await server.request("GET", f"{path}/log?round=1&language={language}")).body)["log"]
    fix = {"do": "correct", "of": log[1]["id"], "by": {"do": "card", "card": "F3"}}
    fixed = json.loads((await server.request("POST", f"{path}/do?language={language}", json.dumps(fix))).body)
    files = [
        (await server.request("GET", f"{path}/{name}?language={language}")).status
        for name in ("score.json", "scores.csv", "game.json", "game.f7")
    ]
    return {"said": said, "log": log, "fixed": fixed, "files": files}


async def _main() -> None:
    server = BrowserServer(SystemClock(), _Persistence())
    listed = json.loads((await server.request("GET", "/api/bots")).body)
    advice: list[str] = []
    records = [await _play(server, [bot["name"]] * 2, advice) for bot in listed["bots"]]
    kept = {language: await _keep_score(server, language) for language in LANGUAGES}
    answers = {}
    for method, target, body in (
        ("GET", "/api/lessons", None),
        ("GET", "/api/rules?language=ja", None),
        ("GET", "/api/device/games", None),
        ("GET", "/api/device/backup", None),
        ("POST", "/api/device/restore", "no backup"),
        ("POST", "/api/device/replay", json.dumps(records[0])),
        ("POST", "/api/device/review", json.dumps(records[0])),
        ("POST", "/api/device/replay", "no record"),
        ("GET", "/api/scores", None),
        ("GET", "/api/scores/players.csv", None),
        ("GET", "/api/scores/backup", None),
        ("POST", "/api/scores/restore?language=ja", "no backup"),
        ("POST", "/api/scores/qr", "https://flip7.example/score"),
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
                "kept": kept,
                "advice": advice,
            }
        )
    )


asyncio.run(_main())
