"""Accessibility by axe-core: problems for people who do not see, hear or point as others do."""

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.browsers import ROOT

_AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN: Final = """async () => {
  const brief = (each) => each.playState === "running" && each.effect?.getComputedTiming().endTime <= 2000;
  await Promise.all(document.getAnimations().filter(brief).map((each) => each.finished.catch(() => {})));
  window.__look?.(); // where a page's time can be stopped (ui_states.py), those who look have time of their own
  const behind = { enabled: !document.querySelector("dialog:modal, .table[inert]") };
  const rules = { "landmark-one-main": behind, "page-has-heading-one": behind };
  const found = await axe.run(document, { resultTypes: ["violations"], rules });
  return found.violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary.replace(/\\s+/g, " ").slice(0, 300)}`),
  }));
}"""
"""Behind a dialog a page's main part and heading are hidden, as they should be. axe knows that, but finds no dialog that
is just coming up. Colours are looked at when they stand: what fades in has too little contrast on the way. What moves for
longer, as the ring of a turn clock does, is not waited for."""


@cache
def _source() -> str:
    assert _AXE.is_file(), "axe-core is not here: `make web` installs it"
    return _AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[Any]:
    """Everything that axe-core finds on the page as it is."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_source())
    found: list[Any] = page.evaluate(_RUN)
    return found
