"""Draws docs/pictures/recorded-game.svg: a round of a game in the terminal as a film, which any browser plays.

Each line of the screen that looks different is in the file once; a frame is a list of lines, and one CSS animation
shows frame after frame. Time goes by as a clock says that is turned here, so the film is the same on every machine.
"""

import asyncio
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

sys.path.insert(0, str(Path(__file__).parents[1]))

from textual.pilot import Pilot

from flip7.analysis.odds import bust_risk
from flip7.core.decisions import HitOrStay
from flip7.play.options import PlayOptions
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.play import PlayApp
from flip7.terminal.tui.screens.table import TableScreen
from tests.terminal.clocks import TurnedClock

RECORDING: Final = Path(__file__).parents[1] / "docs" / "pictures" / "recorded-game.svg"
COLUMNS, LINES = 80, 24
SEED: Final = "a film"
THINKING_SECONDS: Final = 1.2
"""The time that a question is seen before it is answered."""
END_SECONDS: Final = 3.0
"""The time that the last frame is seen before the film begins anew."""
CAREFUL: Final = 0.25
"""Ana hits while the next card is less likely than this to bust her."""
MOST_FRAMES: Final = 120
SOON: Final = 0.02

CELL, ROW, ROW_HEIGHT = 12.2, 24.4, 24.65
"""The sizes in the pictures that Textual exports."""
STYLE: Final = re.compile(r"\.terminal-\d+-r(\d+) \{ ([^}]*) \}")
RECTANGLE: Final = re.compile(r'<rect fill="([^"]+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="24.65"')
TEXT: Final = re.compile(
    r'<text class="terminal-\d+-r(\d+)" x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"[^>]*>([^<]*)</text>'
)
FRAME: Final = re.compile(r'viewBox="([^"]+)".*</defs>(.*)<g transform="translate\((\d+), (\d+)\)"', re.DOTALL)
"""The window around the screen, and where the screen lies in it."""


@dataclass(frozen=True, slots=True)
class Run:
    """Cells of a line that are drawn in one go: a field of colour, or a text in a style."""

    left: float
    width: float
    look: str
    text: str = ""


Key = TypeVar("Key")
Line = tuple[Run, ...]
Frame = tuple[Line, ...]


# --- filming ----------------------------------------------------------------------------------------------------------


async def film() -> list[tuple[str, float]]:
    """Play a round, and return each picture of the screen with the seconds that it is seen."""
    clock = TurnedClock()
    taken: list[tuple[str, float]] = []
    options = PlayOptions(names=("Ana",), seed=SEED, seats=4)
    app = PlayApp(options, ask=False, colours=Colours.ALL, clock=clock)
    async with app.run_test(size=(COLUMNS, LINES)) as pilot:
        while len(taken) < MOST_FRAMES:
            await pilot.pause(SOON)
            screen = app.screen
            if not isinstance(screen, TableScreen) or screen.scene is None:
                continue
            if screen.scene.table.round > 1:
                break
            if screen.is_asking:
                taken.append((await _at_rest(app, pilot), THINKING_SECONDS))
                await pilot.press(*_answer(screen))
            elif seconds := min(clock.waiting(), default=0):
                taken.append((await _at_rest(app, pilot), seconds))
                await clock.turn(seconds)
    last, _ = taken.pop()
    return [*taken, (last, END_SECONDS)]


async def _at_rest(app: PlayApp, pilot: Pilot[None]) -> str:
    """Return the picture of the screen once it is laid out: two in a row are the same."""
    picture = app.export_screenshot()
    while True:
        await pilot.pause(SOON)
        if (later := app.export_screenshot()) == picture:
            return picture
        picture = later


def _answer(screen: TableScreen) -> Sequence[str]:
    scene = screen.scene
    assert scene is not None
    assert scene.asked is not None
    decision = scene.asked.decision
    if isinstance(decision, HitOrStay):
        return ("h" if bust_risk(scene.table, decision.seat) < CAREFUL else "s",)
    return ("end", "enter")


# --- cutting ----------------------------------------------------------------------------------------------------------


def lines_of(picture: str) -> Frame:
    """Return what a picture shows, line by line; neighbours that look the same are one run."""
    styles = dict(STYLE.findall(picture))
    fields: list[list[Run]] = [[] for _ in range(LINES)]
    texts: list[list[Run]] = [[] for _ in range(LINES)]
    for colour, left, top, width in RECTANGLE.findall(picture):
        row = fields[round((float(top) - 1.5) / ROW)]
        if row and row[-1].look == colour and abs(row[-1].left + row[-1].width - float(left)) < 1:
            row[-1] = Run(row[-1].left, row[-1].width + float(width), colour)
        elif float(width):
            row.append(Run(float(left), float(width), colour))
    for number, left, base, width, text in TEXT.findall(picture):
        if text.strip():
            texts[int(float(base) // ROW)].append(Run(float(left), float(width), styles[number], text))
    return tuple((*field, *text) for field, text in zip(fields, texts, strict=True))


def recording(pictures: Sequence[tuple[str, float]]) -> str:
    """Return the film as SVG."""
    frames: list[tuple[Frame, float]] = []
    for picture, seconds in pictures:
        frame = lines_of(picture)
        if frames and frames[-1][0] == frame:
            frames[-1] = (frame, frames[-1][1] + seconds)
        else:
            frames.append((frame, seconds))
    window = FRAME.search(pictures[0][0])
    assert window is not None
    looks = _numbered(run.look for frame, _ in frames for line in frame for run in line)
    known = _numbered(line for frame, _ in frames for line in frame)
    width, height = COLUMNS * CELL, LINES * ROW
    chrome = re.sub(r"terminal-\d+-title", "title", window[2])
    return "\n".join(
        [
            f'<svg viewBox="{window[1]}" xmlns="http://www.w3.org/2000/svg">',
            "<style>",
            "text { font: 20px Fira Code, monospace; white-space: pre; font-variant-east-asian: full-width }",
            ".title { font: bold 18px arial }",
            *(f".l{number} {{ {_declarations(look)} }}" for look, number in looks.items()),
            *_animation([seconds for _, seconds in frames], width),
            "</style>",
            "<defs>",
            *(f'<g id="r{number}">{"".join(_drawn(line, looks))}</g>' for line, number in known.items()),
            "</defs>",
            " ".join(chrome.split()),
            f'<svg x="{window[3]}" y="{window[4]}" width="{width:g}" height="{height:g}"><g class="film">',
            *(_frame(frame, known, number * width) for number, (frame, _) in enumerate(frames)),
            "</g></svg>",
            "</svg>",
            "",
        ]
    )


def _numbered(keys: Iterator[Key]) -> dict[Key, int]:
    return {key: number for number, key in enumerate(dict.fromkeys(keys))}


def _declarations(look: str) -> str:
    return look if ":" in look else f"fill: {look}"


def _drawn(line: Line, looks: dict[str, int]) -> Iterator[str]:
    for run in line:
        look, left, width = looks[run.look], f"{round(run.left, 1):g}", f"{round(run.width, 1):g}"
        if run.text:
            yield f'<text class="l{look}" x="{left}" y="18.5" textLength="{width}">{run.text}</text>'
        else:
            yield f'<rect class="l{look}" x="{left}" width="{width}" height="{ROW_HEIGHT}"/>'


def _frame(frame: Frame, known: dict[Line, int], left: float) -> str:
    uses = (f'<use href="#r{known[line]}" y="{round(row * ROW, 1):g}"/>' for row, line in enumerate(frame) if line)
    return f'<g transform="translate({round(left, 1):g})">{"".join(uses)}</g>'


def _animation(seconds: Sequence[float], width: float) -> Iterator[str]:
    """Write the style of the film; with reduced motion, the last frame alone is seen."""
    total, passed = sum(seconds), 0.0
    yield f".film {{ transform: translateX({round(-(len(seconds) - 1) * width, 1):g}px) }}"
    yield "@media (prefers-reduced-motion: no-preference) {"
    yield f".film {{ animation: film {total:.1f}s step-end infinite }}"
    yield "@keyframes film {"
    for number, length in enumerate(seconds):
        yield f"{100 * passed / total:.3f}% {{ transform: translateX({round(-number * width, 1):g}px) }}"
        passed += length
    yield "} }"


def filmed() -> str:
    """Return the recording as it should be on file."""
    return recording(asyncio.run(film()))


if __name__ == "__main__":
    RECORDING.write_text(filmed(), encoding="utf-8")
