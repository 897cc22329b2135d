"""The score keeper's screen by mouse, its sheets, and what is scrolled: what `test_score` leaves out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key as KeyPress
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Button, Input, OptionList

from flip7.core.cards import Card
from flip7.core.decisions import Give, HitOrStay, WhichCard
from flip7.core.seats import Points
from flip7.play.score_file import ScoreFile, read_score
from flip7.play.scorekeeper import Depth, ScoreKeeper
from flip7.play.scorekeeper.entries import Score
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.screen_factory import screen
from flip7.terminal.tui.score import ScoreApp, say_where
from flip7.terminal.tui.screens.modals import HelpScreen, RulesScreen, WhyScreen
from flip7.terminal.tui.screens.score import ScoreScreen
from flip7.terminal.tui.screens.score_players import NameScreen, PlayersScreen
from flip7.terminal.tui.screens.score_sheets import (
    CellScreen,
    CorrectionScreen,
    DepthScreen,
    EntriesScreen,
    FilesScreen,
)
from flip7.terminal.tui.screens.score_start import ScoreForm
from flip7.terminal.tui.widgets.keys import Keys
from flip7.terminal.tui.widgets.score_end import ScoreEnd
from flip7.terminal.tui.widgets.score_table import ScoreTable
from flip7.terminal.tui.widgets.seats import SeatsView
from tests.scenario import A
from tests.terminal.snapshots import SMALL
from tests.terminal.tables import NOW
from tests.terminal.test_languages import seen
from tests.terminal.test_score import asked, keeper_of, kept, totals, typed
from tests.terminal.test_screens import run

pytestmark = pytest.mark.integration

MANY = tuple(f"Player {number}" for number in range(1, 25))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "score.json"


def keep(keeper: ScoreKeeper, file: Path, *acts: Callable[[Pilot[Any], ScoreApp], Any]) -> ScoreApp:
    """Open the screen of that game, and do all of these acts."""
    app = kept(keeper, file)

    async def act(pilot: Pilot[Any]) -> None:
        for each in acts:
            await each(pilot, app)

    run(app, act, SMALL)
    return app


async def click(pilot: Pilot[Any], stands_for: Card | str) -> None:
    """Click a key on the screen."""
    keys = pilot.app.screen.query_one(Keys)
    for y, line in enumerate(keys._lines(keys.content_size.width)):
        x = 0
        for key in line:
            if key.stands_for == stands_for:
                await pilot.click(Keys, offset=(x, y))
                return
            x += keys._drawn(key).cell_len + 1
    raise AssertionError(stands_for)


def where(app: ScoreApp, words: str) -> tuple[int, int]:
    """Where the words stand on the screen first."""
    return next((line.index(words), y) for y, line in enumerate(seen(app).splitlines()) if words in line)


def entered(app: ScoreApp) -> list[object]:
    assert app.keeper is not None
    return [each.entry.what for each in app.keeper.fold.story]


def remark(app: ScoreApp) -> str:
    """The line below the question."""
    return str(app.screen.query_one("#remark").render())


# --- by mouse ---------------------------------------------------------------------------------------------------------


def test_the_keys_of_the_pad_by_mouse(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        for key in ("4", "4", "backspace", "1", "enter", "b"):
            await click(pilot, key)
        assert "Round 2, Ana: how many points?" in seen(app)

    keep(keeper_of("Ana", "Ben"), file, act)
    assert totals(file) == [41, 0]


def test_the_keys_of_a_live_round_by_mouse(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        for card in (Card.N1, Card.N2):
            await click(pilot, card)
        assert isinstance(asked(app), HitOrStay)
        await click(pilot, "h")
        assert isinstance(asked(app), WhichCard)
        await click(pilot, Card.N9)
        await click(pilot, "s")
        await click(pilot, "s")

    keep(keeper_of("Ana", "Ben", depth=Depth.LIVE), file, act)
    assert totals(file) == [10, 2]


def test_a_click_beside_the_keys_does_nothing(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.click(Keys, offset=(app.screen.query_one(Keys).size.width - 1, 0))
        await pilot.click(ScoreTable, offset=(5, 0))  # the heading
        await pilot.click(ScoreTable, offset=(5, 9))  # below the players
        assert "Round 1, Ana: how many points?" in seen(app)
        assert entered(app) == []

    keep(keeper_of("Ana", "Ben"), file, act)


def test_a_card_is_given_by_a_click_on_a_seat(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("1", "space", "2", "3", "f")
        assert isinstance(asked(app), Give)
        await pilot.click(offset=where(app, "Ben"))
        assert "Ben is frozen" in seen(app)
        await pilot.click(offset=where(app, "Ben"))
        assert isinstance(asked(app), HitOrStay), "no card is given now"

    keep(keeper_of("Ana", "Ben", "Cleo", depth=Depth.LIVE), file, act)


def test_a_second_click_on_a_score_opens_it(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([44]))
        await pilot.click(ScoreTable, offset=(5, 1))
        assert isinstance(app.screen, ScoreScreen)
        await pilot.click(ScoreTable, offset=(5, 1))
        assert isinstance(app.screen, CellScreen)
        await pilot.press("escape")
        assert "Round 1, Ben: how many points?" in seen(app)

    keep(keeper_of("Ana", "Ben"), file, act)
    assert len(read_score(file).log) == 1


# --- scrolling --------------------------------------------------------------------------------------------------------


def test_a_long_sheet_is_scrolled(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        assert "Player 24" not in seen(app)
        await pilot.press("pagedown", "pagedown")
        assert "Player 24" in seen(app)
        assert "▲" in seen(app)
        await pilot.press("pageup", "pageup")
        assert "Player 24" not in seen(app)
        table = app.screen.query_one(ScoreTable)
        table.on_mouse_scroll_down()
        await pilot.pause()
        assert "▲" in seen(app)
        table.on_mouse_scroll_up()
        await pilot.pause()
        assert "▲" not in seen(app)

    keep(keeper_of(*MANY), file, act)


def test_the_cards_of_many_are_scrolled(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("5")
        assert app.screen.query_one(SeatsView).display
        await pilot.press(*["down"] * 3, "pagedown")
        await pilot.press("pagedown")
        assert "Player 24" in seen(app)
        await pilot.press("pageup", "pageup", "pageup", *["up"] * 3)
        assert "Player 24" not in seen(app)
        assert entered(app) != []

    keep(keeper_of(*MANY, depth=Depth.LIVE), file, act)


def test_the_end_of_a_long_game_is_scrolled_and_the_sheet_is_not(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([50, *[1] * 23]))
        end = app.screen.query_one(ScoreEnd)
        assert end.display
        await pilot.press("down", "down")
        assert end.scroll_y == 2
        await pilot.press("up")
        assert end.scroll_y == 1
        await pilot.press("pagedown")
        assert end.scroll_y > 1
        await pilot.press("left")
        assert not end.display, "a cell of the sheet"

    keep(keeper_of(*MANY, target=50), file, act)


# --- typing -----------------------------------------------------------------------------------------------------------


def test_what_was_typed_is_erased_and_then_the_last_card(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("7", "1", "backspace")
        assert len(entered(app)) == 1
        await pilot.press("equals_sign", "4", "backspace", "backspace", "backspace")
        assert entered(app) == []
        await pilot.press("backspace")
        assert entered(app) == []
        await pilot.press("1", "enter", "enter")
        assert "Round 1, Ben: which cards?" in seen(app)

    keep(keeper_of("Ana", "Ben", depth=Depth.HANDS), file, act)


def test_nothing_is_erased_on_an_empty_pad(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([5]), "backspace", "enter", "h", "s")
        assert "Round 1, Ben: how many points?" in seen(app)
        await pilot.press(*"1234567")
        assert "123456_" in seen(app), "six digits"

    keep(keeper_of("Ana", "Ben"), file, act)
    assert len(read_score(file).log) == 1


@pytest.mark.parametrize("depth", [Depth.HANDS, Depth.LIVE])
def test_enter_takes_a_1_and_nothing_else(depth: Depth, file: Path) -> None:
    """A terminal sends Enter with a character, as it sends the 1; `Pilot.press` does not."""

    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("1")
        app.post_message(KeyPress("enter", "\r"))
        await pilot.pause()
        assert len(entered(app)) == 1
        assert app.keeper is not None
        assert app.keeper.next_seat == (A if depth is Depth.HANDS else None)

    keep(keeper_of("Ana", "Ben", depth=depth), file, act)


def test_h_and_a_card_are_the_same_as_the_card_alone(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("5", "6", "h")
        assert "Which card came up for Ana?" in seen(app)
        await pilot.press("9")
        assert "Ben, hit or stay?" in seen(app)

    keep(keeper_of("Ana", "Ben", depth=Depth.LIVE), file, act)


def test_odds_of_a_card_to_give_are_those_of_everybody(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("1", "2", "5", "o", "t")
        assert isinstance(asked(app), Give)
        assert all(f"{name} " in remark(app) for name in ("Ana", "Ben"))
        await pilot.press("o")
        assert "Ana " not in remark(app)

    keep(keeper_of("Ana", "Ben", depth=Depth.LIVE), file, act)


def test_odds_are_a_guess_where_cards_were_not_seen(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([5, 6]), "m", "end", "enter", "1", "2", "5", "o")
        assert "Not every card was seen: this is a guess." in remark(app)
        await pilot.press("g")
        assert "this is a guess" not in remark(app)

    keep(keeper_of("Ana", "Ben"), file, act)


# --- the log and corrections ------------------------------------------------------------------------------------------


def test_a_score_is_put_right_in_the_log(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([10, 20]), "l", "home", "enter")
        assert isinstance(app.screen, CorrectionScreen)
        await pilot.press("tab", "enter")  # nothing typed
        assert isinstance(app.screen, ScoreScreen), "the button of a bust"
        assert "Round 1: Ana has 0, not 10." in remark(app)
        await pilot.press("l", "home", "enter")
        app.screen.query_one(Input).focus()
        await pilot.press("enter")
        assert isinstance(app.screen, CorrectionScreen), "nothing was typed"
        await pilot.press(*"15", "enter")
        assert "Round 1: Ana has 15, not 0." in remark(app)

    keep(keeper_of("Ana", "Ben"), file, act)
    assert totals(file) == [15, 20]


def test_a_correction_that_no_hand_gives_is_insisted_on(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([10, 20]), "l", "home", "enter")
        app.screen.query_one(Input).focus()
        await pilot.press(*"172", "enter")
        assert "172? 171 is the most a round can give. Enter once more if it is right." in remark(app)
        assert totals(file) == [10, 20]
        await pilot.press("enter")

    keep(keeper_of("Ana", "Ben"), file, act)
    assert totals(file) == [172, 20]


def test_a_line_of_the_log_did_not_happen(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("7", "8", "l", "up", "x")
        assert "Round 1, Ana: which cards?" in seen(app)

    keep(keeper_of("Ana", "Ben", depth=Depth.HANDS), file, act)
    assert [what.card for what in (each.entry.what for each in read_score(file).fold.story)] == [Card.N8]  # type: ignore[union-attr]


def test_an_empty_log_says_so(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("l")
        assert "Nothing yet." in seen(app)
        await pilot.press("x", "l")
        assert isinstance(app.screen, ScoreScreen)

    keep(keeper_of("Ana", "Ben"), file, act)


def test_a_card_of_a_hand_is_put_right_by_key_and_by_mouse(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("7", "8", "enter", "l", "home", "enter", "1", "enter")
        assert remark(app) == "Corrected. Nothing else changes."
        await pilot.press("l", "home", "enter", "1")
        app.post_message(KeyPress("enter", "\r"))  # as a terminal sends it
        await pilot.pause()
        assert remark(app) == "Corrected. Nothing else changes."
        await pilot.press("l", "home", "enter")
        await click(pilot, Card.N12)
        await pilot.press("5", "enter")

    keep(keeper_of("Ana", "Ben", depth=Depth.HANDS), file, act)
    assert totals(file) == [20, 5]


def test_who_got_a_card_is_put_right_by_number(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("1", "space", "2", "f", "2", "l", "end", "enter")
        assert isinstance(app.screen, CorrectionScreen)
        await pilot.press("1")
        assert "Ben is not frozen any more." in remark(app)

    keep(keeper_of("Ana", "Ben", depth=Depth.LIVE), file, act)


def test_the_end_of_a_hand_and_a_player_can_only_be_dropped(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("7", "enter", "l", "end", "enter")
        assert "This line can only be dropped: X in the log." in seen(app)
        await pilot.press("escape")
        await pilot.press("p", "end", "up", "enter", *"Cleo", "enter")
        assert remark(app) == "Cleo plays from round 2 on."
        await pilot.press("l", "enter")
        assert remark(app) == "This line can only be dropped: X in the log."
        await pilot.press("l", "x")
        assert "Cleo" not in seen(app)

    keep(keeper_of("Ana", "Ben", depth=Depth.HANDS), file, act)


def test_the_depth_of_a_game_is_put_right(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("m", "down", "enter")
        assert "Round 1, Ana: which cards?" in seen(app)
        await pilot.press("l", "end", "enter", "home", "enter")
        assert "Round 1, Ana: how many points?" in seen(app)

    keep(keeper_of("Ana", "Ben"), file, act)


def test_what_waits_stands_in_the_log_with_the_reason(file: Path) -> None:
    keeper = keeper_of("Ana", "Ben", "Cleo", depth=Depth.LIVE)

    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("1", "2", "f", "1", "7", "5", "l", "home", "down", "down", "enter", "3", "l")
        lines = [str(option.prompt) for option in app.screen.query_one(OptionList).options]
        assert [" ".join(line.split()) for line in lines if line.startswith("  ? ")] == [
            "? 7 for Cleo That is not what is asked now.",
            "? 5 for Ben That is not what is asked now.",
        ]

    keep(keeper, file, act)


def test_two_keepers_who_disagree_are_told_in_the_log(file: Path) -> None:
    keeper = keeper_of("Ana", "Ben")
    other = ScoreKeeper(keeper.setup, keeper="b")
    keeper.tap(Score(1, A, Points(5)))
    other.tap(Score(1, A, Points(6)))
    keeper.merge(other.log.entries)

    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("l")
        assert "Another keeper has entered something else." in seen(app)

    keep(keeper, file, act)


def test_a_score_leads_to_what_was_entered_for_it(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([10, 20, 30]), "left", "up", "enter")
        app.screen.query_one("#entered", Button).press()
        await pilot.pause()
        assert isinstance(app.screen, EntriesScreen)
        entries = app.screen.query_one(OptionList)
        assert entries.highlighted is not None
        assert "Ana: 10" in str(entries.get_option_at_index(entries.highlighted).prompt)

    keep(keeper_of("Ana", "Ben"), file, act)


def test_a_number_in_a_cell_of_cards_is_set_by_hand(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("7", "enter", "8", "enter", "left", *"12", "enter")
        assert isinstance(app.screen, CellScreen)
        assert app.screen.query_one(Input).value == "12"
        await pilot.press("enter")
        assert "12*" in seen(app)

    keep(keeper_of("Ana", "Ben", depth=Depth.HANDS), file, act)
    assert totals(file) == [12, 8]


# --- sheets that are closed again -------------------------------------------------------------------------------------


SHEETS: dict[type[Screen[Any]], list[str]] = {
    EntriesScreen: ["l"],
    CorrectionScreen: ["l", "enter"],
    CellScreen: ["left", "d"],
    DepthScreen: ["m"],
    PlayersScreen: ["p"],
    NameScreen: ["p", "enter"],
    FilesScreen: ["e"],
    WhyScreen: ["w"],
    RulesScreen: ["f1"],
    HelpScreen: ["question_mark"],
}
"""The keys that open each sheet."""


def test_a_sheet_that_is_closed_changes_nothing_in_any_language(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([10, 20]))
        for sheet, keys in SHEETS.items():
            await pilot.press(*keys)
            assert type(app.screen) is sheet
            before = seen(app)
            await pilot.press("f3")
            assert seen(app) != before, "another language"
            await pilot.press(*["escape"] * (len(app.screen_stack) - 1))
            assert type(app.screen) is ScoreScreen
        assert len(entered(app)) == 2
        assert "Round 2, Ana: how many points?" in seen(app), "every language twice"

    keep(keeper_of("Ana", "Ben"), file, act)


def test_the_same_depth_is_no_change(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([10]), "m", "enter")
        assert isinstance(app.screen, ScoreScreen)

    keep(keeper_of("Ana", "Ben"), file, act)
    assert len(read_score(file).log) == 1


def test_whoever_has_left_comes_back_and_nobody_is_called_nothing(file: Path) -> None:
    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press("p", "down", "x")
        assert "Ben is not dealt to from round 1 on." in remark(app)
        await pilot.press("p", "down", "x")
        assert "Ben plays from round 1 on." in remark(app)
        await pilot.press("p", "end", "x", "enter", "enter")
        assert isinstance(app.screen, NameScreen), "a newcomer cannot leave, and needs a name"

    keep(keeper_of("Ana", "Ben", "Cleo"), file, act)


# --- files and leaving ------------------------------------------------------------------------------------------------


def test_the_score_goes_on_in_another_file(file: Path) -> None:
    other = file.with_name("other.json")

    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([44]), "e", "enter")
        assert isinstance(app.screen, FilesScreen), "a file needs a name"
        app.screen.query_one(Input).value = str(other)
        await pilot.press("enter", *typed([3]))

    keep(keeper_of("Ana", "Ben"), file, act)
    assert totals(file) == [0, 0]
    assert totals(other) == [44, 3]


def test_a_score_that_could_not_be_saved_is_when_the_terminal_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "gone" / "score.json"

    async def act(pilot: Pilot[Any], app: ScoreApp) -> None:
        await pilot.press(*typed([44]))
        assert "The game goes on, unsaved." in seen(app)
        bring_back(file.parent)
        app.end()

    app = keep(keeper_of("Ana", "Ben"), file, act)
    assert not app.is_running
    assert [cell.number for cell in read_score(file).fold.round.cells] == [44, None]


def bring_back(folder: Path) -> None:
    folder.mkdir()


def test_the_form_makes_the_file_that_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("picture.json").write_bytes(b"\xff")
    app = ScoreApp(None, ScoreFile(None, lambda: NOW), ScoreForm(save=Path("evening.json")))

    async def fill_in(pilot: Pilot[Any]) -> None:
        assert not app.screen.query_one("#resumed").display, "no score, but a file that is no text"
        await pilot.press(*"Ana,Ben", "enter")
        assert "evening.json" in seen(app)
        await pilot.press("q")

    run(app, fill_in)
    assert read_score(Path("evening.json")).seated_names == ("Ana", "Ben")


def test_whoever_leaves_the_form_has_kept_no_score() -> None:
    app = ScoreApp(None, ScoreFile(None, lambda: NOW))

    async def leave(pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        assert not app.is_running

    run(app, leave)
    assert app.keeper is None


def test_a_score_without_entries_needs_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert say_where(keeper_of("Ana", "Ben"), ScoreFile(None, lambda: NOW), screen(plain=True)) == Outcome.DONE
    assert capsys.readouterr().out == ""
