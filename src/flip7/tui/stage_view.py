"""The middle of the table: the piles, the card that has come up, and what is made of it."""

from typing import Final, assert_never

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from flip7.core.cards import NUMBER, Card
from flip7.lines.palette import BOLD, DIM, GOLD, TONES, card_style
from flip7.lines.terminal import Colours
from flip7.lines.tokens import styled
from flip7.tui.drawing import card_block
from flip7.tui.scene import Bloom, BustUp, CardUp, FrozenUp, Moment, Scene, Twins
from flip7.words.cards import face
from flip7.words.fluent import say
from flip7.words.marked import plain
from flip7.words.sentence import Sentence, Tone
from flip7.words.table_words import waiting_words

HEIGHT: Final = 4


class StageView(Widget):
    """Four lines: what has just come up on the left, what is said of it on the right."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None

    def show(self, scene: Scene | None) -> None:
        """The stage as it is now."""
        self._scene = scene
        self.refresh()

    def render(self) -> Text:
        """The stage."""
        scene = self._scene
        if scene is None:
            return Text()
        left = self._cards(scene.moment) if scene.moment is not None else _piles(scene)
        right = self._words(scene)
        width = max((line.cell_len for line in left), default=0)
        lines = []
        for at in range(HEIGHT):
            line = Text("   ").append_text(left[at] if at < len(left) else Text())
            line.pad_right(width + 6 - line.cell_len)
            lines.append(line.append_text(right[at] if at < len(right) else Text()))
        return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)

    def _cards(self, moment: Moment) -> list[Text]:
        match moment:
            case CardUp(card=card):
                return self._block(card)
            case Twins(card=card) | BustUp(card=card):
                return [Text.assemble(one, " ", two) for one, two in zip(*[self._block(card)] * 2, strict=True)]
            case FrozenUp():
                return [Text(), Text("  ❄  ", style=BOLD)]
            case Bloom():
                return [Text(), Text(" FLIP 7 ", style=GOLD)]
            case _:
                assert_never(moment)

    def _block(self, card: Card) -> list[Text]:
        if card.kind is NUMBER:
            return card_block(card, self._colours)
        text = f" {plain(face(card))} "
        if self._colours is Colours.NONE:
            return [Text(f"╭{'─' * len(text)}╮"), Text(f"│{text}│"), Text(f"╰{'─' * len(text)}╯")]
        style = card_style(card, self._colours)
        edge = Style(color=style.bgcolor)
        return [Text("▄" * len(text), style=edge), Text(text, style=style), Text("▀" * len(text), style=edge)]

    def _words(self, scene: Scene) -> list[Text]:
        """The last sentences, the newest first in bold, and what waits."""
        sentences = [each for each in scene.told if isinstance(each, Sentence) and each.tone is not Tone.QUIET]
        lines = [self._sentence(each, newest=not at) for at, each in enumerate(reversed(sentences[-2:]))]
        waits = [styled(words, colours=self._colours) for words in waiting_words(scene.table, scene.names)]
        return [*lines[: HEIGHT - len(waits)], *waits][:HEIGHT]

    def _sentence(self, sentence: Sentence, *, newest: bool) -> Text:
        text = styled(sentence.text, TONES[sentence.tone] if newest else DIM, colours=self._colours)
        return text.append(f"  {sentence.reason}", style=DIM) if sentence.reason else text


def _piles(scene: Scene) -> list[Text]:
    table = scene.table
    return [
        Text(say("tui-draw-pile", cards=table.draw_pile), style=BOLD),
        Text(say("tui-discard-pile", cards=len(table.discard_pile)), style=DIM),
    ]
