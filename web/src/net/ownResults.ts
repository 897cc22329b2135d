/** One's own games, put together by the Python on this device: nothing about them is sent anywhere. */

import { askDevice, fetchServerFile, recordAddress } from "./api";
import { fetchReview, type Report } from "./review";

export type Verdict = "too_few" | "much_less" | "less" | "about" | "more" | "much_more";

export interface Tally {
  company: "bots" | "people" | "daily";
  games: number;
  wins: number;
  fair: number;
  share: number;
  low: number;
  high: number;
  word: Verdict;
  place: number;
  fair_place: number;
  advised_games: number;
  /** The fair share is one win in so many games. */
  one_in: number;
}

export interface Figure {
  value: number;
  error: number;
  word: Verdict;
}

export interface FoundHabit {
  family: "staying" | "hitting" | "giving";
  kind: string | null;
  numbers: number;
  times: number;
  costly: number;
  cost: number;
  error: number;
}

export interface Stretch {
  games: number;
  cost: number;
  error: number;
}

/** `OwnResults` of `flip7.analysis.own_results`. */
export interface OwnResults {
  games: number;
  tallies: Tally[];
  reviewed: number;
  /** Reviewed games from which on luck and habits are told. */
  needed: number;
  rough: boolean;
  left_out: number;
  luck: Figure | null;
  cost: Figure | null;
  habits: FoundHabit[];
  progress: Stretch[];
  trend: Verdict;
}

type Kept = { game: unknown };

/** Review a game of this device and keep what concerns its owner; null if nobody knows which seat that was. */
export const keepDeviceGame = async (id: string, name: string): Promise<unknown> =>
  (await askDevice<Kept>(`/api/device/games/${encodeURIComponent(id)}/own?name=${encodeURIComponent(name)}`)).game;

/** Fetch a finished game and its review from the server, and keep what concerns that seat; null once nobody waits for it. */
export async function keepServerGame(table: string, seat: number, at: number, isOver: () => boolean): Promise<unknown> {
  let report = await fetchReview(table, -1);
  while ("ahead" in report || !report.done) {
    if (isOver()) return null;
    report = await fetchReview(table, "ahead" in report ? -1 : report.sharp);
  }
  if (isOver()) return null;
  const record = await fetchServerFile(recordAddress(table, "json"));
  return keepReviewed({ key: table, at, seat, report, record });
}

interface Reviewed {
  key: string;
  at: number;
  seat: number;
  record: string;
  report: Report;
}

const keepReviewed = async (reviewed: Reviewed): Promise<unknown> =>
  (await askDevice<Kept>("/api/device/own/game", { method: "POST", body: JSON.stringify(reviewed) })).game;

/** Put everything together that was kept. */
export const fetchOwnResults = async (kept: unknown[]): Promise<OwnResults> =>
  (await askDevice<{ results: OwnResults }>("/api/device/own", { method: "POST", body: JSON.stringify(kept) })).results;
