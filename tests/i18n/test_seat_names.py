"""Names of seats."""

import pytest

from flip7.core.seats import Seat
from flip7.i18n.markup import Part, plain, spans
from flip7.i18n.seat_names import BotSeat, Names, bot_seat


@pytest.mark.parametrize(
    "recorded, bot",
    [
        ("Rita (risk:0.26)", BotSeat("Rita", "risk:0.26")),
        ("Stella (stay)", BotSeat("Stella", "stay:25")),
        ("Dizzy (random)", BotSeat("Dizzy", "random")),
        ("Ana (the great)", None),
        ("Ana", None),
        ("(random)", None),
        ("Ana(random)", None),
    ],
)
def test_a_bot_is_known_by_its_seats_name(recorded: str, bot: BotSeat | None) -> None:
    assert bot_seat(recorded) == bot


def test_bots_are_called_by_their_name_alone() -> None:
    assert Names(["Ana", "Rita (risk:0.26)"]).shown == ("Ana", "Rita")


def test_bots_that_would_be_mistaken_for_others_keep_their_whole_name() -> None:
    assert Names(["Rita", "Rita (risk:0.26)", "Rita (random)"]).shown == ("Rita", "Rita (risk:0.26)", "Rita (random)")


def test_a_name_is_marked_wherever_it_stands() -> None:
    name = Names(["Ana {x} [b]", "Ben"])[Seat(0)]
    marked = f"Well, {name}!"
    assert plain(marked) == "Well, Ana {x} [b]!"
    assert [(span.part, span.of, span.text) for span in spans(marked)] == [
        (Part.TEXT, "", "Well, "),
        (Part.NAME, "0", "Ana {x} [b]"),
        (Part.TEXT, "", "!"),
    ]
