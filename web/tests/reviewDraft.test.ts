/** A review whose figures are still sharpened says so where it may change, and whose moments it tells. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import ReviewBody from "../src/features/review/ReviewBody.svelte";
import ReviewStatus from "../src/features/review/ReviewStatus.svelte";
import { FollowedReview } from "../src/features/review/review.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import type { Report } from "../src/net/review";
import { game, NAMES } from "./games";

const table = game(NAMES[0]!).views.at(-1)!;
const decision = {
  number: 0,
  round: 1,
  seat: 0,
  card: null,
  choice: "stay",
  best: "hit",
  verdict: "clearly",
  cost: 6.3,
  error: 0.6,
  why: null,
  points: 9,
  risk: 8,
};
const player = { start: 25, luck: 0, own: -6.3, others: 0, end: 0, decisions: 1, mistakes: 1, best: null, worst: 0 };
const report = {
  sharp: 1,
  done: false,
  rough: false,
  decisions: [decision, { ...decision, number: 1, seat: 1, cost: 6.4 }],
  players: [{ ...player, luckiest: null }],
  best: null,
  worst: 1,
  luckiest: null,
  turning_points: [],
} as unknown as Report;
const shown = (report: Report, me: number | null): string => {
  cleanup();
  const rest = { table, colours: [1, 2], onjump: () => undefined };
  return render(ReviewBody, { report, readers: { names: ["Ana", "Clara"], me }, ...rest }).container.textContent;
};

beforeEach(async () => {
  await loadLanguage("en");
  await loadSentences("insight");
});
afterEach(cleanup);

it("says «so far» until the figures are final", () => {
  const draft = shown(report, 0);
  expect(draft).toContain("What decided it so far");
  expect(draft).toContain("Your costliest choice (so far)");
  expect(draft).toContain("may still change");
  for (const last of [
    { ...report, done: true },
    { ...report, rough: true },
  ])
    expect(shown(last, 0)).not.toMatch(/so far|may still change/);
});

it("calls the costliest choice of the reader theirs: the list below may begin with another's", () => {
  expect(shown({ ...report, done: true }, 0)).toMatch(/Your costliest choice.*6\.3/s);
  expect(shown({ ...report, done: true }, null)).toMatch(/Costliest choice.*6\.4/s);
});

it("shows at once that it works, and then how far it is", () => {
  const review = new FollowedReview("t");
  render(ReviewStatus, { review });
  expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
  cleanup();
  review.report = report;
  render(ReviewStatus, { review });
  const bar = screen.getByRole("progressbar") as HTMLProgressElement;
  expect([bar.value, bar.max]).toEqual([1, 2]);
  cleanup();
  review.report = { ...report, done: true };
  render(ReviewStatus, { review });
  expect(screen.queryByRole("progressbar")).toBeNull();
});
