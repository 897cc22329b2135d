/** Search in the rules. */

import { describe, expect, it } from "vitest";
import { marked, plain, plainWords } from "../src/features/rules/search";

describe("a word", () => {
  it.each([
    ["ÉGALITÉ", "egalite"],
    ["höchste", "hochste"],
    ["７枚", "7枚"],
    ["がんばる", "がんばる"],
    ["×2", "x2"],
    ["e\u0301", "e"],
  ])("%s is found as people type it", (text, typed) => expect(plain(text)).toBe(typed));
  it("may end with a dot, and there may be several", () => {
    expect(plainWords(" F3.  flip ")).toEqual(["f3", "flip"]);
    expect(plainWords(" . ")).toEqual([]);
  });
});

describe("what was looked for", () => {
  const hits = (typed: string, text: string) =>
    marked(plainWords(typed), text).flatMap((piece) => (piece.hit ? [piece.text] : []));

  it("is marked as it is written", () => {
    expect(hits("egalite", "En cas d’égalité, Égalité !")).toEqual(["égalité", "Égalité"]);
    expect(hits("x2", "28 ×2 +4")).toEqual(["×2"]);
    expect(hits("7", "７枚と7枚")).toEqual(["７", "7"]);
    expect(hits("ban anas", "bananas")).toEqual(["bananas"]);
  });
  it("changes nothing of the text", () => {
    for (const text of ["", "Flip 7: 15 points.", "ﬁve e\u0301".normalize("NFC")])
      expect(
        marked(["i", "e"], text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
  });
});
