/** A table comes piece by piece, and is seen when it is whole. */

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Story } from "../src/game/story.svelte";
import TableView from "../src/table/TableView.svelte";
import { game } from "./games";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const view = game("family").views.find((each) => each.game)!;
const seats = () => document.querySelectorAll(".others .seat").length;
const hidden = () => document.querySelector(".table")!.classList.contains("laying");

function laid() {
  const onlaid = vi.fn();
  const shown = { table: view, asked: null, moment: null, summary: null, settled: true };
  return { onlaid, ...render(TableView, { shown, me: null, story: new Story(), onlaid }) };
}

test("no two seats are laid in one task", async () => {
  laid();
  let most = 0;
  while (hidden()) {
    const before = seats();
    vi.advanceTimersToNextTimer();
    await tick();
    most = Math.max(most, seats() - before);
  }
  expect([most, seats()]).toEqual([1, view.seats.length]);
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
  expect([hidden(), seats()]).toEqual([false, view.seats.length]);
});

test("whoever leaves before is told nothing", async () => {
  const { onlaid, unmount } = laid();
  unmount();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onlaid).not.toHaveBeenCalled();
});
