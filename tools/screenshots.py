"""Photographs every page of the web table, in two sizes and both themes, into build/screenshots.

python tools/screenshots.py [part of a name …]
python tools/screenshots.py --readme    the pictures of README.md, into docs/pictures
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser

from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.create import BotAt, Plan
from tests.server.served import Served
from tests.web import ui_states
from tests.web.browsers import browser_of_this_machine, the_site_is_built
from tests.web.companion import Companion, line_up
from tests.web.page_objects import AT_ONCE, DESKTOP, PHONE, Visitor, visitor

FOLDER: Final = Path("build/screenshots")
PICTURES: Final = Path("docs/pictures")
SHARP: Final = 2
"""Pixels of a phone's picture for each of the page."""
SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
TELEVISION: Final = (1920, 1080)
CROWDS: Final = (2, 8, 12, 18, 40)
CROWDS_WATCHED: Final = (4, 12, 40)
ENOUGH: Final = 24
"""Points with which somebody thinks twice."""
COMPANY: Final = 2
CARDS: Final = 6
"""So many others, with so many cards together, make a table worth looking at."""
SETTLES: Final = 1500
"""Milliseconds until what moves has come to rest."""

Scenes = Callable[[Visitor, Served], Iterator[str]]


def lively(person: Visitor, served: Served) -> Iterator[str]:
    """A table in the middle of a game, where somebody has a card to give."""
    _second_round(person, served)
    while person.until("turn", "give", "summary") != "give" or not _is_lively(person):
        person.take_a_step(ENOUGH)
    yield "web-table"


def thinking(person: Visitor, served: Served) -> Iterator[str]:
    """Somebody with cards enough to think twice, and the odds."""
    _second_round(person, served)
    while person.until("turn", "give", "summary") != "turn" or person.worth() < ENOUGH or not _is_open(person):
        person.take_a_step(1000)
    person.page.mouse.move(0, 0)
    yield "web-phone"


def _is_open(person: Visitor) -> bool:
    """The table is lively, and nothing protects the person from a bust."""
    return _is_lively(person) and person.page.locator(".risk .safe-word").count() == 0


def golden(person: Visitor, served: Served) -> Iterator[str]:
    """A Flip 7."""
    for _ in ui_states.seven(person, served):
        yield "web-flip7"


def game_night(person: Visitor, served: Served) -> Iterator[str]:
    """A television in a room: the lobby with its code, and a table in the middle of a game."""
    person.open("/screen").until_seen(".screen-lobby")
    yield "screen-lobby"
    person.open(_table_of_bots(served, pause=0.3)).until_seen(".screen-summary")
    yield "screen-summary"
    person.open(_table_of_bots(served, pause=0, target=20)).until_seen(".screen-podium")
    yield "screen-podium"
    away = Plan(name="Ann", seats=2, bots=(BotAt(seat=1, bot="level3"),), start=True)
    person.open(f"/t/{served.rest.found(away).code}").until_seen(".seat .chip.turn")
    yield "screen-away"
    person.open(_table_of_bots(served, pause=2.0 * SETTLES / 1000)).until_seen(".table .seat")
    person.page.wait_for_function(
        "(cards) => document.querySelector('.watch-risk') && document.querySelectorAll('.slot.full').length >= cards",
        arg=2 * CARDS,
    )
    yield "web-television"


def _table_of_bots(served: Served, pause: float, target: int = 200) -> str:
    """Where five of them play, each after a pause of so many seconds."""
    names = ("tourist", "level3", "vengeful", "level4", "level2")
    bots = tuple(BotAt(seat=seat, bot=name) for seat, name in enumerate(names))
    rules, options = GameRules(target=target), Options(bot_seconds=pause)
    plan = Plan(name="Tv", seats=len(bots), seat=None, bots=bots, rules=rules, options=options, start=True)
    return f"/t/{served.rest.found(plan).code}"


def alone_with_my_cards(person: Visitor, served: Served) -> Iterator[str]:
    """A phone beside that television, with its own cards and buttons alone."""
    _second_round(person, served)
    while person.until("turn", "give", "summary") != "turn" or person.worth() < ENOUGH:
        person.take_a_step(1000)
    person.click("Menu")
    person.click("Only my cards")
    person.page.mouse.move(0, 0)
    yield "web-pocket"


def real_cards(person: Visitor, _: Served) -> Iterator[str]:
    """The companion: the score as numbers, as cards at the end of a round, and live with a Flip Three."""
    person.page.add_init_script(line_up("Ana", "Ben", "Cleo", "Dario"))
    person.open("/score")
    game = Companion(person).start()
    for points in (34, 12, 0, 27, 40, 44, 18, 31, 52):
        game.enter(points)
    yield "web-score-pad"
    game.keep("Cards")
    for card in ("7", "11", "x2", "+8"):
        game.card(card)
    yield "web-score-hands"
    for card in ("3", "9", "12"):  # for Ben they end the round
        game.card(card)
    game.tap("That is all")
    for _ in range(2):
        game.card("5")
        game.tap("That is all")
    game.keep("Live")
    for card in ("12", "7", "5", "F3"):
        game.card(card)
    game.tap("Ben flips three")
    for card in ("FZ", "9"):
        game.card(card)
    yield "web-score-live"


def _is_lively(person: Visitor) -> bool:
    """Most of the others have not busted, and cards enough lie before them."""
    in_the_round = person.page.locator(".others .seat:not(.busted)").count()
    return in_the_round >= COMPANY and person.page.locator(".others .slot.full").count() >= CARDS


def _second_round(person: Visitor, served: Served) -> None:
    ui_states.seated(person, served, bots=("tourist", "vengeful", "level3"))
    person.play_on(until=["summary"])
    person.take_a_step()


def crowd(person: Visitor, served: Served, seats: int, *, watching: bool) -> Iterator[str]:
    """A table of so many."""
    if watching:
        bots = tuple(BotAt(seat=seat, bot="level1") for seat in range(seats))
        options = Options(bot_seconds=0.3)
        founded = served.rest.found(Plan(name="Tv", seats=seats, seat=None, bots=bots, options=options, start=True))
        person.open(f"/t/{founded.code}")
        person.page.wait_for_timeout(9000)
        yield f"watch-{seats}"
    else:
        ui_states.seated(person, served, seats=seats)
        for _ in range(3):
            person.play_on(until=["turn"])
            person.hit_or_stay(1000)
        person.until("turn", "give", "summary", "over")
        yield f"table-{seats}"


def scenes() -> Iterator[tuple[int, float, Scenes]]:
    """The secret of the deck, the speed, and what is to be seen."""
    yield ui_states.CHAIN, AT_ONCE, ui_states.pages
    yield ui_states.CHAIN, AT_ONCE, lambda person, _: ui_states.device(person)
    yield ui_states.CHAIN, AT_ONCE, ui_states.lobby
    yield ui_states.CHAIN, AT_ONCE, ui_states.table
    yield ui_states.PLAIN, AT_ONCE, ui_states.coached
    yield ui_states.CHAIN, AT_ONCE, ui_states.end
    yield ui_states.FLIPS, 1.0, ui_states.flips
    yield ui_states.FLIPS, AT_ONCE, ui_states.others_give
    for seats, secret in ui_states.MANY_GIVES.items():
        yield secret, AT_ONCE, partial(ui_states.gives_to_many, seats=seats)
    yield ui_states.CHAIN, AT_ONCE, lambda person, _: ui_states.lessons(person)
    yield ui_states.PLAIN, AT_ONCE, ui_states.waiting
    yield ui_states.FROZEN, 1.0, ui_states.frozen
    yield ui_states.BUST, 1.0, ui_states.bust
    yield ui_states.SAVED, 1.0, ui_states.saved
    yield ui_states.SEVEN, 1.0, ui_states.seven
    for seats in CROWDS:
        yield 7, AT_ONCE, partial(crowd, seats=seats, watching=False)


class Studio(NamedTuple):
    """Where pictures are taken."""

    browser: Browser
    theme: Literal["light", "dark"]
    size_name: str
    size: tuple[int, int]
    wanted: Sequence[str]
    """Only pictures whose names have one of these words, if there are any."""
    scale: int = 1

    def photograph(self, secret: int, speed: float, scene: Scenes) -> None:
        """Everything in the scene."""
        width, height = self.size
        with (
            tempfile.TemporaryDirectory() as folder,
            ui_states.serving(Path(folder, "tables.sqlite"), secret) as served,
        ):
            fingers = self.size == PHONE
            context = self.browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=self.theme,
                device_scale_factor=self.scale,
                is_mobile=fingers,
                has_touch=fingers,
            )
            person = visitor(context, f"http://127.0.0.1:{served.port}", {"speed": speed})
            try:
                for name in scene(person, served):
                    self._keep(person, name)
            finally:
                context.close()

    def _keep(self, person: Visitor, name: str) -> None:
        person.page.wait_for_timeout(SETTLES)
        shown = PICTURES / f"{name}.png"
        file = shown if name.startswith("web-") else FOLDER / f"{name}-{self.size_name}-{self.theme}.png"
        if not self.wanted or any(word in file.name for word in self.wanted):
            person.page.screenshot(path=file)
            print(file)


def photograph(browser: Browser, wanted: Sequence[str]) -> None:
    """Every scene, in every size and theme."""
    for theme in THEMES:
        for size_name, size in SIZES.items():
            for secret, speed, scene in scenes():
                Studio(browser, theme, size_name, size, wanted).photograph(secret, speed, scene)
        for seats in CROWDS_WATCHED:
            watch = partial(crowd, seats=seats, watching=True)
            Studio(browser, theme, "television", TELEVISION, wanted).photograph(7, 1, watch)
        Studio(browser, theme, "television", TELEVISION, wanted).photograph(7, 1, game_night)


def photograph_for_the_readme(browser: Browser) -> None:
    """A lively table, a phone with the odds, a Flip 7, a game night, and the score of a game with real cards."""
    Studio(browser, "light", "desktop", DESKTOP, ()).photograph(ui_states.PLAIN, AT_ONCE, lively)
    Studio(browser, "light", "phone", PHONE, (), SHARP).photograph(ui_states.PLAIN, AT_ONCE, thinking)
    Studio(browser, "light", "phone", PHONE, (), SHARP).photograph(ui_states.SEVEN, 1.0, golden)
    Studio(browser, "light", "television", TELEVISION, ["web-"]).photograph(ui_states.PLAIN, 1.0, game_night)
    Studio(browser, "light", "phone", PHONE, (), SHARP).photograph(ui_states.PLAIN, AT_ONCE, alone_with_my_cards)
    Studio(browser, "light", "phone", PHONE, ()).photograph(ui_states.PLAIN, AT_ONCE, real_cards)


def main() -> None:
    """The pictures are there."""
    the_site_is_built()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browser_of_this_machine() as browser:
        if sys.argv[1:] == ["--readme"]:
            photograph_for_the_readme(browser)
        else:
            photograph(browser, sys.argv[1:])


if __name__ == "__main__":
    main()
