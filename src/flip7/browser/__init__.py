"""The server that runs in a browser: the server's own rooms, without sockets, database and limits (docs/browser.md).

`main` connects it to the page's worker; everything else is ordinary Python, and is tested as such.
"""
