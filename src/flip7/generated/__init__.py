"""Modules that `make tokens` writes from the files of design/: change those, never these."""
