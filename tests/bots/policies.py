"""A bot that is nothing but a policy."""

from dataclasses import dataclass

from flip7.core.decisions import Choice, Decision
from flip7.core.table import Table
from flip7.kernel.policy import Policy


@dataclass(frozen=True)
class PolicyBot:
    """Plays in the kernel only."""

    name: str
    policy: Policy

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Never asked: its policy is."""
        raise NotImplementedError
