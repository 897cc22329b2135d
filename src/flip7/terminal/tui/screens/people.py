"""The people at a web table, for its host: send away, free a seat, pass the host, lock the table."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import OptionList, Static

from flip7.client.session import RemoteSession
from flip7.i18n.catalog import say
from flip7.play.session import Roster, RosterEntry
from flip7.terminal.style.palette import BOLD, DIM, POPPY
from flip7.terminal.tui.screens.modals import Sheet


class PeopleScreen(Sheet):
    """A list of everybody at the table, and the host's actions for the selected one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g", "dismiss", show=False),
        Binding("x", "send_away", show=False),
        Binding("f", "free_seat", show=False),
        Binding("t", "hand_over", show=False),
        Binding("m", "pass_host", show=False),
        Binding("k", "lock", show=False),
    ]

    def __init__(self, session: RemoteSession, roster: Roster) -> None:
        super().__init__()
        self._session = session
        self._roster = roster
        self._armed: int | None = None
        """The person whom the next X sends away: the first X only asks, because they cannot come back."""

    def heading(self) -> str:
        """«People at the table»"""
        title = say("tui-people-title")
        return f"{title} · {say('tui-people-locked')}" if self._roster.locked else title

    def inside(self) -> ComposeResult:
        """Compose the list, the confirmation, and the keys."""
        yield OptionList(*map(_row, self._roster.entries), id="people")
        yield Static(id="sure")
        yield Static(id="keys")

    def scrolled(self) -> Widget:
        """Return the list, which scrolls by itself."""
        return self._list

    def on_mount(self) -> None:
        """Select the first."""
        self._list.focus()
        self._list.highlighted = 0 if self._roster.entries else None
        self._refresh()

    def show(self, roster: Roster) -> None:
        """Update the list and keep the selection; close it if we are not the host any more."""
        if not roster.is_host:
            self.dismiss()
        elif roster != self._roster and self.is_mounted:
            chosen, self._roster = self._chosen, roster
            self._rewrite(chosen)

    def retranslate(self) -> None:
        """Redraw the list in the new language."""
        self._rewrite(self._chosen)

    def _rewrite(self, chosen: RosterEntry | None) -> None:
        self._list.clear_options().add_options(map(_row, self._roster.entries))
        who = None if chosen is None else (chosen.person, chosen.seat if chosen.person is None else None)
        keys = [(each.person, each.seat if each.person is None else None) for each in self._roster.entries]
        if keys:
            self._list.highlighted = keys.index(who) if who in keys else 0
        self._refresh()

    # --- actions ------------------------------------------------------------------------------------------------------

    def action_send_away(self) -> None:
        """Ask first, then send the person away."""
        entry = self._chosen
        if entry is None or entry.person is None or not _can_be_sent_away(entry):
            return
        if self._armed == entry.person:
            self._session.send_away(entry.person)
            self._armed = None
        else:
            self._armed = entry.person
        self._refresh()

    def action_free_seat(self) -> None:
        """Free the seat of a bot, or of somebody who is not connected."""
        entry = self._chosen
        if entry is not None and entry.seat is not None and _can_be_freed(entry, self._roster):
            self._session.free_seat(entry.seat)

    def action_hand_over(self) -> None:
        """Let a bot play for somebody who is away."""
        entry = self._chosen
        if entry is not None and entry.seat is not None and _can_be_handed_over(entry, self._roster):
            self._session.hand_over(entry.seat)

    def action_pass_host(self) -> None:
        """Make the person the host."""
        entry = self._chosen
        if entry is not None and entry.person is not None and _can_be_host(entry):
            self._session.pass_host(entry.person)

    def action_lock(self) -> None:
        """Lock the table, or unlock it."""
        self._session.lock(locked=not self._roster.locked)

    # --- drawing ------------------------------------------------------------------------------------------------------

    @property
    def _list(self) -> OptionList:
        return self.query_one("#people", OptionList)

    @property
    def _chosen(self) -> RosterEntry | None:
        at = self._list.highlighted
        return None if at is None or at >= len(self._roster.entries) else self._roster.entries[at]

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self._refresh()

    def _refresh(self) -> None:
        """Show the keys that apply to the selected person."""
        entry = self._chosen
        if entry is None or entry.person != self._armed:
            self._armed = None
        sure = "" if self._armed is None or entry is None else say("tui-people-sure", name=entry.name)
        self.query_one("#sure", Static).update(Text(sure, style=POPPY))
        sheet = self.query_one("#sheet")
        sheet.border_title = self.heading()
        sheet.border_subtitle = say("tui-people-keys")
        self.query_one("#keys", Static).update(Text(" · ".join(_keys(entry, self._roster)), style=DIM))


def _keys(entry: RosterEntry | None, roster: Roster) -> list[str]:
    keys: list[str] = []
    if entry is not None:
        keys += [say("tui-people-send-away")] if _can_be_sent_away(entry) else []
        keys += [say("tui-people-free")] if _can_be_freed(entry, roster) else []
        keys += [say("tui-people-hand-over")] if _can_be_handed_over(entry, roster) else []
        keys += [say("tui-people-host")] if _can_be_host(entry) else []
    return [*keys, say("tui-people-unlock") if roster.locked else say("tui-people-lock")]


def _can_be_sent_away(entry: RosterEntry) -> bool:
    return entry.person is not None and not entry.here and not entry.sent_away


def _can_be_freed(entry: RosterEntry, roster: Roster) -> bool:
    away = not entry.connected and not entry.here
    return roster.in_lobby and entry.seat is not None and (entry.person is None or away)


def _can_be_handed_over(entry: RosterEntry, roster: Roster) -> bool:
    plays = entry.seat is not None and entry.person is not None and entry.bot is None
    return plays and not roster.in_lobby and not entry.here


def _can_be_host(entry: RosterEntry) -> bool:
    return entry.person is not None and not entry.here and not entry.gone


def _row(entry: RosterEntry) -> Text:
    number = "  " if entry.seat is None else f"{entry.seat + 1:>2}"
    name = (entry.name, POPPY if entry.here else BOLD)
    return Text.assemble((f"{number}  ", DIM), name, "  ", (" · ".join(_marks(entry)), DIM))


def _marks(entry: RosterEntry) -> list[str]:
    """Describe a person for the host."""
    if entry.person is None:
        return [entry.bot or ""]
    if entry.sent_away:
        return [say("tui-people-sent-away")]
    marks = [say("tui-seat-host")] if entry.is_host else []
    if entry.gone:
        marks.append(say("tui-people-gone"))
    elif not entry.connected:
        marks.append(say("tui-seat-away"))
    elif entry.seat is None:
        marks.append(say("tui-people-watches"))
    return [*marks, say("tui-people-bot-plays")] if entry.bot is not None else marks
