"""A record in either form: a text that begins with a brace is JSON, any other is notation."""

from flip7.record.json_form import from_json
from flip7.record.notation.reader import from_notation
from flip7.record.record import BadRecord, Record


def read_record(text: str) -> Record:
    """The record of a text in either form; `BadRecord` or `BadNotation` says what is wrong with it.

    >>> read_record("A 12 / B 5 / C 7 / A s").seats
    ('A', 'B', 'C')
    """
    text = text.removeprefix("\ufeff")
    start = text.lstrip()
    if not start:
        raise BadRecord("there is nothing in it")
    return from_json(text) if start.startswith("{") else from_notation(text)
