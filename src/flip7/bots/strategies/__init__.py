"""The strategies of the built-in bots."""
