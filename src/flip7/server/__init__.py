"""The game server: rooms, WebSockets, REST, storage; reviews and «what if» in a process of their own.

A room is what its log says: who came, who sat where, what was chosen. What a command adds to the log is stored in one
transaction before anybody hears of it; all that a room is in memory is a cache of its log. Blocked addresses, reviews
and the database's own notes (`meta`) are stored beside it.
"""
