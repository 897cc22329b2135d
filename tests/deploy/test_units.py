"""The units of deploy/ for systemd, as systemd itself reads them."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from flip7.server.config import Limits
from flip7.server.network.descriptors import RESERVED_DESCRIPTORS
from tests.deploy.programs import needed
from tests.deploy.proxied import DEPLOY

pytestmark = pytest.mark.integration

UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in {".service", ".timer"})
EXPOSURE = 20
"""Tenths of systemd's measure of what a service could do, from 0 to 100; a service that nobody hardened has 96."""


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with a program that is there in the place of ours."""
    true = shutil.which("true")
    assert true is not None
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("/opt/flip7/bin/flip7", true), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_every_line(units: Path, name: str) -> None:
    checked = subprocess.run(
        [needed("systemd-analyze"), "verify", "--recursive-errors=no", str(units / name)],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in checked.stderr.splitlines() if "flip7" in line]
    assert (ours, checked.returncode) == ([], 0)


def test_the_server_may_do_little_besides_serving(units: Path) -> None:
    command = [needed("systemd-analyze"), "security", "--offline=true", f"--threshold={EXPOSURE}"]
    checked = subprocess.run([*command, str(units / "flip7.service")], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout[-500:]


def test_the_server_writes_only_where_the_unit_says() -> None:
    unit = (DEPLOY / "flip7.service").read_text(encoding="utf-8")
    assert "ProtectSystem=strict" in unit
    for option in ("--database", "NUMBA_CACHE_DIR"):
        assert re.search(rf"{option}[ =](/var/lib/flip7|/var/cache/flip7)", unit)


def test_the_server_starts_again_and_has_descriptors_and_memory_that_fit_its_limits() -> None:
    """S10, M6: with 1,024 descriptors one address shut the door, and a server that died stayed away."""
    unit = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "flip7.service").read_text(encoding="utf-8"), re.MULTILINE))
    assert unit["Restart"] == "always"
    assert int(unit["LimitNOFILE"]) >= Limits().connections + RESERVED_DESCRIPTORS
    assert 0 < int(unit["MemoryHigh"].removesuffix("M")) < int(unit["MemoryMax"].removesuffix("M"))
    assert "--proxy 127.0.0.1 " in unit["ExecStart"]
