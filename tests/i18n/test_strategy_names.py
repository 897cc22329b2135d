"""Simple rules in words: each kind has a sentence and a short name in every language."""

import pytest

from flip7.analysis.solver.simple_strategies import Kind, SimpleRule
from flip7.i18n.catalog import speaking
from flip7.i18n.languages import LANGUAGES
from flip7.i18n.strategy_names import rule_name, short_name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_rule_has_two_names_of_its_own(language: str) -> None:
    with speaking(language):
        names = [name(SimpleRule(kind, 25)) for kind in Kind for name in (rule_name, short_name)]
    assert len(set(names)) == 2 * len(Kind)


def test_a_risk_is_a_percentage_and_points_are_a_number() -> None:
    assert rule_name(SimpleRule(Kind.RISK, 0.25)) == "stay when the chance to bust is 25 % or more"
    assert short_name(SimpleRule(Kind.POINTS, 25)) == "25 points"
