"""HTML reports: each one file with charts, which needs neither a network nor a server.

`page` is the frame that all have in common, `chart` what charts are made of, `theme` the colours. Each folder is one
kind of report.
"""
