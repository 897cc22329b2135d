"""Drawing a card: the next of the draw pile, which is made anew when it is empty (N.3, N.4)."""

from flip7.core.cards import NUMBER, Card
from flip7.core.decisions import Decision, WhichCard
from flip7.core.events import Draw, Reshuffled
from flip7.core.referee import Referee
from flip7.core.rounds import run_dry
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.core.turned_up import turn_up


def draw(referee: Referee, seat: Seat) -> Decision | None:
    """The seat is dealt a card, which is resolved as far as it can be without asking anybody."""
    table = referee.table
    if not table.draw_pile:
        if not any(card.kind is NUMBER for card in table.discard_pile):
            run_dry(referee, seat, what_for(referee.table, seat))
            return None
        _reshuffle(referee)
    card = referee.deck.draw()
    if card is None:
        return WhichCard(seat, table.unseen() if referee.left is None else referee.left)
    return turn_up(referee, seat, card)


def draw_open(referee: Referee, asked: WhichCard, card: Card) -> Decision | None:
    """The card that came up from an open deck is resolved, and is no longer in the draw pile."""
    referee.left = {**asked.left, card: asked.left[card] - 1}
    return turn_up(referee, asked.seat, card)


def _reshuffle(referee: Referee) -> None:
    """The discard pile is shuffled into a new draw pile; every card on the table stays where it is (N.3, N.4)."""
    cards = tuple(referee.table.discard_pile)
    referee.deck.shuffle(cards)
    referee.left = None
    referee.declare(Reshuffled(len(cards)))


def what_for(table: Table, seat: Seat) -> Draw:
    """Return the reason for the seat's card: a Flip Three, the initial deal, or a hit."""
    if table.pending:
        return Draw.FLIP
    return Draw.DEAL if table.dealing and not table.places[seat].cards else Draw.HIT
