"""The commands of a server's owner: list, close, block, announce, back up, restore, repair, erase."""
