"""The terminal table: one set of screens, whether the referee is in this process or behind a socket."""
