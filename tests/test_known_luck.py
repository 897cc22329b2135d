"""What a test leaves to chance is the same in every run."""

import random
import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from random import SystemRandom
from uuid import uuid4

import pytest
from numpy.random import default_rng

from flip7 import Game
from flip7.bots.worker import _bot
from flip7.core.fresh_seed import fresh_seed
from flip7.server.security.tokens import new_code, new_token
from tests.known_luck import LUCK

ROOT = Path(__file__).parents[1]
UNSEEDED = re.compile(
    r"(?<!System)\bRandom\(\)|RandomState\(\)|^from random import (?!(System)?Random\b)", re.MULTILINE
)
GAME = Game.seeded(3, "luck")
CHANCES: dict[str, Callable[[], object]] = {
    "a game": lambda: Game(2).seed,
    "a seed": fresh_seed,
    "secrets": lambda: secrets.token_hex(8),
    "a code": new_code,
    "a token": new_token,
    "a bot": lambda: [_bot("random").choose(GAME.table, asked) for asked in 40 * [GAME.asked] if asked],
    "SystemRandom": SystemRandom().random,
    "the one Random of the module": random.random,
    "an identifier": uuid4,
    "NumPy": lambda: default_rng().random(),
}


@pytest.fixture(autouse=True)
def _luck_of_this_test(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    LUCK.begin(request.node.nodeid)


@pytest.mark.parametrize("chance", CHANCES)
def test_chance_follows_from_the_name_of_the_test(chance: str) -> None:
    def drawn(test: str) -> tuple[object, object]:
        LUCK.begin(test)
        return CHANCES[chance](), CHANCES[chance]()

    first, second = drawn("one")
    assert first != second
    assert drawn("one") == (first, second)
    assert drawn("another") != (first, second)


@pytest.mark.parametrize("chance", [chance for chance in CHANCES if chance != "the one Random of the module"])
def test_between_tests_nothing_is_known(chance: str) -> None:
    LUCK.begin("one")
    LUCK.end()
    before = CHANCES[chance]()
    LUCK.begin("one")
    LUCK.end()
    assert CHANCES[chance]() != before


@pytest.mark.parametrize("folder", ["src/flip7", "tests", "tools", "examples", "training"])
def test_no_chance_is_seeded_where_no_test_can_know_it(folder: str) -> None:
    files = [file for file in (ROOT / folder).rglob("*.py") if file != Path(__file__)]
    assert files
    assert [str(file) for file in files if UNSEEDED.search(file.read_text(encoding="utf-8"))] == []
