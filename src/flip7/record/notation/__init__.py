"""The `.f7` notation, for people: docs/notation.md has its grammar."""
