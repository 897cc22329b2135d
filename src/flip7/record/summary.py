"""The summary of a game, as `flip7 replay --json` prints it. The format is a contract: docs/records.md."""

from typing import assert_never

from flip7.core.decisions import Decision, Give, HitOrStay, WhichCard
from flip7.core.events import RoundBegan, RoundEnded
from flip7.record.replay import Replay


def summary(replayed: Replay) -> dict[str, object]:
    """Return the finished rounds, the totals, the table as it lies now, and what is asked."""
    table = replayed.game.table
    return {
        "seats": len(table.places),
        "rounds": _rounds(replayed),
        "totals": list(table.scores),
        "winner": table.winner,
        "draw_pile": table.draw_pile,
        "discard_pile": len(table.discard_pile),
        "table": [{"cards": [str(card) for card in place.cards], "status": place.status} for place in table.places],
        "asked": _asked(replayed.game.asked),
    }


def _rounds(replayed: Replay) -> list[dict[str, object]]:
    dealer = 0
    rounds: list[dict[str, object]] = []
    for event in replayed.events:
        if isinstance(event, RoundBegan):
            dealer = event.dealer
        elif isinstance(event, RoundEnded):
            rounds.append(
                {
                    "dealer": dealer,
                    "scores": list(event.points),
                    "status": list(event.statuses),
                    "flip7": event.flipped_seven,
                }
            )
    return rounds


def _asked(asked: Decision | None) -> dict[str, object] | None:
    match asked:
        case None:
            return None
        case HitOrStay():
            return {"seat": asked.seat, "ask": "hit_or_stay", "options": list(asked.options)}
        case Give():
            return {"seat": asked.seat, "ask": "give", "card": str(asked.card), "options": list(asked.options)}
        case WhichCard():
            return {"seat": asked.seat, "ask": "card", "options": [str(card) for card in asked.options]}
        case _:
            assert_never(asked)
