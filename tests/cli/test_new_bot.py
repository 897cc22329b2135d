"""A new built-in bot is one strategy, one entry of the catalogue and one message per language: the rest follows."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import flip7.i18n
from flip7.arena.runner import Run, Threads
from flip7.arena.simulation import rotating
from flip7.bots.catalog import BOTS, BotSpec, roster
from flip7.bots.strategies.stay_at import StayAt
from flip7.core.rules import Rules
from flip7.i18n import catalog
from flip7.i18n.bots import describe_bot
from flip7.i18n.catalog import speak
from flip7.i18n.seat_names import BotSeat, Names, bot_seat
from flip7.play.seating import seating
from tests.cli.command import Command
from tests.server.server_in_process import running

pytestmark = pytest.mark.integration

MESSAGES = {
    "en": "Falls asleep at 15 points.",
    "de": "Schläft bei 15 Punkten ein.",
    "fr": "Dort avec 15 points.",
    "es": "Se duerme con 15 puntos.",
    "ja": "15点で眠ってしまう。",
}


class Sleepy(StayAt):
    """Stays at 15 points."""

    def __init__(self) -> None:
        super().__init__(15, "sleepy")


SPEC = BotSpec("sleepy", lambda _: Sleepy(), display_names=("Mimi",), rating=1300)


@pytest.fixture(autouse=True)
def _added(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr("flip7.bots.catalog.BOTS", [*BOTS, SPEC])
    locale = tmp_path / "locale"
    shutil.copytree(Path(flip7.i18n.__file__).parent / "locale", locale)
    for language, text in MESSAGES.items():
        with (locale / language / "bots.ftl").open("a", encoding="utf-8") as bots:
            bots.write(f"bot-sleepy = {text}\n    .kind = Sleepy\n    .line = falls asleep\n")
    monkeypatch.setattr(catalog, "LOCALE", locale)
    _forget_texts()
    yield
    _forget_texts()


def _forget_texts() -> None:
    for cached in (catalog._texts, catalog._homes):
        cached.cache_clear()


def test_it_is_in_the_roster_and_described_in_every_language() -> None:
    assert SPEC in roster()
    for language, text in MESSAGES.items():
        speak(language)
        assert describe_bot("sleepy") == text


def test_flip7_bots_lists_it_by_its_rating(flip7: Command) -> None:
    lines = flip7("bots").lines
    assert lines[2].rstrip().split(maxsplit=2) == ["sleepy", "1300", "Falls asleep at 15 points."]
    assert json.loads(flip7("bots", "--json").out)[1] == {
        "name": "sleepy",
        "rating": 1300,
        "level": None,
        "character": "Falls asleep at 15 points.",
    }


def test_it_plays_in_a_simulation() -> None:
    run = Run(rotating(("sleepy", "level1"), None, Rules(), "new"), 200, Threads(1))
    run.go(lambda _: None)
    assert [bot.name for bot in run.result.bots] == ["sleepy", "level1"]
    assert run.result.games == 200


def test_its_seat_has_its_display_name() -> None:
    assert seating(["Ana"], ["sleepy"], None)[1] == BotSeat("Mimi", "sleepy")
    assert bot_seat("Mimi (sleepy)") == BotSeat("Mimi", "sleepy")
    assert Names(["Ana", "Mimi (sleepy)"]).shown == ("Ana", "Mimi")


async def test_the_api_lists_it_and_it_sits_at_a_web_table() -> None:
    async with running() as server:
        bots = (await server.get("/api/bots")).json()["bots"]
        assert {"name": "sleepy", "rating": 1300, "level": None} in bots
        table = await server.found(seats=2, fill="sleepy")
        seen = (await server.get(f"/api/tables/{table['code']}")).json()
        assert "Mimi" in json.dumps(seen)
