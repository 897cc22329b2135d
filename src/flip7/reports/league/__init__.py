"""The page of a league."""

from flip7.pages.league.page import league_page

__all__ = ["league_page"]
