"""A small terminal for tests: what a stream of bytes leaves on the screen, cell by cell."""

import re

from rich.cells import get_character_cell_size

_PARTS = re.compile(
    r"\x1b\[(\d*);?(\d*)H|\x1b\[([\d;]*)m|\x1b\[\??[<=>]?[\d;]*\$?[A-Za-z]|\x1b\][^\x07]*\x07|(.)", re.DOTALL
)


class ScreenReader:
    """The cells of a terminal that understands what Textual writes: moves, styles, characters."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, frozenset[str]]] = {}
        self.row = self.column = 0
        self._style: dict[str, str] = {}
        self._cut = ""

    def feed(self, piece: str) -> None:
        """Show what comes next; an escape sequence may be cut in two."""
        data, self._cut = re.fullmatch(r"(.*?)((?:\x1b[^A-Za-z\x07]*)?)", self._cut + piece, re.DOTALL).groups()  # type: ignore[union-attr] # it always matches
        for part in _PARTS.finditer(data):
            row, column, style, character = part.groups()
            if row is not None:
                self.row, self.column = int(row or 1) - 1, int(column or 1) - 1
            elif style is not None:
                self._set(style.split(";"))
            elif character == "\r":
                self.column = 0
            elif character == "\n":
                self.row += 1
            elif character is not None and character not in "\x07\x1b":
                self._put(character)

    def _put(self, character: str) -> None:
        style = frozenset(self._style.values())
        width = get_character_cell_size(character)
        if not width:
            before = (self.row, self.column - 1)
            before = before if self.cells[before][0] else (self.row, self.column - 2)
            self.cells[before] = (self.cells[before][0] + character, style)
        for half in range(width):
            self.cells[self.row, self.column + half] = ("" if half else character, style)
        self.column += width

    def _set(self, codes: list[str]) -> None:
        while codes:
            code = codes.pop(0)
            match code:
                case "" | "0":
                    self._style = {}
                case "38" | "48":
                    length = 4 if codes[0] == "2" else 2
                    self._style[code[0]] = ";".join([code, *codes[:length]])
                    del codes[:length]
                case "39" | "49":
                    self._style.pop(code[0], None)
                case _ if len(code) > 1 and code[:-1] in {"3", "4", "9", "10"}:
                    self._style[{"9": "3", "10": "4"}.get(code[:-1], code[:-1])] = code
                case _:
                    self._style[f"attribute {code}"] = code

    def lines(self) -> list[str]:
        """The characters, line by line."""
        rows = 1 + max((row for row, _ in self.cells), default=-1)
        columns = 1 + max((column for _, column in self.cells), default=-1)
        return [
            "".join(self.cells.get((row, at), (" ", frozenset()))[0] for at in range(columns)) for row in range(rows)
        ]
