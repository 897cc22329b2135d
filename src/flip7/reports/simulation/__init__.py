"""The report of a simulation."""

from flip7.reports.simulation.page import simulation_page

__all__ = ["simulation_page"]
