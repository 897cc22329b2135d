/** The score keeper of games with real cards, which runs on this device: its board, and what can be tapped (`flip7.play.scorekeeper`). */

import { askDevice, fetchDeviceFile, type RecordFile } from "./api";
import type { Card } from "./protocol";

/** The detail in which a game is kept: one number a round, the cards at its end, or every card as it comes up. */
export type Depth = "pad" | "hands" | "live";
export const DEPTHS: readonly Depth[] = ["pad", "hands", "live"];
/** The players who may see the odds of the next card. */
export type OddsFor = "nobody" | "turn" | "everybody";
export const ODDS_FOR: readonly OddsFor[] = ["nobody", "turn", "everybody"];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 24;

export type Status = "active" | "stayed" | "frozen" | "busted";

export interface FinishedRound {
  number: number;
  dealer: number;
  /** Null for players who were not in this round. */
  points: (number | null)[];
  /** Everybody's total after it; null for who joined later. */
  totals: (number | null)[];
  statuses: (Status | null)[];
  flipped_seven: number | null;
  /** The cards of each player; null where only a number was entered. */
  hands: (Card[] | null)[];
  /** Players whose points the table has set. */
  by_hand: number[];
  live: boolean;
  tied: number[];
}

/** Whether a player is in the game, in this round and in the next. */
export type Presence = "playing" | "leaving" | "away" | "coming_back" | "joining";

export interface Person {
  name: string;
  presence: Presence;
}

/** With what a latecomer begins. */
export type StartingPoints = "zero" | "lowest";
export const STARTING_POINTS: readonly StartingPoints[] = ["zero", "lowest"];

/** A player in the round under way: the cards, or the number that was entered. */
export interface SeatNow {
  cards: Card[];
  status: Status | null;
  points: number;
  sum: string;
  /** At the end of a round: nothing is missing. */
  settled?: boolean;
  flipped_seven?: boolean;
}

export type Asked = { seat: number; question: string } & (
  | { ask: "move"; options: ("hit" | "stay")[] }
  | { ask: "give"; card: Card; options: number[] }
  | { ask: "card"; left: Partial<Record<Card, number>> }
);

export type Task =
  | { task: "flip_three"; seat: number; left: number; set_aside: Card[] }
  | { task: "hand_out"; seat: number; to_give: Card[]; assigned: { card: Card; holder: number }[] };

export interface Board {
  id: string;
  /** Of those who have a seat now. */
  names: string[];
  /** Everybody by seat, also who joins in the next round. */
  people: Person[];
  colours: number[];
  started: number;
  settings: { odds: OddsFor; advice: boolean };
  target: number;
  depth: Depth;
  /** Whether the round under way is kept card by card. */
  live: boolean;
  round: number;
  dealer: number;
  /** The seat that is dealt to and asked first. */
  first: number;
  totals: number[];
  /** The totals with what was entered in the round under way. */
  standing: number[];
  tied: number[];
  winner: number | null;
  rounds: FinishedRound[];
  /** The seat whose points come next, in a round that is kept at its end. */
  next: number | null;
  seats: SeatNow[];
  asked: Asked | null;
  /** The last event, in a sentence; empty before the first tap. */
  last: string;
  pending: Task[];
  /** Cards that cannot be tapped now, each with the reason. */
  impossible: Partial<Record<Card, string>>;
  waiting: { id: string; line: string; reason: string }[];
  waiting_words: string;
  /** Entries in which two keepers differ; `other` is the one that counts now. */
  conflicts: { id: string; line: string; other: string | null; other_line: string | null }[];
  can_undo: boolean;
  can_redo: boolean;
  /** Whether the game was kept live from the first card to the last: then it has a record. */
  record: boolean;
  /** The most points that a round can give. */
  most: number;
  odds: { seat: number; bust: number; cards_left: number; exact: boolean } | null;
  advice: { move: string; text: string } | null;
}

/** An act in the game itself; an entry of the log. */
export type Step =
  | { do: "score"; seat: number | null; round: number | null; points: number; sure?: boolean }
  | { do: "lay"; seat: number; card: Card }
  | { do: "bust"; seat: number }
  | { do: "done"; seat: number }
  | { do: "card"; card: Card }
  | { do: "move"; move: "hit" | "stay" }
  | { do: "give"; to: number }
  | { do: "shuffled" }
  | { do: "depth"; depth: Depth };

/** An act that changes the players. */
export type PlayerAct =
  | { do: "join"; name: string; points: StartingPoints }
  | { do: "leave"; seat: number }
  | { do: "come_back"; seat: number }
  | { do: "rename"; seat: number; name: string };

/** Everything that can be tapped. */
export type Act =
  | Step
  | PlayerAct
  | { do: "take_away"; seat: number; card: Card }
  | { do: "correct"; of: string; by: Step | (PlayerAct & { do: "join" }) }
  | { do: "drop"; of: string }
  | { do: "drop_waiting" }
  | { do: "by_hand"; round: number; seat: number; points: number | null }
  | { do: "settings"; odds: OddsFor; advice: boolean }
  | { do: "undo" }
  | { do: "redo" };

/** A sentence of the referee, and the rules behind it. */
export interface Told {
  text: string;
  rules: string[];
}

/** An entry of the log, as it is saved and sent to other keepers; what is in it, the score keeper knows. */
export type Entry = { id: string } & Record<string, unknown>;

export interface Acted {
  board: Board;
  said: Told[];
  /** After a correction: what is different now. */
  changed: string[];
  /** The entries that are new on this device. */
  entries: Entry[];
}

/** A whole game: what it begins with, and everything that was entered. */
export interface ScoreLog {
  setup: Record<string, unknown>;
  colours: number[];
  entries: Entry[];
}

/** A line of the log; `what` is its tap, with whose it was. */
export interface LogEntry {
  id: string;
  line: string;
  told: Told[];
  what: (Step | PlayerAct) & { seat?: number | null; round?: number | null };
}

export interface ScoreListed {
  id: string;
  names: string[];
  colours: number[];
  totals: number[];
  round: number;
  depth: Depth;
  winner: number | null;
  /** Milliseconds since 1970. */
  started: number;
  changed: number;
}

/** The statistics of a player over all games that were kept on this device. */
export interface PlayerHistory {
  name: string;
  games: number;
  wins: number;
  /** The wins that an even share would be. */
  fair: number;
  average: number;
  busts: number;
  flip7s: number;
  best: number;
  against: { name: string; games: number; wins: number }[];
}

export interface NewScore {
  names: string[];
  colours: number[];
  dealer: number;
  target: number;
  depth: Depth;
  odds: OddsFor;
  advice: boolean;
}

const ROOT = "/api/scores";
const pathOf = (id: string): string => `${ROOT}/${encodeURIComponent(id)}`;
const post = (body: unknown) => ({ method: "POST", body: JSON.stringify(body) });
const spoken = (path: string, language: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}language=${language}`;

export const fetchScores = async (): Promise<ScoreListed[]> => (await askDevice<{ games: ScoreListed[] }>(ROOT)).games;

export const createScore = (game: NewScore, language: string): Promise<{ id: string; board: Board }> =>
  askDevice(spoken(ROOT, language), post(game));

export const fetchBoard = async (id: string, language: string): Promise<Board> =>
  (await askDevice<{ board: Board }>(spoken(pathOf(id), language))).board;

export const doAct = (id: string, act: Act, language: string): Promise<Acted> =>
  askDevice(spoken(`${pathOf(id)}/do`, language), post(act));

export const fetchLog = async (id: string, round: number, language: string): Promise<LogEntry[]> =>
  (await askDevice<{ log: LogEntry[] }>(spoken(`${pathOf(id)}/log?round=${round}`, language))).log;

export const fetchEntries = (id: string): Promise<ScoreLog> => askDevice(`${pathOf(id)}/entries`);

/** Add the entries of other keepers. */
export const mergeEntries = (id: string, entries: Entry[], language: string): Promise<Acted> =>
  askDevice(spoken(`${pathOf(id)}/merge`, language), post({ entries }));

export const deleteScore = (id: string): Promise<unknown> => askDevice(pathOf(id), { method: "DELETE" });

export const fetchPlayers = async (): Promise<PlayerHistory[]> =>
  (await askDevice<{ players: PlayerHistory[] }>(`${ROOT}/players`)).players;

export const restoreScores = (text: string, language: string): Promise<{ restored: number; skipped: number }> =>
  askDevice(spoken(`${ROOT}/restore`, language), { method: "POST", body: text });

/** Fetch one game as another device restores it: with everything tapped, its colours and settings. */
export const fetchScoreBackup = (id: string, language: string): Promise<RecordFile> =>
  fetchDeviceFile(spoken(`${pathOf(id)}/backup`, language), `flip7-score-${id}.json`);

/** Draw an address as a QR code (SVG); null if it is too long for one. */
export const fetchQrCode = async (address: string): Promise<string | null> =>
  (await askDevice<{ svg: string | null }>(`${ROOT}/qr`, { method: "POST", body: address })).svg;

export type ScoreFile = "score.json" | "scores.csv" | "game.json" | "game.f7";

export const fetchScoreFile = (id: string, file: ScoreFile, language: string): Promise<RecordFile> =>
  fetchDeviceFile(spoken(`${pathOf(id)}/${file}`, language), file);

export const fetchScoresBackup = (): Promise<RecordFile> => fetchDeviceFile(`${ROOT}/backup`, "flip7-scores.json");

export const fetchPlayersFile = (suffix: "csv" | "json"): Promise<RecordFile> =>
  fetchDeviceFile(`${ROOT}/players.${suffix}`, `flip7-players.${suffix}`);
