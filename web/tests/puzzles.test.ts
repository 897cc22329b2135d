/** Puzzles: what comes next, the rating, and the pages. */

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import PuzzlePage from "../src/features/puzzles/PuzzlePage.svelte";
import PuzzlesPage from "../src/features/puzzles/PuzzlesPage.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import * as net from "../src/net/puzzles";
import type { PuzzleEntry, PuzzleList, PuzzlePosition } from "../src/net/puzzles";
import type { TableView, Worth } from "../src/net/protocol";
import {
  again,
  answered,
  loadProgress,
  nextPuzzle,
  rated,
  saveProgress,
  type Wanted,
} from "../src/state/puzzleProgress";
import cases from "../../tests/play/puzzle_cases.json";

const ELO = { start: 1500, scale: 400, first_step: 80, step_less: 3, least_step: 20, nearest: 12 };
const entry = (id: string, rating: number, themes: PuzzleEntry["themes"] = ["race"]): PuzzleEntry => ({
  ...{ id, part: 0, rating, difficulty: rating < 1400 ? "easy" : "hard", themes },
});
const PUZZLES = [entry("aaaaa", 1220), entry("bbbbb", 1666, ["gifts"]), entry("ccccc", 1992)];

const worth = (seat: number, points: number): Worth => ({
  ...{ seat, numbers: points, doublings: 0, bonuses: [], flip_7: 0, points },
});
const table = {
  ...{ id: "puzzle", code: "", link: "", number: 0, phase: "playing", public: false, host: null },
  rules: { target: 200, first: "dealer" },
  options: { odds: true, turn_seconds: null, bot_seconds: 0, stand_in: "level3" },
  ...{ seats: [], people: [], secret_hash: "", seed_hash: null, game: null, asked: null, revealed: null },
  ...{ rematch: null, locked: false, closed: null, scores: null },
} as unknown as TableView;
const list: PuzzleList = { names: ["Ada", "Ben"], panel: ["level1", "greedy"], elo: ELO, table, puzzles: PUZZLES };
const position: PuzzlePosition = {
  game: {
    ...{ round: 2, dealer: 0, first: 0, dealing: false, turn: 1, scores: [120, 190] },
    places: [
      { cards: ["12", "5"], status: "active", worth: worth(0, 17) },
      { cards: ["7"], status: "stayed", worth: worth(1, 7) },
    ],
    ...{ draw_pile: 80, discard_pile: ["9", "9"], turned_up: null, pending: [], flipped_seven: null, winner: null },
  } as PuzzlePosition["game"],
  asked: {
    ...{ ordinal: 0, seat: 0, ask: "hit_or_stay", card: null, options: ["hit", "stay"] },
    ...{ by: "person", deadline: null, odds: null },
  },
  gone: ["9", "9"],
  best: "hit",
  answers: [
    {
      ...{ choice: "hit", win: 0.41, error: 0.011, behind: 0, behind_error: 0 },
      ...{ chosen_by: ["greedy"], why: null, certainty: "clearly" },
    },
    {
      ...{ choice: "stay", win: 0.35, error: 0.012, behind: 0.06, behind_error: 0.008 },
      ...{ chosen_by: ["level1"], why: { reason: "cannot_bust" }, certainty: "clearly" },
    },
  ],
  missed_by: ["level1"],
  tempting: "stay",
};

beforeEach(async () => {
  localStorage.clear();
  await loadLanguage("en");
  await loadSentences("puzzles", "puzzles-page");
  vi.spyOn(net, "loadPuzzles").mockResolvedValue(list);
  vi.spyOn(net, "loadPosition").mockResolvedValue(position);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(cases.rated)(
  "rates an answer as a terminal does: $own against $puzzle",
  ({ own, puzzle, tried, right, after }) => {
    expect(rated(cases.rules, own, puzzle, tried, right)).toBeCloseTo(after, 5);
  },
);

it.each(cases.next)("brings what a terminal brings, near $rating, of $theme and $difficulty", (next) => {
  const wanted = { theme: next.theme, difficulty: next.difficulty } as Wanted;
  const progress = { ...loadProgress(cases.rules), rating: next.rating, seen: next.seen, wanted };
  const puzzles = cases.puzzles.map((each) => ({ ...each, part: 0 })) as PuzzleEntry[];
  const count = Math.max(1, next.among.length);
  const brought = (at: number) => nextPuzzle(cases.rules, progress, puzzles, () => (at + 0.5) / count)?.id;
  expect(Array.from({ length: count }, (_, at) => brought(at))).toEqual(next.among.length ? next.among : [undefined]);
});

it("brings no puzzle twice until all have been seen, and counts each once", () => {
  let progress = loadProgress(ELO);
  const seen: string[] = [];
  for (let next = nextPuzzle(ELO, progress, PUZZLES); next; next = nextPuzzle(ELO, progress, PUZZLES)) {
    seen.push(next.id);
    progress = answered(ELO, progress, next, true);
  }
  expect(seen.toSorted()).toEqual(["aaaaa", "bbbbb", "ccccc"]);
  const anew = again(progress, PUZZLES);
  expect(anew.seen).toEqual([]);
  expect(answered(ELO, anew, PUZZLES[0]!, false).rating).toBe(progress.rating);
});

it("keeps what somebody wants to see, and begins anew with what it cannot read", () => {
  saveProgress({ ...loadProgress(ELO), wanted: { theme: "gifts", difficulty: null } });
  expect(nextPuzzle(ELO, loadProgress(ELO), PUZZLES)?.id).toBe("bbbbb");
  for (const broken of ["{", "3", '{"rating":"x"}', '{"rating":1,"tried":1,"solved":1,"seen":[3],"counted":[]}']) {
    localStorage.setItem("flip7:puzzles", broken);
    expect(loadProgress(ELO)).toMatchObject({ rating: 1500, tried: 0, seen: [], wanted: { theme: null } });
  }
});

it("says right or wrong with the reason and the figures, and leads to the next", async () => {
  render(PuzzlePage, { key: "aaaaa" });
  const stay = await screen.findByRole("button", { name: /^Stay/ });
  await waitFor(() => expect((stay as HTMLButtonElement).disabled).toBe(false));
  await fireEvent.click(stay);
  expect(await screen.findByText("Better: hit.")).toBeTruthy();
  expect(screen.getByText(/No card can bust you.*Clearly better, by 6\.0 ±0\.8 points/s)).toBeTruthy();
  expect(screen.getByText(/1 of 2 bots misses it, the one of level 1/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /Next/ }).getAttribute("href")).toMatch(/^\/puzzles\/(bbbbb|ccccc)$/);
  expect(loadProgress(ELO)).toMatchObject({ tried: 1, solved: 0, seen: ["aaaaa"] });
});

it("shows the cards that are gone to whoever counts", async () => {
  render(PuzzlePage, { key: "aaaaa" });
  await fireEvent.click(await screen.findByRole("button", { name: "Cards that are gone: 2" }));
  expect(screen.getByRole("list", { name: "Cards that are gone: 2" }).textContent).toContain("×2");
});

it("says when there is no such puzzle", async () => {
  render(PuzzlePage, { key: "nosuch" });
  expect(await screen.findByRole("heading", { name: "There is no such puzzle" })).toBeTruthy();
});

it("shows how far one is, and begins anew", async () => {
  const progress = PUZZLES.reduce((so, each) => answered(ELO, so, each, true), loadProgress(ELO));
  saveProgress(progress);
  render(PuzzlesPage);
  expect(await screen.findByText("You have seen all of these puzzles.")).toBeTruthy();
  expect(screen.getByText(/3 of 3 seen/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Begin anew" }));
  const play = screen.getByRole("link", { name: "Solve a puzzle" });
  expect(play.getAttribute("href")).toMatch(/^\/puzzles\/.{5}$/);
  expect(document.activeElement).toBe(play);
  await fireEvent.click(screen.getByRole("radio", { name: "Gifts" }));
  expect(screen.getByText(/0 of 1 seen/)).toBeTruthy();
});
