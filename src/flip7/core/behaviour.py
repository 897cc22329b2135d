"""The number of the referee's behaviour.

Logs and records hold choices, and the referee says what they meant. Raise this number with every change of the referee
after which the same seed, rules and choices can give another game (a mended edge case, another shuffle). Games played
by another behaviour are then refused by name, never silently rescored.
"""

from typing import Final

FIRST_BEHAVIOUR: Final = 1
"""The behaviour of logs and records without a number."""
BEHAVIOUR: Final = 1
