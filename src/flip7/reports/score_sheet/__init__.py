"""A score sheet to print: a grid for every round, and what people look up at the table."""
