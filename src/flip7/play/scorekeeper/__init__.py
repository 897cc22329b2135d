"""The score keeper of a game with real cards: pad, hands and live in one class, corrections as replays.

======================  ================================================================================
`entries`               everything that can be tapped; read this first
`entry_log`             the log: it only grows, merges without loss, and knows what to undo
`line_up`               who plays in which round, and under which name
`fold`, `cells`         from the log to the board, with the referee of `core`
`keeper`                the class that a page, a room and a terminal share
`view`, `sentences`     the board for showing
`json_form`, `export`   saved games; records and CSV
======================  ================================================================================
"""

from flip7.play.scorekeeper.entries import Depth, Entry, EntryId
from flip7.play.scorekeeper.errors import BadScoreSheet, Doubtful, Refused
from flip7.play.scorekeeper.game_setup import Setup
from flip7.play.scorekeeper.keeper import ScoreKeeper

__all__ = ["BadScoreSheet", "Depth", "Doubtful", "Entry", "EntryId", "Refused", "ScoreKeeper", "Setup"]
