/** TableView renders piece by piece, and is shown when it is whole. */

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventLog } from "../src/state/eventLog.svelte";
import type { Asked } from "../src/net/protocol";
import { bigScreen } from "../src/state/bigScreen.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import TableView from "../src/features/table/TableView.svelte";
import { game } from "./games";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const tableOf = (name: "family" | "crowd") => game(name).views.find((each) => each.game)!;
const seats = () => document.querySelectorAll(".others .seat").length;
const hidden = () => document.querySelector(".table")!.classList.contains("laying");

function laid(name: "family" | "crowd" = "family") {
  const onlaid = vi.fn();
  const shown = { table: tableOf(name), asked: null, moment: null, summary: null, settled: true };
  return { onlaid, ...render(TableView, { shown, me: null, eventLog: new EventLog(), onlaid }) };
}

test.each([
  ["family", 1],
  ["crowd", 3],
] as const)("of a %s, no more seats than %i are laid in one task", async (name, few) => {
  laid(name);
  let most = 0;
  while (hidden()) {
    const before = seats();
    vi.advanceTimersToNextTimer();
    await tick();
    most = Math.max(most, seats() - before);
  }
  expect([most, seats()]).toEqual([few, tableOf(name).seats.length]);
});

test.each([
  [true, "Whoever gets it banks their points and is out of the round."],
  [false, undefined],
] as const)("a screen for a room says what the card does that somebody gives (%s)", async (on, said) => {
  bigScreen.on = on;
  await loadLanguage("en");
  const table = tableOf("family");
  const asked: Asked = {
    ...{ ask: "give", card: "FZ", seat: 0, ordinal: 1, by: "bot", options: [1], deadline: null, odds: null },
  };
  const shown = { table, asked, moment: null, summary: null, settled: true };
  render(TableView, { shown, me: null, eventLog: new EventLog(), present: table.people.map((each) => each.person) });
  await vi.advanceTimersByTimeAsync(1000);
  bigScreen.on = false;
  expect(document.querySelector(".say p.hint > span")?.textContent).toBe(said);
});

test("it is told once, when the table is seen", async () => {
  const { onlaid } = laid();
  expect(hidden()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([hidden(), onlaid.mock.calls.length]).toEqual([false, 1]);
});

test("where nobody looks, all of it is laid at once", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  laid();
  await vi.advanceTimersByTimeAsync(0);
  expect([hidden(), seats()]).toEqual([false, tableOf("family").seats.length]);
});

test("whoever leaves before is told nothing, and nothing looks at what is gone", async () => {
  const warned = vi.spyOn(console, "warn");
  const { onlaid, unmount } = laid();
  await vi.advanceTimersToNextTimerAsync(); // the first piece is there, the second is on its way
  unmount();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onlaid).not.toHaveBeenCalled();
  expect(warned.mock.calls).toEqual([]);
});
