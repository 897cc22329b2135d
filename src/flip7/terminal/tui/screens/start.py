"""The start screen: a form for the players, the bots and the target.

The rules of a game and the modals are imported when they are needed, for start-up time: see `flip7.terminal.tui.play`.
"""

from collections.abc import Callable
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.widgets import Button, Input, Label, Select, Static, Switch

from flip7.bots.catalog import BotSpec, weakest_first
from flip7.i18n.bots import describe_bot
from flip7.i18n.catalog import say
from flip7.play.options import USUAL_SEATS, PlayOptions
from flip7.terminal.tui.screens.start_form import StartForm

MOST_SEATS: Final = 40
"""The limit of a web table; `protocol.room_options` is not imported here, for start-up time."""
_MIN_SEATS: Final = 2
SEATS_THAT_ALWAYS_FIT: Final = 12
"""This many seats fit into the smallest terminal for the full screen."""
_USUAL_TARGET: Final = "200"
_MAX_TARGET: Final = 100_000
_MIXED: Final = ""
"""The usual bots: three characters, in turn."""


class StartScreen(StartForm[tuple[PlayOptions, bool]]):
    """Returns the options and whether odds are shown; None if somebody quits."""

    def __init__(self, seen: Callable[[], None] = lambda: None, me: str | None = None) -> None:
        super().__init__()
        self._seen = seen
        """Called once the screen is shown."""
        self._usual_person = say("usual-person")
        self._me = me
        """The name that was used last."""

    def fields(self) -> ComposeResult:
        """Yield fields that are filled in already: Enter is enough."""
        yield Label(id="for-name")
        yield Input(self._me or self._usual_person, id="name")
        yield Label(id="for-seats")
        yield Input(str(USUAL_SEATS), id="seats", type="integer")
        yield Label(id="for-bots")
        yield Select(_bots(), value=_MIXED, allow_blank=False, id="bots")
        yield Label(id="for-target")
        yield Input(_USUAL_TARGET, id="target", type="integer")
        yield Label(id="for-seed")
        yield Input(id="seed")
        yield Label(id="for-odds")
        yield Switch(value=True, id="odds")

    def notes(self) -> ComposeResult:
        """Yield the warning that more seats are wanted than fit."""
        yield Static(id="size")

    def words(self) -> dict[str, str]:
        """Return the words of the form, by the id of their place."""
        return {
            "title": say("tui-title"),
            "tagline": say("tui-tagline"),
            "for-name": say("tui-you"),
            "for-seats": say("tui-seats"),
            "for-bots": say("tui-strength"),
            "for-target": say("tui-target"),
            "for-seed": say("tui-seed"),
            "for-odds": say("tui-odds"),
        }

    def on_mount(self) -> None:
        """Focus the start button, so that Enter starts."""
        self.retranslate()
        self.query_one("#begin", Button).focus()
        self.call_after_refresh(self._seen)

    def retranslate(self) -> None:
        """Redraw the form in the new language; what was typed and chosen stays."""
        super().retranslate()
        self.query_one("#name", Input).placeholder = say("tui-you-several")
        self.query_one("#seed", Input).placeholder = say("tui-seed-any")
        self.offer("bots", _bots())
        self._rename_the_usual_person()
        self._compare_sizes()

    def _rename_the_usual_person(self) -> None:
        """Translate the default name, unless another one was typed."""
        name, before = self.query_one("#name", Input), self._usual_person
        self._usual_person = say("usual-person")
        if name.value == before:
            name.value = self._usual_person

    def on_resize(self) -> None:
        """Check whether the seats fit the new size."""
        self._compare_sizes()

    @on(Input.Changed, "#seats")
    def _compare_sizes(self) -> None:
        """Warn if there are more seats than fit; they are allowed."""
        text = self.text("seats")
        seats = int(text) if text.isdecimal() else 0
        words = ""
        if SEATS_THAT_ALWAYS_FIT < seats <= MOST_SEATS:
            from flip7.terminal.tui.widgets.board import seats_in

            fits = seats_in(*self.app.size)
            words = "" if seats <= fits else say("tui-too-many", fits=fits, seats=seats)
        told = self.query_one("#size", Static)
        told.update(words)
        told.display = bool(words)

    def result(self) -> tuple[PlayOptions, bool]:
        """Return the options and whether odds are shown; raise `Flip7Error` or `ValueError` if they do not fit."""
        from flip7.play.setup import setting_of

        options = self._options()
        setting_of(options)
        return options, self.query_one("#odds", Switch).value

    def _options(self) -> PlayOptions:
        names = self.names("name")
        bot = self.query_one("#bots", Select).value
        seats = self.number("seats", say("tui-seats"), _MIN_SEATS, MOST_SEATS)
        company = () if bot == _MIXED else (str(bot),) * max(0, seats - max(1, len(names)))
        target = self.number("target", say("tui-target"), 1, _MAX_TARGET)
        return PlayOptions(names=names, bots=company, seats=seats, seed=self.text("seed") or None, target=target)


def _bots() -> list[tuple[str, str]]:
    """List the usual bots, then every bot that can play here, from the weakest to the strongest."""
    playable = [bot for bot in weakest_first() if bot.is_playable]
    return [(say("tui-bots-mixed"), _MIXED), *((_called(bot), bot.name) for bot in playable)]


def _called(profile: BotSpec) -> str:
    """Describe a bot by its name, rating and character."""
    return f"{profile.name} · {say('tui-rating')} {profile.rating} · {describe_bot(profile.name)}"
