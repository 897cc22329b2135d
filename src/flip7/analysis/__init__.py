"""Odds, advice, review, win probability and the exact solver. Reads tables; changes nothing."""
