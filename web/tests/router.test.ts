/** The address of a page: it follows what is shown, and is not written more often than a browser allows. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepAddress, navigate } from "../src/state/router.svelte";

const STEPS = 300;
/** Changes of the address that Safari allows in half a minute. */
const ALLOWED = 100;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/g/t");
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const address = (): string => location.pathname + location.search;

it("is written at once, and seldom while a slider is dragged", () => {
  const written = vi.spyOn(history, "replaceState");
  keepAddress("/g/t?at=0");
  expect(address()).toBe("/g/t?at=0");
  for (let at = 1; at <= STEPS; at++) {
    vi.advanceTimersByTime(30_000 / STEPS);
    keepAddress(`/g/t?at=${at}`);
  }
  vi.runAllTimers();
  expect(address()).toBe(`/g/t?at=${STEPS}`);
  expect(written.mock.calls.length).toBeLessThan(ALLOWED);
});

it("is written before the page is left, so that the way back leads there", () => {
  keepAddress("/g/t?at=1");
  keepAddress("/g/t?at=2");
  const written = vi.spyOn(history, "replaceState");
  navigate("/how");
  expect(written.mock.calls.map(([, , path]) => path)).toEqual(["/g/t?at=2"]);
  vi.runAllTimers();
  expect(address()).toBe("/how");
});

it("is forgotten where the page was left by the way back", () => {
  keepAddress("/g/t?at=1");
  keepAddress("/g/t?at=2");
  history.replaceState(null, "", "/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  vi.runAllTimers();
  expect(address()).toBe("/");
});
