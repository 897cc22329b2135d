"""Level 5: what was learned by playing against itself. It knows at a look, in microseconds."""

from flip7.bots.by_kernel import ByKernel
from flip7.kernel.policy import Policy
from flip7.odds.learned import usual_mind


class Learned(ByKernel):
    """Hits, stays and gives as it has learned."""

    def __init__(self) -> None:
        super().__init__("level5", Policy(mind=usual_mind(), races=True))
