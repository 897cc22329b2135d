"""Draw the icons of the web table into web/public: the bloom of web/src/components/cards/faces.ts."""

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.browsers import browser_of_this_machine
from tools.tokens import COLOURS, ROOT, load, srgb

PUBLIC: Final = Path("web/public")
_COLOURS: Final = load(ROOT / COLOURS)["icon"].tokens
POPPY: Final = srgb(_COLOURS["icon-poppy"].value)
PAPER: Final = srgb(_COLOURS["icon-paper"].value)
PETALS: Final = 7
WHOLE: Final = 0.82
SAFE: Final = 0.66
"""A mask may cut off everything outside the middle four fifths."""


def petal(reach: float, width: float, x: float, y: float) -> str:
    """One petal pointing up from the centre."""
    out, tip = width * 1.18, width * 1.12
    return (
        f"M{x:g} {y:g}C{x - out:g} {y - reach * 0.58:g} {x - tip:g} {y - reach:g} {x:g} {y - reach:g}"
        f"C{x + tip:g} {y - reach:g} {x + out:g} {y - reach * 0.58:g} {x:g} {y:g}Z"
    )


def bloom(fill: str, centre: str) -> str:
    """Seven petals around a disc, on a field of 100 x 100."""
    shape = petal(48, 17, 50, 50)
    ring = "".join(f'<path d="{shape}" transform="rotate({360 / PETALS * at:.3f} 50 50)"/>' for at in range(PETALS))
    return f'<g fill="{fill}">{ring}</g><circle cx="50" cy="50" r="12" fill="{centre}"/>'


def svg(content: str) -> str:
    """A picture of 100 x 100."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{content}</svg>\n'


def tile(share: float) -> str:
    """The bloom in paper on a field of poppy, that much of it."""
    edge = 50 * (1 - share)
    return svg(
        f'<rect width="100" height="100" fill="{POPPY}"/>'
        f'<g transform="translate({edge:g} {edge:g}) scale({share:g})">{bloom(PAPER, POPPY)}</g>'
    )


def main() -> None:
    """All icons are drawn anew."""
    PUBLIC.mkdir(exist_ok=True)
    (PUBLIC / "icon.svg").write_text(svg(bloom(POPPY, PAPER)), encoding="utf-8")
    pictures = {"icon-192": (192, WHOLE), "icon-512": (512, WHOLE), "icon-maskable-512": (512, SAFE)}
    with browser_of_this_machine() as browser:
        for name, (size, share) in pictures.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{tile(share)}")
            page.screenshot(path=PUBLIC / f"{name}.png")
            page.close()
            print(f"drew {PUBLIC / name}.png")


if __name__ == "__main__":
    main()
