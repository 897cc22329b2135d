"""Output of the commands: tables, pages and JSON of `flip7 simulate`, `arena`, `solve`, `review` …"""
