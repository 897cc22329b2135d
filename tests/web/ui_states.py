"""Every page, and the table in every state: where tests look for faults, and where the screenshots are taken."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.create import BotAt, Plan
from tests.server.served import Served
from tests.web.companion import Companion
from tests.web.companion import line_up as real_cards
from tests.web.device import before_the_worker
from tests.web.page_objects import AT_ONCE, Visitor, visitor

KNOWN_DECK: Final = str(Path(__file__).with_name("fixed_secret_server.py"))
PAGES: Final = {
    "home": "/",
    "new": "/new",
    "watch": "/watch",
    "how": "/how",
    "about": "/about",
    "puzzles": "/puzzles",
    "nowhere": "/t/NOSUCH",
}

# What the first player meets with these secrets, at a table of that many seats, the others level1.
CHAIN: Final = 473
"""3 seats. Dealt a Flip Three; keeping it: 2, 10 and another Flip Three, which is for anybody."""
CHAIN_BY_PAGE: Final = 5427
"""The same at a table that was made with the page, which gives a word to the shuffle: 7 and 11."""
FLIPS: Final = 55835
"""3, 4 or 8 seats. Dealt a Flip Three; keeping it: 12, another Flip Three, and 10."""
FROZEN: Final = 214
"""3 or 4 seats. Somebody gives them a Freeze after their first card: they bank 22 or 21."""
BUST: Final = 159
"""4 seats. Busts with the first card."""
SAVED: Final = 1219
"""4 seats. Saved by a Second Chance with the second card."""
SEVEN: Final = 1994
"""4 seats. Flips seven with the fourth."""
LESSONS: Final = {
    "bust": ("hit", "hit", "hit"),
    "second-chance": ("hit", "hit", "give", "hit"),
    "freeze": ("hit", "hit", "give"),
    "flip-three": ("hit", "keep", "give"),
    "flip-7": ("keep", "hit", "keep", "hit"),
}
"""The learner's answers in each lesson."""
LONGEST: Final = 10.0
"""Seconds that a bot thinks at most."""
SECOND: Final = ".felt:has(.you .slot.full):not(:has([data-landing])) .f3 .next:nth-child(2)"
ASIDE: Final = ".felt:not(:has([data-landing])) .f3:has(.next) .aside"
"""Of a Flip Three: its first card lies, and the second comes; a card lies aside, and the next one comes."""
MANY_GIVES: Final = {5: 1002, 6: 1000}
"""By seats. Dealt a Flip Three for anybody, at once or with a hit."""
KNOWN_CHANCE: Final = """let chance = 1;
crypto.getRandomValues = (values) => values.map((_, at) => (values[at] = (chance = (chance * 48271) % 2147483647) >> 7));"""
"""Random numbers that are the same every time, for the server on a device: so its cards are, too."""
PLAIN: Final = 1
"""2 to 8 seats. Everybody is dealt a number or a modifier: nobody has a card to give before they are asked to hit."""

_STOPS: Final = """(() => {
  const timers = { set: setTimeout.bind(window), clear: clearTimeout.bind(window) };
  const held = new Map();
  let awaited = null, stopped = false, looked = false;
  window.setTimeout = (run, ms, ...given) => {
    const later = looked || held.size > 0; // once it stands still, what those who look ask for comes in time
    const id = timers.set(() => (stopped && !later ? held.set(id, () => run(...given)) : run(...given)), ms);
    return id;
  };
  window.clearTimeout = (id) => (held.delete(id), timers.clear(id));
  window.__stopAt = (selector) => {
    [awaited, stopped, looked] = [selector, document.querySelector(selector) !== null, false];
    if (stopped) return; // it is there already
    const late = [...held.values()];
    held.clear();
    for (const run of late) run();
  };
  window.__look = () => (looked = stopped); // axe waits by timers: held like the page's, they would never end
  new MutationObserver(() => (stopped ||= awaited !== null && document.querySelector(awaited) !== null))
    .observe(document, { childList: true, subtree: true, attributes: true });
})()"""
"""A page's time can be stopped as soon as something is seen on it: what passes in a moment is looked at for as long as it takes."""


_REMEMBER: Final = """(all) => {
  for (const [key, value] of Object.entries(location.origin === "null" ? {} : all)) {
    if (sessionStorage.getItem(key) === null) localStorage.setItem(key, value);
    sessionStorage.setItem(key, "once"); // what the page forgets stays forgotten
  }
}"""


_NOBODY_YET: Final = """try {
  if (!sessionStorage.getItem("known")) for (const key of ["coach", "self"]) localStorage.removeItem(`flip7:${key}`);
} catch {}"""
"""Until a page says that somebody is known here, nobody has been."""


@contextmanager
def serving(database: Path, secret: int) -> Iterator[Served]:
    """A server whose tables have that secret, until they `deal` from another."""
    served = Served(database)
    deal(served, secret)
    served.start(KNOWN_DECK, str(_secret_of(served)))
    try:
        yield served
    finally:
        served.close()


def deal(served: Served, secret: int) -> None:
    """The tables that are made at that server from now on have that secret."""
    _secret_of(served).write_text(str(secret), encoding="ascii")


def _secret_of(served: Served) -> Path:
    """The file that fixed_secret_server.py reads."""
    return Path(served.database).with_suffix(".secret")


def seated(
    person: Visitor,
    served: Served,
    *,
    seats: int = 4,
    seat: int = 0,
    target: int = 200,
    odds: bool = True,
    pace: float = 0.0,
    bots: Sequence[str] = (),
) -> str:
    """The person sits at a new table with bots, the game has begun, and the page shows it; its code comes back."""
    options = Options(odds=odds, bot_seconds=pace)
    others = [each for each in range(seats) if each != seat]
    named = tuple(BotAt(seat=each, bot=bot) for each, bot in zip(others, bots or ["level1"] * len(others), strict=True))
    plan = Plan(
        name="Ann", seats=seats, seat=seat, bots=named, rules=GameRules(target=target), options=options, start=True
    )
    return hosted(person, served, plan)


def hosted(person: Visitor, served: Served, plan: Plan) -> str:
    """The person is the host of a new table, and the page shows it; its code comes back."""
    founded = served.rest.found(plan)
    remembered = {f"flip7:token:{key}": founded.token for key in (founded.code, founded.id)}
    person.page.add_init_script(f"({_REMEMBER})({json.dumps(remembered)})")
    person.page.goto(f"{person.address}/t/{founded.code}")
    person.until_seen(".table" if plan.start else ".lobby")
    return founded.code


def _bots(count: int) -> tuple[BotAt, ...]:
    """Seat this many bots next to the host."""
    return tuple(BotAt(seat=seat, bot="level1") for seat in range(1, count + 1))


def pages(person: Visitor, served: Served) -> Iterator[str]:
    """Every page but the table, one after the other; there are tables to watch."""
    person.forgive("404 .*/NOSUCH", "404 .*Not Found")
    for name, bots in {"Ben": 2, "Cleo": 3, "Theodora": 5}.items():
        served.rest.found(Plan(name=name, seats=6, bots=_bots(bots), public=True))
    begun = Options(bot_seconds=LONGEST)
    served.rest.found(Plan(name="Eve", seats=5, bots=_bots(4), public=True, options=begun, start=True))
    for name, path in PAGES.items():
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        yield name
    person.open("/").click("Menu")
    yield "menu"


def line_up(*names: str, bots: int = 0, target: int = 200) -> str:
    """A script that remembers who plays on this device."""
    people = [{"kind": "person", "id": 0, "name": name, "colour": at + 1} for at, name in enumerate(names)]
    seats = [*people, *({"kind": "bot", "id": 0, "bot": "level1"} for _ in range(bots))]
    remembered = json.dumps(json.dumps({"seats": seats, "target": target, "odds": True}))
    return f"try {{ localStorage.getItem('flip7:lineup') ?? localStorage.setItem('flip7:lineup', {remembered}); }} catch {{}}"


def device(person: Visitor) -> Iterator[str]:
    """Games on one device: who plays, the screen that says whom to pass the phone to, the table, the games, a replay."""
    person.page.add_init_script(line_up("Ana", "Ben", "Cleo", bots=1))
    before_the_worker(person.page, KNOWN_CHANCE)
    person.open("/replay")
    yield "replay-file"
    person.open("/device").until_seen(".games")
    yield "device"
    person.click("Change Ben")
    person.until_seen("dialog[open]")
    yield "device-person"
    person.page.keyboard.press("Escape")
    person.click("Deal")
    person.until("pass")
    yield "device-pass"
    person.take_a_step()
    person.until("turn", "give")
    yield "device-table"
    person.open("/device").until_seen(".games li")
    yield "device-games"


def companion(person: Visitor) -> Iterator[str]:
    """A game with real cards: who plays, the pad, hands, live with a card to give, the log, the end, and paper."""
    person.page.add_init_script(real_cards("Ana", "Ben", "Cleo", target=100))
    person.open("/score").until_seen(".tools")
    yield "score-new"
    game = Companion(person).start()
    game.enter(44)
    yield "score-pad"
    game.type(172)
    person.until_seen(".doubt")
    yield "score-doubt"
    person.click("Change it")
    person.click("Ana, round 1")
    yield "score-change"
    person.click("Leave it as it is")
    game.enter(30)
    game.enter(12)
    yield "score-result"
    for points in (50, 19, 20):
        game.enter(points)
    game.next_round()
    game.keep("Cards")
    for card in ("7", "11", "x2", "+8"):
        game.card(card)
    yield "score-hands"
    game.tap("Bust")
    game.tap("Bust")
    game.tap("Bust")
    game.next_round()
    game.keep("Live")
    person.until_seen(".seats")
    for card in ("12", "7", "5", "F3"):
        game.card(card)
    yield "score-give"
    game.tap("Ben flips three")
    game.card("FZ")
    yield "score-live"
    person.click("What was entered")
    person.until_seen("dialog .entries li")
    yield "score-log"
    person.page.keyboard.press("Escape")
    person.click("More")
    yield "score-more"
    person.click("Players: new, gone, other names")
    person.page.get_by_label("Name of a new player").fill("Dora")
    person.click("Add a player")
    person.until_seen("dialog small")
    yield "score-line-up"
    person.click("Dora leaves the game")
    person.page.keyboard.press("Escape")
    person.click("More")
    person.click("Hand over to another phone")
    person.until_seen("dialog .code")
    yield "score-hand-over"
    person.page.keyboard.press("Escape")
    game.keep("Points")
    person.until_seen(".pad, .keys")
    yield from _over(person, game)


def shared_board(person: Visitor) -> Iterator[str]:
    """A score board that somebody shares: their sheet, the page to watch it, and the invitation to keep score, too."""
    with beside(person, "Ana") as ana:
        ana.page.add_init_script(real_cards("Ana", "Ben", "Cleo", target=60))
        game = Companion(ana.open("/score")).start()
        for points in (12, 5, 9, 11):
            game.enter(points)
        watch, keep = game.share()
        ana.page.keyboard.press("Escape")
        person.open(watch).until_seen(".board-view tbody")
        yield "board-numbers"
        for points in (8, 10):
            game.enter(points)
        game.next_round()
        game.keep("Live")
        for card in ("12", "7", "F3"):
            game.card(card)
        game.tap("Ben flips three")
        person.page.get_by_role("heading", name="The next card is for Ben").wait_for()
        yield "board-live"
        person.open(keep).until_seen(".ways-on")
        yield "board-invitation"
        person.click("Keep score on this device")
        person.until_seen("main.board")
        yield "board-keeper"
        person.click("More")
        person.click("Share this board")
        person.until_seen("dialog .code")
        yield "board-sharing"
        person.page.keyboard.press("Escape")
        game.keep("Points")
        game.finish()
        person.open(watch).until_seen(".board-view.over")
        yield "board-end"


def _over(person: Visitor, game: Companion) -> Iterator[str]:
    """The end of that game, everything that was kept, and a sheet of paper."""
    while person.page.locator("main.end").count() == 0:
        if person.page.locator(".dock .result").count():
            game.next_round()
        with game.complete():
            if person.page.locator(".pad").count() == 0:  # cards lie there already
                person.click("That is all")
            elif game.question.inner_text().startswith("Cleo"):
                person.page.keyboard.press("b")
            else:
                game.type(70)
    yield "score-end"
    person.open("/score").until_seen("details")
    person.page.locator("summary").first.click()
    yield "score-after"
    person.open("/score/sheet").until_seen(".below dl")
    yield "score-sheet"


def lobby(person: Visitor, served: Served) -> Iterator[str]:
    """A table before its game: somebody else's, and one's own."""
    person.open(f"/t/{served.rest.found(Plan(name='Ben', bots=_bots(1))).code}")
    person.page.get_by_role("button", name="Take a seat").wait_for()
    yield "lobby-guest"
    person.open("/new").click("Open the table")
    person.until("lobby")
    person.page.wait_for_load_state("networkidle")
    yield "lobby"
    person.page.get_by_text("Give a word for the shuffle").click()
    yield "lobby-word"
    person.page.get_by_role("button", name=re.compile("Add a bot.*seat 2")).click()
    yield "lobby-bots"


@contextmanager
def beside(person: Visitor, name: str) -> Iterator[Visitor]:
    """A second visitor, with a browser of their own."""
    browser = person.page.context.browser
    assert browser is not None, "a page is in a browser"
    context = browser.new_context()
    try:
        yield visitor(context, person.address, {"speed": AT_ONCE}, name)
    finally:
        context.close()


def sits_down(guest: Visitor, code: str, button: str = "Take a seat") -> None:
    """The guest takes a seat in the lobby of the table."""
    guest.open(f"/t/{code}").click(button)
    guest.page.locator(".place.mine").wait_for()


def gathering(person: Visitor, served: Served) -> Iterator[str]:
    """A table that grows: somebody comes to a full one, and the host can move people or send them away."""
    code = hosted(person, served, Plan(name="Ann", seats=2))
    with beside(person, "Ben") as ben, beside(person, "Cleo") as cleo:
        sits_down(ben, code)
        sits_down(cleo, code, "Join")
        person.page.get_by_text("3 of 3 taken").wait_for()
        yield "lobby-grown"
        person.click("Ben: more")
        person.page.get_by_role("dialog", name="Ben").wait_for()
        yield "lobby-person"
        person.click("Send away")
        person.page.get_by_role("heading", name="Send Ben away?").wait_for()
        yield "lobby-send-away"


def sent_away(person: Visitor, served: Served) -> Iterator[str]:
    """The page of a person whom the host has sent away."""
    with beside(person, "Ben") as ben:
        sits_down(person, hosted(ben, served, Plan(name="Ben", seats=3)))
        ben.click("Ann: more")
        ben.click("Send away")
        ben.page.get_by_role("heading", name="Send Ann away?").wait_for()
        ben.page.get_by_role("dialog").get_by_role("button", name="Send away").click()
        person.page.get_by_role("heading", name="The host has sent you away").wait_for()
        yield "sent-away"


def late(person: Visitor, served: Served) -> Iterator[str]:
    """Joining late: from a running game that is watched, and a newcomer at one's own game."""
    with beside(person, "Ben") as ben:
        code = hosted(ben, served, Plan(name="Ben", seats=3, bots=_bots(2), start=True))
        ben.until("turn", "give")
        person.open(f"/t/{code}").until_seen(".table:not(.laying)")
        yield "late-watching"
        _joins(person)
        yield "late-waiting"
    with beside(person, "Cleo") as cleo:
        code = seated(person, served)
        person.until("turn", "give")
        cleo.open(f"/t/{code}")
        _joins(cleo)
        person.page.locator(".stage .late").wait_for()
        yield "late-joins"
        person.click("Say something")
        yield "late-emotes"
        person.page.keyboard.press("Escape")
        person.click("Invite")
        person.page.get_by_role("dialog").get_by_role("img", name="QR code").wait_for()
        yield "late-invitation"


def _joins(person: Visitor) -> None:
    """Take a seat at a running game, from the next round on."""
    person.click("Join")
    person.page.get_by_role("dialog").get_by_role("button", name="Join").click()
    person.page.get_by_text("You join when the next round begins").first.wait_for()


def television(person: Visitor, served: Served) -> Iterator[str]:
    """A television in a room: the lobby with its code, alone and with people; scores, podium, and somebody away."""
    person.open("/screen").until_seen(".screen-lobby")
    yield "screen-lobby"
    with beside(person, "Ben") as ben, beside(person, "Cleo") as cleo:
        sits_down(ben, person.code)
        sits_down(cleo, person.code)
        person.page.get_by_role("heading", name="Ben taps “Start”.").wait_for()
        cleo.click("I am ready")
        person.until_seen(".screen-lobby .chip.stayed")
        yield "screen-lobby-people"
    person.open(table_of_bots(served, pause=0.3)).until_seen(".screen-summary")
    yield "screen-summary"
    person.open(table_of_bots(served, pause=0, target=20)).until_seen(".screen-podium")
    yield "screen-podium"
    away = Plan(name="Ann", seats=2, bots=(BotAt(seat=1, bot="level3"),), start=True)
    person.open(f"/t/{served.rest.found(away).code}").until_seen(".seat .chip.turn")
    yield "screen-away"
    person.open(table_of_bots(served, pause=3)).until_seen(".table .seat")
    person.page.wait_for_function(
        "() => document.querySelector('.watch-risk') && document.querySelectorAll('.slot.full').length >= 12"
    )
    yield "screen-table"


def table_of_bots(served: Served, pause: float, target: int = 200) -> str:
    """Where five of them play, each after a pause of so many seconds."""
    names = ("tourist", "level3", "vengeful", "level4", "level2")
    bots = tuple(BotAt(seat=seat, bot=name) for seat, name in enumerate(names))
    rules, options = GameRules(target=target), Options(bot_seconds=pause)
    plan = Plan(name="Tv", seats=len(bots), seat=None, bots=bots, rules=rules, options=options, start=True)
    return f"/t/{served.rest.found(plan).code}"


def table(person: Visitor, served: Served) -> Iterator[str]:
    """A table in the middle of a game; the secret is `CHAIN`."""
    seated(person, served, seats=3)
    person.until("give")
    yield "table-give"
    person.give("You")
    person.until("give")
    yield "table-chain"
    person.give()
    person.until("turn")
    yield "table-turn"
    person.page.locator(".say .why").click()
    person.page.locator(".here .one").first.wait_for()
    yield "table-why"
    person.page.keyboard.press("Escape")
    person.click("What happened")
    yield "table-log"
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Menu").first.click()
    yield "table-menu"
    person.page.keyboard.press("Escape")
    with lost(person):
        yield "table-lost"
    person.play_on(until=["summary"])
    person.click("Hold")
    yield "table-summary"


def coached(person: Visitor, served: Served) -> Iterator[str]:
    """The first game of somebody new: the home page offers it, and the coach explains what is new."""
    person.page.add_init_script(_NOBODY_YET)
    person.open("/").page.get_by_role("button", name="I know the game").wait_for()
    yield "home-first"
    person.page.evaluate(
        """() => {
          sessionStorage.setItem("known", "yes");
          localStorage.setItem("flip7:coach", '{"on": true, "told": []}');
        }"""
    )
    seated(person, served)
    person.play_on(until=["turn"])
    person.page.locator(".coach-hint").wait_for()
    yield "coach-turn"


def advised(person: Visitor, served: Served) -> Iterator[str]:
    """Advice alone with bots: the card, its figures, and training in the menu."""
    seated(person, served)
    person.play_on(until=["turn"])
    person.click("What would you do?")
    person.until_seen(".advice .more")
    yield "advice"
    person.click("The figures")
    person.until_seen(".advice table")
    yield "advice-figures"
    person.page.keyboard.press("Escape")
    person.click("Menu")
    person.page.get_by_role("switch", name="Training").wait_for()
    yield "training-switch"


@contextmanager
def lost(person: Visitor) -> Iterator[None]:
    """The connection is lost, and the page says so; afterwards it is back."""
    person.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load resource", "fetching the script")
    strip = person.page.locator("p.lost")
    person.page.context.set_offline(True)
    # A socket without a network looks open: after a while the page asks, and gives it up.
    person.turn_until(strip.is_visible, step=1000)
    try:
        yield
    finally:
        person.page.context.set_offline(False)
        strip.wait_for(state="detached")


def crowds(person: Visitor, served: Served) -> Iterator[str]:
    """Tables at which many sit."""
    for seats in (2, 4, 5, 6, 8, 18):
        seated(person, served, seats=seats)
        person.play_on(until=["turn"])
        yield f"crowd-{seats}"
        if seats > 5 or seats == 4:
            person.play_on(until=["give"])
            yield f"crowd-{seats}-give"
    seated(person, served, pace=LONGEST)
    person.page.locator(".others .seat.active").wait_for()
    yield "crowd-4-others"


def stop_at(person: Visitor, selector: str) -> None:
    """The time of the page goes on until that is on it, and then stands still; the page was opened after `stoppable`."""
    person.page.evaluate("(selector) => window.__stopAt(selector)", selector)


def stoppable(person: Visitor) -> None:
    """The time of every page that is opened from now on can be stopped."""
    person.page.add_init_script(_STOPS)


def flips(person: Visitor, served: Served) -> Iterator[str]:
    """In the middle of a Flip Three, also with a card that is set aside; the secret is `FLIPS`."""
    stoppable(person)
    for seats in (3, 4, 8):
        seated(person, served, seats=seats)
        person.until("give")
        stop_at(person, SECOND)
        person.answered(lambda: person.page.locator(".decide .givebtn:enabled").click())
        person.page.locator(SECOND).wait_for()
        yield f"flips-{seats}"
        stop_at(person, ASIDE)
        person.page.locator(ASIDE).wait_for()
        yield f"flips-{seats}-aside"


def gives_to_many(person: Visitor, served: Served, seats: int) -> Iterator[str]:
    """The choice of one of four or five others for a card; the secret is that of `MANY_GIVES`."""
    seated(person, served, seats=seats)
    while person.until("turn", "give") == "turn":
        person.take_a_step(1000)
    yield f"give-{seats}"


def gives(person: Visitor, served: Served) -> Iterator[str]:
    """The choice of two, three and seven others for a card whose effect is explained; the secret is `FLIPS`."""
    for seats in (3, 4, 8):
        seated(person, served, seats=seats)
        person.until("give")
        yield f"gives-{seats}"


def others_give(person: Visitor, served: Served) -> Iterator[str]:
    """The wait for another person who gives a card; the secret is `FLIPS`."""
    stoppable(person)
    for seats in (3, 4, 8):
        seated(person, served, seats=seats, seat=1, pace=LONGEST)
        stop_at(person, ".spot .card")
        person.page.locator(".spot .card").wait_for()
        yield f"others-give-{seats}"


def bust(person: Visitor, served: Served) -> Iterator[str]:
    """A card beside its twin, and then what comes of it; the secret is `BUST`."""
    seen = {"moment-twins": ".m-bust.bare", "moment-bust": ".m-bust h2"}
    return _moments(person, served, 1, seen, pace=LONGEST)  # nobody goes on while the first is looked at


def frozen(person: Visitor, served: Served) -> Iterator[str]:
    """A frozen seat; the secret is `FROZEN`."""
    return _moments(person, served, 1, {"moment-frozen": ".m-ice h2"}, pace=0.0)


def waiting(person: Visitor, served: Served) -> Iterator[str]:
    """The wait for another person who thinks; the secret is `PLAIN`."""
    for seats in (3, 4, 8):
        seated(person, served, seats=seats, pace=LONGEST)
        if person.until("turn", "others") == "turn":
            person.answered(lambda: person.hit_or_stay(1000))
            person.until("others")
        yield f"others-think-{seats}"


def saved(person: Visitor, served: Served) -> Iterator[str]:
    """A Second Chance saves somebody; the secret is `SAVED`."""
    return _moments(person, served, 2, {"moment-saved": ".m-bust.saved h2"})


def seven(person: Visitor, served: Served) -> Iterator[str]:
    """A Flip 7; the secret is `SEVEN`."""
    return _moments(person, served, 4, {"moment-seven": ".m-gold h2"})


def _moments(person: Visitor, served: Served, hits: int, seen: Mapping[str, str], pace: float = 1.0) -> Iterator[str]:
    """The first player hits so often, and everybody stops for what comes of it."""
    stoppable(person)
    seated(person, served, pace=pace)
    stop_at(person, next(iter(seen.values())))
    for _ in range(hits):
        person.until("turn")
        person.answered(lambda: person.hit_or_stay(1000))
    for name, selector in seen.items():
        stop_at(person, selector)
        person.page.locator(selector).wait_for()
        yield name


def lessons(person: Visitor) -> Iterator[str]:
    """Every lesson: when it begins, in the middle of it, and at its end."""
    person.open("/how")
    for lesson, answers in LESSONS.items():
        person.page.goto(f"{person.address}/how#lesson-{lesson}")
        for number, answer in enumerate(answers):
            waits = ".decide .hit:enabled" if answer == "hit" else ".givebtn:enabled"
            person.page.locator(waits).first.wait_for()
            if number in {0, len(answers) - 1}:
                yield f"lesson-{lesson}-{number}"
            chosen = {"hit": ".decide .hit", "keep": ".you .givebtn", "give": ".others .givebtn"}[answer]
            person.page.locator(chosen).first.click()
        person.page.locator(".coach .do").wait_for()
        yield f"lesson-{lesson}-end"


def end(person: Visitor, served: Served) -> Iterator[str]:
    """A game that is over."""
    seated(person, served, seats=3, target=20)
    person.play_on(1)
    person.page.wait_for_load_state("networkidle")
    yield "podium"
    person.click("Share the result")
    person.page.locator(".share img").wait_for()
    yield "podium-share"
    person.click("Back to the result")
    person.click("Check the shuffle")
    yield "podium-check"
    person.page.get_by_role("button", name="Back").click()
    person.page.get_by_role("link", name="Replay").click()
    person.page.locator(".table").wait_for()
    yield "replay"


def remembered(person: Visitor, key: str) -> object:
    """Return the value that the browser has stored under that key."""
    found: str | None = person.page.evaluate("(key) => localStorage.getItem(key)", key)
    return None if found is None else json.loads(found)
