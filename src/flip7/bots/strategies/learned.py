"""Level 5: what was learned by playing against itself. It knows at a look, in microseconds."""

from flip7.analysis.usual_weights import usual_mind
from flip7.bots.strategies.kernel_bots import ByKernel
from flip7.kernel.policy import Policy


class Learned(ByKernel):
    """Hits, stays and gives as it has learned."""

    def __init__(self) -> None:
        super().__init__("level5", Policy(mind=usual_mind(), races=True))
