"""Weights as text: read as they were written, and refused in one sentence where they are none."""

import json
from typing import Any

import numpy as np
import pytest

from flip7.kernel.network import NETWORKS, WEIGHT_COUNT
from flip7.kernel.weights import BadWeights, Weights, default_weights


def test_weights_read_as_they_were_written() -> None:
    weights = Weights(np.random.default_rng(1).standard_normal(WEIGHT_COUNT), {"seed": 7}).rounded()
    again = Weights.from_json(weights.to_json())
    assert again == weights
    assert again.trained == {"seed": 7}
    assert hash(again) == hash(weights)


def test_other_weights_differ() -> None:
    assert Weights.blank() != Weights(np.ones(WEIGHT_COUNT))


def test_the_default_weights_say_how_they_were_trained() -> None:
    assert default_weights().trained.keys() >= {"seed", "terms", "lessons", "distilled"}


def changed(**fields: Any) -> str:  # noqa: ANN401 - whatever JSON can hold
    """The text of weights with some fields replaced."""
    return json.dumps(json.loads(Weights.blank().to_json()) | fields)


BAD = {
    "no JSON": ("weights", "not JSON"),
    "a list": ("[]", "it has no format"),
    "no format": ("{}", "it has no format"),
    "another version": (changed(format="flip7/mind/1"), "'flip7/mind/1'; this version of flip7 reads 'flip7/mind/2'"),
    "no networks": (changed(networks=[]), "there must be the networks quick, hit, "),
    "a network missing": (changed(networks={"quick": []}), "there must be the networks quick, hit, "),
    "too few weights": (
        changed(networks={name: [1.0] for name in NETWORKS}),
        "network quick has 1 weights, and needs ",
    ),
    "words": (
        changed(networks={name: ["a"] for name in NETWORKS}),
        "network quick: its weights are not a list of numbers",
    ),
    "not finite": (Weights.blank().to_json().replace("[0,", "[1e999,", 1), "all of them numbers"),
}


@pytest.mark.parametrize("text, words", BAD.values(), ids=BAD)
def test_what_is_no_file_of_weights_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadWeights) as caught:
        Weights.from_json(text)
    assert words in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
