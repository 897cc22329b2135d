"""Rounds: how one begins and ends, who joins or leaves between two, and who has won (E, N, G, X.15, X.16)."""

from collections.abc import Iterable

from flip7.core.events import (
    EVERY_STAYED,
    Discarded,
    Draw,
    Ending,
    FlippedSeven,
    FlipThreeEnded,
    GameWon,
    Joined,
    RanDry,
    RoundBegan,
    RoundEnded,
    Tied,
    Waste,
)
from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.core.pending import FlipThree, HandOut
from flip7.core.referee import Referee
from flip7.core.rules import DEALER
from flip7.core.scoring import round_points
from flip7.core.seats import SEATS, Points, Seat
from flip7.core.table import STAYED, Table


def begin_game(referee: Referee) -> None:
    """The first round begins with the dealer chosen (S.2), or to the left of them if they have left (X.16)."""
    chosen = referee.table.dealer
    _begin_round(referee, 1, _left_of(chosen, referee) if chosen in referee.away else chosen)


def sit_out(table: Table, away: Iterable[Seat]) -> None:
    """Deal nothing to players who have left, in the round that has just begun (X.16).

    A score keeper calls it before `Game.resume`; a game of this program has nobody who leaves.
    """
    for seat in away:
        table.places[seat].status = STAYED


def flip_seven(referee: Referee, seat: Seat) -> None:
    """Seven different numbers: the round ends at once, nothing pending is resolved (F7.1, F7.4)."""
    referee.declare(FlippedSeven(seat))
    _drop_everything_pending(referee, Ending.FLIP_7, Waste.FLIP_7)
    end_round(referee)


def run_dry(referee: Referee, seat: Seat, needed: Draw) -> None:
    """No number is left to draw: the round ends, everybody active banks, what is pending is discarded (X.8)."""
    referee.declare(RanDry(seat, needed))
    _drop_everything_pending(referee, Ending.RAN_DRY, Waste.RAN_DRY)
    for player in referee.table.active:
        referee.declare(EVERY_STAYED[player, True])
    end_round(referee)


def end_round(referee: Referee) -> None:
    """Everybody scores the cards that lie before them; then the round is closed (E.2)."""
    table = referee.table
    points = tuple([round_points(table, seat) for seat in table.seats])
    statuses = tuple([place.status for place in table.places])
    close_round(referee, RoundEnded(points, statuses, table.flipped_seven))


def close_round(referee: Referee, scored: RoundEnded) -> None:
    """Enter the scores of a round; then the game is won, or the deal passes to the left (N.1, N.2, G.1, G.2).

    A score keeper calls it with what the people at the table have counted.
    """
    table = referee.table
    referee.declare(scored)
    leaders = _leaders_at_the_target(table)
    if len(leaders) == 1:
        referee.declare(GameWon(leaders[0]))
        return
    if leaders:
        referee.declare(Tied(leaders))
    if referee.latecomers:
        _seat_latecomers(referee, table.round + 1)
    _begin_round(referee, table.round + 1, _left_of(table.dealer, referee))


def _seat_latecomers(referee: Referee, number: int) -> None:
    """Give each latecomer due this round a new seat behind the last one, with the points agreed on (X.15)."""
    table = referee.table
    due = [each for each in referee.latecomers if each.round <= number]
    lowest = min(table.scores)
    for latecomer in due:
        points = lowest if latecomer.points is StartingPoints.LOWEST else Points(0)
        referee.declare(Joined(SEATS[len(table.places)], points))
        referee.latecomers.remove(latecomer)
        referee.joined.append(Latecomer(number, latecomer.points))


def _begin_round(referee: Referee, number: int, dealer: Seat) -> None:
    """The dealer comes first, or the seat to the left if the table has agreed so (X.2)."""
    table = referee.table
    first = dealer if table.rules.first is DEALER else _left_of(dealer, referee)
    referee.declare(RoundBegan(number, dealer, first))


def _left_of(seat: Seat, referee: Referee) -> Seat:
    """The next seat clockwise (N.2), of those who have not left (X.16)."""
    seats = len(referee.table.places)
    following = (SEATS[(seat + step) % seats] for step in range(1, seats + 1))
    return next(seat for seat in following if seat not in referee.away)


def _leaders_at_the_target(table: Table) -> tuple[Seat, ...]:
    """The seats with the highest total, if that is enough to win (G.1): whoever got there first does not matter."""
    highest = max(table.scores)
    if highest < table.rules.target:
        return ()
    return tuple(seat for seat in table.seats if table.scores[seat] == highest)


def _drop_everything_pending(referee: Referee, ending: Ending, why: Waste) -> None:
    """Cards set aside or assigned are discarded, and every Flip Three under way stops (F7.4, X.8)."""
    while referee.table.pending:
        match referee.table.pending[-1]:
            case FlipThree(target, _, set_aside):
                for card in set_aside:
                    referee.declare(Discarded(target, card, why))
                referee.declare(FlipThreeEnded(target, ending))
            case HandOut(_, to_give, assigned):
                assert not to_give, f"a card takes effect before all are given out (F3.9): {referee.table}"
                for card, holder in assigned:
                    referee.declare(Discarded(holder, card, why))
