"""Modules that `make tokens` writes from design/tokens.json and design/timing.json: change those, never these."""
