"""Photographs every page and state of the web table into build/screenshots.

On a phone and a desktop in both themes; on tablets, a television, with forced colours and with text of 200 %, what
differs there.

python tools/screenshots.py [part of a name …]
python tools/screenshots.py --readme    the pictures of README.md, into docs/pictures
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final, Literal, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser

from flip7.protocol.room_options import Options
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
TABLETS: Final = {"tablet": (768, 1024), "tablet-wide": (1024, 768)}
CROWDS: Final = (2, 4, 8, 12, 18, 24, 40)
CROWDS_WATCHED: Final = (2, 4, 8, 12, 24, 40)
CROWDS_ON_A_TABLET: Final = (4, 8, 12, 40)
ENOUGH: Final = 24
"""Points with which somebody thinks twice."""
NEVER: Final = 1000
"""More points than a round has."""
COMPANY: Final = 2
CARDS: Final = 6
"""Opponents and cards that make a table worth looking at."""
SETTLES: Final = 1500
"""Milliseconds until what moves has come to rest."""

LARGE_TEXT: Final = """addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { font-size: 200% !important }");
  document.adoptedStyleSheets = [sheet];
});"""

Scenes = Callable[[Visitor, Served], Iterator[str]]


def lively(person: Visitor, served: Served) -> Iterator[str]:
    """A table in the middle of a game, where somebody has a card to give."""
    _play_until(person, served, lambda state: state == "give" and _is_lively(person), stay_at=ENOUGH)
    yield "lively"


def thinking(person: Visitor, served: Served) -> Iterator[str]:
    """Show a person with cards enough to think twice, and the odds."""
    _play_until(person, served, lambda state: state == "turn" and person.worth() >= ENOUGH and _is_open(person))
    person.page.mouse.move(0, 0)
    yield "thinking"


def _is_open(person: Visitor) -> bool:
    """The table is lively, and nothing protects the person from a bust."""
    return _is_lively(person) and person.page.locator(".risk .safe-word").count() == 0


def golden(person: Visitor, served: Served) -> Iterator[str]:
    """A Flip 7."""
    for _ in ui_states.seven(person, served):
        yield "golden"


def alone_with_my_cards(person: Visitor, served: Served) -> Iterator[str]:
    """A phone beside a television, with its own cards and buttons alone."""
    _play_until(person, served, lambda state: state == "turn" and person.worth() >= ENOUGH)
    person.click("Menu")
    person.click("Only my cards")
    person.page.mouse.move(0, 0)
    yield "pocket"


def real_cards(person: Visitor, _: Served) -> Iterator[str]:
    """The companion: the score as numbers, as cards at the end of a round, and live with a Flip Three."""
    person.page.add_init_script(line_up("Ana", "Ben", "Cleo", "Dario"))
    person.open("/score")
    game = Companion(person).start()
    for points in (34, 12, 0, 27, 40, 44, 18, 31, 52):
        game.enter(points)
    yield "score-pad"
    game.keep("Cards")
    for card in ("7", "11", "x2", "+8"):
        game.card(card)
    yield "score-hands"
    for card in ("3", "9", "12"):  # for Ben they end the round
        game.card(card)
    game.tap("That is all")
    for _turn in range(2):
        game.card("5")
        game.tap("That is all")
    game.next_round()
    game.keep("Live")
    for card in ("12", "7", "5", "F3"):
        game.card(card)
    game.tap("Ben flips three")
    for card in ("FZ", "9"):
        game.card(card)
    yield "score-live"


def _is_lively(person: Visitor) -> bool:
    """Most of the others have not busted, and cards enough lie before them."""
    in_the_round = person.page.locator(".others .seat:not(.busted)").count()
    return in_the_round >= COMPANY and person.page.locator(".others .slot.full").count() >= CARDS


def _play_until(person: Visitor, served: Served, is_wanted: Callable[[str], bool], stay_at: int = NEVER) -> None:
    """Play from the second round on until the moment has come, at another table if a game ends without it."""
    for secret in count(ui_states.PLAIN):
        ui_states.deal(served, secret)
        ui_states.seated(person, served, bots=("tourist", "vengeful", "level3"))
        person.play_on(until=["summary"])
        person.take_a_step()
        while (state := person.until("turn", "give", "summary", "over")) != "over":
            if is_wanted(state):
                return
            person.take_a_step(stay_at)


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
    yield ui_states.PLAIN, AT_ONCE, ui_states.gathering
    yield ui_states.PLAIN, AT_ONCE, ui_states.sent_away
    yield ui_states.PLAIN, AT_ONCE, ui_states.late
    yield ui_states.CHAIN, AT_ONCE, ui_states.table
    yield ui_states.PLAIN, AT_ONCE, ui_states.coached
    yield ui_states.PLAIN, AT_ONCE, ui_states.advised
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


def scenes_on_a_tablet() -> Iterator[tuple[int, float, Scenes]]:
    """The scenes whose layout on a tablet differs from that on a phone and a desktop."""
    yield ui_states.CHAIN, AT_ONCE, ui_states.pages
    yield ui_states.CHAIN, AT_ONCE, ui_states.lobby
    yield ui_states.CHAIN, AT_ONCE, ui_states.table
    yield ui_states.CHAIN, AT_ONCE, ui_states.end
    yield ui_states.FLIPS, 1.0, ui_states.flips
    yield ui_states.SEVEN, 1.0, ui_states.seven
    for seats in CROWDS_ON_A_TABLET:
        yield 7, AT_ONCE, partial(crowd, seats=seats, watching=False)


def scenes_in_need() -> Iterator[tuple[int, float, Scenes]]:
    """The scenes that people with forced colours or very large text look at most."""
    yield ui_states.CHAIN, AT_ONCE, ui_states.pages
    yield ui_states.CHAIN, AT_ONCE, ui_states.lobby
    yield ui_states.CHAIN, AT_ONCE, ui_states.table
    yield ui_states.CHAIN, AT_ONCE, ui_states.end


class Studio(NamedTuple):
    """Where pictures are taken."""

    browser: Browser
    theme: Literal["light", "dark"]
    size_name: str
    size: tuple[int, int]
    wanted: Sequence[str] = ()
    """Only pictures whose names have one of these words, if there are any."""
    scale: int = 1
    readme: Mapping[str, str] = {}
    """The names that pictures of the README have there; if there are any, no others are kept."""
    forced_colours: bool = False
    large_text: bool = False

    def photograph(self, served: Served, secret: int, speed: float, scene: Scenes) -> None:
        """Everything in the scene."""
        ui_states.deal(served, secret)
        width, height = self.size
        fingers = self.size == PHONE
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=self.theme,
            device_scale_factor=self.scale,
            is_mobile=fingers,
            has_touch=fingers,
            forced_colors="active" if self.forced_colours else "none",
        )
        if self.large_text:
            context.add_init_script(LARGE_TEXT)
        person = visitor(context, f"http://127.0.0.1:{served.port}", {"speed": speed})
        try:
            for name in scene(person, served):
                self._keep(person, name)
        finally:
            context.close()

    def _keep(self, person: Visitor, name: str) -> None:
        file = FOLDER / f"{name}-{self.size_name}-{self.theme}.png"
        if self.readme:
            if name not in self.readme:
                return
            file = PICTURES / self.readme[name]
        if not self.wanted or any(word in file.name for word in self.wanted):
            person.page.wait_for_timeout(SETTLES)
            person.page.screenshot(path=file)
            print(file, flush=True)


def studios(browser: Browser, wanted: Sequence[str]) -> Iterator[tuple[Studio, Iterator[tuple[int, float, Scenes]]]]:
    """Where everything is photographed, and what."""
    for theme in THEMES:
        for name, size in SIZES.items():
            yield Studio(browser, theme, name, size, wanted), scenes()
        phone = Studio(browser, theme, "phone", PHONE, wanted)
        yield phone, iter([(ui_states.PLAIN, AT_ONCE, alone_with_my_cards)])
        for name, size in TABLETS.items():
            yield Studio(browser, theme, name, size, wanted), scenes_on_a_tablet()
        watched = [(7, 1.0, partial(crowd, seats=seats, watching=True)) for seats in CROWDS_WATCHED]
        room: list[tuple[int, float, Scenes]] = [*watched, (ui_states.PLAIN, 1.0, ui_states.television)]
        yield Studio(browser, theme, "television", TELEVISION, wanted), iter(room)
    for name, size in SIZES.items():
        yield Studio(browser, "dark", f"{name}-forced", size, wanted, forced_colours=True), scenes_in_need()
        yield Studio(browser, "light", f"{name}-200", size, wanted, large_text=True), scenes_in_need()


def photograph(browser: Browser, served: Served, wanted: Sequence[str]) -> None:
    """Every scene in every studio."""
    for studio, shown in studios(browser, wanted):
        for secret, speed, scene in shown:
            studio.photograph(served, secret, speed, scene)


def photograph_for_the_readme(browser: Browser, served: Served) -> None:
    """A lively table, a phone with the odds, a Flip 7, a game night, and the score of a game with real cards."""
    desktop = Studio(browser, "light", "desktop", DESKTOP, readme={"lively": "web-table.png"})
    desktop.photograph(served, ui_states.PLAIN, AT_ONCE, lively)
    names = {"thinking": "web-phone.png", "golden": "web-flip7.png", "pocket": "web-pocket.png"}
    phone = Studio(browser, "light", "phone", PHONE, scale=SHARP, readme=names)
    phone.photograph(served, ui_states.PLAIN, AT_ONCE, thinking)
    phone.photograph(served, ui_states.SEVEN, 1.0, golden)
    phone.photograph(served, ui_states.PLAIN, AT_ONCE, alone_with_my_cards)
    television = Studio(browser, "light", "television", TELEVISION, readme={"screen-table": "web-television.png"})
    television.photograph(served, ui_states.PLAIN, 1.0, ui_states.television)
    depths = {f"score-{depth}": f"web-score-{depth}.png" for depth in ("pad", "hands", "live")}
    Studio(browser, "light", "phone", PHONE, readme=depths).photograph(served, ui_states.PLAIN, AT_ONCE, real_cards)


def main() -> None:
    """The pictures are there."""
    the_site_is_built()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ui_states.serving(Path(folder, "tables.sqlite"), ui_states.PLAIN) as served,
        browser_of_this_machine() as browser,
    ):
        if sys.argv[1:] == ["--readme"]:
            photograph_for_the_readme(browser, served)
        else:
            photograph(browser, served, sys.argv[1:])


if __name__ == "__main__":
    main()
