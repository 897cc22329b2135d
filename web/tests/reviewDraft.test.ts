/** A review whose figures are still sharpened says so where it may change, and whose moments it tells. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ReviewBody from "../src/features/review/ReviewBody.svelte";
import ReviewPage from "../src/features/review/ReviewPage.svelte";
import ReviewStatus from "../src/features/review/ReviewStatus.svelte";
import { FollowedReview } from "../src/features/review/review.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import * as api from "../src/net/api";
import * as reviews from "../src/net/review";
import type { Report } from "../src/net/review";
import * as whatIfs from "../src/net/whatIf";
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
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

it("leads to the first of the choices that «more» brings", async () => {
  const decisions = Array.from({ length: 8 }, (_, number) => ({ ...decision, number, cost: 8 - number }));
  shown({ ...report, done: true, decisions } as unknown as Report, null);
  await fireEvent.click(screen.getByRole("button", { name: /2 more/ }));
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelectorAll(".costs button")[6]));
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

it("asks «What if?» about the choice that was shown when it was opened, whatever the review finds meanwhile", async () => {
  const over = { ...table, phase: "over" as const };
  const seats = over.seats.map(() => 25);
  const players = over.seats.map(() => ({ ...player, luckiest: null }));
  const draft = { ...report, start: seats, curve: [seats, seats, seats], players, worst: 0 } as unknown as Report;
  vi.spyOn(api, "fetchTable").mockResolvedValue(over);
  const asked = vi.spyOn(reviews, "fetchReview").mockResolvedValueOnce(draft);
  let sharpen: (sharper: Report) => void = () => undefined;
  asked.mockReturnValueOnce(new Promise((done) => (sharpen = done)));
  const playOut = vi.spyOn(whatIfs, "playOut").mockReturnValue(new Promise(() => undefined));
  render(ReviewPage, { key: over.id });
  await fireEvent.click(await screen.findByRole("button", { name: "What if?" }));
  const was = (await screen.findByText(/stayed/, { selector: ".was" })).textContent;
  expect(was).toContain(over.seats[0]!.name);
  sharpen({ ...draft, done: true, worst: 1 });
  await screen.findByText("All figures are final.");
  expect(screen.getByText(/stayed/, { selector: ".was" }).textContent).toBe(was);
  await fireEvent.click(screen.getByRole("button", { name: "Play it out" }));
  expect(playOut).toHaveBeenCalledWith(expect.objectContaining({ choice: 0 }));
});
