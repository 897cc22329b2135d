"""Colours, theme, markup, wrapping and the console."""
