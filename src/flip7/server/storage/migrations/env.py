"""Alembic environment: run the migrations on the given connection, in its open transaction."""  # noqa: INP001 - Alembic's folder, not a package: it runs only as Alembic runs it

from alembic import context

from flip7.server.storage.schema import VERSION_TABLE, tables

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=tables,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
