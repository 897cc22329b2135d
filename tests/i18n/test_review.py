"""A game looked at again, in words."""

import re
from dataclasses import fields
from typing import get_args

import pytest

from flip7.analysis.hindsight import Hindsight, MissedTheLeader, TooRisky, as_values
from flip7.analysis.review import review
from flip7.analysis.reviewed_game import Mistake
from flip7.core.seats import Points, Seat
from flip7.i18n.catalog import LOCALE, say, speaking
from flip7.i18n.hindsight import reason_told
from flip7.i18n.languages import LANGUAGES
from flip7.i18n.markup import plain
from flip7.i18n.puzzles import reason as reason_now
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
    assert told.startswith("Ben stays with 5 points; a hit was clearly better by ")
    why = "Ana was out of the round with 12: whoever stayed below that had lost."
    assert told.endswith(f" points of winning chance. {why}")
    assert instead_told(blunder, names) == "hit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_told_in_every_language(language: str) -> None:
    """Its figures have the language's decimal mark, and how sure it is has its word."""
    blunder = review(from_notation('[Target "10"]\nA 12 / B 5 / A s / B s')).moments[1]
    with speaking(language):
        told = plain(mistake_told(blunder, Names(["Ana", "Ben"])))
        cost = f"{100 * blunder.cost:.1f}".replace(".", say("decimal-mark"))
    assert f"{cost} ±" in told
    assert ("clearly" in told, "winning chance" in told) == (language == "en",) * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_with_its_figures_in_every_language(language: str) -> None:
    reasons: list[Hindsight] = [
        TooRisky(3, Points(40)),
        MissedTheLeader("FZ", Seat(1), behind=True, to=Seat(2), leads=True),
        MissedTheLeader("F3", Seat(1), behind=False, to=Seat(2), leads=False),
        *(kind(*_figures(kind)) for kind in get_args(Hindsight)),
    ]
    with speaking(language):
        told = [plain(reason_told(reason, Seat(0), NAMES)) for reason in reasons]
    assert len(set(told)) == len(reasons)
    assert all("Ben" in sentence and "Cleo" in sentence for sentence in told[1:3])
    if language == "en":
        assert told[:3] == [
            "Ana would bust on 3 of 10 cards, and 40 points were on the table.",
            "Ben was behind Ana anyway: the Freeze belonged to Cleo, who was in the lead.",
            "Ben was not the one to fear: the Flip Three belonged to Cleo, who came closest.",
        ]


def test_a_reason_has_the_name_of_its_sentence() -> None:
    """The page puts the two together (`reasonText` in sentences.ts)."""
    sentences = re.findall("^(hindsight-[a-z0-9-]+) =", (LOCALE / "en" / "hindsight.ftl").read_text(), re.MULTILINE)
    assert [f"hindsight-{kind.name.replace('_', '-')}" for kind in get_args(Hindsight)] == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_before_anything_has_happened(language: str) -> None:
    """A puzzle says to the player who is asked what a review says of what is over."""
    reasons = [kind(*_figures(kind)) for kind in get_args(Hindsight)]
    with speaking(language):
        told = [plain(reason_now(as_values(each), NAMES)) for each in reasons]
    assert len(set(told)) == len(reasons)
    if language == "en":
        assert told[:2] == [
            "Nobody else is in, and you are ahead with 7: staying wins the game.",
            "You are in front with 7, and Ben still needs 7 points to get past.",
        ]


def _figures(kind: type[Hindsight]) -> list[object]:
    """Figures for a reason: Ben and Cleo for seats, 7 for numbers."""
    named = {"rival": Seat(1), "given": Seat(1), "to": Seat(2), "card": "FZ", "behind": True, "leads": False}
    return [named.get(each.name, 7) for each in fields(kind)]


def test_turning_points_are_told_with_their_round() -> None:
    found = review(from_notation('[Target "10"]\nA 5 / B 12 / A s / B h 3 / B s'))
    storyteller = Storyteller(found, Names(["Ana", "Ben"]))
    risked = found.moments[1]
    (stroke,) = risked.strokes
    assert plain(storyteller.tell(Mistake(risked))).startswith("Round 1: Ben hits with 12 points at a risk of")
    assert plain(storyteller.tell(stroke)).startswith("Round 1: Ben drew a 3. ")
    assert " goes from " in plain(storyteller.tell(stroke))


def test_the_deal_of_the_next_round_is_told_apart_from_the_end_of_the_last() -> None:
    found = review(from_notation('[Target "40"]\n1. A / A 12 / B 11 / A h 11 / B h 11x / A s\n2. B / B 3 / A 12 / B s'))
    storyteller = Storyteller(found, Names(["Ana", "Ben"]))
    strokes = [stroke for moment in found.moments for stroke in moment.strokes if moment.between is not None]
    told = [plain(storyteller.tell(stroke)) for stroke in strokes]
    assert told[0].startswith("Round 1: Ana stays and banks 12+11 = 23. ")
    assert told[1].startswith("Round 2: Ben is dealt a 3. Ana is dealt a 12. ")
