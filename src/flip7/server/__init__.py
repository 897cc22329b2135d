"""The game server: rooms, WebSockets, REST, storage; reviews and «what if» in a process of their own.

A room is what its log says: who came, who sat where, what was chosen. The log is stored, entry by entry, before anybody
hears of it; everything else here is a cache of it or a way to it.
"""
