"""Format Fluent messages without Fluent, where it is not installed, as in a browser.

It reads what the server's English refusals are made of: text, values, and one choice between singular and plural. A
test holds that Fluent would say the same of every one of them (tests/i18n/test_plain_format.py).
"""

import re
from collections.abc import Mapping
from typing import Final

_VALUE: Final = re.compile(r"\{ \$(\w+) \}")
_PLURAL: Final = re.compile(r"\{ \$(?P<value>\w+) ->\s(?P<variants>.*?)\n *\}", re.DOTALL)
_VARIANT: Final = re.compile(r"^ *\*?\[(?P<category>\w+)\] (?P<text>.*)$", re.MULTILINE)


def plain_format(source: str, message: str, values: Mapping[str, str | int]) -> str:
    """Return the English message of that name from the text of its Fluent file, with its values filled in.

    >>> plain_format("free = { $seats } seats are free.", "free", {"seats": 3})
    '3 seats are free.'
    """
    found = re.search(rf"^{re.escape(message)} =((?: .*)?\n(?:(?: .*)?\n)*)", f"{source}\n", re.MULTILINE)
    assert found is not None, f"there is no message {message}"
    pattern = _PLURAL.sub(lambda plural: _variant(plural, values), found[1])
    filled = _VALUE.sub(lambda value: _shown(values[value[1]]), pattern).strip()
    assert "{" not in _VALUE.sub("", pattern), f"{message} needs Fluent"
    return filled


def _variant(plural: re.Match[str], values: Mapping[str, str | int]) -> str:
    variants = {each["category"]: each["text"] for each in _VARIANT.finditer(plural["variants"])}
    return variants["one" if values[plural["value"]] == 1 else "other"]


def _shown(value: str | int) -> str:
    """Show a number as English does: in groups of three digits."""
    return value if isinstance(value, str) else f"{value:,}"
