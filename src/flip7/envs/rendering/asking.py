"""What stands above a table: the round, and who is asked what. Seats are called by their letters."""

from functools import cache

from flip7.core.decisions import Decision
from flip7.core.seats import seat_letter
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.questions import question
from flip7.i18n.seat_names import Names


@cache
def letters(seats: int) -> Names:
    """The seats' letters as names."""
    return Names([seat_letter(seat) for seat in range(seats)])


def heading_words(table: Table) -> str:
    """The round, who deals, and the target."""
    dealer = seat_letter(table.dealer)
    return say("picture-heading", number=table.round, dealer=dealer, target=table.rules.target)


def asked_words(table: Table, asked: Decision | None) -> str:
    """The question, or who has won; nothing if the table is only looked at."""
    if asked is not None:
        return plain(question(asked, letters(len(table.places))))
    if table.winner is None:
        return ""
    return say("game-won", name=seat_letter(table.winner), total=table.scores[table.winner])
