"""Durability: what was acknowledged as stored is there, even if the program is killed a moment later."""

import subprocess
import sys
from pathlib import Path
from random import Random, SystemRandom

import pytest

from flip7.protocol.room_options import Phase
from tests.server.storage.stores import a_room, an_entry, opened, run

pytestmark = pytest.mark.integration

APPENDING = Path(__file__).with_name("appending.py")
ROOMS = [a_room(name, phase=Phase.PLAYING) for name in "abcdefgh"]


@pytest.mark.parametrize("kills", [3, pytest.param(15, marks=pytest.mark.e2e)])
def test_what_was_stored_survives_a_killed_program(tmp_path: Path, kills: int) -> None:
    """At moments that a seed chooses: other ones in every run. The same seed waits for as many entries."""
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
    for _ in range(kills):
        entries = chance.choice((1, chance.randrange(1, 50), chance.randrange(1, 1000)))
        said = stored_before_it_was_killed(file, entries)
        kept = run(logs())
        when = f"seed {seed}, killed after {entries} entries"
        assert [line for line in said if int(line[1]) not in kept[line[0]]] == [], when
        assert all(numbers == list(range(len(numbers))) for numbers in kept.values()), when


def stored_before_it_was_killed(file: Path, entries: int) -> list[list[str]]:
    """The rooms and numbers that the program said it had stored, until it was killed when it had said so many."""
    with subprocess.Popen([sys.executable, APPENDING, file], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        said = "".join(program.stdout.readline() for _ in range(entries))
        program.kill()  # it has gone on meanwhile, and is anywhere
        *whole, _ = (said + program.stdout.read()).split("\n")
    assert len(whole) >= entries
    return [line.split() for line in whole]
