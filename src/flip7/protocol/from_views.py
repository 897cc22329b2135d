"""Convert server views of cards and questions to the referee's types; the inverse of `flip7.server.rooms.views`."""

from typing import assert_never

from flip7.core.decisions import Decision, Give, HitOrStay, Move
from flip7.core.pending import Assigned, FlipThree, HandOut, Task
from flip7.core.rules import Rules
from flip7.core.seats import Points, Seat
from flip7.core.table import Place, Table
from flip7.protocol.messages import Asked, FlipThreeView, GameView, HandOutView


def table_of(game: GameView, rules: Rules) -> Table:
    """Convert the view of a game to a table; the inverse of `flip7.server.rooms.views.game_view`."""
    return Table(
        rules=rules,
        dealer=Seat(game.dealer),
        first=Seat(game.first),
        places=[Place(list(place.cards), place.status) for place in game.places],
        scores=[Points(score) for score in game.scores],
        draw_pile=game.draw_pile,
        discard_pile=list(game.discard_pile),
        round=game.round,
        dealing=game.dealing,
        turn=_seat(game.turn),
        turned_up=game.turned_up,
        pending=[_task(task) for task in game.pending],
        flipped_seven=_seat(game.flipped_seven),
        winner=_seat(game.winner),
    )


def decision_of(asked: Asked) -> Decision:
    """Convert a question to a decision; the inverse of `flip7.server.rooms.views.question`."""
    if asked.card is None:
        return HitOrStay(Seat(asked.seat))
    takers = tuple(Seat(option) for option in asked.options if not isinstance(option, Move))
    return Give(Seat(asked.seat), asked.card, takers)


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def _task(view: FlipThreeView | HandOutView) -> Task:
    match view:
        case FlipThreeView(target, left, set_aside):
            return FlipThree(Seat(target), left, set_aside)
        case HandOutView(giver, to_give, assigned):
            waiting = tuple(Assigned(each.card, Seat(each.holder)) for each in assigned)
            return HandOut(Seat(giver), to_give, waiting)
        case _:
            assert_never(view)
