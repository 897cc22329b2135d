"""The OpenAPI document says what the server does: Schemathesis finds nothing else, whatever it asks for."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.server_process import separate

SEED = "7"
CONFIG = """
[checks.positive_data_acceptance]
# A request may fit the schema and still be for a table that cannot be: a bot that nobody knows, a name nobody can see.
expected-statuses = ["2xx", "409", "422", "404", "403", "429"]
"""


@pytest.mark.integration
@pytest.mark.timeout(960)
@pytest.mark.parametrize("phases", ["examples,coverage", "fuzzing,stateful"])
@pytest.mark.parametrize("examples", ["3", pytest.param("60", marks=pytest.mark.e2e)])
def test_schemathesis_finds_nothing(tmp_path: Path, phases: str, examples: str) -> None:
    """Every operation with good and with broken input, every check; then tables made, looked at and read, in a row.

    With three examples of each in `make test`, beside those of the document and every border of its schemas.
    """
    (tmp_path / "schemathesis.toml").write_text(CONFIG, encoding="utf-8")
    with separate(tmp_path) as server:
        command = [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"),
            *("--checks", "all", "--phases", phases, "--max-examples", examples),
            *("--seed", SEED, "--no-color", "--continue-on-failure", "--warnings", "off"),
        ]
        found = subprocess.run(command, capture_output=True, text=True, timeout=900, cwd=tmp_path, check=False)
        assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
        assert re.search(r"(\d+) selected / \1 total", found.stdout), found.stdout[-3000:]
        assert "stateful" not in phases or "Stateful (not applicable)" not in found.stdout
        assert server.figure("flip7_faults_total") == 0
        assert server.figure("flip7_tables_founded_total") > 1
        assert server.page("/api/health") == '{"status":"ok"}'
        assert "Traceback" not in server.errors.read_text(encoding="utf-8")
