"""The bodies of the commands that need the kernel, the records or Rich.

They are apart from their declarations in `flip7.cli`, all of which are loaded at every start for the help.
"""
