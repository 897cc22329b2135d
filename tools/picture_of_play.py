"""Draws docs/pictures/play.svg: a moment of a game in the terminal, as it looks.

Plays `flip7 play` in a terminal of 80 columns, answers the questions, and draws the last lines it showed.
"""

import re
import sys
import time
from io import StringIO
from pathlib import Path

import pexpect
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

COLUMNS, LINES = 80, 34
PICTURE = Path("docs/pictures/play.svg")
SEED = "a picture of a game"
PROMPT = "for help[^>]*> "
A_MOMENT = 0.2  # so that the prompt is there before its answer, as when a person types
ANSWERS = ("h", "h", "s", "h", "h", "s", "h", "Stella", "h", "h")
NIGHT = TerminalTheme(
    (22, 38, 43),
    (240, 235, 222),
    [
        (22, 38, 43),
        (222, 85, 70),
        (108, 168, 110),
        (214, 170, 80),
        (92, 140, 200),
        (170, 120, 190),
        (90, 175, 180),
        (240, 235, 222),
    ],
)


def screen() -> str:
    """What the terminal shows after the answers."""
    command = str(Path(sys.executable).with_name("flip7"))
    environment = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "PATH": "", "LANG": "C.UTF-8"}
    arguments = ["play", "--seed", SEED, "--names", "Ana", "--bots", "stay:25,risk:0.26,random", "--pace", "0"]
    game = pexpect.spawn(command, arguments, dimensions=(LINES, COLUMNS), env=environment, encoding="utf-8", timeout=20)
    seen = StringIO()
    game.logfile_read = seen
    for answer in ANSWERS:
        game.expect(PROMPT)
        time.sleep(A_MOMENT)
        game.sendline(answer)
    game.expect(PROMPT)
    game.close(force=True)
    return seen.getvalue()


def main() -> None:
    """The picture is drawn."""
    text = Text.from_ansi(re.sub(r"\x1b\[\?[0-9;]*[a-z]", "", screen()).replace("\r", ""))
    console = Console(width=COLUMNS, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Text("\n").join(text.split("\n")[-LINES:]))
    drawn = console.export_svg(title="flip7 play", theme=NIGHT)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    # The fonts that Rich would load from elsewhere are left out: the reader's own will do.
    drawn = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->", "", drawn, flags=re.DOTALL)
    PICTURE.write_text(drawn, encoding="utf-8")
    print(f"drew {PICTURE}")


if __name__ == "__main__":
    main()
