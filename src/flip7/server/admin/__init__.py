"""What the owner of a server can do: list, close, block, announce, back up, repair, erase."""
