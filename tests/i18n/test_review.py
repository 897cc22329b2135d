"""A game looked at again, in words."""

from flip7.analysis.review import review
from flip7.analysis.reviewed_game import Mistake
from flip7.i18n.markup import plain
from flip7.i18n.review import Storyteller, choice_told, instead_told, mistake_told
from flip7.i18n.seat_names import Names
from flip7.record import from_notation

NAMES = Names(["Ana", "Ben", "Cleo"])


def test_choices_are_told_with_what_was_at_stake() -> None:
    found = review(from_notation("A 12 / B F3>C(5 6 7) / C s / A h FZ>A"))
    assert [plain(choice_told(moment, NAMES)) for moment in found.moments] == [
        "Ben gives the Flip Three to Cleo",
        "Cleo stays with 18 points",
        "Ana hits with 12 points at a risk of 12 %",
        "Ana takes the Freeze",
    ]


def test_a_mistake_is_told_with_what_was_better() -> None:
    names = Names(["Ana", "Ben"])
    blunder = review(from_notation('[Target "10"]\nA 12 / B 5 / A s / B s')).moments[1]
    told = plain(mistake_told(blunder, names))
    assert told.startswith("Ben stays with 5 points; a hit was better by ")
    assert told.endswith(" points of winning chance.")
    assert instead_told(blunder, names) == "hit"


def test_turning_points_are_told_with_their_round() -> None:
    found = review(from_notation('[Target "10"]\nA 5 / B 12 / A s / B h 3 / B s'))
    storyteller = Storyteller(found, Names(["Ana", "Ben"]))
    risked = found.moments[1]
    (stroke,) = risked.strokes
    assert plain(storyteller.tell(Mistake(risked))).startswith("Round 1: Ben hits with 12 points at a risk of")
    assert plain(storyteller.tell(stroke)).startswith("Round 1: Ben hits: 3. ")
    assert " goes from " in plain(storyteller.tell(stroke))


def test_the_deal_of_the_next_round_is_told_apart_from_the_end_of_the_last() -> None:
    found = review(from_notation('[Target "40"]\n1. A / A 12 / B 11 / A h 11 / B h 11x / A s\n2. B / B 3 / A 12 / B s'))
    storyteller = Storyteller(found, Names(["Ana", "Ben"]))
    strokes = [stroke for moment in found.moments for stroke in moment.strokes if moment.between is not None]
    told = [plain(storyteller.tell(stroke)) for stroke in strokes]
    assert told[0].startswith("Round 1: Ana stays and banks 12+11 = 23. ")
    assert told[1].startswith("Round 2: Ben is dealt a 3. Ana is dealt a 12. ")
