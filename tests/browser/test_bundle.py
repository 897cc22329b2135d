"""The archive of our own parts: it plays where only the standard library and msgspec can be imported."""

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from flip7.bots.catalog import roster
from flip7.cli.app import main
from flip7.i18n.catalog import say_in
from flip7.record import from_json, replay
from tools import browser_bundle as bundle

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.integration


def _only_msgspec(folder: Path) -> Path:
    """A folder from which nothing but msgspec can be imported."""
    assert msgspec.__file__ is not None
    shutil.copytree(Path(msgspec.__file__).parent, folder / "msgspec")
    return folder


def test_the_archive_plays_every_bot_with_the_standard_library_and_msgspec_alone(tmp_path: Path) -> None:
    packed = tmp_path / "flip7"
    for name, content in bundle.flip7().items():
        (packed / name).parent.mkdir(parents=True, exist_ok=True)
        (packed / name).write_bytes(content)
    program = Path(__file__).with_name("in_isolation.py")
    paths = [str(packed), str(_only_msgspec(tmp_path / "installed"))]
    run = subprocess.run(
        [sys.executable, "-I", "-S", str(program), *paths], capture_output=True, text=True, check=False, timeout=120
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert told["imported"] == ["flip7", "msgspec", "segno"], "something else leaked in"
    assert told["kernel"] == ["flip7.kernel.policy"]
    assert len(told["records"]) == len(roster()) - 1
    assert len(told["advice"]) == sum(len(record["advised"]) for record in told["records"])
    assert all(sentence.endswith("。") for sentence in told["advice"]), "in Japanese, without Fluent and NumPy"
    for record in told["records"]:
        assert replay(from_json(json.dumps(record))).game.asked is None
    expected = [200, 200, 200, 200, 400, 200, 200, 422, 200, 200, 200, 400, 200, 422, 422, 409]
    assert list(told["answers"].values()) == expected
    for language, kept in told["kept"].items():
        bust = say_in(language, "busted", name="Ana", card="8", lost=8)
        assert {"text": bust, "rules": ["B.1", "B.2"]} in kept["said"], "as Fluent says it, which the archive lacks"
        assert kept["files"] == [200, 200, 409, 409], "entries wait after the correction, so there is no record"


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    files = {"flip7.zip": bundle.archive(bundle.flip7()), "large": bytes(range(256)) * 4096}
    for folder in ("one", "two"):
        bundle.write_pieces(files, tmp_path / folder, "3.14.2")
    one, two = (sorted((tmp_path / folder).rglob("*")) for folder in ("one", "two"))
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one if path.is_file()] == [
        path.read_bytes() for path in two if path.is_file()
    ]


def test_pieces_put_together_are_the_file(tmp_path: Path) -> None:
    content = Random(7).randbytes(3 * bundle.PIECE_BYTES)
    bundle.write_pieces({"noise": content}, tmp_path, "3.14.2")
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    (listed,) = manifest["files"]
    pieces = [(tmp_path / piece["path"]).read_bytes() for piece in listed["pieces"]]
    assert [len(piece) for piece in pieces] == [piece["bytes"] for piece in listed["pieces"]]
    assert max(map(len, pieces)) == bundle.PIECE_BYTES
    assert gzip.decompress(b"".join(pieces)) == content
    assert (listed["size"], listed["bytes"], manifest["bytes"]) == (len(content), *[sum(map(len, pieces))] * 2)


def test_nothing_that_needs_numpy_is_in_the_archive() -> None:
    needed = {each.partition(".")[0] for name in bundle.modules() for each in bundle.imported(bundle.module_path(name))}
    assert needed - set(sys.stdlib_module_names) == {"flip7", "msgspec", "segno"}


@pytest.mark.e2e
@pytest.mark.skipif(not (ROOT / "web/node_modules/pyodide").is_dir(), reason="the npm package pyodide is not installed")
def test_the_bundle_starts_in_pyodide_and_its_game_verifies(tmp_path: Path) -> None:
    """The trimmed, compiled standard library is enough, and a game played there is one that the command line proves."""
    bundle.main(tmp_path / "python")
    record = tmp_path / "game.json"
    start = [bundle.node(), "bench/browser_start.mjs", "web/node_modules/pyodide", str(tmp_path / "python")]
    run = subprocess.run(
        start, cwd=ROOT, env={"RECORD": str(record), "BOT": "level5"}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert json.loads(run.stdout)["taps"] > 0
    assert main(["verify", str(record)]) == 0
