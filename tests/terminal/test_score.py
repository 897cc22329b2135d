"""The score keeper on a full screen: three depths, corrections, sizes, files."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.pilot import Pilot
from textual.widgets import Input, Select
from textual.widgets._footer import FooterKey

from flip7.core.decisions import Give, WhichCard
from flip7.core.rules import Rules
from flip7.i18n.catalog import say, speak
from flip7.i18n.languages import LANGUAGES
from flip7.i18n.markup import plain
from flip7.play.score_file import ScoreFile, read_score
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.record import read_record, replay
from flip7.terminal.lineui.screen_factory import screen
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.score import ScoreApp, say_where
from flip7.terminal.tui.screens.score import ScoreScreen
from flip7.terminal.tui.screens.score_sheets import CellScreen, CorrectionScreen, EntriesScreen
from flip7.terminal.tui.screens.score_start import ScoreForm, ScoreStartScreen
from flip7.terminal.tui.widgets.board import LOG_FROM_COLUMNS
from flip7.terminal.tui.widgets.keys import Keys
from flip7.terminal.tui.widgets.score_table import ScoreTable
from flip7.terminal.tui.widgets.seats import SeatsView
from tests.terminal.snapshots import LARGE, SMALL, picture
from tests.terminal.tables import NOW
from tests.terminal.test_languages import keys, seen
from tests.terminal.test_screens import Act, run, settled

pytestmark = pytest.mark.integration

FOUR = ("Ana", "Ben", "Cleo", "Dan")
TWELVE = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gül", "Hugo", "Ines", "Jo", "Kai", "Lea")
CHAIN = ["1", "space", "2", "3", "4", "t", "3", "5", "t", "6", "4", "7", "8", "9"]
"""Ana is dealt a 1 and so on; she hits a Flip Three for Cleo, who flips 5, another one, 6, and gives it to Dan."""


def keeper_of(*names: str, depth: Depth = Depth.PAD, target: int = 200) -> ScoreKeeper:
    return ScoreKeeper(Setup("game", names, Rules(target=target), depth=depth))


def kept(keeper: ScoreKeeper | None, file: Path, colours: Colours = Colours.ALL) -> ScoreApp:
    """The application with that game, saved in that file."""
    return ScoreApp(keeper, ScoreFile(file, lambda: NOW), folder=file.parent, colours=colours)


def typed(numbers: Iterable[int]) -> list[str]:
    """Each number with Enter behind it, key by key."""
    return [key for number in numbers for key in [*str(number), "enter"]]


def totals(file: Path) -> list[int]:
    return list(read_score(file).scores)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "score.json"


# --- pad --------------------------------------------------------------------------------------------------------------


def test_a_whole_game_on_the_pad_from_the_form_to_the_podium(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = ScoreFile(None, lambda: NOW)
    app = ScoreApp(None, file, ScoreForm(Rules(target=50)), colours=Colours.ALL)

    async def keep(pilot: Pilot[Any]) -> None:
        assert isinstance(app.screen, ScoreStartScreen)
        await pilot.press("enter")
        assert "A game has 2 to 24 players, not 0." in seen(app)
        await pilot.press(*"Ana,Ben,Cleo", "enter")
        assert "Round 1, Ana: how many points?" in seen(app)
        await pilot.press(*typed([12, 0, 44]))
        assert "Round 2, Ana: how many points?" in seen(app)
        await pilot.press(*typed([40]), "b", *typed([3]))
        assert "Ana wins with 52" in seen(app)
        assert "The race, round by round" in seen(app)
        assert "best round: Cleo, 44" in seen(app)
        await pilot.press("tab")
        assert "0✕" in seen(app)
        await pilot.press("enter")

    run(app, keep)
    assert file.file is not None
    assert totals(file.file) == [52, 0, 47]
    assert app.keeper is not None
    assert say_where(app.keeper, file, screen(plain=True)) == 0
    assert f"Saved as {file.file}" in capsys.readouterr().out


def test_every_entry_is_in_the_file_before_it_is_shown(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben"), file)

    async def keep(pilot: Pilot[Any]) -> None:
        for count, key in enumerate(["7", "9"], start=1):
            await pilot.press(key, "enter")
            assert len(read_score(file).log) == count

    run(app, keep)


def test_ctrl_c_keeps_the_file(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben"), file)
    run(app, pressing("4", "4", "enter", "3", "ctrl+c"))
    assert not app.is_running
    assert [str(entry.id) for entry in read_score(file).log.entries] == ["1.a"]


def pressing(*these: str) -> Act:
    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*these)

    return act


def test_a_score_that_no_hand_gives_is_asked_about_in_place(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben"), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*typed([172]))
        assert "172? 171 is the most a round can give. Enter once more if it is right." in seen(app)
        assert app.keeper is not None
        assert not len(app.keeper.log)
        await pilot.press(*typed([17]))
        assert "Round 1, Ben: how many points?" in seen(app)
        await pilot.press(*typed([172]), "enter")
        assert "172*" in seen(app)

    run(app, keep)
    assert totals(file) == [17, 172]


def test_a_number_in_another_cell_corrects_it_and_says_what_changed(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben"), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*typed([10, 20, 30]), "left", "up", *typed([15]))
        assert "Round 1: Ana has 15, not 10." in seen(app)
        assert "Round 2, Ben: how many points?" in seen(app)

    run(app, keep)
    assert totals(file) == [15, 20]


def test_points_set_by_hand_are_marked_and_counted_again(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben"), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*typed([10, 20]), "left", "d")
        assert isinstance(app.screen, CellScreen)
        await pilot.press(*typed([40]))
        assert "40*" in seen(app)
        assert totals(file) == [40, 20]
        await pilot.press("left", "d", "tab", "enter")
        assert totals(file) == [10, 20]
        await pilot.press("u")
        assert totals(file) == [40, 20]

    run(app, keep)


def test_the_pad_by_mouse(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben"), file)

    async def keep(pilot: Pilot[Any]) -> None:
        for column in (17, 17, 54):  # «4», «4», and Enter behind «Bust»
            await pilot.click(Keys, offset=(column, 0))
        assert totals(file) == [0, 0]
        assert read_score(file).fold.round.cells[0].number == 44
        await pilot.click(ScoreTable, offset=(5, 1))
        assert "Round 1, Ana: 44. Something else?" in seen(app)

    run(app, keep)


def test_somebody_joins_leaves_and_has_another_name(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben"), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*typed([10]), "p", "end", "up", "enter", *"Cleo", "enter")
        assert "Cleo plays from round 2 on." in seen(app)
        await pilot.press(*typed([20]), "p", "enter", *"Anna", "enter")
        assert "Round 2, Anna: how many points?" in seen(app)
        await pilot.press("p", "down", "x")
        assert "Ben is not dealt to from round 2 on." in seen(app)
        await pilot.press(*typed([1, 3]))
        assert "Round 3, Anna: how many points?" in seen(app)
        await pilot.press("l")
        assert "Cleo joins with 0 points" in seen(app)
        await pilot.press("escape", "p", "enter", *"Cleo", "enter")
        assert "Two players have the same name." in seen(app)

    run(app, keep)
    keeper = read_score(file)
    assert keeper.seated_names == ("Anna", "Ben", "Cleo")
    assert list(keeper.scores) == [11, 20, 3]


def test_a_latecomer_is_in_the_race(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben", target=30), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*typed([10]), "p", "end", "enter", *"Cleo", "enter", *typed([20, 30, 5, 4]))
        assert "Ana wins with 40" in seen(app)
        assert " 3 Cleo" in seen(app)

    run(app, keep)
    assert totals(file) == [40, 25, 14]


# --- hands ------------------------------------------------------------------------------------------------------------


def test_hands_with_a_flip_7(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben", depth=Depth.HANDS), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "2", "1", "1", "1", "0", "x")
        assert "12+11+10 = 33" in seen(app)
        await pilot.press("9", "8", "7", "6", "plus", "1", "0", "5")
        assert "Ana has seven numbers: that is a Flip 7, and the round is over." in seen(app)
        await pilot.press("escape")
        assert "12+11+10+9+8+7+6 ×2 +10 +15 Flip 7 = 151" in seen(app)  # noqa: RUF001 - as it is shown
        await pilot.press("backspace", "enter", "enter")
        assert "Nothing lies before Ben?" in seen(app)
        await pilot.press("enter")
        assert "141★" in seen(app)

    run(app, keep)
    assert totals(file) == [141, 0]


def test_a_card_by_mouse_and_one_that_cannot_be(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben", depth=Depth.HANDS), file)

    async def keep(pilot: Pilot[Any]) -> None:
        for _ in range(2):
            await pilot.click(Keys, offset=(36, 0))
        assert "Ana has the 7 already: a second one is a bust." in seen(app)
        await pilot.press("equals_sign", *typed([30]))
        assert "Cards of Ana have been entered" in seen(app)

    run(app, keep)
    assert len(read_score(file).fold.story) == 1


# --- live -------------------------------------------------------------------------------------------------------------


def test_a_chained_flip_three_and_two_corrections(file: Path) -> None:
    app = kept(keeper_of(*FOUR, depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*CHAIN[:6])
        assert isinstance(asked(app), Give)
        await pilot.press(*CHAIN[6:9])
        assert "Set aside by Cleo" in seen(app) or "set aside" in seen(app).lower()
        await pilot.press(*CHAIN[9:])
        assert "Ben, hit or stay?" in seen(app)

        await pilot.press("l", "home", "enter")
        assert isinstance(app.screen, CorrectionScreen)
        await pilot.press("0")
        assert "Corrected. Nothing else changes." in seen(app)

        await pilot.press("s", "s", "l")
        assert isinstance(app.screen, EntriesScreen)
        await pilot.press("end", "enter", "enter")
        assert "Cleo has not stayed after all." in seen(app)
        assert isinstance(asked(app), WhichCard)
        await pilot.press("1", "0", "s", "s", "s")
        assert "Round 2 · Ben deals" in seen(app)

    run(app, keep)
    assert totals(file) == [0, 2, 24, 28]


def asked(app: ScoreApp) -> object:
    assert app.keeper is not None
    return app.keeper.asked


def test_undo_to_the_first_card_and_redo_to_the_last(file: Path) -> None:
    app = kept(keeper_of(*FOUR, depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*CHAIN[:9])
        assert app.keeper is not None
        story = [played.entry.what for played in app.keeper.fold.story]
        for _ in story:
            await pilot.press("u")
        assert not read_score(file).fold.story
        assert say("tui-key-back") not in keys(app)
        for _ in story:
            await pilot.press("r")
        assert [played.entry.what for played in read_score(file).fold.story] == story
        assert say("tui-score-redo") not in keys(app)

    run(app, keep)


def test_what_does_not_fit_any_more_waits_until_it_is_dropped(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben", "Cleo", depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "2", "f", "1", "7", "5")
        await pilot.press("l", "home", "down", "down", "enter", "3")
        assert "Cleo is «frozen», not «in» any more." in seen(app)
        assert app.keeper is not None
        assert len(app.keeper.fold.waiting) == 2
        await pilot.press("escape", "delete")
        assert len(app.keeper.fold.waiting) == 1
        await pilot.press("u", "u")
        assert not app.keeper.fold.waiting

    run(app, keep)


def test_odds_and_advice_come_only_when_they_are_asked_for(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben", depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "2", "5")
        assert "Staying banks 12" in seen(app)
        assert "%" not in seen(app)
        await pilot.press("o")
        assert "%" in seen(app)
        assert "strong player" not in seen(app)
        await pilot.press("a")
        assert "A strong player would" in seen(app)

    run(app, keep)


def test_the_depth_changes_in_the_middle_of_a_round(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben", depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "2", "5", "m", "up", "enter")
        assert "Hands: the cards at the end of each round" in seen(app)
        await pilot.press("8", "enter", "enter")
        assert totals(file) == [20, 5]
        await pilot.press("m", "down", "enter")
        assert "Ben: which card came up?" in seen(app) or isinstance(asked(app), WhichCard)

    run(app, keep)


# --- sizes, languages, colours ----------------------------------------------------------------------------------------


def test_twelve_players_fit_into_the_smallest_terminal(file: Path) -> None:
    app = kept(keeper_of(*TWELVE, depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        assert [name for name in TWELVE if name not in seen(app)] == []
        await pilot.press("5", "6", "7", "x", "2")
        assert app.screen.query_one(SeatsView).display
        assert [name for name in TWELVE if name not in seen(app)] == []
        assert "C Second Chance" in seen(app)

    run(app, keep, SMALL)


def test_twenty_four_players_are_followed(file: Path) -> None:
    names = tuple(f"Player {number}" for number in range(1, 25))
    app = kept(keeper_of(*names), file)

    async def keep(pilot: Pilot[Any]) -> None:
        assert "Player 24" not in seen(app)
        await pilot.press(*typed([1] * 23))
        assert "▸ Player 24" in seen(app)

    run(app, keep, SMALL)


def test_a_window_of_any_size(file: Path) -> None:
    app = kept(keeper_of(*FOUR, depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*CHAIN)
        for size in (LARGE, SMALL, (60, 15), (200, 60)):
            await pilot.resize_terminal(*size)
            wide = size[0] >= LOG_FROM_COLUMNS
            await settled(pilot, lambda wide=wide: ("What happened" in seen(app)) is wide)  # type: ignore[misc]
            assert "Ben, hit or stay?" in seen(app)

    run(app, keep, SMALL)


def test_another_language_at_any_time(file: Path) -> None:
    app = kept(keeper_of(*FOUR, depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*CHAIN[:6])
        app.speak("de")
        await pilot.pause()
        assert "Runde 1 · Ana gibt" in seen(app)
        assert say("tui-key-help") in keys(app)
        await pilot.press(*CHAIN[6:9], "l")
        assert "Was eingegeben wurde" in str(app.screen.query_one("#paper").border_title)

    run(app, keep)


@pytest.mark.parametrize(
    "language",
    [language if language == "de" else pytest.param(language, marks=pytest.mark.e2e) for language in LANGUAGES],
)
def test_the_keys_fit_into_the_smallest_terminal(language: str, file: Path) -> None:
    speak(language)
    app = kept(keeper_of(*FOUR, depth=Depth.LIVE), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*CHAIN[:5], "s", "u")
        assert {say("tui-key-hit"), say("tui-score-redo"), say("tui-key-quit")} <= keys(app)
        assert max(key.region.right for key in app.screen.query(FooterKey)) <= SMALL[0]
        assert app.screen.query_one(Keys).size.height == 3

    run(app, keep, SMALL)


PICTURES = {
    "pad": (Depth.PAD, typed([44, 0, 30, 18, 171, 12]), Colours.ALL),
    "hands": (Depth.HANDS, ["7", "1", "1", "x", "2", "plus", "8"], Colours.ALL),
    "live": (Depth.LIVE, CHAIN[:9], Colours.ALL),
    "live-without-colour": (Depth.LIVE, CHAIN[:5], Colours.NONE),
    "end": (Depth.PAD, typed([44, 0, 30, 18, 171, 12, 80, 30]), Colours.ALL),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_of_the_score(name: str, file: Path, snapshot: SnapshotAssertion) -> None:
    depth, pressed, colours = PICTURES[name]
    app = ScoreApp(keeper_of(*FOUR, depth=depth), ScoreFile(file, lambda: NOW), colours=colours)

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*pressed)
        assert picture(app).replace(str(file.parent), "") == snapshot(extension_class=SVGImageSnapshotExtension)

    run(app, act, SMALL)


# --- files ------------------------------------------------------------------------------------------------------------


def test_files_of_a_live_game(file: Path) -> None:
    app = kept(keeper_of("Ana", "Ben", depth=Depth.LIVE, target=10), file)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "2", "5", "s", "s")
        assert "Ana wins with 12" in seen(app)
        for ending in ("f7", "csv"):
            await pilot.press("e")
            app.screen.query_one(Input).value = str(file.with_suffix(f".{ending}"))
            await pilot.press("enter")
            assert isinstance(app.screen, ScoreScreen)
        await pilot.press("e")
        app.screen.query_one(Input).value = str(file.with_suffix(".csv"))
        await pilot.press("enter")
        assert "there is a file" in seen(app) or "exists" in seen(app)

    run(app, keep)
    assert replay(read_record(file.with_suffix(".f7").read_text())).game.table.scores == [12, 5]
    assert file.with_suffix(".csv").read_text().splitlines()[-1] == "total,,12,5,"


def test_a_score_in_this_folder_goes_on(file: Path) -> None:
    run(kept(keeper_of("Ana", "Ben"), file), pressing(*typed([44])))
    file.with_name("other.json").write_text("{}")
    app = kept(None, file)

    async def keep(pilot: Pilot[Any]) -> None:
        resumed = app.screen.query_one("#resumed", Select)
        assert resumed.display
        resumed.value = str(file)
        await pilot.press("enter")
        assert "The game goes on." in seen(app)
        await pilot.press(*typed([3]))

    run(app, keep)
    assert totals(file) == [44, 3]


def test_a_file_that_cannot_be_written_is_told_and_the_score_is_not_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ScoreFile(tmp_path / "gone" / "score.json", lambda: NOW)
    keeper = keeper_of("Ana", "Ben")
    app = ScoreApp(keeper, file, colours=Colours.ALL)

    async def keep(pilot: Pilot[Any]) -> None:
        await pilot.press(*typed([44]))
        assert plain(say("save-failed", problem="")).split(":")[0][:10] in seen(app)
        await pilot.press(*typed([3]))

    run(app, keep)
    assert list(keeper.scores) == [44, 3]
    assert say_where(keeper, file, screen(plain=True)) != 0
    assert '"points": 44' in capsys.readouterr().err
