"""Run `flip7 you`: review the kept games that are new, and print one's own results."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text

from flip7.analysis.habits import HabitKind
from flip7.analysis.own_results import (
    FoundHabit,
    OwnGame,
    OwnResults,
    Stretch,
    Tally,
    Verdict,
    own_results,
)
from flip7.analysis.review_report import ReviewReport
from flip7.cli.output.progress import progress
from flip7.core.errors import Flip7Error
from flip7.core.seats import Seat
from flip7.extras import is_installed
from flip7.i18n.advice import decimal
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.play.kept_games import KeptGame, KeptGames
from flip7.play.own_file import erase, key_of, load, save
from flip7.play.own_games import LEAST_SEATS, own_game, own_seat
from flip7.play.user_data import daily_folder, games_folder, last_name, own_games_file
from flip7.record import Record
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import DIM

_Line = tuple[str, str | Style]
_BARS: Final = 24
"""Columns of the longest bar of the picture of progress."""


def forget_all() -> int:
    """Erase what is kept of the reviews."""
    erase(own_games_file())
    paper().print(Text(say("you-forgotten", folder=printable(str(games_folder())))), soft_wrap=True)
    return 0


def show_own(name: str, *, as_json: bool) -> int:
    """Review the games that are new, and print what all of them say; one that cannot be reviewed is left out."""
    file, unknown, unread = own_games_file(), 0, 0
    kept = load(file)
    own: dict[str, OwnGame] = {}
    new: list[tuple[str, Record, Seat, int]] = []
    for game in _finished():
        assert game.replayed is not None, "it is finished"
        record, at = game.replayed.record, int(1000 * game.played_at.timestamp())
        seat = own_seat(record, name or last_name() or "")
        if seat is None:
            unknown += 1
        elif (key := key_of(record, seat)) in kept and not (kept[key].rough and is_installed("numpy")):
            own[key] = replace(kept[key], at=at)
        else:
            new.append((key, record, seat, at))
    with progress(len(new), say("you-reviewing")) as watch:
        for done, (key, record, seat, at) in enumerate(new, 1):
            try:
                report = _report(record)
            except Flip7Error:  # a table with more seats than a review takes, say: all other games count
                unread += 1
            else:
                own[key] = own_game(record, report, seat, key=key, at=at)
                save(file, kept | own)
            watch(done)
    found = own_results(own.values())
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        sys.stdout.flush()
    else:
        _print(found, unknown, unread, file)
    return 0


def _finished() -> Iterator[KeptGame]:
    for folder in (games_folder(), daily_folder()):
        for game in KeptGames(folder).all():
            if game.replayed is None or game.goes_on:
                continue
            record = game.replayed.record
            if record.branch is None and len(record.seats) >= LEAST_SEATS:
                yield game


def _report(record: Record) -> ReviewReport:
    """Review a game in full, or roughly where the extra that this needs is missing."""
    if not is_installed("numpy"):
        from flip7.browser.review import rough_report  # start-up time: the same

        return rough_report(record)
    from flip7.analysis.review import review  # start-up time: most runs review nothing
    from flip7.analysis.review_report import report_of

    return report_of(review(record))


# --- as lines ---------------------------------------------------------------------------------------------------------


def _print(found: OwnResults, unknown: int, unread: int, file: Path) -> None:
    console = paper(soft_wrap=True)
    for line, style in _lines(found, unknown, unread, file):
        console.print(Text(line, style=style))


def _lines(found: OwnResults, unknown: int, unread: int, file: Path) -> Iterator[_Line]:
    if not found.games:
        yield say("you-none"), ""
    for tally in found.tallies:
        yield from _tally_lines(tally)
    if found.games and (found.luck is None or found.cost is None):
        yield say("you-too-few", games=found.reviewed, needed=found.needed), ""
    elif found.luck is not None and found.cost is not None:
        yield from _heading(say("you-habits-heading"))
        yield from (line for habit in found.habits for line in _habit_lines(habit))
        if not found.habits:
            yield say("you-no-habits"), ""
        yield from _heading(say("you-luck-heading"))
        luck, cost = found.luck, found.cost
        yield say("you-luck", word=luck.word.value, value=_shown(luck.value), error=_shown(luck.error)), ""
        yield say("you-cost", word=cost.word.value, value=_shown(cost.value), error=_shown(cost.error)), ""
        yield from _heading(say("you-progress-heading"))
        yield say("you-trend", word=found.trend.value), ""
        yield from _progress_lines(found.progress)
        yield "", ""
        yield say("you-rough", games=found.reviewed) if found.rough else say("you-full", games=found.reviewed), DIM
        if found.left_out:
            yield say("you-left-out", count=found.left_out), DIM
    if unknown:
        yield say("you-unknown", count=unknown), DIM
        yield say("you-unknown-name"), DIM
    if unread:
        yield say("you-unread", count=unread), DIM
    if found.games:
        yield say("you-folder", file=printable(str(file))), DIM


def _shown(figure: float) -> str:
    return decimal(figure).replace("-", "\N{MINUS SIGN}")


def _heading(text: str) -> Iterator[_Line]:
    yield "", ""
    yield text, "bold"


def _tally_lines(tally: Tally) -> Iterator[_Line]:
    yield say("you-company", company=tally.company.value), "bold"
    yield f"{say('you-won', wins=tally.wins, games=tally.games)} · {say('you-share', word=tally.word.value)}", ""
    yield say("you-share-fair", each=_shown(tally.one_in).removesuffix(f"{say('decimal-mark')}0")), DIM
    if tally.word is not Verdict.TOO_FEW:
        share, low, high = (_shown(each) for each in (tally.share, tally.low, tally.high))
        yield say("you-share-figures", games=tally.games, share=share, low=low, high=high), DIM
    yield say("you-place", place=_shown(tally.place), fair=_shown(tally.fair_place)), DIM
    if tally.advised_games:
        yield say("you-advised", count=tally.advised_games), DIM


def _habit_lines(habit: FoundHabit) -> Iterator[_Line]:
    yield _habit_text(habit), ""
    cost, error = _shown(habit.cost), _shown(habit.error)
    yield "  " + say("you-habit-cost", costly=habit.costly, times=habit.times, cost=cost, error=error), DIM


def _habit_text(habit: FoundHabit) -> str:
    match habit.kind:
        case HabitKind.STAYS:
            return say("you-habit-stays", numbers=habit.numbers)
        case HabitKind.HITS:
            return say("you-habit-hits", numbers=habit.numbers)
        case _:
            return say("you-habit", habit=habit.kind or habit.family)


def _progress_lines(progress: tuple[Stretch, ...]) -> Iterator[_Line]:
    if not progress:
        return
    most, first = max(1.0, *(stretch.cost for stretch in progress)), 1
    told = []
    for stretch in progress:
        last = first + stretch.games - 1
        cost, error = _shown(stretch.cost), _shown(stretch.error)
        bar = "█" * round(_BARS * max(0.0, stretch.cost) / most)
        told.append((say("you-stretch", first=first, last=last, cost=cost, error=error), bar))
        first = last + 1
    yield say("you-progress-label"), DIM
    width = max(len(text) for text, _ in told)
    for text, bar in told:
        yield f"{text:<{width}}  {bar}".rstrip(), ""
