"""Run `flip7 playout`: let bots play a position out, and show or print how often each seat won."""

import json
import sys
from collections.abc import Sequence
from typing import Final

from flip7.arena.playouts import BadPlayOut, PlayedOut, check_play_out, play_out
from flip7.cli.output.columns import columns
from flip7.core.decisions import HIT, Choice, Decision
from flip7.core.errors import quoted
from flip7.core.seats import seat_letter
from flip7.i18n.catalog import say
from flip7.kernel.state import State
from flip7.terminal.compile_notice import compile_games
from flip7.terminal.lineui.advice import Seated, show_position
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.screen import Screen

DASH: Final = "\N{EN DASH}"


def play_out_position(
    at: Seated, bots: Sequence[str], games: int, screen: Screen | None, *, answer: str | None, seed: int
) -> int:
    """Play the position out; show the result on the screen, or print it as JSON if there is none."""
    asked = State.of(at.table).asked
    if asked is None:
        raise BadPlayOut("the game is over: there is nothing to play out")
    choice = None if answer is None else _choice(answer, asked, at)
    check_play_out(at.table, bots, games, seed=seed)
    compile_games(lambda: _warm_up(at, bots, seed))
    found = play_out(at.table, bots, games, answer=choice, seed=seed)
    if screen is None:
        sys.stdout.write(json.dumps(_as_json(found, at, asked), ensure_ascii=False) + "\n")
        sys.stdout.flush()
    else:
        show_position(at, asked, screen)
        _show(found, at, asked, screen)
    return Outcome.DONE


def _warm_up(at: Seated, bots: Sequence[str], seed: int) -> None:
    play_out(at.table, bots, 1, seed=seed)


def _choice(answer: str, asked: Decision, at: Seated) -> Choice:
    """Return the option that was written: hit, stay, or a seat by its letter or name."""
    for option in asked.options:
        if answer.strip().casefold() in _written(option, at):
            return option
    offered = ", ".join(_label(option, at) for option in asked.options)
    raise BadPlayOut(f"--answer {quoted(answer)}: it must be one of {offered}")


def _written(option: Choice, at: Seated) -> set[str]:
    letter = {seat_letter(option).casefold()} if isinstance(option, int) else set()
    return {_label(option, at).casefold()} | letter


def _label(option: Choice, at: Seated) -> str:
    return at.names.shown[option] if isinstance(option, int) else str(option)


def _show(found: PlayedOut, at: Seated, asked: Decision, screen: Screen) -> None:
    if found.answer is not None:
        screen.note(say("playout-answer", name=at.names[asked.seat], answer=_told(found.answer, at)))
    screen.note(say("playout-games", games=found.games, rounds=_tenths(found.rounds_per_game), seed=str(found.seed)))
    heads = ["", say("playout-head-bot"), say("playout-head-wins"), "95 %", say("playout-head-points")]
    rows = [
        [
            at.names[seat],
            its.bot,
            f"{_tenths(100 * its.win_rate)} %",
            f"{_tenths(100 * its.low)}{DASH}{_tenths(100 * its.high)} %",
            f"{_tenths(its.points)} ±{_tenths(its.points_error)}",
        ]
        for seat, its in zip(at.table.seats, found.seats, strict=True)
    ]
    for line in columns([heads, *rows]):
        screen.note(line)
    screen.finish()


def _told(answer: Choice, at: Seated) -> str:
    if isinstance(answer, int):
        return say("advice-to", name=at.names[answer])
    return say("advice-hit") if answer is HIT else say("advice-stay")


def _tenths(number: float) -> str:
    return f"{number:.1f}".replace(".", say("decimal-mark"))


def _as_json(found: PlayedOut, at: Seated, asked: Decision) -> dict[str, object]:
    """Return the result for programs; the format is a contract."""
    told = found.as_json()
    seats = [
        {"seat": seat, "name": name, **its}
        for seat, (name, its) in enumerate(zip(at.names.shown, told["seats"], strict=True))
    ]
    return {**told, "asked": asked.seat, "seats": seats}
