"""A table as lines of text: what `print(game)` shows.

>>> from flip7.core.rules import Rules
>>> print(text_table(Table.set_up(2, Rules()), None))
round 0, dealer A, 94 to draw, 0 discarded
  A    0 +  0
  B    0 +  0
"""

from flip7.core.decisions import Decision
from flip7.core.describe import describe_task
from flip7.core.scoring import round_points
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import ACTIVE, Table


def text_table(table: Table, asked: Decision | None) -> str:
    """Write the table: the piles, a row for each seat with total, round points and cards, what waits, what is asked."""
    lines = [heading(table)]
    lines += [_row(table, seat, is_asked=asked is not None and asked.seat == seat) for seat in table.seats]
    lines += [f"  {describe_task(task)}" for task in reversed(table.pending)]
    lines.append(last_line(table, asked))
    return "\n".join(lines).rstrip()


def heading(table: Table) -> str:
    """Say which round it is, who deals, and how many cards the piles have."""
    piles = f"{table.draw_pile} to draw, {len(table.discard_pile)} discarded"
    return f"round {table.round}, dealer {seat_letter(table.dealer)}, {piles}"


def last_line(table: Table, asked: Decision | None) -> str:
    """Say what is asked, or who has won; nothing before the first question."""
    if asked is not None:
        return str(asked)
    return "" if table.winner is None else f"{seat_letter(table.winner)} has won"


def _row(table: Table, seat: Seat, *, is_asked: bool) -> str:
    place = table.places[seat]
    mark = ">" if is_asked else " "
    cards = " ".join(map(str, place.cards))
    status = "" if place.status is ACTIVE else str(place.status)
    row = f"{mark} {seat_letter(seat):<2}{table.scores[seat]:>4} +{round_points(table, seat):>3}  {cards}"
    return f"{row.rstrip()}  {status}".rstrip()
