"""The table: seats, stage, log, and the question."""

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Button, Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from flip7.core.decisions import HIT, STAY, Give, HitOrStay, Move
from flip7.core.seats import Seat
from flip7.lines.palette import DIM, TONES
from flip7.lines.tokens import styled
from flip7.odds import bust_risk
from flip7.tui.help_screens import HelpScreen, RulesScreen, WhyScreen
from flip7.tui.look import colours_here
from flip7.tui.scene import Scene
from flip7.tui.seats_view import SeatsView
from flip7.tui.session import Asked, TableSession
from flip7.tui.showing import Showing
from flip7.tui.stage_view import StageView
from flip7.tui.standings_view import standings_text
from flip7.words.fluent import say
from flip7.words.marked import plain
from flip7.words.questions import options, question
from flip7.words.sentence import Sentence, Standings, Tone

_WIDE = 118
"""From so many columns on the log has a place of its own."""


class TableScreen(Screen[None]):
    """One game, from the first card to the last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hit", say("tui-key-hit")),
        Binding("s", "stay", say("tui-key-stay")),
        Binding("space", "skip", say("tui-key-skip")),
        Binding("u", "take_back", say("tui-key-back")),
        Binding("o", "odds", say("tui-key-odds")),
        Binding("w", "why", say("tui-key-why")),
        Binding("r", "rules", say("tui-key-rules")),
        Binding("p", "hold", say("tui-key-hold"), show=False),
        Binding("minus", "slower", say("tui-key-slower"), show=False),
        Binding("plus,equals_sign", "faster", say("tui-key-faster"), show=False),
        Binding("question_mark", "help", say("tui-key-help")),
        Binding("q", "leave", say("tui-key-quit")),
    ]

    def __init__(self, session: TableSession, *, odds: bool = True, pace: int | None = None) -> None:
        super().__init__()
        self._session = session
        self._odds = odds
        self._showing = Showing(session, None, self._redraw)
        if pace is not None:
            self._showing.pace = pace
        self._colours = colours_here()
        self._written = 0
        self._offered: Asked | None = None

    def compose(self) -> ComposeResult:
        """Heading, seats, stage, question, keys; the log beside them where there is room."""
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="play"):
                yield SeatsView(id="seats")
                yield StageView(id="stage")
            yield RichLog(id="log", wrap=True, markup=False)
        with Vertical(id="plate"):
            yield Static(id="question")
            with Horizontal(id="moves"):
                yield Button(say("tui-hit"), id="hit", variant="primary")
                yield Button(say("tui-stay"), id="stay")
                yield Static(id="risk")
            yield OptionList(id="takers")
            yield Static(id="standings")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """The game begins."""
        self.query_one("#log", RichLog).border_title = say("tui-log")
        self._redraw()
        self._show()

    @work
    async def _show(self) -> None:
        try:
            await self._showing.run()
        finally:
            await self._session.close()

    @property
    def scene(self) -> Scene | None:
        """What is to be seen."""
        return self._showing.scene

    # --- drawing ------------------------------------------------------------------------------------------------------

    def on_resize(self, event: Resize) -> None:
        """The log has a place of its own where there is room."""
        self.set_class(event.size.width < _WIDE, "narrow")
        self._redraw()

    def _redraw(self) -> None:
        if not self.is_mounted:
            return
        for view in (self.query_one(SeatsView), self.query_one(StageView)):
            view.scene = self.scene
            view.colours = self._colours
            view.refresh()
        self._draw_heading()
        self._draw_log()
        self._draw_plate()

    def _draw_heading(self) -> None:
        scene = self.scene
        heading = self.query_one("#heading", Static)
        if scene is None or not scene.table.round:
            heading.update(say("tui-heading-before", target="200" if scene is None else str(scene.table.rules.target)))
            return
        text = say(
            "tui-heading",
            number=scene.table.round,
            dealer=scene.names[scene.table.dealer],
            target=str(scene.table.rules.target),
        )
        heading.update(Text.assemble(plain(text), ("   " + plain(self._showing.remark), DIM)))

    def _draw_log(self) -> None:
        scene = self.scene
        if scene is None:
            return
        log = self.query_one("#log", RichLog)
        for told in scene.told[self._written :]:
            match told:
                case Standings():
                    for line in standings_text(told, self._colours, max(30, log.size.width - 2)):
                        log.write(line)
                case Sentence(tone=Tone.QUIET):
                    pass
                case Sentence():
                    log.write(self._sentence(told))
        self._written = len(scene.told)

    def _sentence(self, sentence: Sentence) -> Text:
        text = styled(sentence.text, TONES[sentence.tone], colours=self._colours)
        return text.append(f"  {sentence.reason}", style=DIM) if sentence.reason else text

    def _draw_plate(self) -> None:
        scene = self.scene
        asked = None if scene is None else scene.asked
        here = asked is not None and asked.here
        giving = here and asked is not None and isinstance(asked.decision, Give)
        standings = None if scene is None else scene.standings
        self.query_one("#moves").display = here and not giving
        self.query_one("#takers").display = giving
        shown = self.query_one("#standings", Static)
        shown.display = standings is not None
        if standings is not None:
            hint = say("tui-round-held") if self._showing.held else say("tui-round-goes-on")
            lines = [*standings_text(standings, self._colours, self.size.width - 4), Text(hint, style=DIM)]
            shown.update(Text("\n").join(lines))
        self.query_one("#question", Static).update(self._question(asked))
        self._draw_risk(asked)
        self._offer(asked if giving else None)
        self.refresh_bindings()

    def _question(self, asked: Asked | None) -> Text:
        scene = self.scene
        if scene is None or scene.standings is not None:
            return Text()
        if asked is None:
            return Text(plain(self._showing.remark) if scene.table.winner is None else "", style=DIM)
        if asked.here:
            return styled(question(asked.decision, scene.names), TONES[Tone.WON], colours=self._colours)
        return Text(plain(say("tui-waits", name=scene.names[asked.decision.seat])), style=DIM)

    def _draw_risk(self, asked: Asked | None) -> None:
        scene, risk = self.scene, self.query_one("#risk", Static)
        if scene is None or asked is None or not self._odds or not isinstance(asked.decision, HitOrStay):
            risk.update("")
            return
        chance = bust_risk(scene.table, asked.decision.seat)
        risk.update(say("tui-risk", percent=round(100 * chance)) if chance else say("tui-safe"))

    def _offer(self, asked: Asked | None) -> None:
        """Whom a card may be given to, and what that would mean."""
        if asked == self._offered:
            return
        self._offered = asked
        takers = self.query_one("#takers", OptionList)
        takers.clear_options()
        if asked is None or self.scene is None:
            return
        for each in options(asked.decision, self.scene.table, self.scene.names):
            line = Text.assemble((f"{each.number:>2}  ", "bold"), plain(each.name), " ", plain(each.meaning))
            takers.add_option(Option(line, id=str(each.seat)))
        takers.highlighted = 0
        takers.focus()

    # --- answers ------------------------------------------------------------------------------------------------------

    def _answer(self, choice: Move | Seat) -> None:
        scene = self.scene
        if scene is None or scene.asked is None or not scene.asked.here:
            return
        asked = scene.asked
        if choice in asked.decision.options:
            scene.asked = None  # one answer to a question, however often a key is pressed
            self._session.answer(asked.ordinal, choice)
            self._redraw()

    def action_hit(self) -> None:
        """Take a card."""
        self._answer(HIT)

    def action_stay(self) -> None:
        """Bank the points."""
        self._answer(STAY)

    @on(Button.Pressed, "#hit")
    def _hit_pressed(self) -> None:
        self._answer(HIT)

    @on(Button.Pressed, "#stay")
    def _stay_pressed(self) -> None:
        self._answer(STAY)

    @on(OptionList.OptionSelected, "#takers")
    def _taker_selected(self, event: OptionList.OptionSelected) -> None:
        self._answer(Seat(int(event.option_id or "0")))

    @on(OptionList.OptionHighlighted, "#takers")
    def _taker_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one(SeatsView).chosen = Seat(int(event.option_id or "0"))
        self.query_one(SeatsView).refresh()

    @on(SeatsView.Clicked)
    def _seat_clicked(self, event: SeatsView.Clicked) -> None:
        self._answer(event.seat)

    def on_key(self, event: Key) -> None:
        """A digit gives the card at once, unless it could be the first of two."""
        scene = self.scene
        if scene is None or scene.asked is None or not event.key.isdecimal():
            return
        if isinstance(scene.asked.decision, Give):
            event.stop()
            self._digit(event.key, scene.asked.decision)

    def _digit(self, key: str, give: Give) -> None:
        number = int(key)
        longer = [seat for seat in give.options if seat + 1 >= 10 and str(seat + 1).startswith(key)]
        seat = Seat(number - 1)
        if seat in give.options and not longer:
            self._answer(seat)
            return
        takers = self.query_one("#takers", OptionList)
        current = takers.highlighted
        wanted = [seat, *longer] if seat in give.options else longer
        places = [at for at, each in enumerate(give.options) if each in wanted]
        if places:
            after = [at for at in places if current is not None and at > current]
            takers.highlighted = (after or places)[0]

    # --- the rest -----------------------------------------------------------------------------------------------------

    def action_skip(self) -> None:
        """What is being shown goes on at once."""
        self._showing.skip()

    def action_hold(self) -> None:
        """The standings stay."""
        self._showing.hold()

    def action_slower(self) -> None:
        """Everything takes longer."""
        self._pace(-1)

    def action_faster(self) -> None:
        """Everything takes less long."""
        self._pace(1)

    def _pace(self, by: int) -> None:
        self._showing.faster(by)
        self.notify(say("tui-speed", speed=self._showing.pace), timeout=2)

    def action_take_back(self) -> None:
        """The last choice here is taken back."""
        scene = self.scene
        if self._session.can_take_back and scene is not None and scene.asked is not None and scene.asked.here:
            self._session.take_back()

    def action_odds(self) -> None:
        """The odds are shown, or hidden without a trace."""
        self._odds = not self._odds
        self._redraw()

    def action_why(self) -> None:
        """The rules behind what just happened."""
        if self.scene is not None:
            self.app.push_screen(WhyScreen(self.scene.told, self._colours))

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesScreen())

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(HelpScreen())

    def action_leave(self) -> None:
        """The table is left."""
        self.app.exit()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What can be done now; the rest is not offered."""
        asked = None if self.scene is None else self.scene.asked
        here = asked is not None and asked.here
        match action:
            case "hit" | "stay":
                return here and asked is not None and isinstance(asked.decision, HitOrStay)
            case "take_back":
                return here and self._session.can_take_back
            case _:
                return True
