"""`flip7 convert`: a record in the other form."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import assert_never

from flip7.cli.output.form import Form
from flip7.core.errors import Flip7Error
from flip7.record import Record, replay, to_json, to_notation
from flip7.record.files import BadFile, create, read_game


def convert(file: str, to: Form, output: Path | None) -> None:
    """The game of the file, checked, in the form that was asked for: in a new file or on the standard output."""
    record = read_game(file)
    try:
        text = _text(record, to)
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None
    if output is None:
        _write_out(text)
    else:
        create(output, text)


def _write_out(text: str) -> None:
    """On the standard output, in UTF-8 whatever the terminal speaks: a record is a file."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(text)


def _text(record: Record, to: Form) -> str:
    match to:
        case Form.F7:
            return to_notation(record)
        case Form.JSON:
            replay(record)
            return to_json(record) + "\n"
        case _:
            assert_never(to)
