"""The score of a game with real cards that a room carries: a log of entries that only grows, each checked first.

Nothing is folded here: keepers fold the entries on their own devices, and `flip7.server.rooms.board_watchers` for
those who watch.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from flip7.i18n.catalog import say
from flip7.play.scorekeeper.board_view import GameFacts
from flip7.play.scorekeeper.entries import Entry
from flip7.play.scorekeeper.entry_log import EntryLog
from flip7.play.scorekeeper.errors import BadScoreSheet
from flip7.play.scorekeeper.game_setup import Setup
from flip7.play.scorekeeper.json_form import entry_as_json, entry_from_json, from_json
from flip7.play.scorekeeper.line_up import make_line_up
from flip7.play.scorekeeper.settings import OddsFor, ScoreSettings
from flip7.protocol.room_events import ScoreShared

MAX_SHARED_ENTRIES: Final = 10_000
"""Entries of one board: twice those of 24 players who tap every card of fifteen rounds."""


class BoardFull(BadScoreSheet):
    """The board has all the entries that it may have."""


@dataclass(slots=True)
class SharedScore:
    """The setup of a game, and everything that was entered."""

    setup: Setup
    facts: GameFacts
    invitation_hash: str = field(repr=False)
    """The hash of what lets somebody keep score, too."""
    log: EntryLog = field(default_factory=EntryLog)

    @classmethod
    def of(cls, shared: ScoreShared, invitation_hash: str, at: int) -> "SharedScore":
        """Return the score before its first entry; `BadScoreSheet` if no game can begin so."""
        setup = read_setup(shared.setup)
        facts = GameFacts(setup.game, shared.colours, at, ScoreSettings(odds=shared.odds))
        return cls(setup, facts, invitation_hash)

    def names(self) -> tuple[str, ...]:
        """Return the names of all players, those who have joined since included."""
        return tuple(make_line_up(self.setup, self.log.player_entries()).names)

    def show_odds(self, odds: OddsFor) -> None:
        """Show the odds for these from now on."""
        self.facts = replace(self.facts, settings=ScoreSettings(odds=odds))

    def new_entries(self, given: Sequence[Mapping[str, Any]]) -> list[Entry]:
        """Read entries and return those that are not here yet; `BadScoreSheet` if one of them cannot be.

        A keeper sends what it has in the order of the ids, so no clock is more than one ahead of what is here: one
        that is would leave no number for the taps of others.
        """
        new: dict[object, Entry] = {}
        clock = self.log.next_id("").clock
        for each in given:
            entry = entry_from_json(each)
            known = self.log[entry.id] if entry.id in self.log else new.get(entry.id)
            of = getattr(entry.what, "of", None)
            if entry.id.clock > clock or (of is not None and of >= entry.id) or known not in (None, entry):
                raise BadScoreSheet(say("score-damaged", where=str(entry.id)))
            if known is None:
                new[entry.id] = entry
                clock = max(clock, entry.id.clock + 1)
        if len(self.log) + len(new) > MAX_SHARED_ENTRIES:
            raise BoardFull(say("score-too-long", most=MAX_SHARED_ENTRIES))
        return list(new.values())

    def check(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """Raise `BadScoreSheet` unless all of these are new here."""
        if len(self.new_entries(entries)) < len(entries):
            raise BadScoreSheet(say("score-damaged", where="entries"))

    def add(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """Add entries that were checked."""
        self.log.merge(entry_from_json(each) for each in entries)


def read_setup(setup: Mapping[str, Any]) -> Setup:
    """Read what a game begins with; `BadScoreSheet` if it cannot be."""
    return from_json(json.dumps({**setup, "entries": []})).setup


def as_sent(entries: Sequence[Entry]) -> tuple[dict[str, Any], ...]:
    """Return entries as they are stored and told: nothing that somebody added to them is kept."""
    return tuple(entry_as_json(each) for each in entries)
