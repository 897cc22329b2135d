"""A Python client of the web table: connection, session, history. Needs no terminal."""
