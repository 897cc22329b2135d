/** Why the reader of a review won or lost, in one sentence. */

import { beforeAll, expect, it } from "vitest";
import { whyText } from "../src/features/review/sentences";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import type { Report, ReviewedPlayer } from "../src/net/review";

beforeAll(async () => {
  await loadLanguage("en");
  await loadSentences("insight");
});

function report(player: Partial<ReviewedPlayer>): Report {
  return { players: [{ start: 25, end: 0, luck: -4, own: -29.3, others: 8.3, ...player }] } as unknown as Report;
}
const ME = { names: ["Ana"], me: 0 };

it("names what did most to lose the game", () => {
  expect(whyText(report({ mainly: "own" }), ME)).toMatch(/^It was mostly your own choices: they cost you 29.3 points/);
  expect(whyText(report({ mainly: "luck" }), ME)).toMatch(/^It was mostly the cards: they took 4 points/);
});

it("names what did most to win it", () => {
  const won = { end: 100, luck: 70, own: 0, others: 5 };
  expect(whyText(report({ ...won, mainly: "luck" }), ME)).toBe(
    "Mostly the cards: they gave you 70 points of winning chance.",
  );
});

it("says nothing where nothing stands out, to others, and of reviews that were made before", () => {
  expect(whyText(report({ mainly: null }), ME)).toBeNull();
  expect(whyText(report({}), ME)).toBeNull();
  expect(whyText(report({ mainly: "own" }), { ...ME, me: null })).toBeNull();
});
