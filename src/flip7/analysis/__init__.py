"""Odds, advice, review, hindsight, win probability, the exact solver, puzzles, own results.

It reads tables and changes nothing.
"""
