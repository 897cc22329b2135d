"""Simulations, leagues and play-outs, games between bots: who wins, how often, and with which confidence interval.

>>> from flip7.arena.runner import simulate
>>> result = simulate(["stay:25", "stay:20"], games=2000, seed="family night")
>>> result.games, len(result.bots)
(2000, 2)
"""
