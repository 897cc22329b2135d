/** Why another choice was better, in a sentence: the names at the table, and «you» for who reads. */

import { beforeAll, expect, it } from "vitest";
import { reasonText } from "../src/features/review/sentences";
import { loadSentences } from "../src/i18n/pageSentences";
import type { Hindsight, ReviewedDecision } from "../src/net/review";

const NAMES = ["Ana", "Ben", "Cleo"];

const costly = (why: Hindsight | null): ReviewedDecision => ({
  number: 4,
  round: 2,
  seat: 0,
  card: null,
  choice: "hit",
  best: "stay",
  verdict: "clearly",
  cost: 4.1,
  error: 0.5,
  why,
  points: 40,
  risk: 41,
});

beforeAll(() => loadSentences("hindsight"));

it.each([
  [0, "You would bust on 4 of 10 cards, and 40 points were on the table."],
  [1, "Ana would bust on 4 of 10 cards, and 40 points were on the table."],
])("a risk, told to seat %i", (me, sentence) => {
  const decision = costly({ reason: "too_risky", bust: 4, points: 40 });
  expect(reasonText(decision, { names: NAMES, me })).toBe(sentence);
});

it("a card that went to the wrong player", () => {
  const decision = costly({ reason: "missed_leader", card: "FZ", given: 1, behind: true, to: 2, leads: true });
  expect(reasonText(decision, { names: NAMES, me: 0 })).toBe(
    "Ben was behind you anyway: the Freeze belonged to Cleo, who was in the lead.",
  );
});

it("nothing is said where no figure says it", () => {
  expect(reasonText(costly(null), { names: NAMES, me: 0 })).toBeNull();
});
