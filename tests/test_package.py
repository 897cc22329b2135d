"""What people install: a wheel that is built from the source archive holds all that the program needs."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = {
    "flip7/rules.md",
    "flip7/py.typed",
    "flip7/analysis/solver/full_deck_results.json",
    "flip7/kernel/weights.json",
    "flip7/server/site/index.html",
    "flip7/server/site/preloads.json",
    "flip7/i18n/locale/ja/table.ftl",
}


@pytest.mark.e2e
def test_the_wheel_of_the_source_archive_has_the_web_table_the_rules_and_every_language(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    built = subprocess.run(build, check=False, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(ZipFile(wheel).namelist())
    assert packed >= NEEDED
    assert any(name.startswith("flip7/server/site/assets/") for name in packed)
