"""The body of `flip7 advise` and of the line UI's `advice` command: what to answer at a table, and why.

The analysis and the kernel are imported in the functions that need them, to keep start-up short.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from flip7.core.decisions import Decision, Give, WhichCard
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.seats import seat_letter
from flip7.core.table import Table
from flip7.extras import require
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Sentence, Tone
from flip7.i18n.questions import question
from flip7.i18n.seat_names import Names
from flip7.record import from_position, position, read_record, replay
from flip7.record.branches import BadBranch, branched
from flip7.record.files import STDIN, BadFile, read_game
from flip7.record.record import Record, check_name
from flip7.terminal.compile_notice import explained, remark
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.screen import Screen

if TYPE_CHECKING:
    from flip7.analysis.recommendation import Advice

POSITION_START: Final = "round "
"""A position in one line begins so."""
ANY_SEED: Final = bytes(32)
"""Shuffles a draw pile at which nobody looks: a position is what everybody sees."""
COMPILE_SECONDS: Final = 30
"""Seconds that compiling takes on an ordinary machine, for the notice."""


class NoPosition(Flip7Error):
    """No position to advise on, or one that cannot be read."""


@dataclass(frozen=True, slots=True)
class Described:
    """A position as described on the command line."""

    me: str | None
    others: str | None
    totals: str | None
    gone: str | None
    give: str | None
    names: str | None
    target: int | None
    first: First | None


@dataclass(frozen=True, slots=True)
class Seated:
    """A table where somebody is asked, and the names."""

    table: Table
    names: Names


# --- where the position comes from ------------------------------------------------------------------------------------


def seated(given: str | None, described: Described, after: int | None = None) -> Seated:
    """Read the table of a record, from a file or written out, or of a described position.

    `after` is how many choices of a record are kept.
    """
    if given is None:
        if after is not None:
            raise NoPosition(f"--after {after}: it needs a game whose first {after:,} choices are kept")
        return _as_described(described)
    for option, value in (
        *(("--me", described.me), ("--others", described.others), ("--totals", described.totals)),
        *(("--gone", described.gone), ("--give", described.give), ("--names", described.names)),
        *(("--target", described.target), ("--first", described.first)),
    ):
        if value is not None:
            raise NoPosition(f"{option} describes a position of its own: give it or a game, not both")
    if given.startswith(POSITION_START) and not _is_file(given):
        if after is not None:
            raise NoPosition(f"--after {after}: a position has no choices, only a game has")
        return _of_line(given)
    return _of_record(given, _record(given), after)


def _of_line(given: str) -> Seated:
    """Read a position that is written in one line (`to_position`)."""
    table = from_position(given)
    names = [seat_letter(seat) for seat in table.seats]
    if table.winner is not None:
        raise NoPosition(_over(table, names))
    return Seated(table, Names(names))


def _record(given: str) -> Record:
    """Read the game of a file, or of the text itself."""
    if given == STDIN or _is_file(given):
        return read_game(given)
    if len(given.split()) > 1:
        return read_record(given)
    return read_game(given)  # so that a file that is not there is missed by its name


def _is_file(given: str) -> bool:
    try:
        return Path(given).exists()
    except OSError:  # a text too long for a name
        return False


def _of_record(given: str, record: Record, after: int | None) -> Seated:
    try:
        kept = record if after is None else branched(record, after, ANY_SEED, same_cards=True)
        game = replay(kept).game
    except BadBranch:
        raise
    except Flip7Error as error:
        raise BadFile(given, str(error)) if _is_file(given) else error from None
    _check_that_a_player_is_asked(game, record)
    return Seated(game.table, Names(record.seats[: len(game.table.places)]))


def _check_that_a_player_is_asked(game: Game, record: Record) -> None:
    if game.table.winner is not None:
        raise NoPosition(f"{_over(game.table, record.seats)}; --after N goes back to where N choices had been made")
    if isinstance(game.asked, WhichCard):
        name = record.seats[game.asked.seat]
        raise NoPosition(f"the game stops where a card comes up for {name}: write the card too, then somebody is asked")


def _over(table: Table, names: Sequence[str]) -> str:
    assert table.winner is not None, "somebody has won"
    return f"the game is over: {names[table.winner]} has won with {table.scores[table.winner]}"


def _as_described(described: Described) -> Seated:
    if described.me is None:
        raise NoPosition("no position: give a game, or the cards before you with --me and before the others")
    others = [hand.strip() for hand in described.others.split(";")] if described.others else []
    usual = Rules()
    target = usual.target if described.target is None else described.target
    situation = position(
        described.me,
        others,
        totals=None if described.totals is None else _numbers(described.totals),
        gone=described.gone or "",
        give=described.give,
        rules=Rules(target=target, first=described.first or usual.first),
    )
    if not others:
        raise NoPosition("alone you win whatever you do: give the others' cards with --others, or see flip7 solve")
    return Seated(situation.table, Names(_names(described.names, len(others) + 1)))


def _numbers(given: str) -> list[int]:
    try:
        return [int(number) for number in given.split(",")]
    except ValueError:
        raise NoPosition(
            f"--totals {given!r}: it must be numbers with commas between them, such as 120,80,95"
        ) from None


def _names(given: str | None, seats: int) -> list[str]:
    if given is None:
        return [seat_letter(seat) for seat in range(seats)]
    names = [name.strip() for name in given.split(",")]
    if len(names) != seats:
        raise NoPosition(f"--names {given!r}: {len(names)} names for {seats} players, you first")
    twin = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if twin is not None:
        raise NoPosition(f"--names {given!r}: {twin!r} is there twice, and answers are told by names")
    return [check_name(name, "--names") for name in names]


# --- the advice -------------------------------------------------------------------------------------------------------


def get_ready() -> None:
    """Compile what the advice is computed with; say so if it takes a while."""
    from flip7.analysis.answer_values import weigh
    from flip7.kernel import jit

    if not jit.COMPILED:
        remark(say("advice-plain"))
        return
    with explained(say("advice-compiling", seconds=COMPILE_SECONDS)):
        weigh(position("12", ["7"]).table, most=1)


def advise_on(table: Table, seed: int) -> "Advice":
    """Compute the advice; raise `MissingExtra` if what computes it is not installed."""
    require("numpy")
    from flip7.analysis.advice import advise

    get_ready()
    return advise(table, seed=seed)


def show_advice(advice: "Advice", names: Names, screen: Screen) -> None:
    """Show a line for each answer, what to do and why, and the best answer for points alone."""
    from flip7.i18n.advice import for_points, recommendation
    from flip7.i18n.advice_rows import rows

    for row in rows(advice, names):
        screen.note(row)
    screen.tell(Sentence(recommendation(advice, names), Tone.SAFE, ()))
    if (otherwise := for_points(advice, names)) is not None:
        screen.tell(Sentence(otherwise, Tone.HAPPENS, ()))
    screen.finish()


def show_position(at: Seated, asked: Decision, screen: Screen) -> None:
    """Show the table and the question."""
    screen.seats(at.table, at.names, asked.seat)
    screen.note(question(asked, at.names))


def print_json(advice: "Advice", names: Names, seed: int) -> None:
    """Print the advice as one line of JSON."""
    sys.stdout.write(json.dumps(as_json(advice, names, seed), ensure_ascii=False) + "\n")
    sys.stdout.flush()


def as_json(advice: "Advice", names: Names, seed: int) -> dict[str, object]:
    """Convert the advice for programs; the format is a contract."""
    from flip7.i18n.advice import why_words

    return {
        "asked": _asked(advice.asked),
        "options": [
            {
                "choice": option.choice,
                "bust": option.bust,
                "points": option.points,
                "win": option.win,
                "error": option.error,
                "bust_in_round": option.bust_in_round,
                "behind": option.behind,
                "behind_error": option.behind_error,
                "everybody": option.everybody,
            }
            for option in advice.options
        ],
        "best": advice.best,
        "certainty": advice.certainty,
        "too_close": list(advice.too_close),
        "for_points": advice.for_points,
        "points_differ": advice.points_differ,
        "reason": plain(why_words(advice, names)),
        "tries": advice.tries,
        "seed": seed,
    }


def _asked(asked: Decision) -> dict[str, object]:
    if isinstance(asked, Give):
        return {"seat": asked.seat, "ask": "give", "card": str(asked.card)}
    return {"seat": asked.seat, "ask": "hit_or_stay"}


def advise_all(at: Seated, screen: Screen | None, seed: int) -> int:
    """Show the advice on the screen, or print it as JSON if there is none."""
    advice = advise_on(at.table, seed)
    if screen is None:
        print_json(advice, at.names, seed)
    else:
        show_position(at, advice.asked, screen)
        show_advice(advice, at.names, screen)
    return Outcome.DONE
