"""The animation, beat by beat: every card before its consequence, and in the end the table as it is."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.core.cards import Card
from flip7.core.game import Game
from flip7.core.seats import Seat
from flip7.core.table import ACTIVE, BUSTED, Table
from flip7.generated.reveal_timing import BLOOM, DANGER, SUMMARY
from flip7.i18n.seat_names import Names
from flip7.play.session import Fresh, Step
from flip7.record import from_notation, replay
from flip7.terminal.tui.animation import (
    Bloom,
    BustUp,
    CardUp,
    FrozenUp,
    Moment,
    Scene,
    Twins,
    reading_seconds,
)
from tests.terminal.tables import at_random


def beats(text: str) -> Iterator[tuple[Scene, float]]:
    """Every beat of the game in that notation."""
    replayed = replay(from_notation(text))
    record = replayed.record
    table = Table.set_up(len(record.seats), record.rules, record.dealer)
    scene = Scene.of(Fresh(table, Names(record.seats), frozenset(), None))
    for step in replayed.steps:
        for seconds in scene.show(Step(step.events, None)):
            yield scene, seconds


def moments(text: str, kind: type[Moment]) -> list[Moment]:
    """The moments of that kind, each once."""
    found: list[Moment] = []
    for scene, _ in beats(text):
        if isinstance(scene.moment, kind) and scene.moment not in found:
            found.append(scene.moment)
    return found


@pytest.mark.integration
@given(st.integers(1, 12), st.integers(0, 10**6))
def test_when_everything_is_shown_the_table_is_the_referees(seats: int, seed: int) -> None:
    game = Game.seeded(seats, str(seed))
    names = Names([f"P{seat}" for seat in range(seats)])
    scene = Scene.of(Fresh(Table.set_up(seats, game.table.rules), names, frozenset(), None))
    for events in at_random(game, seed):
        told = len(scene.told)
        list(scene.show(Step(tuple(events), None)))
        assert scene.table == game.table
        assert len(scene.told) == told + len(events), "every event is told once"
        assert scene.moment is None
        assert scene.standings is None


def test_a_card_is_seen_before_it_lies_in_the_line() -> None:
    for scene, _ in beats("A 5 / B 6 / C 7 / A h 9"):
        if isinstance(scene.moment, CardUp):
            assert scene.table.turned_up is scene.moment.card
            assert scene.moment.card not in scene.table.places[scene.moment.seat].cards


def test_a_double_lies_beside_its_twin_before_the_bust() -> None:
    seen = [(type(scene.moment), scene.table.places[0].status) for scene, _ in beats("A 5 / B 6 / C 7 / A h 5x")]
    twins = seen.index((Twins, ACTIVE))
    assert seen.index((BustUp, BUSTED)) == twins + 1
    assert moments("A 5 / B 6 / C 7 / A h 5x", CardUp)[-1] == CardUp(Seat(0), Card("5"), danger=True)
    assert moments("A 5 / B 6 / C 7 / A h 5x", BustUp) == [BustUp(Seat(0), Card("5"), 5)]


def test_a_second_chance_saves_before_everybodys_eyes() -> None:
    (twins,) = moments("A SC / B 6 / C 7 / A h 5 / B s / C s / A h 5~", Twins)
    assert twins == Twins(Seat(0), Card("5"), saved=True)


def test_a_freeze_shows_what_is_banked() -> None:
    assert moments("A 5 / B 6 / C 7 / A h FZ>B", FrozenUp) == [FrozenUp(Seat(1), 6)]


def test_only_seven_numbers_bloom() -> None:
    text = "A 0 / B 6 / C 7 / A h 1 / B s / C s / A h 2 / A h 3 / A h 4 / A h 5 / A h 6#"
    assert [moment for moment in moments(text, Bloom) if isinstance(moment, Bloom)] == [Bloom(Seat(0), 36)]


def test_the_standings_stay_to_be_read() -> None:
    shown = [seconds for scene, seconds in beats("A 5 / B 6 / C 7 / A s / B s / C s") if scene.standings is not None]
    assert shown == [SUMMARY]


@pytest.mark.parametrize("seats, seconds", [(3, 9.0), (4, 9.0), (5, 9.7), (12, 14.6), (40, 20.0)])
def test_many_standings_stay_longer_up_to_a_limit(seats: int, seconds: float) -> None:
    """As in the browser: web/src/animation/reveal.ts."""
    assert reading_seconds(seats) == pytest.approx(seconds)


def test_a_flip_7_is_seen_for_as_long_as_in_the_browser() -> None:
    text = "A 0 / B 6 / C 7 / A h 1 / B s / C s / A h 2 / A h 3 / A h 4 / A h 5 / A h 6#"
    assert next(seconds for scene, seconds in beats(text) if isinstance(scene.moment, Bloom)) == DANGER + BLOOM
