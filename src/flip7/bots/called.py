"""What bots are called at the table."""

from collections.abc import Collection, Container, Iterable
from itertools import count
from typing import Final

_CALLED: Final = {
    "stay": ("Stella", "Stan", "Sunniva", "Sven"),
    "risk": ("Rita", "Ravi", "Rosa", "Remy"),
    "random": ("Dizzy", "Dotty", "Dale", "Duke"),
    "cautious": ("Prue", "Carl", "Carmen", "Cato"),
    "greedy": ("Greta", "Gus", "Gina", "Glen"),
    "vengeful": ("Vera", "Viktor", "Vesna", "Vito"),
    "tourist": ("Toni", "Tess", "Tariq", "Tove"),
    "daredevil": ("Dara", "Dex", "Delia", "Dov"),
    "champion": ("Charlie", "Chana", "Chiara", "Chen"),
    "level1": ("Ada", "Abe", "Aiko", "Arlo"),
    "level2": ("Bella", "Bo", "Bruno", "Bibi"),
    "level3": ("Clara", "Cem", "Cleo", "Cyril"),
    "level4": ("Dina", "David", "Daria", "Denis"),
    "level5": ("Emmy", "Emil", "Esra", "Ezra"),
    "level6": ("Sofia", "Sol", "Sophus", "Sonya"),
}
_OTHERS: Final = (
    *("Mo", "Kim", "Lou", "Noor", "Ines", "Jun", "Lena", "Oskar", "Paula", "Quinn", "Hana", "Ivo", "Yara", "Kenji"),
    *("Mira", "Lars", "Thea", "Pablo", "Uma", "Wim", "Zora", "Nils", "Isla", "Hugo", "Farah", "Jonas", "Kaya", "Leo"),
    *("Mei", "Otis", "Pia", "Rui", "Olga", "Yusuf", "Nora", "Sami", "Ulla", "Zeno", "Juno", "Xenia"),
)
"""For bots that have no names of their own, and for those of a large table that are all of one kind."""


def name_for(bot: str, taken: Collection[str]) -> str:
    """A friendly name for the bot that nobody at the table has yet; `taken` are the others' in small letters.

    The first bot of a kind has its usual name; for another, an initial comes first that nobody has yet, because a seat
    is known by it.

    >>> name_for("risk:0.26", {"robin"})
    'Rita'
    >>> name_for("risk:0.26", {"rita", "molly"})
    'Kim'
    """
    called: tuple[str, ...] = (*_CALLED.get(bot.partition(":")[0], ()), *_OTHERS)
    usual, *others = called
    if usual.casefold() not in taken:
        return usual
    initials = {name[:1] for name in taken}
    unlike = (each for each in others if each[0].casefold() not in initials)
    return next(unlike, None) or _numbered(called, taken)


def _numbered(called: Iterable[str], taken: Container[str]) -> str:
    """The first of the names that is not taken; when all of them are, with a number."""
    laps = (f" {lap}" if lap > 1 else "" for lap in count(1))
    return next(each + lap for lap in laps for each in called if (each + lap).casefold() not in taken)
