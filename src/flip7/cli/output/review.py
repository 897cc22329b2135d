"""A game review as lines and as JSON."""

import shlex
from typing import Final, assert_never

from flip7.analysis.hindsight import as_values
from flip7.analysis.reviewed_game import Mistake, Moment, Review, Stroke, TurningPoint
from flip7.cli.output.columns import columns
from flip7.core.decisions import Give, WhichCard
from flip7.i18n.advice import decimal
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Sentence, Tone
from flip7.i18n.review import Storyteller, choice_told
from flip7.i18n.seat_names import Names
from flip7.record.files import STDIN
from flip7.terminal.command_name import command
from flip7.terminal.lineui.screen import Screen
from flip7.terminal.review_story import chapters, headline, in_round, signed

MAX_WAYS_BACK: Final = 3
"""Choices for which the command is printed that plays on from them."""
MAX_ROUNDS: Final = 16
"""Columns of the table of rounds; of a longer game rounds are skipped."""


# --- as lines ---------------------------------------------------------------------------------------------------------


def show(review: Review, names: Names, screen: Screen, file: str) -> None:
    """Print who won and why, the chances by rounds, turning points and other mistakes, and how to play on from them."""
    _title(screen, headline(review, names))
    screen.note(say("review-why"))
    for row in _breakdown_rows(review, names):
        screen.note(row)
    if review.moments:
        _title(screen, say("review-course"))
        for row in _round_rows(review, names):
            screen.note(row)
    for chapter in chapters(review, names):
        _title(screen, chapter.heading)
        for sentence in chapter.sentences:
            screen.note(sentence)
    if rows := _ways_back(review, names, file):
        _title(screen, say("review-play-on"))
    for row in rows:
        screen.note(row)
    screen.finish()


def _title(screen: Screen, text: str) -> None:
    screen.tell(Sentence(text, Tone.HEADING, ()))


def _ways_back(review: Review, names: Names, file: str) -> list[str]:
    """Return a command for each of the costliest choices that plays on from there; none for a game that has no file."""
    if file == STDIN:
        return []
    again = f"{command()} play --resume {shlex.quote(file)} --after"
    costliest = review.costliest[:MAX_WAYS_BACK]
    width = max((len(str(moment.number)) for moment in costliest), default=0)
    return [
        f"  {again} {moment.number:<{width}}  {in_round(moment, choice_told(moment, names))}" for moment in costliest
    ]


def _breakdown_rows(review: Review, names: Names) -> list[str]:
    heads = [
        "",
        say("review-head-start"),
        say("review-head-luck"),
        say("review-head-own"),
        say("review-head-others"),
        say("review-head-end"),
        say("review-head-mistakes"),
    ]
    rows = [
        [
            name,
            decimal(100 * each.start),
            signed(each.luck),
            signed(each.own),
            signed(each.others),
            decimal(100 * each.end),
            say("review-mistakes", mistakes=each.mistakes, decisions=each.decisions),
        ]
        for name, each in zip(names.all(), review.breakdowns, strict=True)
    ]
    return columns([heads, *rows])


def _round_rows(review: Review, names: Names) -> list[str]:
    """Lay out a column for each round and one for the end; of a long game every second round, or fewer."""
    rounds = list(enumerate(review.by_round, 1))
    shown = rounds[:: 1 + (len(rounds) - 1) // MAX_ROUNDS]
    heads = ["", *(str(number) for number, _ in shown), say("review-head-end")]
    course = [*(chances for _, chances in shown), review.end]
    rows = [[name, *(f"{100 * chances[seat]:.0f}" for chances in course)] for seat, name in enumerate(names.all())]
    return columns([heads, *rows])


# --- as JSON ----------------------------------------------------------------------------------------------------------


def as_json(review: Review, names: Names, seed: int) -> dict[str, object]:
    """Return the review for programs; the format is a contract."""
    storyteller = Storyteller(review, names)
    return {
        "seats": list(review.record.seats),
        "winner": review.replayed.game.table.winner,
        "start": list(review.start),
        "end": list(review.end),
        "players": [
            {
                "seat": seat,
                "name": review.record.seats[seat],
                "start": each.start,
                "luck": each.luck,
                "own": each.own,
                "others": each.others,
                "end": each.end,
                "error": each.error,
                "decisions": each.decisions,
                "mistakes": each.mistakes,
            }
            for seat, each in enumerate(review.breakdowns)
        ],
        "decisions": [_moment_json(moment) for moment in review.moments],
        "turning_points": [_point_json(point, storyteller.tell(point)) for point in review.turning_points],
        "seed": seed,
    }


def _moment_json(moment: Moment) -> dict[str, object]:
    asked = moment.asked
    assert not isinstance(asked, WhichCard), "only players decide"
    question = {"ask": "give", "card": str(asked.card)} if isinstance(asked, Give) else {"ask": "hit_or_stay"}
    return {
        "number": moment.number,
        "round": moment.table.round,
        "seat": asked.seat,
        **question,
        "choice": moment.choice,
        "best": moment.best,
        "cost": moment.cost,
        "error": moment.error,
        "why": None if moment.reason is None else as_values(moment.reason),
        "before": list(moment.before),
        "chosen": list(moment.chosen),
        "after": list(moment.after),
    }


def _point_json(point: TurningPoint, told: str) -> dict[str, object]:
    shared = {"decision": point.moment.number, "size": point.size, "text": plain(told)}
    match point:
        case Mistake(moment):
            return {"kind": "choice", "seat": moment.seat, **shared}
        case Stroke(seat=seat):
            return {"kind": "cards", "seat": seat, **shared}
        case _:
            assert_never(point)
