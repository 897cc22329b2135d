"""Draws docs/pictures/play.svg and play-many.svg: moments of games in the terminal, as they look."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from flip7.core.decisions import HitOrStay
from flip7.lines.terminal import Colours
from flip7.lines.wishes import Wishes
from flip7.tui.pace import SPEEDS
from flip7.tui.playing import PlayApp
from flip7.tui.table_screen import TableScreen

PICTURES: Final = Path("docs/pictures")
NAMES: Final = ("Ana",)
SOON: Final = 0.05


async def draw(name: str, wishes: Wishes, size: tuple[int, int], moves: Sequence[str]) -> None:
    """The table after these moves; a card is given to the last who can get it."""
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
        drawn = app.export_screenshot()
    # no font is fetched from elsewhere: whoever looks at it has one
    (PICTURES / name).write_text(re.sub(r"@font-face {.*?}", "", drawn, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw("play.svg", Wishes(names=NAMES, seed="a picture", seats=4), (124, 31), "hhshhhhsh"))
    asyncio.run(draw("play-many.svg", Wishes(names=NAMES, seed="many", seats=12), (80, 24), "hhshh"))
