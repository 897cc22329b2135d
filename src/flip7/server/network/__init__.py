"""Descriptors and TLS below the web server."""
