"""The report of a solved round."""

from flip7.reports.solution.page import solution_page

__all__ = ["solution_page"]
