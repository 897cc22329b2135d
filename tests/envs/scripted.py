"""A player that knows nothing but its prompt."""

import re

_OFFERED = re.compile(r"^(\[[^\[\]]+\]) ", re.MULTILINE)
_BANK = re.compile(r"^\[stay\] you bank (?:.* = )?(\d+): ", re.MULTILINE)


def offered(prompt: str) -> list[str]:
    """The answers that the prompt lists."""
    return _OFFERED.findall(prompt)


def stays_at(points: int, prompt: str) -> str:
    """Hits below so many points, and gives every card to the last who can get it."""
    bank = _BANK.search(prompt)
    if bank is None:
        return f"It has to go somewhere. {offered(prompt)[-1]}"
    return "One more cannot hurt. [hit]" if int(bank[1]) < points else f"{bank[1]} points are enough. [Stay]"
