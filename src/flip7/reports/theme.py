"""Theme of the HTML reports: colours from the design tokens, light and dark, and the mark."""

from typing import Final
from urllib.parse import quote

from flip7.generated.colours import DARK, LIGHT, REPORT_DARK, REPORT_LIGHT

_NAMES: Final = (
    *("bg", "cloth", "surface", "ink", "ink-2", "line", "slot", "poppy", "neutral"),
    *("leaf", "leaf-soft", "ice", "bust", "gold", "gold-text", "focus"),
    *("b1", "b2", "b3", "b4", "b5", "b6"),
)
_LIGHT: Final = {**LIGHT, **REPORT_LIGHT}
_DARK: Final = {**DARK, **REPORT_DARK}
TOKENS: Final = {name: (_LIGHT[name], _DARK[name]) for name in _NAMES}
"""Each colour in the light and in the dark theme, as plotly.js can read it; `b1` to `b6` are the colours of bots."""
PETAL: Final = "M50 50C29.94 22.16 30.96 2 50 2C69.04 2 70.06 22.16 50 50Z"
PETALS: Final = 7


def colours_css() -> str:
    """Render the colours as CSS variables."""
    day, night = ("".join(f"--{name}:{colours[theme]};" for name, colours in TOKENS.items()) for theme in (0, 1))
    return f":root{{color-scheme:light dark;{day}}}\n@media (prefers-color-scheme:dark){{:root{{{night}}}}}"


def bloom(name: str, fill: str = "currentColor") -> str:
    """Draw the mark, seven petals, as SVG."""
    petals = "".join(
        f'<path d="{PETAL}" fill="{fill}" transform="rotate({360 * petal / PETALS:.2f} 50 50)"/>'
        for petal in range(PETALS)
    )
    middle = '<circle cx="50" cy="50" r="12" fill="var(--bg)"/>'
    return f'<svg class="{name}" viewBox="0 0 100 100" aria-hidden="true">{petals}{middle}</svg>'


def icon() -> str:
    """Return the mark as a data URL, for the page's icon."""
    svg = bloom("", TOKENS["poppy"][0]).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    return f"data:image/svg+xml,{quote(svg)}"
