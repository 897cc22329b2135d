"""The games that the browser's tests fold are those that the server tells today."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "tests" / "games"
LARGEST = 360_000


def test_the_games_for_the_browser_are_up_to_date(tmp_path: Path) -> None:
    """If this fails: python tools/web_games.py."""
    subprocess.run([sys.executable, ROOT / "tools" / "web_games.py", "--into", tmp_path], check=True, timeout=60)
    written = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert written == {file.name: file.read_bytes() for file in GAMES.iterdir()}


def test_the_games_for_the_browser_are_small() -> None:
    assert sum(file.stat().st_size for file in GAMES.iterdir()) < LARGEST
