"""Rooms: the registry, the write path, commands, presence, the turn clock, expiry."""
