"""Descriptions of the bots."""

from flip7.i18n.catalog import say


def describe_bot(name: str) -> str:
    """Describe a bot of the catalogue in a sentence: the message `bot-<name>`."""
    return say(f"bot-{name}")
