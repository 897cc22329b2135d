"""A value of the wrong kind given to `import flip7`: one sentence that says what is wanted, never a wrong figure."""

from collections.abc import Callable
from pathlib import Path

import pytest

import flip7

GAME = flip7.Game.seeded(3, "a")
NO_TABLE = "<Game of 3, round 1, A: hit or stay?> is not a table: that of a game is game.table"
NO_RECORD = "<Game of 3, round 1, A: hit or stay?> is not a record: that of a game is Record.of(game)"

WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: flip7.bust_risk(GAME, flip7.Seat(0)), NO_TABLE),  # type: ignore[arg-type]
    (lambda: flip7.next_card(GAME, flip7.Seat(0)), NO_TABLE),  # type: ignore[arg-type]
    (lambda: flip7.describe(GAME), NO_TABLE),  # type: ignore[arg-type]
    (lambda: flip7.to_position(GAME), NO_TABLE),  # type: ignore[arg-type]
    (lambda: flip7.play_out(GAME, ["stay:25"], 1), NO_TABLE),  # type: ignore[arg-type]
    (lambda: flip7.Game.resume(GAME), NO_TABLE),  # type: ignore[arg-type]
    (
        lambda: flip7.bust_risk(GAME.table, flip7.Seat(-1)),
        "there is no seat -1: seats are numbered 0 to 2",
    ),
    (lambda: flip7.bust_risk(GAME.table, flip7.Seat(3)), "there is no seat 3: seats are numbered 0 to 2"),
    (
        lambda: flip7.next_card(GAME.table, float("nan")),  # type: ignore[arg-type]
        "there is no seat nan: seats are numbered 0 to 2",
    ),
    (lambda: flip7.replay(GAME), NO_RECORD),  # type: ignore[arg-type]
    (lambda: flip7.to_json(GAME), NO_RECORD),  # type: ignore[arg-type]
    (lambda: flip7.to_notation(GAME), NO_RECORD),  # type: ignore[arg-type]
    (lambda: flip7.Record.of("x"), "'x' is not a game"),  # type: ignore[arg-type]
    (lambda: flip7.Record.of(GAME, [1, 2, 3]), "seats[0]: 1 is not a text"),  # type: ignore[list-item]
    (lambda: flip7.read_record(Path("x.f7")), "PosixPath('x.f7') is not a text: read_game reads a file"),  # type: ignore[arg-type]
    (lambda: flip7.read_record(b"{}"), "b'{}' is not a text: read_game reads a file"),  # type: ignore[arg-type]
    (lambda: flip7.bot_named(None), "None is not the name of a bot, such as 'stay:25'"),  # type: ignore[arg-type]
    (
        lambda: flip7.position(["12", "5"], ["3"]),  # type: ignore[arg-type]
        "me is ['12', '5']: it must be a text, such as '12 5 +4'",
    ),
    (
        lambda: flip7.mixed_seed(bytes(32), "tea"),
        "'tea' is one text: give the words as a list, such as ['tea', 'milk']",
    ),
    (lambda: flip7.full_deck(-1), "-1 decks: it must be a whole number from 1 on"),
    (lambda: flip7.seat_letter(-1), "-1 is not a seat: they are numbered from 0"),
    (
        lambda: flip7.Game(3, flip7.OpenDeck),  # type: ignore[arg-type]
        (
            "<class 'flip7.core.decks.OpenDeck'> is not a deck: "
            "Game(3) shuffles by chance, Game.seeded(3, 'text') by a seed"
        ),
    ),
]


@pytest.mark.parametrize("wrong, says", WRONG, ids=range(len(WRONG)))
def test_a_value_of_the_wrong_kind_is_refused_in_one_line(wrong: Callable[[], object], says: str) -> None:
    with pytest.raises(flip7.Flip7Error) as caught:
        wrong()
    assert str(caught.value) == says
