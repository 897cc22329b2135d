"""Send a terminal only the cells that change: over a slow connection every byte is felt.

Textual paints a whole widget again when anything in it may have changed, and the whole screen when a sheet is laid
over it, several times, with the full style before every word. `ScreenDiff` stands between it and the terminal,
remembers what the terminal shows, and writes the difference (bench/terminal_bytes.py measures it). Whatever it does not
know goes through unchanged, and the next picture is written whole.
"""

import re
from functools import lru_cache
from typing import Final, NamedTuple

from rich.cells import get_character_cell_size
from textual.driver import Driver

_TOKENS: Final = re.compile(
    r"\x1b\[(?P<row>\d+);(?P<column>\d+)H|\x1b\[(?P<style>[\d;]*)m|(?P<line>\r?\n)|(?P<text>[^\x00-\x1f\x7f-\x9f]+)|(?P<other>.)",
    re.DOTALL,
)
_HARMLESS: Final = re.compile(r"(?:\x1b\[\?(?:25|2026)[hl]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\))+")
"""Begin and end of a picture that is to be shown at once, the cursor, the title and the shape of the pointer."""
_GAP: Final = 8
"""Unchanged cells between two that change are sent again up to so many: a move of the cursor is as long."""
_FOREGROUND, _BACKGROUND, _DEFAULT = 3, 4, 9
"""The tens of the codes for colours, and the unit of the terminal's own."""

Cell = tuple[str, str]
"""A character and its style; the right half of a wide one is empty."""


class _Style(NamedTuple):
    """The codes of a style, sorted by what they change."""

    others: tuple[str, ...]
    foreground: str
    background: str


class ScreenDiff:
    """The cells that a terminal shows, and the shortest output that turns them into the next screen."""

    def __init__(self) -> None:
        self._rows: list[list[Cell | None]] = []
        self._style = ""
        """The style that the terminal is in."""
        self._cursor: tuple[int, int] | None = None

    def forget(self) -> None:
        """Take nothing for granted: the terminal may show anything, as after a change of its size."""
        self._rows.clear()
        self._cursor = None

    def reduce(self, data: str) -> str:
        """Return what must be written to the terminal in place of the data, to have it show the same."""
        if _HARMLESS.fullmatch(data):
            return data
        before, cursor = self._rows.copy(), self._cursor
        row: int | None = None
        style, column = "", 0
        for token in _TOKENS.finditer(data):
            match token.lastgroup:
                case "column":
                    row, column = int(token["row"]) - 1, int(token["column"]) - 1
                case "style":
                    style = token["style"].removeprefix("0;") if token["style"] != "0" else ""
                case "line" if row is not None:
                    row, column = row + 1, 0 if len(token[0]) > 1 else column
                case "text" if row is not None:
                    column = self._write(before, row, column, token["text"], style)
                case _:
                    return self._through(data)
        out = "".join(self._changed(before))
        if row is not None and (out or (row, column) != cursor):
            self._cursor = (row, column)
            out += f"\x1b[{row + 1};{column + 1}H"
        return out

    def _through(self, data: str) -> str:
        """Return the data as they are, behind a style that does not leak into them."""
        self.forget()
        reset, self._style = "\x1b[0m" if self._style else "", ""
        return reset + data

    def _write(self, before: list[list[Cell | None]], row: int, column: int, text: str, style: str) -> int:
        """Put a text into the picture, and return the column behind it; the rows of `before` stay as they are."""
        while len(self._rows) <= row:
            self._rows.append([])
            before.append([])
        if self._rows[row] is before[row]:
            self._rows[row] = before[row].copy()
        cells = [(each, style) for each in text] if text.isascii() else _cells(text, style)
        line = self._rows[row]
        line.extend([None] * (column - len(line)))
        line[column : column + len(cells)] = cells
        return column + len(cells)

    def _changed(self, before: list[list[Cell | None]]) -> list[str]:
        """Return the pieces that lead from the picture before to this one."""
        pieces: list[str] = []
        for number, (now, then) in enumerate(zip(self._rows, before, strict=True)):
            if now is then or now == then:
                continue
            there = len(then)
            changed = [at for at, cell in enumerate(now) if cell is not None and (at >= there or cell != then[at])]
            for first, last in _runs(changed, now):
                pieces.append(f"\x1b[{number + 1};{first + 1}H")
                pieces.extend(self._piece(cell) for cell in now[first:last] if cell is not None)
        return pieces

    def _piece(self, cell: Cell) -> str:
        text, style = cell
        if not text or style == self._style:
            return text
        change, self._style = _change(self._style, style), style
        return change + text


def _cells(text: str, style: str) -> list[Cell]:
    cells: list[Cell] = []
    for each in text:
        width = get_character_cell_size(each)
        if width == 0 and cells:  # it joins the character before it
            place = -1 if cells[-1][0] else -2
            cells[place] = (cells[place][0] + each, style)
        else:
            cells.append((each, style))
            cells.extend([("", style)] * (width - 1))
    return cells


def _runs(changed: list[int], line: list[Cell | None]) -> list[tuple[int, int]]:
    """Put changed columns together that are near each other, as first and last with the last excluded."""
    runs: list[tuple[int, int]] = []
    for at in changed:
        first = at
        while first > 0 and line[first] is not None and line[first][0] == "":  # type: ignore[index] # not None
            first -= 1  # half of a wide character cannot be written
        if runs and first - runs[-1][1] <= _GAP and None not in line[runs[-1][1] : first]:
            runs[-1] = (runs[-1][0], at + 1)
        else:
            runs.append((first, at + 1))
    return runs


@lru_cache(maxsize=4096)
def _change(before: str, now: str) -> str:
    """Return the shortest sequence of codes from one style to another."""
    old, new = _parsed(before), _parsed(now)
    if not now:
        return "\x1b[0m"
    if old.others != new.others:
        return f"\x1b[0;{now}m" if before else f"\x1b[{now}m"
    codes = []
    if old.foreground != new.foreground:
        codes.append(new.foreground or f"{_FOREGROUND}{_DEFAULT}")
    if old.background != new.background:
        codes.append(new.background or f"{_BACKGROUND}{_DEFAULT}")
    return f"\x1b[{';'.join(codes)}m" if codes else ""


def _parsed(style: str) -> _Style:
    """Sort the codes: `1;38;2;255;0;0` is bold (1) and a foreground (38 with its colour)."""
    codes = style.split(";") if style else []
    others: list[str] = []
    colours = {_FOREGROUND: "", _BACKGROUND: ""}
    while codes:
        code = codes.pop(0)
        tens = int(code or 0) // 10
        tens = tens - 6 if tens in {9, 10} else tens  # 90 to 107: the bright ones
        if tens not in colours:
            others.append(code)
        elif code[-1] == "8":
            length = 4 if codes[:1] == ["2"] else 2
            colours[tens] = ";".join([code, *codes[:length]])
            del codes[:length]
        else:
            colours[tens] = "" if code[-1] == "9" and len(code) == len("39") and code[0] in "34" else code
    return _Style(tuple(others), colours[_FOREGROUND], colours[_BACKGROUND])


def lean(driver: type[Driver], diff: ScreenDiff) -> type[Driver]:
    """Return a driver that writes to its terminal what the diff leaves of a picture."""

    class LeanDriver(driver):  # type: ignore[misc,valid-type] # a class that is known at run time
        """The driver of this platform, behind a `ScreenDiff`."""

        def write(self, data: str) -> None:
            """Write what changes the screen."""
            if reduced := diff.reduce(data):
                super().write(reduced)

    return LeanDriver
