"""The commands of a server's owner: list, close, block, announce, back up, repair, erase."""
