"""Writes the tables of the observation into docs/environments.md, from the layout that the kernel has.

`tests/envs/test_documents.py` fails when the page and the layout differ: run `python tools/layout.py` then.
"""

import argparse
import re
from pathlib import Path
from typing import Final

from flip7.kernel.observation import SEAT_FEATURES, TABLE_FEATURES, Features, offsets

PAGE: Final = Path(__file__).parents[1] / "docs" / "environments.md"


def main() -> None:
    """The page has the tables of today; the rest of it stays as it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that has the tables")
    page: Path = parser.parse_args().page
    text = page.read_text(encoding="utf-8")
    for part, features in (("table", TABLE_FEATURES), ("seat", SEAT_FEATURES)):
        text = with_table(text, part, features)
    page.write_text(text, encoding="utf-8")


def with_table(text: str, part: str, features: Features) -> str:
    """The text, with a table of the features where it had one of that part."""
    rows = table(part, features)
    text, tables = re.subn(
        rf"^{re.escape(rows[0])}\n(?:\|.*\n)+", lambda _: "\n".join([*rows, ""]), text, flags=re.MULTILINE
    )
    assert tables == 1, f"{tables} tables begin with {rows[0]}"
    return text


def table(part: str, features: Features) -> list[str]:
    """The lines of the table, in the order of the observation."""
    at = offsets(features)
    rows = (f"| `{name}` | {width} | {at[name]} | {meaning} |" for name, width, meaning in features)
    return [f"| {part} | numbers | at | meaning |", "|---|---:|---:|---|", *rows]


if __name__ == "__main__":
    main()
