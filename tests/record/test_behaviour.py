"""Records name the referee's behaviour, and one of another behaviour is refused by name (M5)."""

import json

import pytest

from flip7.record import BadRecord, Record, from_json, from_notation, json_form, to_json, to_notation
from flip7.record.notation import writer
from flip7.record.notation.tree import BadNotation

RECORD = Record(seats=("Ana", "Ben"), seed=bytes(32))


def test_a_record_that_names_no_behaviour_is_of_the_first() -> None:
    assert "behaviour" not in json.loads(to_json(RECORD))
    assert from_json(to_json(RECORD)) == RECORD


def test_a_record_of_another_behaviour_is_refused_in_one_sentence() -> None:
    given = json.loads(to_json(RECORD)) | {"behaviour": 2}
    with pytest.raises(BadRecord, match="behaviour: 2 is not 1; only a flip7 of that behaviour can replay"):
        from_json(json.dumps(given))
    text = to_notation(RECORD).replace('[Format "flip7/1"]', '[Format "flip7/1"]\n[Behaviour "2"]')
    with pytest.raises(BadNotation, match="line 2, column 1: Behaviour: 2 is not 1"):
        from_notation(text)


@pytest.mark.parametrize("value", ["x", "-1", "1.0", "٣", ""])
def test_a_behaviour_is_a_whole_number(value: str) -> None:
    text = to_notation(RECORD).replace('[Format "flip7/1"]', f'[Format "flip7/1"]\n[Behaviour "{value}"]')
    with pytest.raises(BadNotation, match=r"line 2, column 1: .* is not a whole number"):
        from_notation(text)


def test_a_later_referee_writes_its_behaviour_and_refuses_records_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    old = to_json(RECORD)
    monkeypatch.setattr(json_form, "BEHAVIOUR", 2)
    monkeypatch.setattr(writer, "BEHAVIOUR", 2)
    assert json.loads(to_json(RECORD))["behaviour"] == 2
    assert from_json(to_json(RECORD)) == RECORD
    assert from_notation(to_notation(RECORD)) == RECORD
    with pytest.raises(BadRecord, match="behaviour: 1 is not 2"):
        from_json(old)
