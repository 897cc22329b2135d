"""A simulation's result as a page: `finding` has its sentence, `charts` its charts, `tables` their numbers.

All of them see the bots as `pools` has them.
"""

from flip7.reports.simulation.page import simulation_page

__all__ = ["simulation_page"]
