"""A game as text: JSON for programs, `.f7` for people, and replay.

`read_record` takes either form; `to_json` and `to_notation` write them; `replay` plays a record through.
`position` makes the table of a position that somebody describes; `to_position` and `from_position` write and read any
table in one line. `branched` takes a choice back, and returns the record of the game that goes on from there.
`flip7.record.files` has games on file, one or many.
"""

from flip7.record.branches import BadBranch, branched
from flip7.record.detect import read_record
from flip7.record.json_form import from_json, to_json
from flip7.record.notation.reader import from_notation
from flip7.record.notation.tree import BadNotation
from flip7.record.notation.writer import to_notation
from flip7.record.position import BadPosition, Situation, position
from flip7.record.position_text import from_position, to_position
from flip7.record.record import BadRecord, Branch, Mix, Record
from flip7.record.replay import Replay, Step, replay
from flip7.record.summary import summary

__all__ = [
    "BadBranch",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Branch",
    "Mix",
    "Record",
    "Replay",
    "Situation",
    "Step",
    "branched",
    "from_json",
    "from_notation",
    "from_position",
    "position",
    "read_record",
    "replay",
    "summary",
    "to_json",
    "to_notation",
    "to_position",
]
