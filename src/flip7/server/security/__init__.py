"""Tokens, display names, and limits for each address."""
