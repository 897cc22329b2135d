/** One's own games: noted, kept, erased, backed up; and how the page looks at them one after the other. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OwnGamesReview } from "../src/features/you/ownGamesReview.svelte";
import YouPage from "../src/features/you/YouPage.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import * as api from "../src/net/api";
import * as own from "../src/net/ownResults";
import * as reviews from "../src/net/review";
import {
  addOwnGames,
  eraseOwnGames,
  loadOwnGames,
  MOST_GAMES,
  noteOwnGame,
  saveOwnGames,
  type OwnGame,
} from "../src/state/ownGames";

const NOTHING: own.OwnResults = {
  games: 0,
  tallies: [],
  reviewed: 0,
  needed: 5,
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
  one_in: 4,
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
  found.mockResolvedValue({ ...NOTHING, games: 1, tallies: [{ ...TALLY, games: 1 }] });
  render(YouPage);
  expect(await screen.findByText(/Your fair share would be one win in 4 games\./)).toBeTruthy();
  expect(screen.queryByText(/times as often/)).toBeNull();
  cleanup();
  found.mockResolvedValue({ ...NOTHING, games: 40, tallies: [{ ...TALLY, games: 40, one_in: 6, word: "about" }] });
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

it("says of each game which place one came in", async () => {
  saveOwnGames({ since: 0, games: { t1: { seat: 2, at: 7, kept: { key: "t1", place: 3, seats: 5 } } } });
  render(YouPage);
  expect((await screen.findByRole("link", { name: /Review/ })).textContent).toContain("Place 3 of 5");
});

it("leads to the first of the games that «more» brings", async () => {
  const games = Array.from({ length: 12 }, (_, at): [string, OwnGame] => [`t${at}`, { seat: 0, at, kept: "here" }]);
  saveOwnGames({ since: 0, games: Object.fromEntries(games) });
  render(YouPage);
  await fireEvent.click(await screen.findByRole("button", { name: /2 more/ }));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/g/t1/review?seat=1"));
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
  expect(there.mock.calls.map((asked) => asked.slice(0, 3))).toEqual([["t1", 2, 7]]);
  unmount();
  render(YouPage);
  await screen.findByText(/^Kept on this device alone\. “Back up all games” takes it along/);
  expect(here).toHaveBeenCalledOnce();
  expect(there).toHaveBeenCalledOnce();
});

/** A review of two games at a server, whose answers the test gives one after the other. */
async function looking() {
  const answers: ((kept: unknown) => void)[] = [];
  vi.spyOn(own, "keepServerGame").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  noteOwnGame("t1", 0, 1);
  noteOwnGame("t2", 0, 2);
  const review = new OwnGamesReview(() => "");
  const run = review.run();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(review.left).toBe(2);
  return { review, run, answers };
}

it("stops looking when everything is erased: nothing is written back", async () => {
  const { review, run, answers } = await looking();
  await review.erase();
  answers[0]!({ key: "t1" });
  await run;
  expect(answers).toHaveLength(1);
  expect(loadOwnGames().games).toEqual({});
  expect(review.left).toBe(0);
});

it("counts each game once where a second run takes over", async () => {
  const { review, run, answers } = await looking();
  const second = review.run();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!({ key: "t1" });
  await run;
  expect(review.left).toBe(2);
  answers[1]!({ key: "t1" });
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!({ key: "t2" });
  await second;
  expect(review.left).toBe(0);
  expect(review.games.map(({ id }) => id)).toEqual(["t2", "t1"]);
});

it("asks a server no further once the page was left", async () => {
  const asked = vi.spyOn(reviews, "fetchReview").mockRejectedValue(new Error("it asks on"));
  asked.mockResolvedValueOnce({ ahead: 3 }).mockResolvedValueOnce({ ahead: 2 });
  expect(await own.keepServerGame("t1", 0, 1, () => asked.mock.calls.length === 2)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);
});

it("keeps the newest games where there are too many, and looks at no older one again", async () => {
  const games: Record<string, OwnGame> = {};
  for (let at = 0; at <= MOST_GAMES; at++) games[`~${at}`] = { seat: null, at: 100 + at, kept: "here" };
  saveOwnGames({ since: 0, games });
  expect(loadOwnGames().games["~0"]).toBeUndefined();
  expect(Object.keys(loadOwnGames().games)).toHaveLength(MOST_GAMES);
  vi.spyOn(api, "fetchDeviceGames").mockResolvedValue([{ ...GAME, id: "~0", created: 100, last: 200 }]);
  const here = vi.spyOn(own, "keepDeviceGame").mockResolvedValue({ key: "~0" });
  await new OwnGamesReview(() => "").run();
  expect(here).not.toHaveBeenCalled();
});

it.each(["stopping", "our_fault", "store_trouble", "bad_message", "network", "broken", "elsewhere", "offline"])(
  "asks for a game again at the next visit after «%s»",
  async (reason) => {
    noteOwnGame("t1", 2, 7);
    const asked = vi.spyOn(own, "keepServerGame").mockRejectedValueOnce(new api.Refused(reason, ""));
    await new OwnGamesReview(() => "").run();
    expect(loadOwnGames().games).toEqual({ t1: { seat: 2, at: 7 } });
    asked.mockResolvedValue({ key: "t1" });
    await new OwnGamesReview(() => "").run();
    expect(loadOwnGames().games["t1"]?.kept).toEqual({ key: "t1" });
  },
);

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
  const undo = await screen.findByRole("button", { name: "Undo" });
  await vi.waitFor(() => expect(document.activeElement).toBe(undo));
  await fireEvent.click(undo);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
