"""The narrator: tells what happens on the screen, and remembers it for those who ask why."""

from collections import deque
from collections.abc import Iterable
from typing import Final, assert_never

from flip7.core.events import Event
from flip7.i18n.catalog import say
from flip7.i18n.narrate import Teller
from flip7.i18n.narration import Sentence, Standings, Tone
from flip7.i18n.rulebook import Rule, rule
from flip7.terminal.lineui.screen import Screen

_REMEMBERED: Final = 6


class Narrator:
    """Between the teller's sentences and the screen."""

    def __init__(self, screen: Screen, teller: Teller) -> None:
        self._screen = screen
        self._teller = teller
        self._recent = deque[Sentence](maxlen=_REMEMBERED)

    def tell(self, events: Iterable[Event]) -> None:
        """Everything that happened is told, each card before what becomes of it."""
        for event in events:
            told = self._teller.tell(event)
            match told:
                case Sentence():
                    self._sentence(told)
                case Standings():
                    self._screen.standings(told)
                case _:
                    assert_never(told)

    def _sentence(self, sentence: Sentence) -> None:
        self._screen.tell(sentence)
        self._remember(sentence)
        if sentence.tone is Tone.CARD:
            self._screen.pause()

    def _remember(self, sentence: Sentence) -> None:
        """What becomes of a card is remembered with the card; what goes without saying is not."""
        match sentence.tone:
            case Tone.QUIET:
                return
            case Tone.FOLLOWS if self._recent:
                self._recent.append(_together(self._recent.pop(), sentence))
            case _:
                self._recent.append(sentence)

    def why(self) -> None:
        """The last things that happened, with the rules that they rest on."""
        if not self._recent:
            self._screen.note(say("why-nothing"))
        explained = set[str]()
        for sentence in self._recent:
            self._screen.note(say("why-rules", sentence=sentence.without_full_stop, rules=", ".join(sentence.rules)))
            for each in _texts(sentence):
                if each.number not in explained:
                    self._screen.rules([each])
            explained.update(sentence.rules)


def _together(card: Sentence, then: Sentence) -> Sentence:
    """The card and what became of it in one sentence, with the rules of both."""
    text = say("why-then", card=card.without_full_stop, then=then.text)
    return Sentence(text, card.tone, tuple(dict.fromkeys(card.rules + then.rules)), then.reason or card.reason)


def _texts(sentence: Sentence) -> list[Rule]:
    return [found for number in sentence.rules if (found := rule(number)) is not None]
