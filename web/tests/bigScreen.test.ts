/** Big screens: what a screen is used for, and the risk of whoever thinks for all who watch. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import WatchRisk from "../src/features/table/WatchRisk.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import type { Asked } from "../src/net/protocol";
import { loadPocket, loadScreenUse, savePocket, saveScreenUse } from "../src/state/bigScreen.svelte";
import type { Shown } from "../src/state/shown";
import { game } from "./games";

beforeEach(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("what a screen is used for", () => {
  it("is remembered for each table alone", () => {
    expect(loadScreenUse("KX4P9T")).toBeNull();
    saveScreenUse("KX4P9T", "display");
    savePocket("KX4P9T", true);
    expect([loadScreenUse("KX4P9T"), loadScreenUse("BCD234")]).toEqual(["display", null]);
    expect([loadPocket("KX4P9T"), loadPocket("BCD234")]).toEqual([true, false]);
  });

  it("can be taken back", () => {
    saveScreenUse("KX4P9T", "display");
    saveScreenUse("KX4P9T", "own");
    savePocket("KX4P9T", true);
    savePocket("KX4P9T", false);
    expect([loadScreenUse("KX4P9T"), loadPocket("KX4P9T")]).toEqual(["own", false]);
  });
});

describe("the risk of whoever thinks", () => {
  const { views } = game("family");
  const table = views.find((view) => view.game && view.asked?.ask === "hit_or_stay")!;
  const odds = {
    bust: 0.25,
    saved: 0,
    flip_7: 0,
    points_now: 12,
    points_after: 14,
    pile: 40,
    twins: [{ card: "12", left: 10 }],
  };
  const asked = { ...table.asked!, odds } as Asked;
  const shown = (more: Partial<Shown>): Shown => ({
    table,
    asked,
    moment: null,
    summary: null,
    settled: true,
    ...more,
  });

  it("is told with their name", () => {
    render(WatchRisk, { shown: shown({}) });
    const name = table.seats[asked.seat]?.name;
    expect(screen.getByRole("meter").getAttribute("aria-valuetext")).toBe(
      `10 of the 40 cards left are a number ${name} holds.`,
    );
    expect(screen.getByText("25%")).toBeTruthy();
  });

  it.each([
    ["before everything has been shown", { settled: false }],
    ["where the table hides odds", { asked: { ...asked, odds: null } }],
    ["when nobody is asked", { asked: null }],
  ])("is not there %s", (_, more) => {
    render(WatchRisk, { shown: shown(more) });
    expect(screen.queryByRole("meter")).toBeNull();
  });
});
