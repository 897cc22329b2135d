/** Card faces: few elements to paint, and the right number of petals. */

import { describe, expect, it } from "vitest";
import { around, BLOOM, drawing, petal, type Face } from "../src/components/cards/faces";

const WORDS = { FZ: "Freeze", F3: "Flip Three", SC: "Second Chance" };
const NUMBERS = Array.from({ length: 13 }, (_, number) => String(number) as Face);

/** The number of elements that a phone lays out for one card. */
const FEW = 16;

describe("a path around the centre", () => {
  it("is there as often as wanted, turned", () => {
    expect(around(4, "M50 70 L50 60")).toBe("M50 70 L50 60M50 70 L60 70M50 70 L50 80M50 70 L40 70");
  });
});

it("the mark is seven petals around its centre", () => {
  expect(BLOOM).toBe(around(7, petal(48, 17, 50, 50), 50, 50));
});

describe("a card", () => {
  it.each(NUMBERS)("with the number %s has as many petals", (face) => {
    const begin = petal(1, 1).split(" C")[0]!; // every petal begins in the middle
    const petals = drawing(face, "mini", WORDS).split(begin).length - 1;
    expect(petals).toBe(Number(face));
  });

  it.each([...NUMBERS, "x2", "+10", "FZ", "F3", "SC", "back"] as Face[])("such as %s is made of few things", (face) => {
    expect(drawing(face, "hand", WORDS).match(/<[a-z]/g)!.length).toBeLessThanOrEqual(FEW);
  });

  it("has its word in the language of the page", () => {
    expect(drawing("FZ", "hand", WORDS)).toContain("FREEZE");
    expect(drawing("FZ", "hand", { ...WORDS, FZ: "Frieren" })).toContain("FRIEREN");
  });
});
