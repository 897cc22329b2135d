"""A kept game as JSON values: everything that follows from its entries, and nothing that a page must compute."""

from typing import Final, assert_never

from flip7.core.cards import Card
from flip7.core.decisions import Decision, Give, HitOrStay, WhichCard
from flip7.core.pending import FlipThree, HandOut, Task
from flip7.core.scoring import round_points
from flip7.core.seats import SEATS, Seat
from flip7.i18n.markup import plain
from flip7.i18n.questions import question
from flip7.i18n.sums import sum_of
from flip7.i18n.table import worth_as_a_sum
from flip7.play.scorekeeper.entries import CellEntry, PlayerEntry, Step
from flip7.play.scorekeeper.entry_outcomes import Conflict, Waiting
from flip7.play.scorekeeper.finished_round import FinishedRound, points_of
from flip7.play.scorekeeper.keeper import ScoreKeeper
from flip7.play.scorekeeper.log_view import Json, told_of
from flip7.play.scorekeeper.sentences import entry_words, misfit_words, step_words, waiting_words

VIEW_VERSION: Final = 1


def game_view(keeper: ScoreKeeper, tapped_for: Seat | None = None) -> Json:
    """Return where the game stands; `impossible` is for the hand of that player, or of the next."""
    fold = keeper.fold
    table = fold.table
    return {
        "version": VIEW_VERSION,
        "game": keeper.setup.game,
        "names": list(keeper.seated_names),
        "people": [_person(keeper, seat) for seat in SEATS[: len(fold.line_up.names)]],
        "target": table.rules.target,
        "depth": fold.depth,
        "live": fold.round.live,
        "round": table.round,
        "dealer": table.dealer,
        "first": table.first,
        "totals": list(table.scores),
        "standing": [_standing(keeper, seat) for seat in table.seats],
        "tied": list(fold.finished[-1].tied) if fold.finished else [],
        "winner": table.winner,
        "rounds": [_finished(keeper, each) for each in fold.finished],
        "next": keeper.next_seat,
        "seats": [_seat(keeper, seat) for seat in table.seats],
        "asked": _asked(keeper, fold.asked),
        "last": _last(keeper),
        "pending": [_task(task) for task in reversed(table.pending)] if fold.round.live else [],
        "exact": fold.exact,
        "impossible": {str(card): plain(reason) for card, reason in keeper.impossible(tapped_for).items()},
        "waiting": [_waiting(keeper, each) for each in fold.waiting],
        "waiting_words": plain(waiting_words(fold.waiting, keeper.names)),
        "conflicts": [_conflict(keeper, each) for each in fold.conflicts],
        "can_undo": keeper.log.last() is not None,
        "can_redo": keeper.log.last_undone() is not None,
    }


def _finished(keeper: ScoreKeeper, each: FinishedRound) -> Json:
    """Return a round that is over; who did not play in it has null."""
    seats = keeper.fold.table.seats
    return {
        "number": each.number,
        "dealer": each.dealer,
        "points": [points_of(each, seat) for seat in seats],
        "totals": [*each.totals, *[None] * (len(seats) - len(each.totals))],
        "statuses": [None if points_of(each, seat) is None else each.statuses[seat] for seat in seats],
        "flipped_seven": each.flipped_seven,
        "hands": [_hand(each, seat) for seat in seats],
        "by_hand": sorted(each.by_hand),
        "live": each.live,
        "tied": list(each.tied),
        "entries": [_settled_by(keeper, each.number, seat) for seat in seats],
    }


def _hand(each: FinishedRound, seat: Seat) -> list[str] | None:
    hand = None if points_of(each, seat) is None else each.hands[seat]
    return None if hand is None else _codes(hand)


def _person(keeper: ScoreKeeper, seat: Seat) -> Json:
    """Return a player's name, and whether they play, come or go; also of those who join in the next round."""
    fold = keeper.fold
    return {"name": fold.line_up.names[seat], "presence": fold.line_up.presence(seat, fold.table.round)}


def _settled_by(keeper: ScoreKeeper, number: int, seat: Seat) -> str | None:
    """Return the id of the entry to correct when somebody taps on a score."""
    found = keeper.fold.settled_by(number, seat)
    return None if found is None else str(found)


def _seat(keeper: ScoreKeeper, seat: Seat) -> Json:
    """Return what lies before the player, or was entered for them, with its sum as it grows."""
    fold = keeper.fold
    if fold.round.live:
        place = fold.table.places[seat]
        return {
            "cards": _codes(place.cards),
            "status": None if seat in fold.round.away else place.status,
            "points": round_points(fold.table, seat),
            "sum": plain(worth_as_a_sum(fold.table, seat)),
        }
    cell = fold.round.cells[seat]
    bonus = fold.table.rules.flip_7 if cell.flipped_seven else 0
    return {
        "cards": _codes(cell.cards),
        "status": cell.status if cell.settled and seat not in fold.round.away else None,
        "points": cell.worth(fold.table.rules),
        "sum": plain(sum_of(cell.cards, flip_7=bonus)) if cell.cards and not cell.busted else "",
        "settled": cell.settled,
        "flipped_seven": cell.flipped_seven,
        "entry": _settled_by(keeper, fold.table.round, seat),
    }


def _last(keeper: ScoreKeeper) -> str:
    """Return what happened last, for those who watch: the referee's sentences, or the line of the log."""
    if not keeper.fold.story:
        return ""
    entry = keeper.fold.story[-1].entry
    assert isinstance(entry.what, Step)
    said = [] if isinstance(entry.what, CellEntry) else told_of(keeper, {entry.id})
    return " ".join(str(each["text"]) for each in said) or plain(step_words(entry.what, keeper.names))


def _standing(keeper: ScoreKeeper, seat: Seat) -> int:
    """Return the player's total with what was entered for them in the round under way, as paper would show it."""
    fold = keeper.fold
    total = fold.table.scores[seat]
    if fold.round.live or not fold.round.cells[seat].settled:
        return total
    return total + fold.round.cells[seat].worth(fold.table.rules)


def _asked(keeper: ScoreKeeper, asked: Decision | None) -> Json | None:
    if asked is None:
        return None
    words = {"seat": asked.seat, "question": plain(question(asked, keeper.names))}
    match asked:
        case HitOrStay():
            return {"ask": "move", **words, "options": [str(move) for move in asked.options]}
        case Give():
            return {"ask": "give", **words, "card": str(asked.card), "options": list(asked.options)}
        case WhichCard():
            return {"ask": "card", **words, "left": {str(card): count for card, count in asked.left.items()}}
        case _:
            assert_never(asked)


def _task(task: Task) -> Json:
    match task:
        case FlipThree(target, left, set_aside):
            return {"task": "flip_three", "seat": target, "left": left, "set_aside": _codes(set_aside)}
        case HandOut(giver, to_give, assigned):
            waits = [{"card": str(card), "holder": holder} for card, holder in assigned]
            return {"task": "hand_out", "seat": giver, "to_give": _codes(to_give), "assigned": waits}
        case _:
            assert_never(task)


def _waiting(keeper: ScoreKeeper, each: Waiting) -> Json:
    assert isinstance(each.entry.what, Step)
    return {
        "id": str(each.entry.id),
        "line": plain(step_words(each.entry.what, keeper.names)),
        "reason": plain(misfit_words(each.misfit, keeper.names)),
    }


def _conflict(keeper: ScoreKeeper, each: Conflict) -> Json:
    assert isinstance(each.entry.what, Step | PlayerEntry)
    return {
        "id": str(each.entry.id),
        "line": plain(entry_words(each.entry.what, keeper.names)),
        "other": None if each.other is None else str(each.other),
        "other_line": None if each.other is None else plain(entry_words(keeper.entered(each.other), keeper.names)),
    }


def _codes(cards: tuple[Card, ...] | list[Card]) -> list[str]:
    return [str(card) for card in cards]
