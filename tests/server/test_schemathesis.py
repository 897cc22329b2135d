"""The OpenAPI document says what the server does: Schemathesis finds nothing else, whatever it asks for."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server_process import Separate, separate
from tests.waiting import wait_until

SEED = "7"
READING = ("--include-method", "GET")
WRITING = ("--exclude-method", "GET")
CONFIG = """
[checks.positive_data_acceptance]
# A request may fit the schema and still be for a table that cannot be: a bot that nobody knows, a name nobody can see.
expected-statuses = ["2xx", "409", "422", "404", "403", "429"]
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Separate]:
    """One server for all of them: what one has asked for must not trouble the next."""
    with separate(tmp_path_factory.mktemp("schemathesis")) as running:
        yield running


@pytest.mark.integration
@pytest.mark.timeout(960)
@pytest.mark.parametrize(
    "phases, only",
    [
        ("examples,coverage", READING),
        ("examples,coverage", WRITING),
        ("fuzzing,stateful", ()),
    ],
    ids=["borders of what is read", "borders of what is written", "fuzzing"],
)
@pytest.mark.parametrize("examples", ["3", pytest.param("60", marks=pytest.mark.e2e)])
def test_schemathesis_finds_nothing(
    server: Separate, tmp_path: Path, phases: str, only: tuple[str, ...], examples: str
) -> None:
    """Every operation with good and with broken input, every check; then tables made, looked at and read, in a row.

    With three examples of each in `make test`, beside those of the document and every border of its schemas.
    """
    (tmp_path / "schemathesis.toml").write_text(CONFIG, encoding="utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"),
        *("--checks", "all", "--phases", phases, *only, "--max-examples", examples),
        *("--seed", SEED, "--no-color", "--continue-on-failure", "--warnings", "off"),
    ]
    found = subprocess.run(command, capture_output=True, text=True, timeout=900, cwd=tmp_path, check=False)
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
    assert only or re.search(r"(\d+) selected / \1 total", found.stdout), found.stdout[-3000:]
    assert "stateful" not in phases or "Stateful (not applicable)" not in found.stdout
    assert server.figure("flip7_faults_total") == 0
    assert server.figure("flip7_tables_founded_total") > 1 or only == READING
    wait_until(server.is_well)
    assert "Traceback" not in server.errors.read_text(encoding="utf-8")
