"""The value of one answer to a question, with its errors. It needs no kernel: a browser makes such values too."""

from dataclasses import dataclass

from flip7.analysis.confidence import CLOSE
from flip7.core.decisions import Choice


@dataclass(frozen=True, slots=True)
class Weighed:
    """The value of one answer."""

    choice: Choice
    win: float
    """The chance to win the game."""
    error: float
    """The standard error of that chance."""
    everybody: tuple[float, ...]
    """Each seat's chance to win the game."""
    points: float
    """Points of this round, on average."""
    bust: float
    """The chance to bust before the round is over."""
    tries: int
    behind: float
    """Win probability that this answer loses against the best one; 0 for the best."""
    behind_error: float
    """The standard error of that loss."""
    fewer_points: float
    """Points of the round that it loses on average against the answer that brings most; 0 for that one."""
    fewer_points_error: float
    """The standard error of that loss; infinite after very few rollouts."""

    @property
    def is_close(self) -> bool:
        """Whether it is the best answer, or too close to it to call."""
        return self.behind <= CLOSE * self.behind_error

    @property
    def is_close_in_points(self) -> bool:
        """Whether it brings the most points, or too nearly as many to call."""
        return self.fewer_points <= CLOSE * self.fewer_points_error
