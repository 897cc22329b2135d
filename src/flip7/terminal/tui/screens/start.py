"""The start screen: a form for the players, the bots and the target.

The rules of a game and the modals are imported when they are needed, for start-up time: see `flip7.terminal.tui.play`.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static, Switch

from flip7.bots.catalog import BotSpec, weakest_first
from flip7.core.errors import Flip7Error
from flip7.i18n.bots import describe_bot
from flip7.i18n.catalog import say, spoken
from flip7.i18n.languages import LANGUAGES
from flip7.play.options import USUAL_SEATS, PlayOptions
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.widgets.footer import KeyFooter

MOST_SEATS: Final = 40
"""As at a web table; `protocol.room_options` is not imported here, for start-up time."""
_MIN_SEATS: Final = 2
SEATS_THAT_ALWAYS_FIT: Final = 12
"""This many seats fit into the smallest terminal for the full screen."""
_USUAL_TARGET: Final = "200"
_MIXED: Final = ""
"""The usual bots: three characters, in turn."""


class StartScreen(Screen[tuple[PlayOptions, bool] | None]):
    """Returns the options and whether odds are shown; None if somebody quits."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "tui-start", priority=False),
        Binding("f1", "rules", "tui-key-rules"),
        Binding("escape", "leave", "tui-key-quit"),
    ]

    def __init__(self, seen: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self._seen = seen
        """Called once the screen is shown."""
        self._usual_person = say("usual-person")

    def compose(self) -> ComposeResult:
        """Lay out a form that is filled in already: Enter is enough. `retranslate` writes its words."""
        with Vertical(id="start"):
            yield Static(id="title")
            yield Static(id="tagline")
            with Grid(id="form"):
                yield Label(id="for-name")
                yield Input(self._usual_person, id="name")
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
                yield Label(id="for-language")
                yield Select(_languages(), value=spoken(), allow_blank=False, id="language")
            with Horizontal(id="go"):
                yield Button(id="begin")
            yield Static(id="size")
            yield Static(id="complaint", markup=False)  # it quotes what was typed
            yield Static(id="imprint")
        yield KeyFooter()

    def on_mount(self) -> None:
        """Focus the start button, so that Enter starts."""
        self.retranslate()
        self.query_one("#begin", Button).focus()
        self.call_after_refresh(self._seen)

    def retranslate(self) -> None:
        """Redraw the form in the new language; what was typed and chosen stays."""
        for part, words in _written().items():
            self.query_one(f"#{part}", Static).update(words)
        self.query_one("#name", Input).placeholder = say("tui-you-several")
        self.query_one("#seed", Input).placeholder = say("tui-seed-any")
        self.query_one("#begin", Button).label = say("tui-start")
        self._offer_anew()
        self._rename_the_usual_person()
        self._forget_the_complaint()
        self._compare_sizes()
        self.refresh_bindings()

    def _offer_anew(self) -> None:
        """Translate the bots, and select the language that was chosen by key."""
        with self.prevent(Select.Changed):
            bots = self.query_one("#bots", Select)
            chosen = bots.value
            bots.set_options(_bots())
            bots.value = chosen
            self.query_one("#language", Select).value = spoken()

    def _rename_the_usual_person(self) -> None:
        """Translate the default name, unless another one was typed."""
        name, before = self.query_one("#name", Input), self._usual_person
        self._usual_person = say("usual-person")
        if name.value == before:
            name.value = self._usual_person

    @on(Select.Changed, "#language")
    def _speak(self, event: Select.Changed) -> None:
        app = self.app
        assert isinstance(app, TableApp), "whoever shows the start speaks several languages"
        if event.value != spoken():
            app.speak(str(event.value))

    def on_resize(self) -> None:
        """Check whether the seats fit the new size."""
        self._compare_sizes()

    @on(Input.Changed, "#seats")
    def _compare_sizes(self) -> None:
        """Warn if there are more seats than fit; they are allowed."""
        text = self._text("seats")
        seats = int(text) if text.isdecimal() else 0
        words = ""
        if SEATS_THAT_ALWAYS_FIT < seats <= MOST_SEATS:
            from flip7.terminal.tui.widgets.board import seats_in

            fits = seats_in(*self.app.size)
            words = "" if seats <= fits else say("tui-too-many", fits=fits, seats=seats)
        told = self.query_one("#size", Static)
        told.update(words)
        told.display = bool(words)

    @on(Input.Changed)
    @on(Select.Changed)
    def _forget_the_complaint(self) -> None:
        """Clear the error when the form is changed."""
        self._complain("")

    @on(Button.Pressed, "#begin")
    @on(Input.Submitted)
    def action_start(self) -> None:
        """Start the game, or show why it cannot be played."""
        from flip7.play.setup import setting_of

        try:
            options = self._options()
            setting_of(options)
        except (Flip7Error, ValueError) as error:
            self._complain(str(error))
            return
        self.dismiss((options, self.query_one("#odds", Switch).value))

    def _complain(self, words: str) -> None:
        self.query_one("#complaint", Static).update(words)

    def action_rules(self) -> None:
        """Open the rules."""
        from flip7.terminal.tui.screens.modals import RulesScreen

        self.app.push_screen(RulesScreen())

    def action_leave(self) -> None:
        """Quit."""
        self.dismiss(None)

    def _options(self) -> PlayOptions:
        names = tuple(name for name in (each.strip() for each in self._text("name").split(",")) if name)
        bot = self.query_one("#bots", Select).value
        seats = self._number("seats", say("tui-seats"), _MIN_SEATS, MOST_SEATS)
        company = () if bot == _MIXED else (str(bot),) * max(0, seats - max(1, len(names)))
        target = self._number("target", say("tui-target"), 1, 100_000)
        return PlayOptions(names=names, bots=company, seats=seats, seed=self._text("seed") or None, target=target)

    def _text(self, field: str) -> str:
        return self.query_one(f"#{field}", Input).value.strip()

    def _number(self, field: str, called: str, least: int, most: int) -> int:
        text = self._text(field)
        if not (text.isdecimal() and least <= int(text) <= most):
            raise ValueError(say("tui-no-number", field=called, least=str(least), most=str(most)))
        return int(text)


def _bots() -> list[tuple[str, str]]:
    """List the usual bots, then every bot from the weakest to the strongest."""
    return [(say("tui-bots-mixed"), _MIXED), *((_called(each), each.name) for each in weakest_first())]


def _called(profile: BotSpec) -> str:
    """Describe a bot. A message with variables would import all of Fluent before the form is shown."""
    return f"{profile.name} · {say('tui-rating')} {profile.rating} · {describe_bot(profile.name)}"


def _languages() -> list[tuple[str, str]]:
    """List the languages, each by its own name."""
    return [(name, language) for language, name in LANGUAGES.items()]


def _written() -> dict[str, str]:
    """Return the words of the form."""
    return {
        "title": say("tui-title"),
        "tagline": say("tui-tagline"),
        "for-name": say("tui-you"),
        "for-seats": say("tui-seats"),
        "for-bots": say("tui-strength"),
        "for-target": say("tui-target"),
        "for-seed": say("tui-seed"),
        "for-odds": say("tui-odds"),
        "for-language": say("tui-language"),
        "imprint": say("tui-not-affiliated"),
    }
