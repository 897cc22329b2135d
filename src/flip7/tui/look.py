"""The colours of «Petals» in a terminal: the same tokens as the web table's, as a dark and a light theme."""

from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="petals-dark",
    primary="#e8704b",
    secondary="#56b98a",
    accent="#f1c035",
    warning="#f1c035",
    error="#e5636c",
    success="#56b98a",
    foreground="#f5f0e1",
    background="#0f1f24",
    surface="#16292e",
    panel="#22393f",
    dark=True,
    variables={"footer-key-foreground": "#e8704b"},
)
LIGHT: Final = Theme(
    name="petals-light",
    primary="#c8401a",
    secondary="#1f7a50",
    accent="#a8760a",
    warning="#a8760a",
    error="#b3202c",
    success="#1f7a50",
    foreground="#0a2b33",
    background="#faf5ea",
    surface="#f3ecdb",
    panel="#e6dcc4",
    dark=False,
    variables={"footer-key-foreground": "#c8401a"},
)
