"""A simulation's result as one page with charts, which needs neither a network nor a server.

`page` builds the page from `page.html`, `page.css` and `page.js`; `finding` has its sentence, `charts` its charts,
`tables` their numbers. All of them see the bots as `pools` has them.
"""

from flip7.arena.plot.page import plot_page

__all__ = ["plot_page"]
