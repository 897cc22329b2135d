"""A Python client of the web table: join, connection, session, history. It needs no terminal (docs/client.md)."""
