"""`pip install flip7` without extras: games run, and every other command says in one line what it needs."""

import importlib
import json
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from typer.core import TyperGroup

from flip7.cli.app import _command
from flip7.extras import EXTRA_OF, MissingExtra, install_command
from flip7.i18n.extras import extra_words
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.record.files import read_game
from tests.cli.command import Command

PYPROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PYPROJECT["optional-dependencies"]
NOT_FOR_USERS = {"dev", "release", "web"}
UNNECESSARY = ("numba", "llvmlite", "uvloop", "httptools", "fluent", "babel")
"""Packages of the extras that everything runs without, and those that only tests need."""
HIDDEN = {*EXTRA_OF, *UNNECESSARY}
GAME = "A 1 / B 2 / A s / B s = 1 2"
STUDY, SERVE, SHEET, PARQUET = (
    f"Get it with: {install_command(extra)}" for extra in ("study", "serve", "sheet", "parquet")
)

PLAYS = {
    "play": ["--plain", "--names", "Ana", "--bots", "level5", "--target", "1", "--seed", "s", "--save", "new.json"],
    "replay": ["game.f7", "--plain"],
    "daily": ["--plain", "--day", "2026-11-17"],
    "puzzle": ["--plain", "--seed", "1"],
    "convert": ["game.f7", "--to", "json"],
    "verify": ["game.f7"],
    "you": [],
    "bots": [],
    "score": ["--plain", "--names", "Ana,Ben", "--target", "5"],
    "rulings": ["A 1 / B 2 / A h F3>B(3 4 5)", "--plain"],
    "rules": ["freeze"],
    "games": ["game.f7", "--table", "games.csv"],
}
"""Commands that need no extra, with arguments."""
ANSWERS = {"play": "s\n" * 99, "daily": "s\n" * 99, "puzzle": "h\n1\n" * 9, "score": "3\n9\n"}
NEEDS = {
    "simulate": ([], STUDY),
    "advise": (["--me", "12 5", "--others", "7"], STUDY),
    "review": (["game.f7"], STUDY),
    "playout": (["--me", "12 5", "--others", "7"], STUDY),
    "solve": ([], STUDY),
    "arena": (["level1", "level2"], STUDY),
    "serve": (["--port", "0"], SERVE),
    "admin tables": ([], SERVE),
    "admin look": (["BCD234"], SERVE),
    "admin close": (["BCD234"], SERVE),
    "admin block": (["192.0.2.7"], SERVE),
    "admin unblock": (["192.0.2.7"], SERVE),
    "admin blocks": ([], SERVE),
    "admin announce": (["Good night."], SERVE),
    "admin backup": (["copy.sqlite"], SERVE),
    "admin restore": (["copy.sqlite"], SERVE),
    "admin find": (["Ana"], SERVE),
    "admin forget": (["BCD234", "1"], SERVE),
    "tables check": ([], SERVE),
    "tables repair": ([], SERVE),
    "sheet": ([], SHEET),
}
"""Commands that need an extra, with arguments and the end of what they say without it."""
NEED_STUDY = ("PlayedOut", "play_out")
"""The public names that need an extra."""
JOINS = {"join"}
"""Needs no extra but a server: it is held by a test of its own."""


@pytest.fixture(scope="module")
def light() -> Iterator[None]:
    """No package of an extra can be imported, and flip7 is loaded anew; afterwards everything is as it was."""
    before = dict(sys.modules)
    for name in before:
        if name.partition(".")[0] in {"flip7", *HIDDEN}:
            del sys.modules[name]
    sys.modules.update(dict.fromkeys(HIDDEN))  # type: ignore[arg-type]  # None: «there is no such module»
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] in {"flip7", *HIDDEN}]:
        del sys.modules[name]
    sys.modules.update(before)


@pytest.fixture
def game(flip7: Command, light: None, monkeypatch: pytest.MonkeyPatch) -> Command:  # noqa: ARG001
    """The command without extras, in a folder that holds a game."""
    monkeypatch.setattr("tests.cli.command.main", importlib.import_module("flip7.cli").main)
    importlib.import_module("flip7.i18n.catalog").speak(ENGLISH)  # the test before may have spoken another language
    for place in ("XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(place, str(flip7.folder / "home"))
    return flip7.with_file("game.f7", GAME)


def commands(group: TyperGroup, before: str = "") -> Iterator[str]:
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, f"{before}{name} ")
        else:
            yield before + name


def test_every_command_is_tried_here() -> None:
    assert set(commands(_command())) == PLAYS.keys() | NEEDS.keys() | JOINS


@pytest.mark.parametrize("command", PLAYS)
def test_a_game_needs_no_extra(game: Command, command: str) -> None:
    ended = game(*command.split(), *PLAYS[command], answers=ANSWERS.get(command, ""))
    assert ended.status == 0, ended
    assert ended.out


def test_one_line_names_the_extra_that_brings_all_of_it(game: Command) -> None:
    """Not NumPy and its extra first, and PyArrow and another one after that is installed."""
    assert game.refused("simulate", "--decisions", "a.parquet", "5").endswith(PARQUET)


@pytest.mark.parametrize("command", NEEDS)
def test_what_is_missing_is_one_line_with_the_command_that_brings_it(game: Command, command: str) -> None:
    arguments, said = NEEDS[command]
    assert game.refused(*command.split(), *arguments).endswith(said)


def test_the_help_of_every_command_needs_no_extra(game: Command) -> None:
    for command in (*PLAYS, *NEEDS, *JOINS):
        assert f"Usage: flip7 {command}" in game(*command.split(), "--help").out


def test_joining_needs_a_server_and_no_extra(game: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.terminal.tui.join.full_screen", lambda: True)
    said = game.refused("join", "BCD234", "--server", "http://127.0.0.1:9", "--name", "Ana")
    assert "127.0.0.1:9" in said


def test_the_screens_of_the_terminal_need_no_extra(light: None) -> None:  # noqa: ARG001
    tui = Path(str(_fresh("flip7.terminal.tui").__file__)).parent
    for file in sorted(tui.rglob("*.py")):
        parts = file.relative_to(tui).with_suffix("").parts
        _fresh(".".join(("flip7.terminal.tui", *(part for part in parts if part != "__init__"))))


def test_the_start_screen_offers_only_bots_that_can_play(light: None) -> None:  # noqa: ARG001
    offered = {name for _, name in _fresh("flip7.terminal.tui.screens.start")._bots()}
    assert "level5" in offered
    assert "level6" not in offered


def test_the_catalogue_says_what_the_strongest_bot_lacks(game: Command) -> None:
    shown = " ".join(game("bots").out.split())
    assert f"Not playable here: level6. What they lack comes with: {install_command('study')}" in shown
    assert "level6" in [bot["name"] for bot in json.loads(game("bots", "--json").out)]
    assert game.refused("play", "--bots", "level6", "--plain").endswith(f"needs NumPy: {install_command('study')}")


def test_advice_in_the_middle_of_a_game_says_what_it_lacks_and_the_game_goes_on(game: Command) -> None:
    options = ("--plain", "--seats", "2", "--target", "1", "--seed", "no gifts", "--save", "new.json")
    ended = game("play", *options, answers="advice\n" + "s\n" * 99)
    assert ended.status == 0, ended
    assert f"This needs numpy, which is not installed. Get it with: {install_command('study')}" in ended.lines
    assert read_game(game.folder / "new.json").choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_reads_it_in_their_language(game: Command, language: str) -> None:
    said = game.refused("advise", "--me", "12 5", "--others", "7", "--language", language)
    assert "numpy" in said
    assert said.endswith(install_command("study"))
    assert ("This needs" in said) is (language == "en")


def test_every_public_name_is_there_without_extras(light: None) -> None:  # noqa: ARG001
    flip7 = _fresh("flip7")
    for name in {*flip7.__all__}.difference(NEED_STUDY):
        assert getattr(flip7, name) is not None
    assert flip7.bot_named("level5").name == "level5"


def test_all_names_can_be_imported_at_once(light: None) -> None:  # noqa: ARG001
    names: dict[str, object] = {}
    exec("from flip7 import *", names)  # noqa: S102 - a function cannot say it
    assert "Game" in names
    assert not names.keys() & set(NEED_STUDY)


@pytest.mark.parametrize("name", NEED_STUDY)
def test_a_public_name_that_needs_an_extra_is_an_import_error_of_one_line(light: None, name: str) -> None:  # noqa: ARG001
    with pytest.raises(ImportError) as raised:
        getattr(_fresh("flip7"), name)
    assert str(raised.value) == f"numpy is not installed: {install_command('study')}"


@pytest.mark.parametrize("module", ["analysis.advice", "analysis.review", "arena.runner", "arena.paired"])
def test_a_module_that_needs_an_extra_is_an_import_error_of_one_line(light: None, module: str) -> None:  # noqa: ARG001
    with pytest.raises(ImportError) as raised:
        _fresh(f"flip7.{module}")
    assert str(raised.value) == f"numpy is not installed: {install_command('study')}"


def test_the_environments_are_an_import_error_of_one_line(light: None) -> None:  # noqa: ARG001
    with pytest.raises(ImportError) as raised:
        _fresh("flip7.envs")
    assert str(raised.value) == f"numpy is not installed: {install_command('envs')}"


def test_a_module_that_no_extra_brings_is_an_error_of_ours(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "flip7.cli.runners.bots", None)
    with pytest.raises(ModuleNotFoundError):
        flip7("bots")


# --- the one list, and the package's own ------------------------------------------------------------------------------


def _names(extra: str) -> set[str]:
    """The distributions that an extra brings, with those of the extras that it includes."""
    found: set[str] = set()
    for given in map(Requirement, EXTRAS[extra]):
        if given.name == PYPROJECT["name"]:
            found.update(*(_names(each) for each in given.extras))
        else:
            found.add(_normal(given.name))
    return found


def _normal(distribution: str) -> str:
    return distribution.lower().replace("_", "-").replace(".", "-")


def test_every_package_comes_with_the_extra_that_is_named_for_it() -> None:
    brings = metadata.packages_distributions()
    for package, extra in EXTRA_OF.items():
        assert {_normal(each) for each in brings[package]} & _names(extra), (package, extra)


def test_every_package_of_an_extra_is_in_the_list_or_unnecessary() -> None:
    brings = metadata.packages_distributions()
    known = {_normal(each) for package in (*EXTRA_OF, *UNNECESSARY) for each in brings[package]}
    users = {extra for extra in EXTRAS if extra not in NOT_FOR_USERS}
    assert set().union(*map(_names, users)) <= known


def test_all_is_all_that_users_may_want() -> None:
    assert _names("all") == set().union(*(_names(extra) for extra in EXTRAS if extra not in NOT_FOR_USERS))
    assert _names("all") <= _names("dev")


def test_no_extra_is_among_what_everybody_gets() -> None:
    light = {_normal(Requirement(each).name) for each in PYPROJECT["dependencies"]}
    assert light == {"msgspec", "platformdirs", "rich", "segno", "textual", "typer", "websockets"}


def test_the_words_name_the_package_and_the_command() -> None:
    assert extra_words(MissingExtra("PIL", "envs")) == (
        "This needs PIL, which is not installed. Get it with: pip install 'flip7[envs]'"
    )


def _fresh(name: str) -> ModuleType:
    """The module, loaded anew by the fixture."""
    return importlib.import_module(name)
