/** A review says «you» again at a later visit, whatever was played since. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ReviewPage from "../src/features/review/ReviewPage.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import * as api from "../src/net/api";
import * as review from "../src/net/review";
import { noteOwnGame } from "../src/state/ownGames";
import { rememberedSeat, rememberSeat } from "../src/state/reviewedSeat";
import { game, NAMES } from "./games";

const { views } = game(NAMES[0]!);
const table = { ...views.at(-1)!, phase: "over" as const };
const winner = table.game!.winner ?? 0;

beforeEach(async () => {
  localStorage.clear();
  await loadLanguage("en");
  await loadSentences("insight");
  vi.spyOn(api, "fetchTable").mockResolvedValue(table);
  vi.spyOn(review, "fetchReview").mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const open = async (address: string): Promise<string | null> => {
  cleanup();
  history.replaceState(null, "", address);
  render(ReviewPage, { key: table.id });
  return (await screen.findByRole("heading", { level: 1 })).textContent;
};

it("knows its reader again without the seat in the address, after many other games", async () => {
  expect(await open(`/g/${table.id}/review?seat=${winner + 1}`)).toBe("Why you won");
  expect(location.search).toBe("");
  for (let other = 0; other < 50; other++) rememberSeat(`other${other}`, 3);
  expect(await open(`/g/${table.id}/review`)).toBe("Why you won");
});

it("knows who has played the game in this browser, and nobody else", async () => {
  expect(await open(`/g/${table.id}/review`)).toMatch(/^Why (?!you)/);
  noteOwnGame(table.id, winner, 1);
  expect(await open(`/g/${table.id}/review`)).toBe("Why you won");
});

it("tells a reader who lost why they lost", async () => {
  const loser = winner === 0 ? 1 : 0;
  expect(await open(`/g/${table.id}/review?seat=${loser + 1}`)).toMatch(/^Why you lost to /);
});

it("does without what it cannot read", () => {
  localStorage.setItem("flip7:reviewed", '{"a": "x", "b": 2}');
  expect([rememberedSeat("a"), rememberedSeat("b")]).toEqual([null, 2]);
  localStorage.setItem("flip7:reviewed", "{");
  expect(rememberedSeat("b")).toBeNull();
});
