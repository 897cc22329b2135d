"""Rooms, where people play a game or keep a score: conversation, commands, write path, presence, clock, expiry."""
