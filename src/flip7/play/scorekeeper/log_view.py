"""The log of a kept game as JSON values, for a page: each entry as a line, and what the referee said of it."""

from collections.abc import Collection, Iterable

from flip7.core.events import Event
from flip7.i18n.markup import plain
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence
from flip7.play.scorekeeper.entries import Entry, EntryId, PlayerEntry, Step
from flip7.play.scorekeeper.entry_outcomes import Played
from flip7.play.scorekeeper.keeper import ScoreKeeper
from flip7.play.scorekeeper.sentences import entry_words, step_words

Json = dict[str, object]


def log_view(keeper: ScoreKeeper, number: int) -> list[Json]:
    """Return the log of one round: who joined or left, then each step as a line, and what the referee said of it."""
    fold = keeper.fold
    start = fold.starts.get(number)
    if start is None:
        return []
    teller = Teller(start, keeper.names)
    players = [_about_a_player(keeper, entry) for entry in fold.line_up.entries(number)]
    return players + [_played(keeper, played, teller) for played in fold.story if played.round == number]


def told_of(keeper: ScoreKeeper, steps: Collection[EntryId]) -> list[Json]:
    """Return what the referee said of some steps; those before them in their rounds are only followed."""
    said: list[Json] = []
    for number in sorted({played.round for played in keeper.fold.story if played.entry.id in steps}):
        teller = Teller(keeper.fold.starts[number], keeper.names)
        for played in keeper.fold.story:
            if played.round == number and played.entry.id in steps:
                said += _sentences(told(played.events, teller))
            elif played.round == number:
                for event in played.events:
                    teller.follow(event)
    return said


def told(events: Iterable[Event], teller: Teller) -> list[Sentence]:
    """Return what happened as sentences, without the scores of a round: those are on the board (`standings`)."""
    return [sentence for sentence in map(teller.tell, events) if isinstance(sentence, Sentence)]


def log_entries(keeper: ScoreKeeper, number: int) -> list[Entry]:
    """Return the entries of the lines of that log."""
    played = [played.entry for played in keeper.fold.story if played.round == number]
    return keeper.fold.line_up.entries(number) + played


def _about_a_player(keeper: ScoreKeeper, entry: Entry) -> Json:
    assert isinstance(entry.what, PlayerEntry)
    return {"id": str(entry.id), "line": plain(entry_words(entry.what, keeper.names)), "told": []}


def _played(keeper: ScoreKeeper, played: Played, teller: Teller) -> Json:
    what = played.entry.what
    assert isinstance(what, Step)
    said = told(played.events, teller)
    return {
        "id": str(played.entry.id),
        "line": plain(step_words(what, keeper.names)),
        "told": _sentences(said),
    }


def _sentences(said: Iterable[Sentence]) -> list[Json]:
    return [{"text": plain(each.text), "rules": list(each.rules)} for each in said]
