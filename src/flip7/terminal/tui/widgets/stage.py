"""The stage in the middle of the board: the piles, the card that has come up, and its consequence."""

from collections.abc import Sequence
from typing import Final, assert_never

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from flip7.core.cards import NUMBER, Card
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Sentence, Told, Tone
from flip7.i18n.table import waiting_words
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD, BUST, DIM, GOLD, ICE, TONES, card_style
from flip7.terminal.style.wrap import wrapped
from flip7.terminal.tui.animation import Bloom, BustUp, CardUp, FrozenUp, Moment, Scene, Twins
from flip7.terminal.tui.render import card_block
from flip7.terminal.tui.widgets.line_view import LineView

HEIGHT: Final = 4
"""Lines of the stage."""
_MARGINS: Final = 6
"""Columns to the left of the piles, and between them and the text."""
_RIGHT: Final = 3
"""Columns to the right of the text."""
_NARROWEST: Final = 20
"""Columns that the text has at least."""
_MAX_SEARCHED: Final = 24
"""The number of last sentences that are searched for what belongs together."""


class StageView(LineView):
    """Four lines: the card that has come up on the left, the narration on the right."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None

    def show(self, scene: Scene | None) -> None:
        """Update the stage."""
        self._scene = scene
        self.redraw()

    def lines(self) -> list[Text]:
        """Draw the stage."""
        scene = self._scene
        if scene is None:
            return []
        left = self._cards(scene.moment) if scene.moment is not None else _piles(scene)
        width = max((line.cell_len for line in left), default=0)
        right = self._words(scene, max(_NARROWEST, self.content_size.width - width - _MARGINS - _RIGHT))
        lines = []
        for at in range(HEIGHT):
            line = Text("   ").append_text(left[at] if at < len(left) else Text())
            line.pad_right(width + _MARGINS - line.cell_len)
            lines.append(line.append_text(right[at] if at < len(right) else Text()))
        return lines

    def _cards(self, moment: Moment) -> list[Text]:
        match moment:
            case CardUp(card=card):
                return self._block(card)
            case Twins(card=card):
                return self._twins(card)
            case BustUp(card=card, lost=lost):
                return [*self._twins(card), Text(f"✕ -{lost}", style=BUST) if lost else Text()]
            case FrozenUp(points=points):
                return [Text(), Text.assemble(("  ❄  ", BOLD), (f"+{points}", ICE))]
            case Bloom(points=points):
                return [Text(), Text(" FLIP 7 ", style=GOLD), Text(f"+{points}".center(8), style=GOLD)]
            case _:
                assert_never(moment)

    def _twins(self, card: Card) -> list[Text]:
        return [Text.assemble(one, " ", two) for one, two in zip(*[self._block(card)] * 2, strict=True)]

    def _block(self, card: Card) -> list[Text]:
        if card.kind is NUMBER:
            return card_block(card, self._colours)
        text = f" {plain(face(card))} "
        width = cell_len(text)
        if self._colours is Colours.NONE:
            return [Text(f"╭{'─' * width}╮"), Text(f"│{text}│"), Text(f"╰{'─' * width}╯")]
        style = card_style(card, self._colours)
        edge = Style(color=style.bgcolor)
        return [Text("▄" * width, style=edge), Text(text, style=style), Text("▀" * width, style=edge)]

    def _words(self, scene: Scene, width: int) -> list[Text]:
        """Return the newest sentence, what waits, and the sentence before if there is room."""
        told = together(scene.told)
        waits = [styled(words, colours=self._colours) for words in waiting_words(scene.table, scene.names)]
        room = max(1, HEIGHT - len(waits))
        newest = [line for each in told[-1:] for line in self._wrapped(self._said(each, newest=True), width, room)]
        before = [self._said(each, newest=False) for each in told[-2:-1]]
        lines = [*newest, *before[: room - len(newest)], *waits][:HEIGHT]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _wrapped(self, text: Text, width: int, most: int) -> list[Text]:
        """Wrap to that many lines; cut off what does not fit."""
        lines = wrapped(text, self.app.console, width)
        for line in lines:
            line.rstrip()
        if len(lines) <= most:
            return lines
        rest = Text(" ").join(lines[most - 1 :])
        rest.truncate(width, overflow="ellipsis")
        return [*lines[: most - 1], rest]

    def _said(self, together: list[Sentence], *, newest: bool) -> Text:
        return Text(" ").join([self._sentence(each, newest=newest) for each in together])

    def _sentence(self, sentence: Sentence, *, newest: bool) -> Text:
        text = styled(sentence.text, TONES[sentence.tone] if newest else DIM, colours=self._colours)
        return Text.assemble(text, (f"  {sentence.reason}", DIM)) if sentence.reason else text


def together(told: Sequence[Told]) -> list[list[Sentence]]:
    """Group a card's sentence with its consequences, as a sum alone does not say whose it is."""
    groups: list[list[Sentence]] = []
    for each in told[-_MAX_SEARCHED:]:
        if not isinstance(each, Sentence) or each.tone is Tone.QUIET:
            continue
        if each.tone is Tone.FOLLOWS and groups:
            groups[-1].append(each)
        else:
            groups.append([each])
    return groups


def _piles(scene: Scene) -> list[Text]:
    table = scene.table
    return [
        Text(say("tui-draw-pile", cards=table.draw_pile), style=BOLD),
        Text(say("tui-discard-pile", cards=len(table.discard_pile)), style=DIM),
    ]
