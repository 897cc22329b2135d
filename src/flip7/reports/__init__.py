"""Results as pages: each one file of HTML with charts, which needs neither a network nor a server.

`page` is the frame that all have in common, `chart` and `layout` what charts are made of, `look` the colours. What is
beside them is one kind of page each.
"""
