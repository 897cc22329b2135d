"""Nothing is cut off or covered at any size, and axe-core finds nothing, on any page and in any state of the table."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.web import album
from tests.web.axes import violations
from tests.web.conftest import Visit
from tests.web.looks import buried, faults, missed, scrolls, too_small, unseen
from tests.web.visitors import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, TELEVISION, Visitor

pytestmark = pytest.mark.slow

SIDEWAYS: Final = (844, 390)
SMALL_SIDEWAYS: Final = (667, 375)
"""Phones that lie on their side."""
BARRED: Final = (390, 664)
SMALL_BARRED: Final = (375, 553)
NARROW: Final = (360, 640)
"""What the bars of its browser leave of a phone."""
TABLET: Final = (820, 1180)
UPRIGHT: Final = (PHONE, BARRED, SMALL_BARRED, NARROW)
FINGERS: Final = (*UPRIGHT, SIDEWAYS, SMALL_SIDEWAYS)
NO_SCROLL: Final = (*FINGERS, TABLET, DESKTOP, TELEVISION)
SIZES: Final = (*NO_SCROLL, SMALL_PHONE)
PLAYING: Final = ("table-give", "table-chain", "table-turn", "crowd")
"""Where a player has something to decide."""


@pytest.fixture(params=["pages", "lobby", "table", "crowds", "end"])
def scenes(request: pytest.FixtureRequest, visit: Visit, database: Path) -> Iterator[tuple[Visitor, Iterator[str]]]:
    with album.serving(database, album.CHAIN) as served:
        person = visit(PHONE, {"speed": AT_ONCE}, at=f"http://127.0.0.1:{served.port}", reduced_motion="reduce")
        of: dict[str, Callable[[], Iterator[str]]] = {
            "pages": lambda: album.pages(person),
            "lobby": lambda: album.lobby(person),
            "table": lambda: album.table(person, served),
            "crowds": lambda: album.crowds(person, served),
            "end": lambda: album.end(person, served),
        }
        yield person, of[request.param]()


def test_everything_can_be_seen_and_reached_at_every_size_and_by_everybody(
    scenes: tuple[Visitor, Iterator[str]],
) -> None:
    person, names = scenes
    found: dict[str, object] = {}
    for name in names:
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme=theme)
            person.at_rest()
            found |= {f"{name}, {theme}": wrong for wrong in [violations(person.page)] if wrong}
        for size in SIZES:
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            person.at_rest()
            wrong = faults(person.page) + too_small(person.page)
            if size in FINGERS:
                wrong += [f"a finger misses: {each}" for each in missed(person.page)]
            if name.startswith(("table", "crowd-4")) and size in NO_SCROLL and scrolls(person.page):
                wrong.append("the page scrolls")
            if name.startswith("crowd-4") and size in UPRIGHT:
                wrong += [f"below the plate: {each}" for each in buried(person.page)]
            if name.startswith(PLAYING) and size in NO_SCROLL:
                wrong += [f"not at a glance: {each}" for each in unseen(person.page)]
            found |= {f"{name}, {size}": each for each in [wrong] if each}
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
