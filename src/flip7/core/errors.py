"""What can be wrong with what a caller gave. Each message is one plain sentence that quotes it."""


class Flip7Error(ValueError):
    """Something given to flip7 is not right; the message says what and where. Nothing was changed."""
