"""The score keeper of a game with real cards: pad, hands and live in one class, corrections as replays.

======================  ================================================================================
`entries`               everything that can be tapped; read this first
`entry_log`             the log: it only grows, merges without loss, and knows what to undo
`line_up`               who joins and leaves: who plays in which round, and under which name
`fold`, `cells`         from the log to rounds and scores, with the referee of `core`
`entry_outcomes`        what became of an entry: played, waiting, in conflict
`finished_round`        a round that is over; `round_under_way` is the one being kept
`keeper`                the class that a page, a room and a terminal share
`game_view`             the game as JSON; `board_view` adds colours, odds and advice, as every page gets it
`log_view`              the log of a round as JSON, with what the referee said
`sentences`             entries, corrections and misfits in words
`odds_and_advice`       odds of the next card, and what a strong player would do
`player_history`        wins, busts and averages over finished games
`json_form`, `export`   saved games; records and CSV
======================  ================================================================================
"""

from flip7.play.scorekeeper.entries import Depth, Entry, EntryId
from flip7.play.scorekeeper.errors import BadScoreSheet, Doubtful, Refused
from flip7.play.scorekeeper.game_setup import Setup
from flip7.play.scorekeeper.keeper import ScoreKeeper

__all__ = ["BadScoreSheet", "Depth", "Doubtful", "Entry", "EntryId", "Refused", "ScoreKeeper", "Setup"]
