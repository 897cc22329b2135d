"""Everything that draws in a terminal: style, the line UI and the full-screen UI."""
