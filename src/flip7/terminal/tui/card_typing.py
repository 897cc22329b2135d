"""Cards typed key by key: 7 is a card at once, a 1 may become a 10, an 11 or a 12."""

from dataclasses import dataclass
from typing import Final

from flip7.core.cards import FLIP_THREE, FREEZE, MODIFIER, NUMBER, SECOND_CHANCE, TIMES_2, Card

ACTION_KEYS: Final = {FREEZE: "f", FLIP_THREE: "t", SECOND_CHANCE: "c"}
"""One key for each action card, the same in all languages; they stand on the keys of the screen."""
_TIMES: Final = "x"
_CODES: Final = {str(card): card for card in Card if card.kind in (NUMBER, MODIFIER)} | {
    key: card for card, key in ACTION_KEYS.items()
}
"""The characters to type for each card."""


@dataclass(slots=True)
class CardTyping:
    """The keys of a card that is not complete yet.

    >>> typing = CardTyping()
    >>> [str(card) for key in "7+1012x5" for card in typing.key(key)]
    ['7', '+10', '12', 'x2', '5']
    """

    typed: str = ""

    def key(self, key: str) -> list[Card]:
        """Take a key; return the cards that are complete now, none for a key that begins or continues none."""
        wanted = self.typed + key
        begun = [code for code in _CODES if code.startswith(wanted)]
        if begun == [wanted]:
            self.typed = ""
            return [_CODES[wanted]]
        if begun:
            self.typed = wanted
            return []
        before = self.finish()
        return [*before, *self.key(key)] if before else []

    def finish(self) -> list[Card]:
        """Return the card that was typed, if it is one as it stands; forget the rest."""
        typed, self.typed = self.typed, ""
        card = TIMES_2 if typed == _TIMES else _CODES.get(typed)
        return [] if card is None else [card]
