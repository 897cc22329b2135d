"""The server that runs in a browser: the server's own rooms, without sockets, database and limits (docs/browser.md).

It also keeps the scores of games with real cards on this device (docs/companion.md), and makes reviews, «what if» and
one's own results there.

`main` connects it to the page's worker; everything else is ordinary Python, and is tested as such.
"""
