/** Game reviews: the report as `flip7.analysis.review_report` makes it, and where it is asked for. */

import { askDevice, askServer } from "./api";
import { isDeviceKey } from "./tableLink";
import type { Card } from "./protocol";

/** `SCHEMA` in `flip7.analysis.review_report`. */
export const REVIEW_SCHEMA = 2;

export type Verdict = "best" | "close" | "probably" | "clearly";
export type Turn = "choice" | "deal" | "flip7" | "bust" | "saved" | "freeze" | "flip3" | "card" | "stayed" | "round";
export type Choice = "hit" | "stay" | number;

/** Why another choice was better: the reason's name and its figures; `rival`, `given` and `to` are seats. */
export interface Hindsight {
  reason: string;
  [figure: string]: string | number | boolean;
}

export interface ReviewedDecision {
  number: number;
  round: number;
  seat: number;
  card: Card | null;
  choice: Choice;
  best: Choice;
  verdict: Verdict;
  /** Percentage points of winning chance, as all figures here. */
  cost: number;
  error: number;
  /** Null if the choice cost nothing, or no figure says why. */
  why: Hindsight | null;
  points: number;
  risk: number;
}

export interface LuckyCard {
  decision: number;
  round: number;
  seat: number;
  card: Card;
  gain: number;
}

export interface ReviewedPlayer {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  error: number;
  decisions: number;
  mistakes: number;
  best: number | null;
  worst: number | null;
  luckiest: LuckyCard | null;
  /** The part that decided the game for the seat; null if no part stands out, and missing in reviews that were made before. */
  mainly?: "luck" | "own" | "others" | null;
}

export interface TurningPoint {
  turn: Turn;
  decision: number;
  round: number;
  who: number;
  card: Card | null;
  seat: number;
  before: number;
  after: number;
}

export interface Report {
  schema: number;
  sharp: number;
  done: boolean;
  rough: boolean;
  start: number[];
  curve: number[][];
  decisions: ReviewedDecision[];
  players: ReviewedPlayer[];
  turning_points: TurningPoint[];
  best: number | null;
  worst: number | null;
  luckiest: LuckyCard | null;
}

/** The answer before the draft is made: so many reviews come first. */
export interface Waiting {
  ahead: number;
}

/** Fetch the review of a finished game, when more than `after` decisions are final. */
export const fetchReview = (table: string, after: number): Promise<Report | Waiting> =>
  (isDeviceKey(table) ? askDevice : askServer)(`/api/tables/${encodeURIComponent(table)}/review?after=${after}`);

/** The address of the QR code that leads to the review, for phones to scan from a big screen. */
export const reviewQr = (table: string): string => `/api/tables/${encodeURIComponent(table)}/review/qr.svg`;

/** Review a record on this device. */
export const reviewRecord = (record: string): Promise<Report> =>
  askDevice("/api/device/review", { method: "POST", body: record });
