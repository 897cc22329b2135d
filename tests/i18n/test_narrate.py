"""Every event in words, with its reason: games in notation, and what is told of them."""

from random import Random
from typing import get_args

import pytest

from flip7.core.cards import FLIP_THREE, FREEZE
from flip7.core.events import (
    Discarded,
    Draw,
    Ending,
    Event,
    FlipThreeEnded,
    RanDry,
    Stayed,
    Waste,
)
from flip7.core.game import Game
from flip7.core.latecomers import StartingPoints
from flip7.core.pending import Assigned, FlipThree, HandOut
from flip7.core.rules import Rules
from flip7.core.table import Table
from flip7.i18n.markup import plain
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Standings, Told, Tone
from flip7.i18n.rulebook import rule
from flip7.i18n.seat_names import Names
from flip7.record import from_notation, replay
from tests.scenario import A, B

SCENARIOS = {
    "bust": ("A 7 / B 2 / A h 11 / B s / A h 7x", ["A busts: a second 7. 18 points are lost. (B.1)"]),
    "doubling a zero": ("A SC / B x2 / A h 1 / B h 0 / A h 5 / B s", ["0 ×2 = 0."]),  # noqa: RUF001
    "saved on a hit": (
        "A SC / B 2 / A h 7 / B s / A h 7~",
        ["A is saved: the Second Chance takes the second 7. The turn is over, A is still in. (SC.2)"],
    ),
    "saved while flipping": (
        "A F3>A(SC 7 7~) / B 2",
        ["A is shielded. (SC.1)", "A is saved: the Second Chance takes the second 7. (SC.2)"],
    ),
    "saved and flipping on": (
        "A SC / B 2 / A h 7 / B h F3>A(7~ 5 6)",
        ["A is saved: the Second Chance takes the second 7, and the flipping goes on. (SC.2)"],
    ),
    "freeze": (
        "A 7 / B FZ>A / B h 5",
        ["B is dealt a Freeze.", "B gives the Freeze to A.", "A is frozen and banks 7. (FZ.2)"],
    ),
    "freeze oneself": ("A 7 / B FZ>B", ["B takes the Freeze.", "B is frozen and banks 0. (FZ.2)"]),
    "freeze forced": ("A 7 / B 5 / A s / B h FZ>B", ["Nobody else is in: B must take the Freeze. (FZ.4)"]),
    "flip three forced": (
        "A 7 / B 5 / A s / B h F3>B(1 2 3)",
        ["Nobody else is in: B must take the Flip Three. (F3.1)"],
    ),
    "hit forced": ("A F3>B(1 2 3) / B s / A h 5", ["A has no card yet and must hit: 5. (T.4)"]),
    "handed out": (
        "A F3>A(5 F3' FZ'; F3>B(1 2 3) FZ>B)",
        [
            "Set aside until the three are flipped. (F3.6)",
            "Set aside until the three are flipped. (F3.6)",
            "A hands out the Flip Three to B. It waits until everything is handed out. (F3.9)",
            "A hands out the Freeze to B. (F3.8)",
            "B flips three.",
            "B is frozen and banks 1+2+3 = 6. (FZ.2)",
        ],
    ),
    "handed out to oneself": ("A F3>A(5 FZ' 6; FZ>A) / B 3", ["A takes the Freeze set aside. (F3.8)"]),
    "handed out to the only one": (
        "A 7 / B 5 / A s / B h F3>B(1 FZ' 2; FZ>B)",
        ["Nobody else is in: B must take the Freeze set aside. (F3.8)"],
    ),
    "holder is out": (
        "A F3>A(5 FZ' FZ'; FZ>B FZ>B-)",
        ["The Freeze before B is discarded: B is out already. (F3.10)"],
    ),
    "bust while flipping": (
        "A 7 / B 5 / A h F3>B(FZ' 5x)",
        [
            "The Freeze set aside is discarded: B has busted. (F3.7)",
            "The Flip Three stops after the second card. (F3.3)",
        ],
    ),
    "passed on": (
        "A SC / B 2 / C 3 / A h SC>C",
        ["A has a Second Chance already and passes this one on to C. (SC.3)"],
    ),
    "passed on to the only one": (
        "A SC / B 2 / A h SC>B",
        ["A has a Second Chance already and passes this one on to B, the only one without. (SC.3)"],
    ),
    "nobody can take it": (
        "A SC / B SC / A h SC-",
        ["Everybody still in has a Second Chance: this one is discarded. (SC.3)"],
    ),
    "flip 7": (
        "A 1 / B 12 / A h F3>A(2 3 4) / B h 11 / A h F3>A(5 FZ' 6; FZ>B) / A h 7#",
        ["Flip 7! A has seven different numbers: +15, and the round is over. (F7.1)"],
    ),
    "flip 7 while flipping": (
        "A 1 / B 12 / A h F3>A(2 3 4) / B h 11 / A h 5 / B s / A h 6 / A h F3>A(FZ' 7#)",
        [
            "The Freeze waiting before A is discarded: the round is over. (F3.7)",
            "The Flip Three stops after the second card. (F3.4)",
        ],
    ),
    "a latecomer": (
        '[A "A"]\n[B "B"]\n[C "C"]\n[Late "2 lowest"]\n1. A / A 1 / B 2 / A s / B s = 1 2\n2. B / B 3 / C 4 / A 5',
        ["C joins with 1 point. (X.15)"],
    ),
    "doubling nothing": ("A x2 / B 2", ["Nothing to double yet. (M.3)"]),
    "sum": ("A 7 / B 2 / A h x2 / B s / A h +8 / A h 11 / A s", ["A stays and banks 7+11 ×2 +8 = 44."]),  # noqa: RUF001
}


def _played() -> tuple[list[Event], list[Told]]:
    """Whole games by chance at tables of several sizes, until everything that can happen has."""
    events: list[Event] = []
    sentences: list[Told] = []
    for number in range(40):
        game = Game.seeded(2 + number % 6, f"game {number}", Rules(target=12 if number % 2 else 150))
        chance = Random(number)
        teller = Teller(Table.set_up(len(game.table.places), game.table.rules), Names([f"P{at}" for at in range(9)]))
        happened = list(game.opening)
        if number == 2:
            game.join(StartingPoints.LOWEST)
        while game.asked is not None:
            happened += game.play(chance.choice([*game.asked.options, *game.asked.options[:1]]))
        sentences += [teller.tell(event) for event in happened]
        events += happened
    return events, sentences


PLAYED, TOLD = _played()


def told(text: str) -> list[Told]:
    """Narrate a game in notation."""
    replayed = replay(from_notation(text))
    record = replayed.record
    teller = Teller(record.new_table(), Names(record.seats))
    told = [teller.tell(event) for event in replayed.events]
    assert teller.table == replayed.game.table
    return told


def said(text: str) -> list[str]:
    """The sentences of a game that are said aloud, with the reason they name."""
    return [read(each) for each in told(text) if isinstance(each, Sentence) and each.tone is not Tone.QUIET]


def read(sentence: Sentence) -> str:
    return plain(sentence.text) + (f" ({sentence.reason})" if sentence.reason else "")


@pytest.mark.parametrize("text, sentences", SCENARIOS.values(), ids=SCENARIOS)
def test_what_happens_is_told_with_its_reason(text: str, sentences: list[str]) -> None:
    everything = said(text)
    assert [sentence for sentence in everything if sentence in sentences] == sentences


def test_every_kind_of_event_is_told() -> None:
    """A new event without a sentence fails here."""
    kinds = {type(event) for event in PLAYED} | {RanDry}
    assert kinds == set(get_args(Event))


def test_every_sentence_has_words_and_names_rules_that_exist() -> None:
    for each in TOLD:
        sentence = each.sentence if isinstance(each, Standings) else each
        assert plain(sentence.text).strip(" .!")
        assert "{" not in sentence.text
        assert sentence.rules
        assert all(rule(number) is not None for number in sentence.rules)
        assert sentence.reason is None or sentence.reason in sentence.rules or sentence.reason == "M.3"


def test_points_told_at_the_end_of_a_round_are_the_sum_shown() -> None:
    for standings in [each for each in TOLD if isinstance(each, Standings)]:
        for row in standings.rows:
            assert plain(row.score).split()[-1] == str(row.points)
            assert row.left == max(0, standings.target - row.total)


def test_a_tie_is_explained_and_the_winner_named() -> None:
    """G.2, G.1."""
    tied = said('[Target "10"]\nA 12 / B 12 / A s / B s = 12 12\n2. B / B 5 / A 4 / B s / A s = 4 5')
    assert "A and B are tied at 12: everybody plays another round, and anyone may win it. (G.2)" in tied
    assert tied[-1] == "B wins with 17 points!"


@pytest.mark.parametrize("card", ["7", "+4"])
def test_a_first_card_that_counts_has_no_sum(card: str) -> None:
    everything = said(f"A SC / B 2 / A h {card} / B s / A h 5")
    assert everything[everything.index(f"A drew a {card}.") + 1] == "B stays and banks 2."
    assert everything[-1].endswith("5 +4 = 9." if card == "+4" else "7+5 = 12.")


def test_a_round_says_who_deals() -> None:
    assert said("A 12 / B 5")[0] == "Round 1. A deals."


def test_no_number_left_to_draw() -> None:
    """X.8: what waits is discarded, everybody banks."""
    teller = Teller(Table.set_up(2, Rules()), Names(["Ana", "Ben"]))
    teller.table.pending = [HandOut(A, (), (Assigned(FREEZE, B),)), FlipThree(A, 1, (FLIP_THREE,))]
    events: list[Event] = [
        RanDry(A, Draw.FLIP),
        Discarded(A, FLIP_THREE, Waste.RAN_DRY),
        FlipThreeEnded(A, Ending.RAN_DRY),
        Discarded(B, FREEZE, Waste.RAN_DRY),
        Stayed(A, forced=True),
    ]
    sentences = [each for event in events if isinstance(each := teller.tell(event), Sentence)]
    assert [read(sentence) for sentence in sentences if sentence.tone is not Tone.QUIET] == [
        "Ana needs a card, and no number is left to draw: the round is over, and everybody still in banks. (X.8)",
        "The Flip Three waiting before Ana is discarded: the round is over. (X.8)",
        "The Freeze waiting before Ben is discarded: the round is over. (X.8)",
        "Ana banks 0. (X.8)",
    ]


def test_a_reshuffle_is_told() -> None:
    """N.3"""
    assert any(
        "discarded cards are shuffled into a new one. (N.3)" in read(each)
        for each in TOLD
        if isinstance(each, Sentence)
    )
