"""Room for the title of an axis."""

from typing import Final

from flip7.reports.chart import Json

TITLE: Final = 22


def with_axis_title(rows: Json) -> Json:
    """The layout with room for a title below the numbers of its axis."""
    margin = {**rows["margin"], "b": rows["margin"]["b"] + TITLE}
    return {**rows, "height": rows["height"] + TITLE, "margin": margin}
