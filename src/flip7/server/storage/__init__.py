"""Where rooms are kept."""

from flip7.server.storage.places import usual_database
from flip7.server.storage.sql import open_store

__all__ = ["open_store", "usual_database"]
