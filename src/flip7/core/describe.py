"""A table in one line, for errors and logs.

>>> from flip7.core.rules import Rules
>>> describe(Table.set_up(3, Rules()))
'round 0, dealer A | A 0: - | B 0: - | C 0: - | draw 94, discard 0'
"""

from typing import assert_never

from flip7.core.pending import FlipThree, HandOut, Task
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import Status, Table, check_table


def describe(table: Table) -> str:
    """Describe everything on the table in one line; `*` marks the seat whose card is being resolved."""
    check_table(table)
    parts = [f"round {table.round}, dealer {seat_letter(table.dealer)}"]
    parts += [_seat(table, seat) for seat in table.seats]
    parts.append(f"draw {table.draw_pile}, discard {len(table.discard_pile)}")
    if table.turned_up is not None:
        parts.append(f"turned up {table.turned_up}")
    parts += [describe_task(task) for task in reversed(table.pending)]
    if table.winner is not None:
        parts.append(f"won by {seat_letter(table.winner)}")
    return " | ".join(parts)


def _seat(table: Table, seat: Seat) -> str:
    place = table.places[seat]
    resolving = table.turned_up is not None or table.pending
    turn = "*" if resolving and table.turn == seat else ""
    status = "" if place.status is Status.ACTIVE else f" {place.status}"
    cards = " ".join(map(str, place.cards)) or "-"
    return f"{turn}{seat_letter(seat)} {table.scores[seat]}{status}: {cards}"


def describe_task(task: Task) -> str:
    """Describe work that waits: a Flip Three under way, or cards being handed out."""
    match task:
        case FlipThree(target, left, set_aside):
            aside = "".join(f" {card}'" for card in set_aside)
            return f"{seat_letter(target)} flips {left} more{aside}"
        case HandOut(giver, to_give, assigned):
            waiting = "".join(f" {card}>{seat_letter(holder)}" for card, holder in assigned)
            left_to_give = "".join(f" {card}" for card in to_give)
            return f"{seat_letter(giver)} hands out{waiting}{left_to_give}"
        case _:
            assert_never(task)
