/** The three slots of a Flip Three. */

import { describe, expect, it } from "vitest";
import { fateOf, recall, slotsOf } from "../src/animation/flipThreeSlots";
import type { GameEvent, GameView } from "../src/net/protocol";

const under = (left: number, ...set_aside: ("FZ" | "F3")[]) =>
  ({ pending: [{ task: "flip_three", target: 0, left, set_aside }] }) as unknown as GameView;

describe("the cards of a Flip Three", () => {
  it("lie in the order in which they came, each with what became of it", () => {
    const slots = slotsOf([
      { card: "4", fate: "line" },
      { card: "FZ", fate: "aside" },
    ]);
    expect(slots.map((slot) => [slot.card, slot.state])).toEqual([
      ["4", "line"],
      ["FZ", "aside"],
      [null, "next"],
    ]);
    expect(slotsOf([]).map((slot) => slot.state)).toEqual(["next", "later", "later"]);
  });
  it("lie in no slot while they are held up", () => {
    const slots = slotsOf([
      { card: "4", fate: "line" },
      { card: "9", fate: null },
    ]);
    expect(slots.map((slot) => [slot.card, slot.state])).toEqual([
      ["4", "line"],
      [null, "next"],
      [null, "later"],
    ]);
  });
  it.each([
    ["kept", "12", "line"],
    ["kept", "+4", "kept"],
    ["set_aside", "FZ", "aside"],
    ["saved", "9", "gone"],
    ["busted", "9", "gone"],
    ["flipped", "9", null],
  ] as const)("after %s of %s are %s", (event, card, fate) => {
    expect(fateOf({ event, seat: 0, card, lies: "", rules: [] } as unknown as GameEvent)).toBe(fate);
  });
  it("are not made up for somebody who comes in between: only those set aside are known", () => {
    expect(recall(under(1, "FZ"))).toEqual([
      { card: null, fate: "kept" },
      { card: "FZ", fate: "aside" },
    ]);
    expect(recall(null)).toEqual([]);
  });
});
