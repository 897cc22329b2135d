"""Cells in columns, as wide as they are shown."""

from typing import Final

from rich.cells import cell_len

from flip7.i18n.markup import plain

GAP: Final = "  "


def columns(rows: list[list[str]]) -> list[str]:
    """Align cells in columns, the first to the left, the others to the right; markup has no width."""
    widths = [max(cell_len(plain(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return [
        GAP.join(
            cell + _padding(cell, width) if place == 0 else _padding(cell, width) + cell
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def _padding(cell: str, width: int) -> str:
    return " " * (width - cell_len(plain(cell)))
