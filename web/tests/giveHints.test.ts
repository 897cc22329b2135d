import { beforeEach, expect, test } from "vitest";
import { countGiveHint, needsGiveHint } from "../src/state/giveHints";

beforeEach(() => localStorage.clear());

test("what a card does is said three times, for each card by itself", () => {
  for (let time = 0; time < 3; time++) {
    expect(needsGiveHint("FZ")).toBe(true);
    countGiveHint("FZ");
  }
  expect([needsGiveHint("FZ"), needsGiveHint("F3")]).toEqual([false, true]);
});

test.each(["null", "7", "{", '"x"'])("with %s in the storage it is said", (stored) => {
  localStorage.setItem("flip7:give-hints", stored);
  expect(needsGiveHint("SC")).toBe(true);
  countGiveHint("SC");
  expect(needsGiveHint("SC")).toBe(true);
});
