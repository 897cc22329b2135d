"""A mind as text: read as it was written, and refused in one sentence where it is none."""

import json
from typing import Any

import numpy as np
import pytest

from flip7.analysis.win_probability import usual_mind
from flip7.kernel.network import NETWORKS, WEIGHTS
from flip7.kernel.weights import BadMind, Mind


def test_a_mind_reads_as_it_was_written() -> None:
    mind = Mind(np.random.default_rng(1).standard_normal(WEIGHTS), {"seed": 7}).rounded()
    again = Mind.from_json(mind.to_json())
    assert again == mind
    assert again.trained == {"seed": 7}
    assert hash(again) == hash(mind)


def test_minds_with_other_weights_differ() -> None:
    assert Mind.blank() != Mind(np.ones(WEIGHTS))


def test_the_mind_of_the_package_says_how_it_was_trained() -> None:
    assert usual_mind().trained.keys() >= {"seed", "terms"}


def changed(**fields: Any) -> str:  # noqa: ANN401 - whatever JSON can hold
    """The text of a mind with some fields replaced."""
    return json.dumps(json.loads(Mind.blank().to_json()) | fields)


BAD = {
    "no JSON": ("weights", "not JSON"),
    "a list": ("[]", "it has no format"),
    "no format": ("{}", "it has no format"),
    "another version": (changed(format="flip7/mind/2"), "'flip7/mind/2'; this version of flip7 reads 'flip7/mind/1'"),
    "no networks": (changed(networks=[]), "a mind has the networks quick, hit, "),
    "a network missing": (changed(networks={"quick": []}), "a mind has the networks quick, hit, "),
    "too few weights": (
        changed(networks={name: [1.0] for name in NETWORKS}),
        "network quick has 1 weights, and needs ",
    ),
    "words": (
        changed(networks={name: ["a"] for name in NETWORKS}),
        "network quick: its weights are not a list of numbers",
    ),
    "not finite": (Mind.blank().to_json().replace("[0,", "[1e999,", 1), "all of them numbers"),
}


@pytest.mark.parametrize("text, words", BAD.values(), ids=BAD)
def test_what_is_no_mind_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadMind) as caught:
        Mind.from_json(text)
    assert words in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
