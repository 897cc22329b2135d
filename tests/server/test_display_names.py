"""Names at a table: nothing invisible, nothing far too wide, no two that look alike, and none that loads a plug-in."""

# ruff: noqa: RUF001 - letters that look like others are what is tested

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import LONGEST_NAME
from flip7.server.rooms.commands import free_name
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.security.display_names import name_keys, skeleton, tidy_name


def table_of(name: str) -> Room:
    """A table at which somebody of that name sits."""
    return create_room(Plan(name=name, seats=3), 0).room


ALIKE = [
    ("Bob!", "Bob!\ufe0f"),
    ("★Bob★", "★Bob★\ufe0f"),
    ("★Bob★", "★\u200dBob★"),
    ("ann", "ａｎｎ"),
    ("Ann", "Аnn"),
    ("Bob", "Вob"),
    ("Ian", "lan"),
    ("Ian", "ian"),
    ("Mo", "MO"),
    ("Max", "rnax"),
    ("Bob", "B0b"),
    ("Zoe", "𝒁𝒐𝒆"),
    ("νικος", "ΝΙΚΟΣ"),
    ("вова", "ВОВА"),
    ("Jose\u0301", "José"),
]


@pytest.mark.parametrize("first, second", ALIKE, ids=ascii)
def test_of_two_names_that_look_alike_the_second_gets_a_number(first: str, second: str) -> None:
    for one, other in ((first, second), (second, first)):
        assert free_name(table_of(one), other).endswith(" 2")


@pytest.mark.parametrize(
    "first, second", [("Ann", "Anna"), ("Nan", "Van"), ("Jose", "José"), ("Mia", "Nia"), ("Lou", "Loy")]
)
def test_names_that_can_be_told_apart_stay_as_they_are(first: str, second: str) -> None:
    assert free_name(table_of(first), second) == second


@given(st.text(st.characters(codec="ascii"), max_size=LONGEST_NAME))
def test_letters_of_either_case_look_alike(name: str) -> None:
    assert skeleton(name.upper()) == skeleton(name.lower()) == skeleton(name)


def test_numbers_behind_a_name_can_be_told_apart() -> None:
    keys = [name_keys(f"Ann {number}") for number in range(2, 500)]
    assert sum(len(each) for each in keys) == len(frozenset().union(*keys))


@pytest.mark.parametrize("given", ["\U0001d159", "\U00016fe4", "\U0001d159\U00016fe4 \U0001d159", "﷽" * 24, "𒐫" * 5])
def test_a_name_that_cannot_be_seen_or_is_far_too_wide_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refusal:
        tidy_name(given)
    assert refusal.value.reason is Reason.BAD_NAME


@pytest.mark.parametrize(
    "given, shown",
    [
        ("❤\ufe0f\ufe0f\ufe0f", "❤\ufe0f"),
        ("👩\u200d\u200d\u200d👧", "👩\u200d👧"),
        ("👩\u200d\ufe0f\u200d👧", "👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
    ],
    ids=ascii,
)
def test_an_emoji_keeps_one_joiner_and_its_colour_and_no_chain_of_them(given: str, shown: str) -> None:
    assert tidy_name(given) == shown


@pytest.mark.parametrize("given", ["Rita (plugin:parameter)", "Rita (level3)", "Rita (dice)"])
def test_no_name_loads_a_plug_in_and_none_is_recorded_as_a_bot(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_for(name: str) -> None:
        raise AssertionError(f"a stranger's name made us look for a package: {name}")

    monkeypatch.setattr("flip7.bots.external.lookup.external_bot", looked_for)
    assert tidy_name(given) == given.replace("(", "[").replace(")", "]")
