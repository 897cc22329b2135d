"""The REST API, the pages and their middleware."""
