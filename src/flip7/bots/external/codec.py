"""The codec of the bot protocol: a question as one line of JSON, with the whole public table (docs/bots.md)."""

import json
from typing import Any, Final, assert_never

from flip7.core.cards import Card
from flip7.core.decisions import Decision, Give, HitOrStay, WhichCard
from flip7.core.pending import Assigned, FlipThree, HandOut, Task
from flip7.core.rules import First, Rules
from flip7.core.scoring import round_points
from flip7.core.seats import SEATS, Seat
from flip7.core.table import Place, Status, Table

PROTOCOL: Final = "flip7"
VERSION: Final = 1
GREETING: Final = f"{PROTOCOL} {VERSION}"
"""The first line of either side; the program's goes on with its name."""
QUIT: Final = "quit"
"""The last line to the program."""
FORFEIT: Final = "forfeit"
"""A program that answers with this word, and a reason after it, gives its game up."""


def question_line(table: Table, decision: Decision) -> str:
    """Encode everything the asked seat can see, and what it is asked."""
    return json.dumps(_question(decision) | _table(table), separators=(",", ":"), default=str)  # str: a card's code


def read_question(line: str) -> tuple[Table, Decision]:
    """Decode a line that `question_line` wrote."""
    fields = json.loads(line)
    return _read_table(fields), _read_decision(fields)


def _question(decision: Decision) -> dict[str, object]:
    match decision:
        case HitOrStay(seat):
            return {"ask": "hit_or_stay", "seat": seat, "options": list(decision.options)}
        case Give(seat, card, options):
            return {"ask": "give", "seat": seat, "card": card, "options": list(options)}
        case WhichCard():
            raise AssertionError(f"no bot is asked «{decision}»: only somebody who sees the deck can say")
        case _:
            assert_never(decision)


def _table(table: Table) -> dict[str, object]:
    rules = table.rules
    return {
        "round": table.round,
        "dealer": table.dealer,
        "first": table.first,
        "dealing": table.dealing,
        "turn": table.turn,
        "totals": table.scores,
        "points": [round_points(table, seat) for seat in table.seats],
        "table": [{"cards": place.cards, "status": place.status} for place in table.places],
        "discard_pile": table.discard_pile,
        "draw_pile": table.draw_pile,
        "turned_up": table.turned_up,
        "pending": [_task(task) for task in table.pending],
        "rules": {
            "target": rules.target,
            "first": rules.first,
            "flip_7": rules.flip_7,
            "decks": rules.decks_for(len(table.places)),
        },
    }


def _task(task: Task) -> dict[str, object]:
    match task:
        case FlipThree(target, left, set_aside):
            return {"flip_three": target, "left": left, "set_aside": set_aside}
        case HandOut(giver, to_give, assigned):
            given = [{"card": card, "seat": holder} for card, holder in assigned]
            return {"hand_out": giver, "to_give": to_give, "assigned": given}
        case _:
            assert_never(task)


# --- back -------------------------------------------------------------------------------------------------------------


def _read_decision(fields: dict[str, Any]) -> Decision:
    seat = SEATS[fields["seat"]]
    if fields["ask"] == "hit_or_stay":
        return HitOrStay(seat)
    return Give(seat, Card(fields["card"]), tuple(SEATS[option] for option in fields["options"]))


def _read_table(fields: dict[str, Any]) -> Table:
    places = [Place(_cards(place["cards"]), Status(place["status"])) for place in fields["table"]]
    return Table(
        rules=_read_rules(fields["rules"], len(places)),
        dealer=SEATS[fields["dealer"]],
        first=SEATS[fields["first"]],
        places=places,
        scores=fields["totals"],
        draw_pile=fields["draw_pile"],
        discard_pile=_cards(fields["discard_pile"]),
        round=fields["round"],
        dealing=fields["dealing"],
        turn=_somebody(fields["turn"]),
        turned_up=None if fields["turned_up"] is None else Card(fields["turned_up"]),
        pending=[_read_task(task) for task in fields["pending"]],
    )


def _read_rules(fields: dict[str, Any], seats: int) -> Rules:
    usual = Rules().decks_for(seats)
    decks = None if fields["decks"] == usual else fields["decks"]
    return Rules(target=fields["target"], first=First(fields["first"]), flip_7=fields["flip_7"], decks=decks)


def _read_task(fields: dict[str, Any]) -> Task:
    if "flip_three" in fields:
        return FlipThree(SEATS[fields["flip_three"]], fields["left"], tuple(_cards(fields["set_aside"])))
    assigned = tuple(Assigned(Card(given["card"]), SEATS[given["seat"]]) for given in fields["assigned"])
    return HandOut(SEATS[fields["hand_out"]], tuple(_cards(fields["to_give"])), assigned)


def _cards(codes: list[str]) -> list[Card]:
    return [Card(code) for code in codes]


def _somebody(seat: int | None) -> Seat | None:
    return None if seat is None else SEATS[seat]
