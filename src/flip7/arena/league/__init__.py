"""Bots against each other at many tables: a league, or a match against one yardstick.

`parties` says who meets whom, `playing` plays, `running` goes through all tables and can be stopped anywhere, `keeping`
writes down where a league stands, `standings` says what it has shown.

>>> from flip7.arena.league.league import league
>>> from flip7.arena.league.runner import LeagueRun
>>> run = LeagueRun(league(["stay:25", "random"], games=100, seed="docs"))
>>> run.go()
>>> [bot.name for bot in run.result.bots]
['stay:25', 'random']
"""
