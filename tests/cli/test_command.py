"""The command itself: version, help, usage errors."""

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
