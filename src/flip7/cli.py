"""The `flip7` command: it parses and delegates. What a command needs is imported when it runs."""

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from flip7 import __version__
from flip7.core.errors import Flip7Error
from flip7.core.rules import First, Rules
from flip7.lines.form import Form

USAGE: Final = 2
CLOSED_PIPE: Final = 1

app: Final[typer.Typer] = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich" if sys.stdout is not None and sys.stdout.isatty() else None,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="A fan-made program, not affiliated with the publisher of the game.",
)

Plain = Annotated[bool, typer.Option("--plain", help="Plain text, line by line: for a screen reader or a script.")]


def _help(about: str, *examples: str) -> str:
    """What a command does, and lines to try that are not run together."""
    return "\n".join([about, "", "\b", *examples])


GameFile = Annotated[str, typer.Argument(metavar="FILE", help="A game, JSON or .f7; - is the standard input.")]


def main(arguments: list[str] | None = None) -> int:
    """The command has run; its exit status comes back. What went wrong is one line on stderr."""
    if sys.stdout is None:
        _complain("there is nowhere to write to: the standard output is closed")
        return USAGE
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - closed: nobody answers
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_fail_on_a_character(stream)
    try:
        status = app(sys.argv[1:] if arguments is None else arguments, prog_name="flip7", standalone_mode=False)
        sys.stdout.flush()
    except (typer.TyperException, Flip7Error) as error:
        _complain(error.format_message() if isinstance(error, typer.TyperException) else str(error))
        return USAGE
    except BrokenPipeError:
        _write_no_more()
        return CLOSED_PIPE
    except OSError as error:
        _write_no_more()
        _complain(f"what was to be shown cannot be written: {(error.strerror or str(error)).lower()}")
        return USAGE
    return int(status or 0)


def _write_no_more() -> None:
    """What is still waiting to be written goes nowhere, so that Python does not try once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _never_fail_on_a_character(stream: object) -> None:
    """A name that the terminal cannot show is shown as well as it can be."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


def _complain(problem: str) -> None:
    """One line on stderr, whatever the problem quotes."""
    line = "".join(character if character.isprintable() else " " for character in problem.replace("Value error, ", ""))
    if sys.stderr is not None:
        sys.stderr.write(f"flip7: {' '.join(line.split())}\n")


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"flip7 {__version__}\n")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    help=_help(
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


@app.command(
    help=_help(
        "Play a game: people at one keyboard, bots, or both.",
        "flip7 play",
        "flip7 play --names Ana,Ben,Cleo --save game.json",
        "flip7 play --names Ana,bot:risk:0.26,Ben,bot:random --target 100",
        "flip7 play --resume game.json",
    )
)
def play(
    *,
    names: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays, in seat order; bot:NAME seats a bot there.")
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="X,Y,…", help="Which bots fill the other seats: random, stay:25, risk:0.26.")
    ] = "",
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; bots take the seats that are left.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Same seed, same cards: 64 hex digits or any text.")
    ] = None,
    target: Annotated[int | None, typer.Option(metavar="N", help="Points to win; 200 by the rules.")] = None,
    first: Annotated[
        First | None, typer.Option(help="Who is dealt to first: the dealer, or the seat to the left.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in a new file, .json or .f7.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")] = None,
    pace: Annotated[float, typer.Option(metavar="SECONDS", help="How long a card is seen before it counts.")] = 0.4,
    plain: Plain = False,
) -> int:
    """Play a game: people at one keyboard, bots, or both."""
    from flip7.lines.playing import Wishes
    from flip7.lines.playing import play as play_game
    from flip7.lines.terminal import screen

    wishes = Wishes(
        names=_listed(names),
        bots=_listed(bots),
        seats=seats,
        seed=seed,
        target=target,
        first=first,
        save=save,
        resume=resume,
    )
    return play_game(wishes, screen(plain=plain, pace=_seconds(pace)))


@app.command(
    help=_help(
        "Tell games as they happened.",
        "flip7 replay game.json",
        "flip7 replay --step game.f7",
        "flip7 replay --json *.json",
    )
)
def replay(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Games, JSON or .f7; - is the standard input.")],
    json: Annotated[
        bool, typer.Option("--json", help="Where each game stands, one line of JSON for each file.")
    ] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every choice.")] = False,
    plain: Plain = False,
) -> int:
    """Tell games as they happened."""
    from flip7.lines.replaying import Telling, each_file, print_summary
    from flip7.lines.terminal import screen

    if step and (json or "-" in files):
        raise typer.BadParameter(
            "it needs a keyboard and a table: not with --json, and not with a game from -", param_hint="--step"
        )
    show = print_summary if json else Telling(screen(plain=plain, asks=step), several=len(files) > 1, step=step)
    return each_file(files, show, _complain)


@app.command(
    help=_help(
        "Write a game in the other form: JSON for programs, .f7 for people.",
        "flip7 convert game.json --to f7",
        "flip7 convert game.f7 --to json --output game.json",
    )
)
def convert(
    file: GameFile,
    to: Annotated[Form, typer.Option(help="The form to write.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="A new file; else the standard output.")
    ] = None,
) -> None:
    """Write a game in the other form: JSON for programs, .f7 for people."""
    from flip7.lines.converting import convert as convert_game

    convert_game(file, to, output)


@app.command(
    help=_help(
        "Prove a game: every choice by the rules, the shuffles from the seed, the seed from its hash.",
        "flip7 verify game.json",
        "flip7 verify game.f7 --hash 66687aad…",
    )
)
def verify(
    file: GameFile,
    published: Annotated[
        str | None, typer.Option("--hash", metavar="HEX", help="The seed's hash, as it was published.")
    ] = None,
    plain: Plain = False,
) -> None:
    """Prove a game: every choice by the rules, the shuffles from the seed, the seed from its hash."""
    from flip7.lines.terminal import screen
    from flip7.lines.verifying import verify as verify_game

    verify_game(file, published, screen(plain=plain, asks=False))


@app.command(
    help=_help(
        "Play many games between bots: who wins, and how sure that is.",
        "flip7 simulate --bots risk:0.26,stay:25,stay:20,random",
        "flip7 simulate --compare stay:25 stay:20 --plot answer.html",
        "flip7 simulate --games 10000000 --seats 4 --bots stay:25",
        "flip7 simulate --bots stay:25 --seats 6 --record games 20",
    )
)
def simulate(
    *,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="How many; 100,000, or with --compare 10,000,000 at most.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Seats at the table, 1 to 40; one for each bot, else 4.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="X,Y,…", help="Who plays: random, stay:25, risk:0.26. Fewer than seats take turns."),
    ] = None,
    compare: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="X Y", help="Which is better? Same cards, seats exchanged; stops when it is clear."),
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="Same seed, same games.")] = None,
    threads: Annotated[int | None, typer.Option(metavar="N", help="Cores of this machine; all, if not given.")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster plays, such as tcp://host:8786.")
    ] = None,
    target: Annotated[int | None, typer.Option(metavar="N", help="Points to win; 200 by the rules.")] = None,
    first: Annotated[
        First | None, typer.Option(help="Who is dealt to first: the dealer, or the seat to the left.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The result as one line of JSON.")] = False,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="The result as a table, in a file.")] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="The result as a page with pictures, in a file.")
    ] = None,
    record: Annotated[
        tuple[Path, int] | None,
        typer.Option(metavar="DIR N", help="Write the first N games into a folder, for flip7 replay."),
    ] = None,
) -> int:
    """Play many games between bots: who wins, and how sure that is."""
    from flip7.lines.simulating import Wishes
    from flip7.lines.simulating import simulate as simulate_games

    usual = Rules()
    return simulate_games(
        Wishes(
            games=games,
            seats=seats,
            bots=None if bots is None else _listed(bots),
            compare=compare,
            seed=seed,
            threads=threads,
            cluster=cluster,
            rules=Rules(target=usual.target if target is None else target, first=first or usual.first),
            as_json=json,
            csv=csv,
            plot=plot,
            record=record,
        )
    )


@app.command(
    help=_help(
        "Look up the rules: all, one, a section, or those that speak of something.",
        "flip7 rules",
        "flip7 rules F3.6",
        "flip7 rules F3",
        "flip7 rules freeze",
    )
)
def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[NUMBER|WORD…]", help="A rule, a section, or words to look for.")
    ] = None,
    plain: Plain = False,
) -> None:
    """Look up the rules: all, one, a section, or those that speak of something."""
    from flip7.lines.terminal import screen
    from flip7.words.rules_text import find_rules

    wanted = words or []
    shown = screen(plain=plain, asks=False)
    shown.rules(find_rules(wanted), wanted)
    shown.finish()


def _listed(given: str) -> tuple[str, ...]:
    """The entries of a list with commas."""
    return tuple(entry.strip() for entry in given.split(",")) if given else ()


def _seconds(pace: float) -> float:
    longest = 60
    if not 0 <= pace <= longest:
        raise typer.BadParameter(f"a card is seen for 0 to {longest} seconds, not {pace}", param_hint="--pace")
    return pace
