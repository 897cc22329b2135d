"""The same rules as the referee's, for millions of games: compiled by numba where it is there, plain Python where not.

`referee` is the rules, `State` one game, `Batch` thousands stepped together. Importing `flip7.kernel` loads nothing:
name the module you need.
"""
