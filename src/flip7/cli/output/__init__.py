"""The output of commands: tables, JSON and progress bars."""
