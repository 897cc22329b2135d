"""The rules of the referee for millions of games: compiled by numba if it is installed, plain Python otherwise.

`referee` is the rules, `State` one game, `Batch` thousands stepped together. Importing `flip7.kernel` loads nothing:
name the module you need.
"""
