"""The keys at the lower edge."""

from textual.widgets import Footer

from flip7.lines.terminal import COLUMNS


class KeyLine(Footer):
    """All keys stay in sight, also in a terminal that was made smaller than a table needs."""

    def __init__(self) -> None:
        super().__init__(show_command_palette=False)

    def on_resize(self) -> None:
        """Where there is little room, the keys stand closer."""
        self.compact: bool = self.size.width < COLUMNS
