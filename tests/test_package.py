"""The installed package: the wheel holds all that the program needs, is light, and its extras bring what they say."""

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

import flip7
from flip7.extras import EXTRA_OF, install_command
from flip7.i18n.catalog import say

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
SOURCES = {"CITATION.cff", "SECURITY.md", "LICENSE", "Makefile", "constraints.txt", "src/flip7/server/site/index.html"}
LIGHT_MEGABYTES = 60
"""The bar for everything that `pip install flip7` brings, compiled bytecode included."""

ALL_MEGABYTES = 1_000
"""The bar for everything that `pip install 'flip7[all]'` brings: 930 when it was set (bench/results.md)."""

Install = Callable[[str], Path]
"""Installs the wheel with extras such as `[sheet]` into a new environment; returns the folder of its programs."""


def clean_environment() -> dict[str, str]:
    """Our environment without what leads a program to this clone."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}


def run(*command: str | Path, folder: Path, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env=clean_environment(),
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("dist")
    built = run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, folder=folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.fixture
def install(dist: Path, tmp_path: Path) -> Install:
    (wheel,) = dist.glob("*.whl")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python")

    def into_a_new_environment(extras: str) -> Path:
        made = run(sys.executable, "-m", "venv", "--without-pip", "new", folder=tmp_path)
        assert made.returncode == 0, made.stderr
        wanted = ("install", "--constraint", ROOT / "constraints.txt", f"{wheel}{extras}")
        installed = run(*pip, tmp_path / "new", *wanted, folder=tmp_path)
        assert installed.returncode == 0, installed.stderr
        return tmp_path / "new" / "bin"

    return into_a_new_environment


def megabytes(bin_folder: Path) -> float:
    """The size of all files that were installed, as bench/install_size.py counts it."""
    (site,) = (bin_folder.parent / "lib").glob("python*/site-packages")
    return sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) / 1e6


def served_page(bin_folder: Path, folder: Path) -> str:
    """The first page of `flip7 serve`, as a browser gets it."""
    command = (bin_folder / "flip7", "serve", "--host", "127.0.0.1", "--port", "0", "--most-sockets", "200")
    server = subprocess.Popen(
        [*map(str, command), "--database", "tables.sqlite"],
        cwd=folder,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address[0], timeout=60) as answer:  # noqa: S310 - our own server
            return str(answer.read().decode())
    finally:
        server.kill()
        server.communicate()


@pytest.mark.e2e
def test_source_archive_and_wheel_have_the_web_table_the_rules_and_every_language(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    packed = set(ZipFile(wheel).namelist())
    assert packed >= NEEDED
    assert any(name.startswith("flip7/server/site/assets/") for name in packed)
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as sources:
        assert {name.partition("/")[2] for name in sources.getnames()} >= SOURCES


@pytest.mark.e2e
def test_without_extras_it_is_light_plays_and_says_what_it_lacks(install: Install, tmp_path: Path) -> None:
    bin_folder = install("")
    assert megabytes(bin_folder) < LIGHT_MEGABYTES
    asked = ("play", "--plain", "--names", "Ana", "--bots", "level5", "--target", "30", "--seed", "light")
    played = run(bin_folder / "flip7", *asked, folder=tmp_path, answers="s\n" * 99)
    assert played.returncode == 0, played.stderr
    assert "wins with" in played.stdout
    lacking = run(bin_folder / "flip7", "simulate", folder=tmp_path)
    assert (lacking.returncode, lacking.stdout) == (2, "")
    assert lacking.stderr.endswith(f"{install_command('study')}\n")
    assert lacking.stderr.count("\n") == 1


@pytest.mark.e2e
def test_with_all_extras_every_package_is_there_and_every_part_is_loaded(install: Install, tmp_path: Path) -> None:
    bin_folder = install("[all]")
    assert megabytes(bin_folder) < ALL_MEGABYTES
    parts = ("flip7.arena.dask_cluster", "flip7.arena.runner", "flip7.envs.flip7_v0", "flip7.server.run", *EXTRA_OF)
    loaded = run(bin_folder / "python", "-c", f"import {', '.join(parts)}", folder=tmp_path)
    assert loaded.returncode == 0, loaded.stderr
    drawn = run(bin_folder / "flip7", "sheet", "evening.pdf", folder=tmp_path)
    assert drawn.returncode == 0, drawn.stderr
    assert "Not playable here" not in run(bin_folder / "flip7", "bots", folder=tmp_path).stdout
    page = served_page(bin_folder, tmp_path)
    assert say("serve-no-page") not in page
    assert "<script" in page


def test_the_citation_names_this_version() -> None:
    written = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", written, re.MULTILINE) == [flip7.__version__]
