"""The story of a kept game: what the referee says of each entry, and the standings after each round."""

from flip7.i18n.catalog import say
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Told, Tone
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.entry_outcomes import Played
from flip7.play.scorekeeper.log_view import told
from flip7.play.scorekeeper.standings import standings


class ScoreStory:
    """Tells this round and the one before, and then whatever is entered."""

    def __init__(self, keeper: ScoreKeeper) -> None:
        self._keeper = keeper
        self.told: list[Told] = []
        self.tell_anew()

    def tell_anew(self) -> None:
        """Begin with the round before: after an undo or a correction, and in another language."""
        fold = self._keeper.fold
        first = max(1, fold.table.round - 1)
        start = fold.starts[first]
        self._teller = Teller(start, self._keeper.names)
        dealer = self._keeper.names[start.dealer]
        self.told = [Sentence(say("round-began", number=first, dealer=dealer), Tone.HEADING, ())]
        for played in fold.story:
            if played.round >= first:
                self._tell(played)
        self._steps = len(fold.story)

    def go_on(self) -> None:
        """Tell the steps that were played since."""
        story = self._keeper.fold.story
        for played in story[self._steps :]:
            self._tell(played)
        self._steps = len(story)

    def _tell(self, played: Played) -> None:
        fold, number = self._keeper.fold, self._teller.table.round
        ended = next((each for each in fold.finished if each.last == played.entry.id), None)
        for sentence in told(played.events, self._teller):
            if ended is not None and _is_after_the_round(sentence):
                self.told.append(standings(self._keeper, ended))
                ended = None
            self.told.append(sentence)
        if ended is not None:
            self.told.append(standings(self._keeper, ended))
        if self._teller.table.round != number:
            self._teller = Teller(fold.starts[self._teller.table.round], self._keeper.names)


def _is_after_the_round(sentence: Sentence) -> bool:
    """Return whether it is about a tie, the winner or the next round."""
    return any(number.startswith(("G.", "N.2")) for number in sentence.rules)
