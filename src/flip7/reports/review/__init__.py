"""The report of a game review: everybody's chance to win, and what it was made of."""

from flip7.reports.review.page import review_page

__all__ = ["review_page"]
