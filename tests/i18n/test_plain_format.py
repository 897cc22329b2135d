"""Refusals without Fluent: what a browser says is word for word what the server says."""

import re

import pytest

from flip7.i18n import catalog
from flip7.i18n.languages import ENGLISH
from flip7.i18n.plain_format import plain_format

SERVER = catalog.LOCALE.joinpath(ENGLISH).joinpath("server.ftl").read_text(encoding="utf-8")
REFUSALS = re.findall(r"^(refused-[\w-]+) =", SERVER, re.MULTILINE)


@pytest.mark.parametrize("message", REFUSALS)
def test_every_refusal_is_the_same_without_fluent(message: str) -> None:
    text = re.split(r"^(?=[a-z])", SERVER[SERVER.index(f"{message} =") :], flags=re.MULTILINE)[1]
    names = set(re.findall(r"\$(\w+)", text))
    for number in (0, 1, 2, 999, 16_384, 1_234_567):
        values: dict[str, str | int] = dict.fromkeys(names, number)
        assert plain_format(SERVER, message, values) == catalog.say_in(ENGLISH, message, **values)
    if "count" not in names:  # a plural is chosen by a number
        values = dict.fromkeys(names, "Zoë { $most } A")
        assert plain_format(SERVER, message, values) == catalog.say_in(ENGLISH, message, **values)


def test_say_does_without_fluent_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "_has_fluent", lambda: False)
    monkeypatch.setattr(catalog, "_bundle_with", None)
    assert catalog.say("refused-free-seats", seats="B and C", count=2) == (
        "Seats B and C are free: each needs a person or a bot."
    )
    assert catalog.say("refused-is-here", name="نور") == "\u2068نور\u2069 is connected and is playing this seat."


def test_a_message_that_needs_more_of_fluent_says_so() -> None:
    with pytest.raises(AssertionError, match="late needs Fluent"):
        plain_format("late = { NUMBER($n) }\n", "late", {"n": 1})
