"""The report of a league."""

from flip7.reports.league.page import league_page

__all__ = ["league_page"]
