"""Seats that are remembered: found again, by their owner alone, and never in anybody's way."""

import os
import stat
from pathlib import Path

import pytest

from flip7.client.saved_seats import MAX_SEATS_SAVED, SavedSeats, SeatKey, usual_file

HERE = "http://localhost:7007"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "seats.json"


def key(table: str = "id", code: str = "BCD234", name: str = "Tess", number: int = 0) -> SeatKey:
    return SeatKey(HERE, table, code, name, token=str(number))


def test_a_key_is_found_by_code_and_by_id(file: Path) -> None:
    SavedSeats(file).save(key())
    for table in ("id", "BCD234"):
        assert SavedSeats(file).find(HERE, table) == key()
    assert SavedSeats(file).find(HERE, "other") is None
    assert SavedSeats(file).find("http://elsewhere", "id") is None


def test_after_a_rematch_the_code_leads_to_the_newest_table(file: Path) -> None:
    ring = SavedSeats(file)
    ring.save(key("first"))
    ring.save(key("second"))
    assert ring.find(HERE, "BCD234") == key("second")
    assert ring.find(HERE, "first") == key("first")


def test_two_people_at_one_machine_have_a_key_each(file: Path) -> None:
    ring = SavedSeats(file)
    ring.save(key(name="Tess", number=1))
    ring.save(key(name="Zoe", number=2))
    ring.save(key(name="Tess", number=3))
    assert ring.find(HERE, "id", "Tess") == key(name="Tess", number=3)
    assert ring.find(HERE, "id", "Zoe") == key(name="Zoe", number=2)
    assert ring.find(HERE, "id", "Ann") is None
    assert ring.last_name() == "Tess"


@pytest.mark.skipif(os.name != "posix", reason="other systems have other ways")
def test_only_its_owner_can_read_the_file(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("[]")
    file.chmod(0o644)
    SavedSeats(file).save(key())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"no json", b"\xff\xfe", b'{"a": 1}', b'[{"server": 1}]'])
def test_a_file_that_cannot_be_read_holds_no_key(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    ring = SavedSeats(file)
    assert ring.find(HERE, "id") is None
    assert ring.last_name() is None
    ring.save(key())
    assert ring.find(HERE, "id") == key()


def test_the_oldest_keys_are_forgotten(file: Path) -> None:
    ring = SavedSeats(file)
    for number in range(MAX_SEATS_SAVED + 1):
        ring.save(key(str(number)))
    assert ring.find(HERE, "0") is None
    assert ring.find(HERE, "1") is not None


def test_a_ring_that_cannot_be_written_says_so_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "seats.json").mkdir()
    with pytest.raises(OSError, match="directory"):
        SavedSeats(tmp_path / "seats.json").save(key())
    assert [path.name for path in tmp_path.iterdir()] == ["seats.json"]


def test_the_usual_file_is_in_the_users_own_folder() -> None:
    assert usual_file().name == "seats.json"
