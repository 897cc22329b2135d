"""Run `flip7 score`: begin a score, or go on with one, and keep it."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import typer

from flip7.core.rules import First, Rules
from flip7.core.seats import Seat
from flip7.play.score_file import ScoreFile, read_score
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.terminal.lineui.score import keep_score
from flip7.terminal.lineui.screen import Screen


@dataclass(frozen=True, slots=True)
class ScoreOptions:
    """The options as given on the command line; None where nothing was given."""

    names: tuple[str, ...]
    hands: bool
    live: bool
    dealer: str
    target: int | None
    first: First | None
    save: Path | None
    resume: Path | None


def keep(options: ScoreOptions, screen: Screen) -> int:
    """Keep the score line by line and return the exit status."""
    keeper, file = _begun(options)
    return keep_score(keeper, screen, file)


def keep_on_a_full_screen(options: ScoreOptions, screen: Callable[[], Screen]) -> int:
    """Keep the score on a full screen, which asks who plays if nobody was named; return the exit status."""
    # Lines need no Textual.
    from flip7.terminal.tui.score import ScoreForm
    from flip7.terminal.tui.score import keep_on_a_full_screen as keep_there

    form = ScoreForm(_rules(options), _depth(options), options.save)
    if options.names or options.dealer or options.resume is not None:
        keeper, file = _begun(options)
        return keep_there(keeper, file, form, screen)
    return keep_there(None, ScoreFile(None, datetime.now), form, screen)


def _begun(options: ScoreOptions) -> tuple[ScoreKeeper, ScoreFile]:
    file = ScoreFile(options.resume, datetime.now)
    keeper = _new(options) if options.resume is None else _resumed(options, options.resume)
    if options.save is not None:
        file.save_as(options.save, keeper)
    return keeper, file


def _new(options: ScoreOptions) -> ScoreKeeper:
    return ScoreKeeper(Setup(secrets.token_hex(8), options.names, _rules(options), _dealer(options), _depth(options)))


def _rules(options: ScoreOptions) -> Rules:
    usual = Rules()
    return Rules(target=usual.target if options.target is None else options.target, first=options.first or usual.first)


def _dealer(options: ScoreOptions) -> Seat:
    if not options.dealer:
        return Seat(0)
    found = [seat for seat, name in enumerate(options.names) if name.casefold() == options.dealer.casefold()]
    if not found:
        raise typer.BadParameter(f"{options.dealer!r} is none of the players", param_hint="--dealer")
    return Seat(found[0])


def _depth(options: ScoreOptions) -> Depth:
    if options.hands and options.live:
        raise typer.BadParameter("it cannot be both --hands and --live", param_hint="--live")
    return Depth.LIVE if options.live else Depth.HANDS if options.hands else Depth.PAD


def _resumed(options: ScoreOptions, file: Path) -> ScoreKeeper:
    """Go on with the score of the file: who plays, and by which rules, is settled."""
    settled = {
        "--names": options.names,
        "--dealer": options.dealer,
        "--target": options.target,
        "--first": options.first,
    }
    for option, value in settled.items():
        if value:
            raise typer.BadParameter("cannot be changed in a game that goes on", param_hint=option)
    keeper = read_score(file)
    if options.hands or options.live:
        keeper.set_depth(_depth(options))
    return keeper
