"""The keys of `flip7 replay --json`: exactly those of the design, wherever the game stops."""

import json

from flip7.core.cards import full_deck
from flip7.record import Record, from_notation, replay, summary
from tests.record.samples import SEED, with_reshuffles
from tests.scenario import A


def told(text: str) -> dict[str, object]:
    """The summary of a text, by way of JSON."""
    return told_of(from_notation(text))


def told_of(record: Record) -> dict[str, object]:
    """The summary of a record, by way of JSON."""
    answer = json.loads(json.dumps(summary(replay(record))))
    assert isinstance(answer, dict)
    return answer


def test_a_game_in_its_second_round() -> None:
    """B is busted, C frozen; in the second round B, the dealer, is asked who gets a Flip Three."""
    text = "1. A / A 1 / B 2 / C 3 / A h FZ>C / B h 2x / A s = 1 0 3\n2. B / B 12 / C x2 / A +4 / B h F3?"
    assert told(text) == {
        "seats": 3,
        "rounds": [{"dealer": 0, "scores": [1, 0, 3], "status": ["stayed", "busted", "frozen"], "flip7": None}],
        "totals": [1, 0, 3],
        "winner": None,
        "draw_pile": 94 - 5 - 4,
        "discard_pile": 5,
        "table": [
            {"cards": ["+4"], "status": "active"},
            {"cards": ["12"], "status": "active"},
            {"cards": ["x2"], "status": "active"},
        ],
        "asked": {"seat": 1, "ask": "give", "card": "F3", "options": [0, 1, 2]},
    }


def test_the_keys_stand_in_the_order_of_the_design() -> None:
    keys = ["seats", "rounds", "totals", "winner", "draw_pile", "discard_pile", "table", "asked"]
    assert list(told("A 1 / B 2")) == keys


def test_hit_or_stay_is_asked() -> None:
    assert told("A 1 / B 2")["asked"] == {"seat": 0, "ask": "hit_or_stay", "options": ["hit", "stay"]}


def test_a_second_chance_is_to_be_passed_on() -> None:
    asked = {"seat": 0, "ask": "give", "card": "SC", "options": [1, 2]}
    assert told("A SC / B 2 / C 3 / A h SC?")["asked"] == asked


def test_a_card_of_a_real_deck_is_asked_for() -> None:
    """The options are the cards that are left: the 0 and the 1 are not."""
    faces = list(dict.fromkeys(map(str, full_deck())))
    assert told("A 1 / B 0 / A h ?")["asked"] == {"seat": 0, "ask": "card", "options": faces[2:]}


def test_after_a_flip_7_the_others_are_active() -> None:
    (round_1,) = replay_rounds("A 0 / B 9 / A h 1 / B h 8 / A h 2 / B s / A h 3 / A h 4 / A h 5 / A h 6#")
    assert round_1 == {"dealer": 0, "scores": [36, 17], "status": ["active", "stayed"], "flip7": 0}
    (round_1,) = replay_rounds("A F3>A(0 1 2) / B 9 / A h F3>A(3 4 5) / B h 8 / A h 6#")
    assert round_1["status"] == ["active", "active"]


def replay_rounds(text: str) -> list[dict[str, object]]:
    """The finished rounds of a text."""
    rounds = told(text)["rounds"]
    assert isinstance(rounds, list)
    return rounds


def test_the_dealer_of_every_round_is_told() -> None:
    text = "1. C / C 1 / A 2 / B 3 / C s / A s / B s\n2. A / A 4 / B 5 / C 6 / A s / B s / C s\n3. B"
    assert [each["dealer"] for each in replay_rounds(text)] == [2, 0]


def test_a_game_that_is_won_asks_nothing() -> None:
    """The cards of the last round are discarded, what became of the players is still to be seen."""
    won = told('[Target "3"]\nA 1 / B 3 / A s / B s = 1 3')
    assert won["winner"] == 1
    assert won["asked"] is None
    assert won["totals"] == [1, 3]
    assert won["table"] == [{"cards": [], "status": "stayed"}, {"cards": [], "status": "stayed"}]
    assert (won["draw_pile"], won["discard_pile"]) == (92, 2)


def test_cut_inside_a_flip_three() -> None:
    """The cards set aside and the Flip Three itself are in no pile and before nobody."""
    cut = told("A 1 / B 2 / C SC / A h F3>C(FZ' SC?")
    assert cut["table"] == [
        {"cards": ["1"], "status": "active"},
        {"cards": ["2"], "status": "active"},
        {"cards": ["SC"], "status": "active"},
    ]
    assert (cut["draw_pile"], cut["discard_pile"]) == (94 - 6, 0)
    assert cut["asked"] == {"seat": 2, "ask": "give", "card": "SC", "options": [0, 1]}


def test_cut_while_handing_out() -> None:
    """The Flip Three is discarded; B, who has been given the Freeze, is still active."""
    cut = told("A 1 / B 2 / C 3 / A h F3>C(FZ' F3' 4; FZ>B F3?")
    assert (cut["draw_pile"], cut["discard_pile"]) == (94 - 7, 1)
    assert cut["asked"] == {"seat": 2, "ask": "give", "card": "F3", "options": [0, 1, 2]}
    assert cut["table"] == [
        {"cards": ["1"], "status": "active"},
        {"cards": ["2"], "status": "active"},
        {"cards": ["3", "4"], "status": "active"},
    ]


def test_the_cards_of_a_busted_player_lie_there_until_the_round_ends() -> None:
    """X.4: face down, but before the player."""
    table = told("A 3 / B 2 / A h 3x")["table"]
    assert isinstance(table, list)
    assert table[A] == {"cards": ["3", "3"], "status": "busted"}


def test_a_long_game_has_all_its_rounds() -> None:
    long = told_of(with_reshuffles())
    rounds = long["rounds"]
    assert isinstance(rounds, list)
    assert [sum(each["scores"][seat] for each in rounds) for seat in (0, 1)] == long["totals"]
    assert len(rounds) > 10


def test_seeded_and_written_down_are_summed_up_alike() -> None:
    """The record of the deck that was seen says the same as the record of the seed."""
    both = with_reshuffles()
    seeded = Record(both.seats, both.choices, rules=both.rules, seed=SEED)
    assert told_of(seeded) == told_of(both)
