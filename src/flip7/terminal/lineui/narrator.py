"""The narrator of the line UI: tells what happens, and remembers it for the `why` command."""

from collections import deque
from collections.abc import Iterable
from typing import Final, assert_never

from flip7.core.events import Event
from flip7.i18n.catalog import say
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Standings, Tone
from flip7.i18n.rulebook import Rule, rule
from flip7.terminal.lineui.screen import Screen

_MAX_REMEMBERED: Final = 6
"""The number of last happenings that «why» explains."""


class Narrator:
    """Shows the narration on the screen."""

    def __init__(self, screen: Screen, teller: Teller) -> None:
        self._screen = screen
        self._teller = teller
        self._recent = deque[Sentence](maxlen=_MAX_REMEMBERED)

    def begin(self, teller: Teller) -> None:
        """Go on from another table, after an undo; what happened since is not remembered."""
        self._teller = teller
        self._recent.clear()

    def tell(self, events: Iterable[Event]) -> None:
        """Narrate events, each card before its consequence."""
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
        """Remember a card together with its consequence; forget quiet sentences."""
        match sentence.tone:
            case Tone.QUIET:
                return
            case Tone.FOLLOWS if self._recent:
                self._recent.append(_together(self._recent.pop(), sentence))
            case _:
                self._recent.append(sentence)

    def why(self) -> None:
        """Show the last things that happened, with the rules behind them."""
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
    """Join a card and its consequence in one sentence, with the rules of both."""
    text = say("why-then", card=card.without_full_stop, then=then.text)
    return Sentence(text, card.tone, tuple(dict.fromkeys(card.rules + then.rules)), then.reason or card.reason)


def _texts(sentence: Sentence) -> list[Rule]:
    return [found for number in sentence.rules if (found := rule(number)) is not None]
