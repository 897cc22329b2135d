"""Lists of things in a sentence."""

from collections.abc import Sequence
from functools import reduce

from flip7.i18n.catalog import say


def listed(things: Sequence[str]) -> str:
    """Join the things with commas: Ana, Ben, Cleo."""
    return reduce(lambda first, rest: say("list-comma", first=first, rest=rest), things)


def all_of(things: Sequence[str]) -> str:
    """Join the things with commas and «and»: Ana, Ben and Cleo."""
    *others, last = things
    return say("list-and", first=listed(others), last=last) if others else last
