"""The colours of «Petals» in a terminal: the web table's tokens, as a dark and a light theme."""

from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="petals-dark",
    background="#061d21",
    surface="#08282b",
    panel="#173439",
    foreground="#f5f0e4",
    primary="#f86e49",
    secondary="#7fdfa9",
    success="#7fdfa9",
    accent="#f2cd64",
    warning="#f2cd64",
    error="#fe9b93",
    variables={"poppy-text": "#ff936d", "block-cursor-foreground": "#250e0b"},
    dark=True,
)
LIGHT: Final = Theme(
    name="petals-light",
    background="#f3ecdd",
    surface="#e9dfc7",
    panel="#d3cab5",
    foreground="#0a2b33",
    primary="#d73215",
    secondary="#0a6c49",
    success="#0a6c49",
    accent="#764f05",
    warning="#764f05",
    error="#a51d2b",
    variables={"poppy-text": "#b8260c", "block-cursor-foreground": "#fffbf4"},
    dark=False,
)
