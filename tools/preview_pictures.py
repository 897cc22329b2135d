"""Draw the pictures of link previews into web/public: for pages, tables and replays (server/http/link_preview.py).

They have no words but the name of the game, so one of each is enough for all languages. The cards, colours and
fonts are those of the built site.
"""

import io
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image
from playwright.sync_api import Browser

from flip7.server.http.link_preview import PICTURE_SIZE, Kind, picture_name
from tests.server.served import Served
from tests.web.browsers import browser_of_this_machine, the_site_is_built
from tools.icons import PUBLIC, bloom, petal

WIDTH, HEIGHT = PICTURE_SIZE
MAX_BYTES: Final = 60_000
"""Messengers give up on large pictures; ours are flat colours."""
PALETTE: Final = 256
CARDS: Final = ("0", "3", "5", "7", "9", "11", "12", "x2", "+10", "FZ", "F3", "SC")
"""The cards on the home page, in their order there."""
SEATS: Final = (("A", 1), ("K", 2), ("M", 3), ("L", 6), ("T", 5), ("S", 4))
"""Initials and seat colours of who sits around the table."""
_CARDS_SHOWN: Final = "() => [...document.querySelectorAll('.fan svg, .rest svg')].map((card) => card.innerHTML)"
_SHOW: Final = "(drawn) => { document.getElementById('app').innerHTML = drawn; }"

Cards = dict[str, str]
"""The drawing of each card, 100 x 140."""


def card(drawing: str, x: float, y: float, height: float, turn: float = 0) -> str:
    """Place a card by its middle."""
    scale = height / 140
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g}) translate(-50 -70)" '
        f'filter="url(#shadow)">{drawing}</g>'
    )


def mark(x: float, y: float, size: float) -> str:
    """Our bloom, and the name of the game beside it."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{bloom("var(--poppy)", "var(--bg)")}</g>'
        f'<text x="{x + size * 1.28:g}" y="{y + size * 0.78:g}" font-family="var(--font-display)" font-weight="800" '
        f'font-size="{size * 0.82:g}" fill="var(--ink)">Flip 7</text>'
    )


def flower(petals: int, width: float, x: float, y: float, size: float) -> str:
    """Draw a flower of so many petals around a middle."""
    turned = (f'<path d="{petal(50, width, 0, 0)}" transform="rotate({360 / petals * at:g})"/>' for at in range(petals))
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{"".join(turned)}</g>'


def avatar(letter: str, colour: int, x: float, y: float, size: float) -> str:
    """A person's petal with their initial."""
    r, foot = size / 2, size * 0.14
    shape = (
        f"M{x - r:g} {y:g} A{r:g} {r:g} 0 1 1 {x:g} {y + r:g} H{x - r + foot:g} "
        f"A{foot:g} {foot:g} 0 0 1 {x - r:g} {y + r - foot:g} Z"
    )
    return (
        f'<path d="{shape}" fill="var(--p{colour})"/>'
        f'<text x="{x:g}" y="{y + size * 0.16:g}" text-anchor="middle" font-family="var(--font-display)" '
        f'font-weight="700" font-size="{size * 0.46:g}" fill="var(--paper)">{letter}</text>'
    )


def home(cards: Cards) -> str:
    """Seven cards in a fan, over a large bloom."""
    fan = ("0", "3", "5", "7", "9", "11", "12")
    spread = [
        card(cards[face], 806 + 78 * place, 302 + 8 * place**2, 212, 8.5 * place)
        for place, face in enumerate(fan, start=-3)
    ]
    return (
        '<rect x="448" y="36" width="716" height="558" rx="56" fill="var(--cloth)"/>'
        f'<g fill="var(--line)" opacity=".55">{flower(7, 17, 806, 315, 540)}</g>' + "".join(spread) + mark(56, 268, 94)
    )


def table(cards: Cards) -> str:
    """People around a table, and one more seat."""
    around = ((260, 128), (600, 92), (940, 128), (1060, 340), (140, 340), (260, 520))
    sat = [avatar(letter, colour, x, y, 104) for (letter, colour), (x, y) in zip(SEATS, around, strict=True)]
    x, y = 940, 520
    free = (
        f'<g stroke="var(--poppy)"><circle cx="{x}" cy="{y}" r="55" fill="var(--bg)" stroke-width="6" '
        'stroke-dasharray="14 12"/>'
        f'<path d="M{x - 22} {y} h44 m-22 -22 v44" stroke-width="9" stroke-linecap="round"/></g>'
    )
    fan = [
        card(cards[face], 600 + 92 * place, 322 + 8 * place**2, 210, 8 * place)
        for place, face in enumerate(("5", "7", "12"), -1)
    ]
    return (
        '<rect x="196" y="120" width="808" height="400" rx="200" fill="var(--cloth)"/>'
        f'<g fill="var(--line)" opacity=".5">{flower(7, 17, 600, 320, 350)}</g>'
        + "".join([*fan, *sat, free])
        + mark(498, 528, 62)
    )


def replay() -> str:
    """A podium of flowers, and the sign to play it again."""
    steps = ((7, 17.5, 600, 250, 1, 0.6), (5, 20, 330, 180, 2, 0.42), (3, 24, 870, 130, 3, 0.42))
    drawn = []
    for rank, (petals, width, x, height, colour, share) in enumerate(steps, start=1):
        top, size = 570 - height, 210 if rank == 1 else 170
        letter, _ = SEATS[rank - 1]
        drawn.append(
            f'<path d="M{x - 122} 570 V{top + 26} a26 26 0 0 1 26 -26 h192 a26 26 0 0 1 26 26 V570 Z" '
            'fill="var(--cloth)"/>'
            f'<text x="{x}" y="{top + 82}" text-anchor="middle" font-family="var(--font-display)" font-weight="800" '
            f'font-size="{72 if rank == 1 else 56}" fill="var(--ink)">{rank}</text>'
            f'<g fill="var(--p{colour})" opacity="{share}">{flower(petals, width, x, top - size * 0.52, size)}</g>'
            f'<circle cx="{x}" cy="{top - size * 0.52:g}" r="{size * 0.25:g}" fill="var(--bg)"/>'
            + avatar(letter, colour, x, top - size * 0.52, size * 0.43)
        )
    play = (
        '<circle cx="1068" cy="132" r="66" fill="var(--poppy)"/>'
        '<path d="M1050 100 L1102 132 L1050 164 Z" fill="var(--on-poppy)" stroke="var(--on-poppy)" stroke-width="10" '
        'stroke-linejoin="round"/>'
    )
    return (
        "".join(drawn)
        + '<rect x="150" y="570" width="900" height="6" rx="3" fill="var(--line)"/>'
        + play
        + mark(64, 60, 62)
    )


def framed(content: str) -> str:
    """The whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'style="position: fixed; inset: 0"><defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">'
        '<feDropShadow dx="0" dy="3" stdDeviation="3" flood-opacity=".22"/></filter></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--bg)"/>{content}</svg>'
    )


def photograph(browser: Browser, address: str) -> dict[Kind, bytes]:
    """Draw all pictures on a page of the site, which knows the colours and fonts."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light", bypass_csp=True)
    page.goto(address)
    page.locator(".rest svg").last.wait_for()
    shown: Sequence[str] = page.evaluate(_CARDS_SHOWN)
    cards = dict(zip(CARDS, shown, strict=True))
    drawn: dict[Kind, str] = {"home": home(cards), "table": table(cards), "replay": replay()}
    pictures: dict[Kind, bytes] = {}
    for kind, content in drawn.items():
        page.evaluate(_SHOW, framed(content))
        pictures[kind] = page.screenshot()
    page.close()
    return pictures


def small(picture: bytes) -> bytes:
    """Write the picture with a palette, which flat colours need no more than."""
    written = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(PALETTE, dither=Image.Dither.NONE).save(
        written, "PNG", optimize=True
    )
    return written.getvalue()


def main() -> None:
    """All three are drawn anew."""
    the_site_is_built()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder, "tables.sqlite")) as served,
        browser_of_this_machine() as browser,
    ):
        pictures = photograph(browser, f"http://127.0.0.1:{served.port}/")
    for kind, picture in pictures.items():
        file = PUBLIC / picture_name(kind)
        file.write_bytes(small(picture))
        assert file.stat().st_size < MAX_BYTES, f"{file} is too large: {file.stat().st_size} bytes"
        print(f"drew {file}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
