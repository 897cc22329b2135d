/** The three slots of a Flip Three. */

import { describe, expect, it } from "vitest";
import { orderOf, slotsOf, type SlotState } from "../src/animation/flipThreeSlots";

/** What is seen of a Flip Three, given how many cards have been flipped and set aside at each step. */
const watched = (...steps: [number, number][]) =>
  steps.reduce<SlotState[]>((seen, [flipped, aside]) => orderOf(seen, flipped, aside), []);

describe("the cards of a Flip Three", () => {
  it("lie in the order in which they came", () => {
    expect(watched([0, 0], [1, 0], [1, 1], [2, 1])).toEqual(["aside", "done"]);
    expect(watched([0, 0], [1, 0], [2, 0], [2, 1], [3, 1])).toEqual(["done", "aside", "done"]);
    expect(watched([1, 1], [2, 1], [3, 1], [3, 2])).toEqual(["aside", "done", "aside"]);
  });
  it("begin anew with the next Flip Three", () => {
    expect(watched([3, 2], [0, 0], [1, 0])).toEqual(["done"]);
    expect(watched([3, 1], [1, 0])).toEqual(["done"]);
    expect(watched([2, 2], [2, 1])).toEqual(["done", "aside"]);
  });
  it("are shown as they wait", () => {
    expect(slotsOf(["aside", "done"], ["FZ"])).toEqual([
      { card: "FZ", state: "aside" },
      { card: null, state: "done" },
      { card: null, state: "next" },
    ]);
    expect(slotsOf([], []).map((spot) => spot.state)).toEqual(["next", "later", "later"]);
    expect(slotsOf(["aside", "aside", "done"], ["F3", "SC"]).map((spot) => spot.card)).toEqual(["F3", "SC", null]);
  });
});
