"""The command-line application: start, exit status, and errors in one line."""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_group

from flip7 import __version__
from flip7.cli.options import help_text
from flip7.core.errors import Flip7Error
from flip7.extras import missing_extra

USAGE: Final = 2
CLOSED_PIPE: Final = 1

app: Final[typer.Typer] = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich" if sys.stdout is not None and sys.stdout.isatty() else None,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="A fan-made program, not affiliated with the publisher of the game.",
)


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit status; an error is one line on stderr."""
    if sys.stdout is None:
        complain("cannot write the output: the standard output is closed")
        return USAGE
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - closed: nobody answers
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _escape_unencodable(stream)
    typed = sys.argv[1:] if arguments is None else arguments
    try:
        _check_that_values_are_given(typed)
        status = _command()(typed, prog_name="flip7", standalone_mode=False)
        sys.stdout.flush()
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        from flip7.i18n.extras import extra_words  # start-up time: few commands lack a package

        complain(extra_words(missing))
        return USAGE
    except (typer.TyperException, Flip7Error) as error:
        complain(_words(error, typed))
        return USAGE
    except BrokenPipeError:
        _discard_stdout()
        return CLOSED_PIPE
    except OSError as error:
        _discard_stdout()
        complain(f"cannot write the output: {(error.strerror or str(error)).lower()}")
        return USAGE
    return int(status or 0)


def _words(error: typer.TyperException | Flip7Error, typed: Sequence[str]) -> str:
    if isinstance(error, Flip7Error):
        return str(error)
    from flip7.cli.usage_errors import in_our_words  # start-up time: few commands are mistyped

    return in_our_words(error.format_message(), typed)


@cache
def _command() -> TyperGroup:
    """Build the command from the functions that registered with `app`: once, as a program may call `main` often."""
    group = get_group(app)
    for argument in _arguments(group):  # no «<list[str]>» in the help
        argument.display_type_rich = lambda ctx: None  # type: ignore[method-assign]  # noqa: ARG005 - Typer's
    return group


def _check_that_values_are_given(typed: Sequence[str]) -> None:
    """Refuse `--bots ""`: most often a variable of a script is empty, and what was wanted is not the default."""
    for word, behind in pairwise([*typed, "behind"]):
        option, equals, value = word.partition("=")
        empty = not value if equals else not behind
        if empty and option.startswith("--") and option in _options_with_values():
            raise typer.BadParameter("it is empty: give it a value, or leave it out", param_hint=option)


@cache
def _options_with_values() -> frozenset[str]:
    """Return the options behind which a value stands, of all commands."""
    return frozenset(
        name
        for command in _commands(_command())
        for parameter in command.params
        if isinstance(parameter, TyperOption) and not parameter.is_flag and parameter.nargs == 1
        for name in parameter.opts
    )


def _arguments(group: TyperGroup) -> Iterator[TyperArgument]:
    """Yield the arguments of all commands, also of those below others."""
    for command in _commands(group):
        yield from (parameter for parameter in command.params if isinstance(parameter, TyperArgument))


def _commands(group: TyperGroup) -> Iterator[TyperCommand]:
    """Yield all commands, also those below others."""
    for command in group.commands.values():
        if isinstance(command, TyperGroup):
            yield from _commands(command)
        else:
            assert isinstance(command, TyperCommand), "Typer made it"
            yield command


def _discard_stdout() -> None:
    """Redirect stdout to /dev/null, so that Python does not raise BrokenPipeError again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _escape_unencodable(stream: object) -> None:
    """Show what the terminal cannot encode as escapes."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


def complain(problem: str) -> None:
    """Print one line on stderr, whatever the problem quotes."""
    line = "".join(character if character.isprintable() else " " for character in problem.replace("Value error, ", ""))
    if sys.stderr is not None:
        sys.stderr.write(f"flip7: {' '.join(line.split())}\n")


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"flip7 {__version__}\n")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    help=help_text(
        "Flip 7 in the terminal: play it, replay it, prove it, look up its rules.",
        "flip7 play                           you and three bots",
        "flip7 play --names Ana,Ben --seats 5 two people and three bots",
        "flip7 replay game.json               a game as it happened",
        "flip7 rules freeze                   what the rules say of Freeze",
    ),
)
def flip7(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - the callback has done it
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Flip 7 in the terminal: play it, replay it, prove it, look up its rules."""
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")
