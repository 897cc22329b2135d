"""The browser's own list of bots says what the catalogue says."""

import re
from pathlib import Path

from flip7.bots.catalog import BotSpec, roster

WEB = Path(__file__).parents[2] / "web" / "src"


def strength(bot: BotSpec) -> int:
    """The strongest level that the bot is not weaker than; the weakest bots are as level 1."""
    assert bot.rating is not None
    levels = [each for each in roster() if each.level is not None and each.rating is not None]
    return max(each.level or 1 for each in levels if each.level == 1 or (each.rating or 0) <= bot.rating)


def test_the_browser_shows_every_bot_as_strong_as_it_was_rated() -> None:
    (listed,) = (path for path in WEB.rglob("bots.ts") if "STRENGTH" in path.read_text(encoding="utf-8"))
    table = re.search(r"STRENGTH[^{]*\{(.*?)\}", listed.read_text(encoding="utf-8"), re.DOTALL)
    assert table is not None
    shown = {name: int(petals) for name, petals in re.findall(r"(\w+): (\d)", table[1])}
    assert shown == {bot.name: strength(bot) for bot in roster()}
