"""Text from outside, so that all of it can be seen and written."""


def spelt_out(text: str) -> str:
    r"""The text with everything spelt out that could not be seen, or not be written.

    >>> spelt_out("Ana\tand \ud800")
    'Ana\\tand \\ud800'
    """
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in text
    )
