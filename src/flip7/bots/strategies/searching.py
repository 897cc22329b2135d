"""Level 6: tries every answer, to the end of the round, before it chooses."""

from typing import Final

from flip7.analysis.usual_weights import usual_mind
from flip7.bots.strategies.kernel_bots import ByKernel
from flip7.kernel.jit import COMPILED
from flip7.kernel.policy import Policy

ROLLOUTS: Final = 1_000 if COMPILED else 150
"""Each answer is tried at most so often; without a compiler less often, so that nobody has to wait."""


class Searching(ByKernel):
    """Foresees the end of the round many times over, and takes the answer that wins most."""

    def __init__(self, rollouts: int = ROLLOUTS) -> None:
        super().__init__("level6", Policy(mind=usual_mind(), races=True, rollouts=rollouts))
