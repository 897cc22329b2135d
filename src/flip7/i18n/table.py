"""The table as sentences, for people who hear it rather than see it."""

from flip7.core.pending import Assigned, FlipThree, HandOut, Task
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import BUSTED, Table
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.lists import listed
from flip7.i18n.seat_names import Names
from flip7.i18n.sums import sum_of


def heading(table: Table, names: Names) -> str:
    """Say the round, who deals, and the piles."""
    return say(
        "table-heading",
        number=table.round,
        dealer=names[table.dealer],
        you="yes" if table.dealer == names.you else "no",
        draw=table.draw_pile,
        discard=len(table.discard_pile),
    )


def seat_words(table: Table, seat: Seat, names: Names) -> str:
    """Describe one seat: «Ana: 96 points, in. Holds 12, 7, Second Chance, +8, worth 12+7 +8 = 27.»"""
    place = table.places[seat]
    return say(
        "table-seat",
        name=names[seat],
        total=table.scores[seat],
        status=say("status", status=place.status),
        cards=_cards(table, seat),
    )


def _cards(table: Table, seat: Seat) -> str:
    place = table.places[seat]
    if not place.cards:
        return say("table-no-cards")
    cards = listed([face(card) for card in place.cards])
    if place.status is BUSTED:
        return say("table-cards-busted", cards=cards)
    return say("table-cards", cards=cards, sum=worth_as_a_sum(table, seat))


def waiting_words(table: Table, names: Names) -> list[str]:
    """Describe what is set aside, and what has been given and waits to take effect, the next first."""
    return [words for task in reversed(table.pending) for words in _task(task, names)]


def _task(task: Task, names: Names) -> list[str]:
    match task:
        case FlipThree(target, _, set_aside):
            return (
                [say("table-set-aside", name=names[target], cards=listed(list(map(face, set_aside))))]
                if set_aside
                else []
            )
        case HandOut(giver, to_give, assigned):
            aside = (
                [say("table-set-aside", name=names[giver], cards=listed(list(map(face, to_give))))] if to_give else []
            )
            waits = [_assigned(each, names) for each in assigned]
            return [*aside, say("table-assigned", cards=listed(waits))] if waits else aside


def _assigned(each: Assigned, names: Names) -> str:
    return say("table-assigned-to", card=face(each.card), name=names[each.holder])


def worth(table: Table, seat: Seat) -> str:
    """Return what the seat would score if the round ended now, as a number alone."""
    return str(round_points(table, seat))


def worth_as_a_sum(table: Table, seat: Seat) -> str:
    """Return the same as the sum of the cards before the seat, and of the bonus for a Flip 7."""
    return sum_of(table.places[seat].cards, flip_7=table.rules.flip_7 if table.flipped_seven == seat else 0)
