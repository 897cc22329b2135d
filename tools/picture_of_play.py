"""Draws docs/pictures/play.svg and play-many.svg: moments of games in the terminal, as they look."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from flip7.core.decisions import HitOrStay
from flip7.play.options import PlayOptions
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.pace import SPEEDS
from flip7.terminal.tui.play import PlayApp
from flip7.terminal.tui.screens.table import TableScreen

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
NAMES: Final = ("Ana",)
SOON: Final = 0.05


async def draw(wishes: PlayOptions, size: tuple[int, int], moves: Sequence[str]) -> str:
    """The table after these moves, as SVG; a card is given to the last who can get it."""
    app = PlayApp(wishes, ask=False, pace=len(SPEEDS) - 1, colours=Colours.ALL)
    async with app.run_test(size=size) as pilot:
        for move in moves:
            while not (isinstance(app.screen, TableScreen) and app.screen.is_asking):
                await pilot.pause(SOON)
            asked = app.screen.scene.asked if app.screen.scene else None
            await pilot.press(move if asked and isinstance(asked.decision, HitOrStay) else "end", "enter")
        while not (isinstance(app.screen, TableScreen) and app.screen.is_asking):
            await pilot.pause(SOON)
        await pilot.pause(SOON)
        drawn = re.sub(r"terminal-\d+", "terminal-7", app.export_screenshot())  # the number is another in every run
    return re.sub(r"@font-face {.*?}", "", drawn, flags=re.DOTALL)  # whoever looks at it has a font


def pictures() -> dict[str, str]:
    """Each file, and what is to be in it."""
    few = draw(PlayOptions(names=NAMES, seed="a picture", seats=4), (124, 31), "hhshhhhsh")
    many = draw(PlayOptions(names=NAMES, seed="many", seats=12), (80, 24), "hhshh")
    return {"play.svg": asyncio.run(few), "play-many.svg": asyncio.run(many)}


if __name__ == "__main__":
    for name, drawn in pictures().items():
        (PICTURES / name).write_text(drawn, encoding="utf-8")
