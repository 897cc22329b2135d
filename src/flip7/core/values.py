"""Value types of events and decisions: `fact`, and `Made`, which makes each value once."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Fact = TypeVar("Fact")
Fields = TypeVar("Fields", bound=tuple[object, ...])


@dataclass_transform(frozen_default=True)
def fact(cls: type[Fact]) -> type[Fact]:
    """A dataclass whose instances are compared by value and never change.

    Type checkers hold everybody to that. At run time it is not enforced: a frozen dataclass takes three times as long
    to make, and a game makes hundreds of events.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


class Made(dict[Fields, Fact]):
    """Facts that happen again and again: each is made once, then found under its fields.

    With `EVERY_KEPT = Made(Kept)`, `EVERY_KEPT[seat, card]` is `Kept(seat, card)`.
    """

    def __init__(self, cls: type[Fact]) -> None:
        super().__init__()
        self._cls = cls

    def __missing__(self, fields: Fields) -> Fact:
        """Make the fact, and keep it for the next time."""
        made = self[fields] = self._cls(*fields)
        return made
