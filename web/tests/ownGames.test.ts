/** One's own games: noted, kept, erased, backed up; and how the page looks at them one after the other. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import YouPage from "../src/features/you/YouPage.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import * as api from "../src/net/api";
import * as own from "../src/net/ownResults";
import { addOwnGames, eraseOwnGames, loadOwnGames, noteOwnGame, saveOwnGames } from "../src/state/ownGames";

const NOTHING: own.OwnResults = {
  games: 0,
  tallies: [],
  reviewed: 0,
  rough: false,
  left_out: 0,
  luck: null,
  cost: null,
  habits: [],
  progress: [],
  trend: "too_few",
};
const TALLY: own.Tally = {
  company: "bots",
  games: 2,
  wins: 1,
  fair: 0.5,
  share: 2,
  low: 0.4,
  high: 3.6,
  word: "too_few",
  place: 1.5,
  fair_place: 2.5,
  advised_games: 1,
};
const GAME = {
  id: "~a",
  code: "~ABCDEF",
  phase: "over" as const,
  created: 10,
  last: 20,
  seats: ["Ana", "Rita"],
  people: ["Ana"],
  scores: [210, 150],
  round: null,
  winner: 0,
  branch: false,
  playable: true,
  problem: null,
};

beforeEach(async () => {
  localStorage.clear();
  await loadLanguage("en");
  await loadSentences("you", "you-page");
  vi.spyOn(api, "fetchDeviceGames").mockResolvedValue([]);
  vi.spyOn(own, "fetchOwnResults").mockImplementation((kept) => Promise.resolve({ ...NOTHING, games: kept.length }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("notes a game once, and keeps what was made of it", () => {
  noteOwnGame("t1", 2, 7);
  noteOwnGame("t1", 2, 8);
  expect(loadOwnGames().games).toEqual({ t1: { seat: 2, at: 7 } });
  noteOwnGame("t1", 3, 9);
  expect(loadOwnGames().games).toEqual({ t1: { seat: 3, at: 7 } });
});

it("erases everything, and puts it back", () => {
  noteOwnGame("t1", 2, 7);
  const undo = eraseOwnGames(100);
  expect(loadOwnGames()).toEqual({ since: 100, games: {} });
  undo();
  expect(loadOwnGames()).toEqual({ since: 0, games: { t1: { seat: 2, at: 7 } } });
});

it.each(["{", "3", '{"since":0,"games":{"t1":3,"t2":{"at":"x"}}}'])(
  "reads what makes no sense as nothing: %s",
  (text) => {
    localStorage.setItem("flip7:own", text);
    expect(loadOwnGames()).toEqual({ since: 0, games: {} });
  },
);

it("adds the games of a backup that are not here", () => {
  saveOwnGames({ since: 5, games: { t1: { seat: 0, at: 1, kept: "here" } } });
  addOwnGames({ since: 0, games: { t1: { seat: 0, at: 1 }, "~a": { seat: null, at: 2, kept: "there" } } });
  addOwnGames("nothing");
  expect(loadOwnGames()).toEqual({
    since: 5,
    games: { t1: { seat: 0, at: 1, kept: "here" }, "~a": { seat: null, at: 2, kept: "there" } },
  });
});

it("tells the fair share as one win in so many games, and figures only of enough of them", async () => {
  const found = vi.spyOn(own, "fetchOwnResults");
  found.mockResolvedValue({ ...NOTHING, games: 1, tallies: [{ ...TALLY, games: 1, fair: 0.25 }] });
  render(YouPage);
  expect(await screen.findByText(/Your fair share would be one win in 4 games\./)).toBeTruthy();
  expect(screen.queryByText(/times as often/)).toBeNull();
  cleanup();
  found.mockResolvedValue({ ...NOTHING, games: 40, tallies: [{ ...TALLY, games: 40, fair: 6.6667, word: "about" }] });
  render(YouPage);
  expect(await screen.findByText(/one win in 6 games\..*2 times as often; after 40 games/s)).toBeTruthy();
});

it("lists the games newest first, each with its review, and says where they are backed up", async () => {
  const kept = { kept: "here" };
  saveOwnGames({ since: 0, games: { t1: { seat: 2, at: 7, ...kept }, "~a": { seat: null, at: 9, ...kept } } });
  noteOwnGame("running", 0, 8);
  vi.spyOn(own, "keepServerGame").mockRejectedValue(new api.Refused("not_over", ""));
  render(YouPage);
  const ways = (await screen.findAllByRole("link", { name: /Review/ })).map((way) => way.getAttribute("href"));
  expect(ways).toEqual(["/g/~a/review", "/g/t1/review?seat=3"]);
  expect(screen.getByRole("link", { name: "On this device" }).getAttribute("href")).toBe("/device");
});

it("says that no game is there", async () => {
  render(YouPage);
  expect(await screen.findByText("No finished game of yours is here yet.")).toBeTruthy();
});

it("looks at each new game once, here and at a server", async () => {
  vi.spyOn(api, "fetchDeviceGames").mockResolvedValue([GAME, { ...GAME, id: "~b", phase: "playing" }]);
  const here = vi.spyOn(own, "keepDeviceGame").mockResolvedValue({ key: "~a" });
  const there = vi.spyOn(own, "keepServerGame").mockResolvedValue({ key: "t1" });
  noteOwnGame("t1", 2, 7);
  const { unmount } = render(YouPage);
  await vi.waitFor(() => expect(Object.values(loadOwnGames().games).every((game) => game.kept)).toBe(true));
  expect(here.mock.calls.map(([id]) => id)).toEqual(["~a"]);
  expect(there.mock.calls).toEqual([["t1", 2, 7]]);
  unmount();
  render(YouPage);
  await screen.findByText(/^Kept on this device alone\. “Back up all games” takes it along/);
  expect(here).toHaveBeenCalledOnce();
  expect(there).toHaveBeenCalledOnce();
});

it("leaves a game for later that is not over, forgets one that is gone, and counts one whose seat nobody knows", async () => {
  vi.spyOn(api, "fetchDeviceGames").mockResolvedValue([GAME]);
  vi.spyOn(own, "keepDeviceGame").mockResolvedValue(null);
  vi.spyOn(own, "fetchOwnResults").mockResolvedValue({ ...NOTHING, games: 2, tallies: [TALLY] });
  vi.spyOn(own, "keepServerGame").mockImplementation((table) =>
    Promise.reject(new api.Refused(table === "t1" ? "not_over" : "unknown_table", "")),
  );
  noteOwnGame("t1", 2, 7);
  noteOwnGame("t2", 2, 7);
  render(YouPage);
  expect(await screen.findByText("One game is no longer on its server.")).toBeTruthy();
  expect(screen.getByText(/^One game of several people is left out/)).toBeTruthy();
  expect(screen.getByText("Too few games to say whether that is more than your share.")).toBeTruthy();
  expect(loadOwnGames().games).toEqual({ t1: { seat: 2, at: 7 }, t2: { seat: 2, at: 7, gone: true } });
});

it("does not count games on the device that were over before everything was erased", async () => {
  vi.spyOn(api, "fetchDeviceGames").mockResolvedValue([GAME]);
  const here = vi.spyOn(own, "keepDeviceGame").mockResolvedValue({ key: "~a" });
  eraseOwnGames(1000);
  render(YouPage);
  await screen.findByText("No finished game of yours is here yet.");
  expect(here).not.toHaveBeenCalled();
});

it("tells habits, luck and progress with their errors", async () => {
  vi.spyOn(own, "fetchOwnResults").mockResolvedValue({
    ...NOTHING,
    games: 12,
    reviewed: 12,
    tallies: [TALLY],
    luck: { value: 4.2, error: 1.1, word: "more" },
    cost: { value: 3.4, error: 0.8, word: "more" },
    habits: [
      { family: "staying", kind: "stays", numbers: 2, times: 14, costly: 9, cost: 1.8, error: 0.6 },
      { family: "giving", kind: null, numbers: 0, times: 8, costly: 6, cost: 1.1, error: 0.9 },
    ],
    progress: [
      { games: 6, cost: 4.5, error: 2 },
      { games: 6, cost: 2.3, error: 1 },
    ],
    trend: "less",
  });
  render(YouPage);
  expect(await screen.findByText("You stay too early with two numbers.")).toBeTruthy();
  expect(screen.getByText(/^1.8 points of winning chance a game \(±.0.6\), in 9 of 14 choices\.$/)).toBeTruthy();
  expect(screen.getByText("You give cards to the wrong player.")).toBeTruthy();
  expect(screen.getByText(/^The cards were kind: 4.2 points/)).toBeTruthy();
  expect(screen.getByText("Your choices cost you less than they used to.")).toBeTruthy();
  expect(screen.getByText(/Games 7 to 12: 2.3 \(±.1\)/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Erase" }));
  await fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
});
