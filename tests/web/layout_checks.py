"""Layout checks by measure: nothing is cut off, nothing lies on something else."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.page_objects import SMALL_PHONE, Visitor

_FAULTS: Final = """() => {
  const faults = [];
  const width = document.documentElement.clientWidth, height = innerHeight;
  const name = (each) => {
    const label = each.getAttribute("aria-label") || each.textContent.trim().replace(/\\s+/g, " ").slice(0, 40);
    return `<${each.localName} class="${each.getAttribute("class") ?? ""}"> «${label}»`;
  };
  const scrolls = (each, axis) => {
    for (let up = each.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(axis === "x" ? style.overflowX : style.overflowY)) return true;
    }
    return false;
  };
  const clipped = (each, box) => {
    for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowY)) return null; // it can be scrolled there
      const frame = up.getBoundingClientRect();
      const cut = (axis) => axis === "hidden" || axis === "clip";
      if (cut(overflowY) && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) return up;
      if (cut(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2)) return up;
    }
    return null;
  };
  const wordsLeave = (each, box) => {
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement;
      const cut = around.closest(".givebtn > span"); // it ends with dots on a low phone, and says the rest aloud
      if (cut && getComputedStyle(cut).textOverflow === "ellipsis") continue;
      if (around.closest(".sr, svg") || getComputedStyle(around).clipPath !== "none" || !texts.currentNode.data.trim()) continue; // for the ears
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const words of range.getClientRects())
        if (words.left < box.left - 1 || words.right > box.right + 1 || words.top < box.top - 1 || words.bottom > box.bottom + 1) return true;
    }
    return false;
  };
  if (document.documentElement.scrollWidth > width) faults.push(`the page is ${document.documentElement.scrollWidth} wide, the screen ${width}`);
  for (const each of document.querySelectorAll("ol")) if (each.checkVisibility() && each.scrollWidth > each.clientWidth + 1) faults.push(`it moves sideways: ${name(each)}`);
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".m-sum, .moment") ?? document.body;
  const controls = [...top.querySelectorAll("button, a[href], input, select, textarea, summary, [role=switch], .you .slot, .say h1, .stand li, .moment :is(h2, p, figcaption)")].filter((each) => {
    if (each.closest(".sr") || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const box = each.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  });
  // First all of them where they lie: what is hidden must not be brought into sight by a script, no person can do that.
  const cutOff = new Map(controls.map((each) => [each, clipped(each, each.getBoundingClientRect())]));
  for (const each of controls) {
    if (cutOff.get(each)) {
      faults.push(`cut off by ${name(cutOff.get(each)).slice(0, 80)}: ${name(each)}`);
      continue;
    }
    let box = each.getBoundingClientRect();
    if ((box.left < -1 || box.right > width + 1) && !scrolls(each, "x")) {
      faults.push(`cut off at ${Math.round(box.left)}–${Math.round(box.right)} of ${width}: ${name(each)}`);
      continue;
    }
    if (each.matches("button, .btn") && wordsLeave(each, box)) faults.push(`its words do not fit: ${name(each)}`);
    each.scrollIntoView({ block: "center", inline: "nearest" });
    box = each.getBoundingClientRect();
    if (box.bottom > height + 1 && box.height < height) {
      faults.push(`out of reach below, at ${Math.round(box.bottom)} of ${height}: ${name(each)}`);
      continue;
    }
    if (!each.matches("button, a, input, select, textarea, summary, [role=switch]")) continue;
    const inset = Math.min(6, box.width / 3, box.height / 3);
    for (const [x, y] of [[0.5, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]]) {
      const at = document.elementFromPoint(box.left + inset + (box.width - 2 * inset) * x, box.top + inset + (box.height - 2 * inset) * y);
      const same = at && (each.contains(at) || at.contains(each) || each.closest("label")?.contains(at));
      const corner = x !== 0.5 && parseFloat(getComputedStyle(each).borderRadius) > 12;
      if (at && !same && !corner) {
        faults.push(`covered by ${name(at)}: ${name(each)}`);
        break;
      }
    }
  }
  for (const each of document.querySelectorAll("*")) if (each.scrollTop) each.scrollTop = 0;
  return faults;
}"""

GLANCE: Final = (".say h1", ".spot .card", ".f3 li", ".you .slot", ".decide button")
_UNSEEN: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  if (!each.checkVisibility({ visibilityProperty: true })) return [];
  const box = each.getBoundingClientRect();
  const seen = (below) => {
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * below);
    // the room for a finger around «why?» lies over the sentence above it, and hides nothing
    return at && (each.contains(at) || at.contains(each) || (at.matches(".say .why") && each.matches(".say h1")));
  };
  const whole = box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1;
  const places = each.matches("li, .slot") ? [0.1, 0.5, 0.9] : [0.5]; // on a sentence's edge a finger may find «why?»
  if (whole && places.every(seen)) return [];
  return [`<${each.localName} class="${each.className}"> «${each.textContent.trim().slice(0, 40)}» at ${Math.round(box.top)}–${Math.round(box.bottom)}`];
})"""

_SMALL: Final = """() => [...document.querySelectorAll("button, a.btn, select, [role=switch]")].flatMap((each) => {
  if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const box = each.getBoundingClientRect();
  if (box.width < 2 || Math.round(Math.min(box.width, box.height)) >= 24) return [];
  return [`${Math.round(box.width)} × ${Math.round(box.height)}: ${each.getAttribute("aria-label") ?? each.textContent.trim()}`];
})"""

_MISSED: Final = """() => [...document.querySelectorAll(".say .why, input[type=range]")].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const found = (below) => each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2 + below));
  const reach = (step) => {
    let at = 0;
    while (found(at + step)) at += step;
    return Math.abs(at);
  };
  const high = reach(-1) + 1 + reach(1);
  return !found(0) || high >= 45 ? [] : [`${each.localName} ${each.className}, ${high} high`];
})"""


_BURIED: Final = """() => [...document.querySelectorAll(".others .seat")].flatMap((each) => {
  const row = each.getBoundingClientRect();
  const over = [".you", ".stage"].map((other) => document.querySelector(other).getBoundingClientRect());
  const meets = (box) => Math.min(row.bottom, box.bottom) - Math.max(row.top, box.top) > 1 && Math.min(row.right, box.right) - Math.max(row.left, box.left) > 1;
  return over.some(meets) ? [`${each.querySelector(".name").textContent}, ${Math.round(row.top)}–${Math.round(row.bottom)}`] : [];
})"""

_LETTERS: Final = """(style) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => !each.letters);
  if (!style) return;
  const sheet = Object.assign(new CSSStyleSheet(), { letters: true });
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}"""

_CRAMPED: Final = """(spare) => {
  const stage = document.querySelector(".stage");
  if (!stage) return false;
  stage.style.setProperty("padding-bottom", `${parseFloat(getComputedStyle(stage).paddingBottom) + spare}px`, "important");
  const longer = document.documentElement.scrollHeight > innerHeight;
  stage.style.removeProperty("padding-bottom");
  return longer;
}"""

_OVERLAPS: Final = """(selector) => {
  const there = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const name = (each) => each.getAttribute("aria-label") || each.textContent.trim().slice(0, 40);
  return there.flatMap((one, at) => there.slice(at + 1).flatMap((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1 ? [`«${name(one)}» and «${name(other)}», ${Math.round(wide)} wide`] : [];
  }));
}"""


SPARE: Final = 4
"""Pixels that a page without scrolling has left: on another machine, lines are a fraction of a pixel higher."""


def faults(page: Page) -> list[str]:
    """List what a person could not reach or read."""
    found: list[str] = page.evaluate(_FAULTS)
    return found


def unseen(page: Page, *others: str) -> list[str]:
    """List what is out of sight though a player needs it at a glance: the sentence, a Flip Three, their line, the keys.

    Others that must be seen whole, too, are named by their selectors.
    """
    found: list[str] = page.evaluate(_UNSEEN, ", ".join((*GLANCE, *others)))
    return found


def too_small(page: Page) -> list[str]:
    """Controls that a finger misses (WCAG 2.5.8)."""
    found: list[str] = page.evaluate(_SMALL)
    return found


def missed(page: Page) -> list[str]:
    """List targets that are drawn lower than a finger is wide and do not take a tap on 44 pixels from top to bottom.

    One more is asked for: on another machine, letters are a fraction of a pixel lower.
    """
    found: list[str] = page.evaluate(_MISSED)
    return found


def buried(page: Page) -> list[str]:
    """Others of whose row a part lies below the plate or the stage."""
    found: list[str] = page.evaluate(_BURIED)
    return found


def overlaps(page: Page, selector: str) -> list[str]:
    """Those of the selected of which one lies over the other, even where it still leaves enough of it to hit."""
    found: list[str] = page.evaluate(_OVERLAPS, selector)
    return found


def scrolls(page: Page) -> bool:
    """Whether the page is longer than the screen."""
    longer: bool = page.evaluate("document.documentElement.scrollHeight > innerHeight")
    return longer


def cramped(page: Page, spare: int = SPARE) -> bool:
    """Whether the page of a table would be longer than the screen if its words were a little higher."""
    longer: bool = page.evaluate(_CRAMPED, spare)
    return longer


def with_letters(page: Page, style: str) -> None:
    """Draw the page with other letters, as another machine may, until this is called again; without a style, with its own."""
    page.evaluate(_LETTERS, style)


def wrong(person: Visitor) -> list[Any]:
    """List what a person could not reach or read, and what axe finds, once nothing moves any more."""
    person.at_rest()
    return [*faults(person.page), *violations(person.page)]


def wrong_small_and_dark(person: Visitor) -> list[Any]:
    """The same on the smallest phone, by night."""
    person.page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    person.page.emulate_media(color_scheme="dark")
    return wrong(person)
