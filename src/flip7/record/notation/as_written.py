"""Fast path of `reader.read_word_by_word`: play the answers of a text, write that game, and compare every letter.

Most texts stand exactly as `to_notation` writes them, and this takes a fraction of the time of looking at every word.
It never says that a text is wrong: what differs in one letter, and what is rare, is left to `reader`, which looks at
every word. Both come to the same record, because a record that is written and read again is the same
(tests/record/test_as_written.py).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Choice, IllegalChoice
from flip7.core.decks import BadDeck
from flip7.core.events import Event, Given, HandedOut, Hit, PassedOn
from flip7.core.game import Game
from flip7.core.seats import SEATS, seat_letter
from flip7.core.table import BadTable
from flip7.record.json_form import check_advised
from flip7.record.notation.from_events import Scribe
from flip7.record.notation.header import Header, read_header
from flip7.record.notation.parser import parse_tags
from flip7.record.notation.tree import Misread, Round
from flip7.record.notation.writer import write_round
from flip7.record.record import BadRecord, Record

_DEALER: Final = re.compile(r"1\. ([A-Z]{1,2})\b")
_ANSWERS: Final = re.compile(r"[hs]|>[A-Z]+")
"""Only an answer has a small h or s, or a `>`, and what looks like one although nobody was asked (X.9)."""
_FORCED_OR_NOT: Final = (Hit, Given, HandedOut, PassedOn)
_SEATS: Final = {seat_letter(seat): seat for seat in SEATS}
_CHOICES: Final[dict[str, Choice]] = {"h": HIT, "s": STAY, **{f">{letter}": seat for letter, seat in _SEATS.items()}}


def read_as_written(text: str) -> Record | None:
    """Return the record of a text that stands as `to_notation` writes it; None if it may be anything else."""
    try:
        tags, begin = parse_tags(text)
        if not any(tag.name == "A" for tag in tags.tags):  # then there are as many seats as the rounds mention
            return None
        return _read(read_header(tags), text[begin:].rstrip("\n"))
    except (Misread, BadRecord, BadTable, BadDeck, IllegalChoice):
        return None


def _read(header: Header, rounds: str) -> Record | None:
    begin = _DEALER.match(rounds)
    if begin is None or begin[1] not in _SEATS or header.source is None or header.branches or "{" in rounds:
        return None
    unplayed = Record(
        seats=tuple(header.seats),
        dealer=_SEATS[begin[1]],
        rules=header.rules,
        seed=header.seed,
        seed_hash=header.seed_hash,
        mix=header.mix,
        shuffles=tuple(header.shuffles) or None,
        late=tuple(header.late),
    )
    game = unplayed.new_game()
    played = _play(game, iter(_ANSWERS.findall(rounds)))
    if "\n".join(map(write_round, played)) != rounds:
        return None
    choices = tuple([choice for choice in game.choices if not isinstance(choice, Card)])
    return replace(unplayed, choices=choices, advised=check_advised("Advised", header.advised, len(choices)))


def _play(game: Game, answers: Iterator[str]) -> list[Round]:
    """Play the answers as far as they go, and return the rounds that this gives."""
    happened = [*game.opening]
    _pass_over_forced(happened, answers)
    while game.asked is not None and (choice := _CHOICES.get(next(answers, ""))) is not None:
        events = game.play(choice)
        happened += events
        if len(events) > 1:
            _pass_over_forced(events, answers)
    scribe = Scribe()
    scribe.write_all(happened)
    scribe.stop(game)
    return scribe.rounds


def _pass_over_forced(events: Iterable[Event], answers: Iterator[str]) -> None:
    """Pass over what stands in the text as an answer does although nobody was asked (T.4, X.9)."""
    for event in events:
        if isinstance(event, _FORCED_OR_NOT) and event.forced:
            next(answers, None)
