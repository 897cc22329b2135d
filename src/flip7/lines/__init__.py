"""The line-based table: who sits where, what they see and type, and games in files."""
