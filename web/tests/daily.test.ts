/** The page of the daily deal: one try, and how it went. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import DailyPage from "../src/features/daily/DailyPage.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import * as api from "../src/net/api";
import * as daily from "../src/net/daily";
import type { DailyOutcome, TableView } from "../src/net/protocol";
import { loadTry, saveTry } from "../src/state/dailyTry";
import { route } from "../src/state/router.svelte";

const DAY = "2026-11-18";
const yours = { points: 93, place: 3, players: 4, rounds: ["few" as const, "bust" as const], line: "🟨🟥" };
const par = { points: 209, place: 1, players: 4, rounds: ["many" as const, "flip_7" as const], line: "🟩⭐" };

const found = (phase: TableView["phase"]) => vi.spyOn(api, "fetchTable").mockResolvedValue({ phase } as TableView);

beforeEach(async () => {
  localStorage.clear();
  await loadLanguage("en");
  await loadSentences("daily", "daily-page");
  found("over");
  vi.spyOn(daily, "fetchDailyDeal").mockResolvedValue({ day: DAY, hash: "aa", next_hash: "bb" });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("deals, and remembers the try", async () => {
  const you = { type: "you" as const, person: 0, seat: 0, host: true };
  const table = { id: "t1", code: "BCDFGH", link: "", token: "secret", you };
  const create = vi.spyOn(api, "createTable").mockResolvedValue(table);
  render(DailyPage);
  await fireEvent.click(await screen.findByRole("button", { name: "Play today’s deal" }));
  await vi.waitFor(() => expect(route.now).toEqual({ page: "table", key: "BCDFGH" }));
  expect(create.mock.calls[0]?.[0]).toMatchObject({ daily: true });
  expect(loadTry(DAY)).toEqual({ day: DAY, table: "t1" });
});

it("goes on with a game that is not over, and offers no second one", async () => {
  saveTry({ day: DAY, table: "t1" });
  found("playing");
  const asked = vi.spyOn(daily, "fetchDailyOutcome");
  render(DailyPage);
  expect((await screen.findByRole("link", { name: "Go on with your game" })).getAttribute("href")).toBe("/t/t1");
  expect(screen.queryByRole("button", { name: /Play/ })).toBeNull();
  expect(asked, "it would be refused with 409").not.toHaveBeenCalled();
});

it("does not send anybody back to a game that is over while the outcome is worked out", async () => {
  saveTry({ day: DAY, table: "t1" });
  let tell: (outcome: DailyOutcome) => void = () => undefined;
  vi.spyOn(daily, "fetchDailyOutcome").mockReturnValue(new Promise((resolve) => (tell = resolve)));
  render(DailyPage);
  await screen.findByText("Seeing how your game went …");
  await vi.waitFor(() => expect(daily.fetchDailyOutcome).toHaveBeenCalled());
  expect(screen.queryByRole("link", { name: "Go on with your game" })).toBeNull();
  tell({ day: DAY, yours, par });
  await screen.findByRole("link", { name: "Review" });
});

it("says how it went beside level 5, and offers no second try", async () => {
  saveTry({ day: DAY, table: "t1" });
  vi.spyOn(daily, "fetchDailyOutcome").mockResolvedValue({ day: DAY, yours, par });
  render(DailyPage);
  const scores = await screen.findAllByRole("heading", { level: 2 });
  expect(scores.map((each) => each.parentElement?.textContent)).toEqual([
    expect.stringMatching(/You.*93.*Place 3 of 4.*fewer.*bust/s),
    expect.stringMatching(/level 5.*209.*Place 1 of 4.*25 points or more.*Flip 7/s),
  ]);
  expect(screen.queryByRole("button", { name: /Play/ })).toBeNull();
  expect(screen.getByText("The next one is dealt at midnight in Greenwich.")).toBeTruthy();
});

it("leads to the review of the try, told to who played it", async () => {
  saveTry({ day: DAY, table: "t1" });
  vi.spyOn(daily, "fetchDailyOutcome").mockResolvedValue({ day: DAY, yours, par });
  render(DailyPage);
  const way = await screen.findByRole("link", { name: "Review" });
  expect(way.getAttribute("href")).toBe("/g/t1/review?seat=1");
});

it("copies a line that tells others", async () => {
  saveTry({ day: DAY, table: "t1" });
  vi.spyOn(daily, "fetchDailyOutcome").mockResolvedValue({ day: DAY, yours, par });
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  render(DailyPage);
  await fireEvent.click(await screen.findByRole("button", { name: "Share" }));
  await screen.findByText("Copied: paste it wherever your friends are.");
  expect(copy).toHaveBeenCalledWith("Flip 7, daily deal of 2026-11-18: 93, place 3 of 4 (level 5: 209)\n🟨🟥");
});

it("begins anew on another day, and says so when the table is gone", async () => {
  saveTry({ day: "2026-11-17", table: "old" });
  render(DailyPage);
  await screen.findByRole("button", { name: "Play today’s deal" });
  cleanup();
  saveTry({ day: DAY, table: "t1" });
  vi.spyOn(api, "fetchTable").mockRejectedValue(new api.Refused("unknown_table", ""));
  render(DailyPage);
  await screen.findByText(/Its table is no longer there/);
  expect(screen.queryByRole("button", { name: /Play/ })).toBeNull();
});
