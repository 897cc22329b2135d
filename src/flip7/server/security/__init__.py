"""Tokens, display names, limits for each address, headers, and which hosts, origins and proxies are trusted."""
