"""The round solver: the exact best choices of a player who is alone in the round.

`solve` returns a `Solution`; `simple_strategies` has simple rules to compare it with.
"""

from flip7.analysis.solver.simple_strategies import SimpleRule
from flip7.analysis.solver.solution import Options, Solution, solve
from flip7.analysis.solver.start import CannotSolve, table_with

__all__ = ["CannotSolve", "Options", "SimpleRule", "Solution", "solve", "table_with"]
