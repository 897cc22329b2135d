"""The round solver: the best choices of a player who is alone in the round, exactly.

`solve` gives a `Solution`; `rules` are simple rules to set beside it.
"""

from flip7.analysis.solver.simple_strategies import SimpleRule
from flip7.analysis.solver.solution import Options, Solution, solve
from flip7.analysis.solver.start import CannotSolve, table_with

__all__ = ["CannotSolve", "Options", "SimpleRule", "Solution", "solve", "table_with"]
