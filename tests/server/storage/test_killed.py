"""What is said to be stored is there, whatever happens to the program a moment later."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random, SystemRandom

import pytest

from flip7.server.storage.store import Phase
from tests.server.storage.stores import a_room, an_entry, opened, run

pytestmark = pytest.mark.integration

APPENDING = Path(__file__).with_name("appending.py")
ROOMS = [a_room(name, phase=Phase.PLAYING) for name in "abcdefgh"]


def test_what_was_stored_survives_a_killed_program(tmp_path: Path) -> None:
    """At five moments, which a seed chooses: other ones in every run. The same seed makes the same pauses."""
    file, seed = tmp_path / "x", SystemRandom().randrange(2**32)
    chance = Random(seed)

    async def made() -> None:
        async with opened(file) as store:
            for room in ROOMS:
                await store.create(room, [an_entry(0)])

    async def logs() -> dict[str, list[int]]:
        async with opened(file) as store:
            return {room.id: [entry.at for entry in await store.log(room.id)] for room in ROOMS}

    run(made())
    for _ in range(5):
        seconds = chance.uniform(0.02, 0.5)
        said = stored_before_it_was_killed(file, seconds)
        kept = run(logs())
        when = f"seed {seed}, killed after {seconds} s"
        assert [line for line in said if int(line[1]) not in kept[line[0]]] == [], when
        assert all(numbers == list(range(len(numbers))) for numbers in kept.values()), when


def stored_before_it_was_killed(file: Path, seconds: float) -> list[list[str]]:
    """The rooms and numbers that the program said it had stored, until it was killed so long after the first."""
    with subprocess.Popen([sys.executable, APPENDING, file], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        program.kill()
        *whole, _ = (first + program.stdout.read()).split("\n")
    assert whole
    return [line.split() for line in whole]
