"""Storage of rooms and their logs. Only `sql_store`, which opens a database, needs SQLAlchemy."""
