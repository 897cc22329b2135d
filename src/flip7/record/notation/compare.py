"""Compare what a text says with what happened when it was played: every mark must be right.

A text may stop anywhere, so at its very end, and nowhere else, what follows by itself may be missing.
"""

from flip7.core.seats import seat_letter
from flip7.record.notation.parser import Text
from flip7.record.notation.tree import Mark, Misread, NoCard, Round, Shown, Turn
from flip7.record.notation.writer import write_shown


def check_marks(text: Text, happened: list[Round]) -> None:
    """Raise `Misread` where the text does not say what happened."""
    for number, (said, true) in enumerate(zip(text.rounds, happened, strict=False), start=1):
        _check_round(said, true, last=number == len(text.rounds))


def _check_round(said: Round, true: Round, *, last: bool) -> None:
    if said.dealer != true.dealer:
        raise Misread(said.where, f"the dealer is {seat_letter(true.dealer)}, not {seat_letter(said.dealer)}")
    for number, (turn, true_turn) in enumerate(zip(said.turns, true.turns, strict=False), start=1):
        _check_turn(turn, true_turn, last=last and number == len(said.turns) and said.points is None)
    if len(said.turns) > len(true.turns):
        raise Misread(said.turns[len(true.turns)].where, "this turn did not happen")
    if len(said.turns) < len(true.turns) and not last:
        raise Misread(said.where, f"round {said.number} goes on: a turn is missing at its end")
    if said.points is not None and said.points != true.points:
        raise Misread(said.points_where, _wrong_points(said, true))


def _check_turn(said: Turn, true: Turn, *, last: bool) -> None:
    if said.seat != true.seat:
        raise Misread(said.where, f"it is {seat_letter(true.seat)}'s turn, not {seat_letter(said.seat)}'s")
    if said.verb is not true.verb:
        problem = "this is a hit: «h» is missing" if true.verb.value else "this card is dealt: «h» is too much"
        raise Misread(said.where, problem)
    if said.shown is not None and true.shown is not None:
        _check_shown(said.shown, true.shown, last=last)


def _check_shown(said: Shown, true: Shown, *, last: bool) -> None:
    if not _same_but_for_the_inside(said, true, last=last):
        right = write_shown(true, inside=False)
        raise Misread(said.where, f"{write_shown(said, inside=False)!r} should be {right!r}")
    if said.flips is None:
        if _has_flipped(true) and not last:
            raise Misread(said.where, f"the flips of {write_shown(said, inside=False)!r} are missing")
        return
    true_flips = true.flips or []
    _check_row(said, said.flips, true_flips, last=last and not said.handed)
    _check_row(said, said.handed, true.handed, last=last)


def _check_row(owner: Shown, said: list[Shown], true: list[Shown], *, last: bool) -> None:
    for number, (each, true_each) in enumerate(zip(said, true, strict=False), start=1):
        _check_shown(each, true_each, last=last and number == len(said))
    if len(said) > len(true):
        extra = said[len(true)]
        raise Misread(extra.where, f"{write_shown(extra, inside=False)!r} does not come here")
    if len(said) < len(true) and not last:
        missing = write_shown(true[len(said)], inside=False)
        raise Misread(owner.where, f"{missing!r} is missing in {write_shown(owner, inside=True)!r}")


def _same_but_for_the_inside(said: Shown, true: Shown, *, last: bool) -> bool:
    marks_agree = said.mark is true.mark or (said.mark is Mark.KEPT and true.mark is Mark.OPEN)
    gifts_agree = said.to == true.to or (said.to is None and last)
    return said.card is true.card and said.reshuffled == true.reshuffled and marks_agree and gifts_agree


def _has_flipped(shown: Shown) -> bool:
    return any(flip.card is not NoCard.UNKNOWN for flip in shown.flips or ())


def _wrong_points(said: Round, true: Round) -> str:
    if true.points is None:
        return f"round {said.number} is not over, so it has no points yet"
    return f"the points of round {said.number} are {' '.join(map(str, true.points))}"
