"""A chart is plain data for plotly.js, with what is said about it.

Its colours are names of the look's tokens, such as `var(--ink)`; the page fills them in, so that one chart serves by
day and by night.
"""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""What plotly.js reads."""


@dataclass(frozen=True, slots=True)
class Key:
    """One entry of a legend."""

    text: str
    colour: str
    dash: str | None = None
    """The dashes of a line; None for an area."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart with what is said about it."""

    id: str
    heading: str
    """What it answers."""
    text: str
    label: str
    """The whole chart in words, for those who do not see it."""
    traces: list[Json]
    layout: Json
    keys: list[Key] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """Sentences under it, numbered as its marks are."""
    wide: bool = False
    """It needs a row of the page for itself."""
