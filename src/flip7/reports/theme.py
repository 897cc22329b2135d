"""The look: colours by day and by night, and the mark."""

from typing import Final
from urllib.parse import quote

TOKENS: Final = {
    "bg": ("#f3ecdd", "#061d21"),
    "cloth": ("#e9dfc7", "#08282b"),
    "surface": ("#fcfaf4", "#173439"),
    "ink": ("#0a2b33", "#f5f0e4"),
    "ink-2": ("#3f5a61", "#b2bbaa"),
    "line": ("#d3cab5", "#2e4a4f"),
    "slot": ("rgba(10,43,51,0.09)", "rgba(245,240,228,0.09)"),
    "poppy": ("#d73215", "#f86e49"),
    "neutral": ("#5f8790", "#7fa3a6"),
    "leaf": ("#0a6c49", "#7fdfa9"),
    "leaf-soft": ("#c2e9ce", "#1a4433"),
    "ice": ("#015e8c", "#98d9f4"),
    "bust": ("#a51d2b", "#fe9b93"),
    "gold": ("#f1c035", "#f1c035"),
    "gold-text": ("#764f05", "#f2cd64"),
    "focus": ("#015798", "#95dcff"),
    "b1": ("#006c97", "#69bcea"),
    "b2": ("#aa5910", "#ed9b61"),
    "b3": ("#227c45", "#76c68d"),
    "b4": ("#9e366f", "#f489be"),
    "b5": ("#395097", "#92aefa"),
    "b6": ("#5a6242", "#adb694"),
}
"""The look's colours by day and by night, as plotly.js can read them. Bots have those of seats, lighter by night."""
PETAL: Final = "M50 50C29.94 22.16 30.96 2 50 2C69.04 2 70.06 22.16 50 50Z"
PETALS: Final = 7


def colours_css() -> str:
    """The colours as variables of the stylesheet."""
    day, night = ("".join(f"--{name}:{colours[theme]};" for name, colours in TOKENS.items()) for theme in (0, 1))
    return f":root{{color-scheme:light dark;{day}}}\n@media (prefers-color-scheme:dark){{:root{{{night}}}}}"


def bloom(name: str, fill: str = "currentColor") -> str:
    """The mark: seven petals."""
    petals = "".join(
        f'<path d="{PETAL}" fill="{fill}" transform="rotate({360 * petal / PETALS:.2f} 50 50)"/>'
        for petal in range(PETALS)
    )
    middle = '<circle cx="50" cy="50" r="12" fill="var(--bg)"/>'
    return f'<svg class="{name}" viewBox="0 0 100 100" aria-hidden="true">{petals}{middle}</svg>'


def icon() -> str:
    """The mark as the address of a picture that lies in the address itself."""
    svg = bloom("", TOKENS["poppy"][0]).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    return f"data:image/svg+xml,{quote(svg)}"
