"""The command itself: version, help, usage errors."""

import re

import pytest

from flip7 import __version__
from flip7.cli import COMMANDS
from tests.cli.command import Command


def test_version(flip7: Command) -> None:
    ended = flip7("--version")
    assert (ended.status, ended.out, ended.err) == (0, f"flip7 {__version__}\n", "")


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], []])
def test_help_lists_every_command_and_has_examples(flip7: Command, arguments: list[str]) -> None:
    ended = flip7(*arguments)
    assert ended.status == 0
    for command in COMMANDS:
        assert f"\n  {command} " in ended.out
    assert "flip7 play --names Ana,Ben --seats 5" in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_helps_with_an_example(flip7: Command, command: str) -> None:
    ended = flip7(command, "--help")
    assert ended.status == 0
    assert f"\n  flip7 {command}" in ended.out


@pytest.mark.parametrize("arguments", [["dance"], ["--dance"], ["play", "--seats"], ["verify"], ["verify", "a", "b"]])
def test_a_usage_error_is_one_line(flip7: Command, arguments: list[str]) -> None:
    assert flip7.refused(*arguments)


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["verify", "a", "b"], "«b» is too much: flip7 verify --help says what fits"),
        (["play", "--seats"], "--seats needs a value behind it: flip7 play --help says which"),
        (
            ["simulate", "--decisions", "a.npz"],
            "--decisions needs 2 values behind it: flip7 simulate --help says which",
        ),
        (["simulate", "--games", "abc"], "--games 'abc': it must be a whole number"),
        (["simulate", "--games=abc"], "--games 'abc': it must be a whole number"),
        (["play", "--pace", "soon"], "--pace 'soon': it must be a number"),
        (["serve", "--port", "70000"], "--port '70000': it must be at most 65535"),
        (["simulate", "--plot", "a.txt"], "a page is written to a file such as page.html, not 'a.txt'"),
        (["review", "a.json", "--plot", "a.txt"], "a page is written to a file such as page.html, not 'a.txt'"),
    ],
)
def test_a_usage_error_is_said_in_our_own_words(flip7: Command, arguments: list[str], says: str) -> None:
    assert flip7.refused(*arguments).endswith(says)


@pytest.mark.parametrize("command", [*COMMANDS, "tables check"])
def test_the_help_names_what_is_typed_and_no_types_of_python(flip7: Command, command: str) -> None:
    shown = flip7(*command.split(), "--help").out
    assert not re.search(r"<list|<str|<int|\[\[|…\]", shown)
