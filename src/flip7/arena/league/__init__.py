"""Leagues: bots against each other at many tables, or a match of each against one yardstick.

`schedule` says who meets whom, `play` plays, `runner` goes through all tables and can be stopped anywhere, `save_file`
saves and resumes a league, `standings` is its result.

>>> from flip7.arena.league.league import league
>>> from flip7.arena.league.runner import LeagueRun
>>> run = LeagueRun(league(["stay:25", "random"], games=100, seed="docs"))
>>> run.go()
>>> [bot.name for bot in run.result.bots]
['stay:25', 'random']
"""
