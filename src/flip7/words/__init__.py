"""Sentences for people, from the locale files."""
