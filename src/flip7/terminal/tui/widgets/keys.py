"""Keys on the screen: what the keyboard enters, for the mouse, and with what cannot be entered now in grey."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from flip7.core.cards import MODIFIER, NUMBER, Card
from flip7.i18n.cards import face
from flip7.i18n.markup import plain
from flip7.terminal.style.console import Colours
from flip7.terminal.style.palette import DIM, card_style
from flip7.terminal.tui.card_typing import ACTION_KEYS

_KEY: Final = Style(bold=True, reverse=True)


@dataclass(frozen=True, slots=True)
class Key:
    """A key: its label, and the card or the keyboard's key that it stands for."""

    label: str
    stands_for: Card | str
    possible: bool = True


Rows = Sequence[Sequence[Key]]


class Keys(Widget):
    """Rows of keys; a row that is too long goes on below."""

    class Pressed(Message):
        """Posted when a key is clicked, also one in grey: the answer says why it cannot be."""

        def __init__(self, key: Card | str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, colours: Colours, rows: Rows = ()) -> None:
        super().__init__()
        self._colours = colours
        self._rows: Rows = rows

    def show(self, rows: Rows) -> None:
        """Show other keys."""
        self.display = bool(rows)
        if rows != self._rows:
            self._rows = rows
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - Textual's
        """Return the lines that the rows take in that width."""
        return len(self._lines(width))

    def render(self) -> Text:
        """Render all keys."""
        lines = [Text(" ").join([self._drawn(key) for key in line]) for line in self._lines(self.content_size.width)]
        return Text("\n", no_wrap=True).join(lines)

    def on_click(self, event: Click) -> None:
        """Post the key below the mouse."""
        offset = event.get_content_offset(self)
        lines = self._lines(self.content_size.width)
        if offset is None or offset.y >= len(lines):
            return
        left = 0
        for key in lines[offset.y]:
            right = left + self._drawn(key).cell_len
            if left <= offset.x < right:
                event.stop()
                self.post_message(self.Pressed(key.stands_for))
            left = right + 1

    def _lines(self, width: int) -> list[list[Key]]:
        lines: list[list[Key]] = []
        for row in self._rows:
            lines.append([])
            used = 0
            for key in row:
                wide = self._drawn(key).cell_len + 1
                if lines[-1] and used + wide - 1 > width:
                    lines.append([])
                    used = 0
                lines[-1].append(key)
                used += wide
        return lines

    def _drawn(self, key: Key) -> Text:
        """Draw a key on its field, or in brackets where there is no colour; what cannot be now has neither."""
        label = f" {key.label} "
        if not key.possible:
            return Text(label, style=DIM)
        if self._colours is Colours.NONE:
            return Text(f"[{key.label}]")
        return Text(
            label, style=card_style(key.stands_for, self._colours) if isinstance(key.stands_for, Card) else _KEY
        )


def card_keys(impossible: Collection[Card], beside: Sequence[Key] = ()) -> Rows:
    """Return the keys of all cards: numbers, modifiers with some other keys beside them, action cards."""
    keys = {card: Key(card_label(card), card, card not in impossible) for card in Card}
    numbers = [key for card, key in keys.items() if card.kind is NUMBER]
    modifiers = [key for card, key in keys.items() if card.kind is MODIFIER]
    actions = [keys[card] for card in ACTION_KEYS]
    return [numbers, [*modifiers, *beside], actions]


def card_label(card: Card) -> str:
    """Return what stands on the key of a card: an action card has its letter before its name."""
    name = plain(face(card))
    letter = ACTION_KEYS.get(card)
    if letter is not None:
        return f"{letter.upper()} {name}"
    return name.rjust(2)
