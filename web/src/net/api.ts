/** REST API client: of the server, and of the one that runs on this device. */

import { HAS_SERVER } from "./site";
import { Refused } from "./refused";
import { isDeviceKey } from "./tableLink";
import type { ErrorBody, Founded, Happened, HostlessTable, Lesson, Plan, TableListed, TableView } from "./protocol";

export { Refused };

/** Where a request goes: to the server, or to the one that runs on this device. */
type Ask = <T>(path: string, options?: ApiOptions) => Promise<T>;
type ApiOptions = Pick<RequestInit, "method" | "headers"> & { body?: string };

export const askServer: Ask = async (path, options) => {
  const answer = await fetched(path, options);
  const body: unknown = await answer.json().catch(() => null);
  return resultOf(answer.ok, body, answer.statusText);
};

/** Fetch the text of a file of the server. */
export async function fetchServerFile(path: string): Promise<string> {
  const answer = await fetched(path);
  const text = await answer.text();
  return answer.ok ? text : resultOf(false, parsed(text), answer.statusText);
}

async function fetched(path: string, options?: ApiOptions): Promise<Response> {
  if (!HAS_SERVER) throw new Refused("offline", "");
  try {
    return await fetch(path, options);
  } catch {
    throw new Refused("offline", "");
  }
}

/** Ask the server on this device. */
export const askDevice: Ask = async (path, options) => {
  const { deviceRequest } = await loadDeviceServer();
  const answer = await deviceRequest(path, options);
  return resultOf(answer.status < 400, parsed(answer.body), String(answer.status));
};

/** Load what talks to the worker; without a network it may be missing. */
export const loadDeviceServer = (): Promise<typeof import("./device/deviceServer")> =>
  import("./device/deviceServer").catch(() => {
    throw new Refused("network", "");
  });

function resultOf<T>(ok: boolean, body: unknown, status: string): T {
  if (ok && body !== null) return body as T;
  const error = body as ErrorBody | null;
  throw new Refused(error?.error ?? "our_fault", error?.message ?? status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Ask whoever has that table. */
export const where = (table: string): Ask => (isDeviceKey(table) ? askDevice : askServer);

/** Ask the server; the device if there is none, or it cannot be reached. */
export const askEither: Ask = async (path, options) => {
  if (!HAS_SERVER) return askDevice(path, options);
  try {
    return await askServer(path, options);
  } catch (error) {
    if (!(error instanceof Refused && error.reason === "offline") || !(await deviceIsKept())) throw error;
    return askDevice(path, options);
  }
};

/** Whether the device's server can start without a network: what it needs was loaded before. */
const deviceIsKept = (): Promise<boolean> =>
  loadDeviceServer().then(
    (device) => device.isKept(),
    () => false,
  );

const post = (plan: Partial<Plan>): ApiOptions => ({
  method: "POST",
  body: JSON.stringify(plan),
  headers: { "Content-Type": "application/json" },
});

export const createTable = (plan: Partial<Plan> & { name: string }): Promise<Founded> =>
  askServer("/api/tables", post(plan));

/** Create a table that is played on this device alone; its id and code begin with `~`. */
export const createDeviceTable = (plan: Partial<Plan> & { name: string }): Promise<Founded> =>
  askDevice("/api/tables", post(plan));

/** Create a table that belongs to nobody: whoever sits down first is its host. */
export const createHostlessTable = (plan: Omit<Partial<Plan>, "name">): Promise<HostlessTable> =>
  askServer("/api/tables", post({ ...plan, name: null }));

export const fetchTable = (table: string): Promise<TableView> => where(table)(tablePath(table));

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Room events in one response; `MAX_HISTORY_EVENTS` in `flip7.server.rooms.log_reader`. */
export const HISTORY_PAGE_SIZE = 2000;

/** Fetch all room events of a table, page by page. */
export async function fetchHistory(table: string): Promise<Happened[]> {
  const all: Happened[] = [];
  for (let more = true; more;) {
    const told = await where(table)<Happened[]>(`${tablePath(table)}/log?since=${all.length}`);
    all.push(...told);
    more = told.length === HISTORY_PAGE_SIZE;
  }
  return all;
}

export const fetchPublicTables = (): Promise<TableListed[]> => askServer("/api/tables");

export const fetchServerVersion = async (): Promise<string> =>
  (await askServer<{ version: string }>("/api/version")).version;

export interface Rule {
  number: string;
  text: string;
  section: string;
  title: string;
}

const rulesOnce = new Map<string, Promise<Rule[]>>();

/** Fetch the numbered rules in a language, once. */
export function fetchRules(language: string): Promise<Rule[]> {
  const asked =
    rulesOnce.get(language) ?? askEither<{ rules: Rule[] }>(`/api/rules?language=${language}`).then((all) => all.rules);
  rulesOnce.set(language, asked);
  asked.catch(() => rulesOnce.delete(language));
  return asked;
}

let lessonsOnce: Promise<Lesson[]> | null = null;

/** Fetch all lessons, once. */
export function fetchLessons(): Promise<Lesson[]> {
  lessonsOnce ??= askEither<Lesson[]>("/api/lessons");
  lessonsOnce.catch(() => (lessonsOnce = null));
  return lessonsOnce;
}

/** A file of this device, such as a finished game as JSON, or in the notation. */
export interface RecordFile {
  text: string;
  mediaType: string;
  filename: string;
}

/** Return the address of a table's record; on the device there is none, and `fetchRecord` gives its text. */
export const recordAddress = (table: string, suffix: "json" | "f7"): string => `${tablePath(table)}/game.${suffix}`;

/** Fetch the record of a game on this device. */
export const fetchRecord = (table: string, suffix: "json" | "f7"): Promise<RecordFile> =>
  fetchDeviceFile(recordAddress(table, suffix), `flip7.${suffix}`);

/** Fetch a file from the server on this device. */
export async function fetchDeviceFile(path: string, name: string): Promise<RecordFile> {
  const { deviceRequest } = await loadDeviceServer();
  const { status, body, mediaType, filename } = await deviceRequest(path);
  if (status >= 400) return resultOf(false, parsed(body), String(status));
  return { text: body, mediaType, filename: filename ?? name };
}

// --- only on this device ---------------------------------------------------------------------------------------------

/** A game on this device, as the list of games shows it. */
export interface DeviceGame {
  id: string;
  code: string;
  phase: TableView["phase"];
  /** Milliseconds since 1970. */
  created: number;
  last: number;
  seats: string[];
  people: string[];
  scores: number[] | null;
  round: number | null;
  winner: number | null;
  /** Whether it is a «what if» of another game: it counts as nobody's result. */
  branch: boolean;
  /** Whether this version's referee can go on with it; if not, `problem` says why. */
  playable: boolean;
  problem: string | null;
}

/** Return the bots that cannot play on this device, each with the sentence that says why. */
export async function fetchMissingBots(language: string): Promise<Record<string, string>> {
  type Missing = { missing: { name: string; problem: string }[] };
  const { missing } = await askDevice<Missing>(`/api/bots?language=${language}`);
  return Object.fromEntries(missing.map(({ name, problem }) => [name, problem]));
}

/** The data of a replay, made from a record alone. */
export interface ReplayedRecord {
  table: TableView;
  log: Happened[];
  /** The record as JSON text. */
  record: string;
}

/** List the games on this device, newest first. */
export const fetchDeviceGames = async (): Promise<DeviceGame[]> =>
  (await askDevice<{ games: DeviceGame[] }>("/api/device/games")).games;

export async function deleteDeviceGame(id: string): Promise<void> {
  const { deviceRequest } = await loadDeviceServer();
  const { status, body } = await deviceRequest(`/api/device/games/${encodeURIComponent(id)}`, { method: "DELETE" });
  if (status >= 400) resultOf(false, parsed(body), String(status));
}

/** Return everything on this device as one text. */
export async function fetchBackup(): Promise<string> {
  const { deviceRequest } = await loadDeviceServer();
  const { status, body } = await deviceRequest("/api/device/backup");
  return status < 400 ? body : resultOf(false, parsed(body), String(status));
}

/** Add the games of a backup; those that are here already stay as they are. */
export const restoreBackup = (text: string): Promise<{ restored: number; skipped: number }> =>
  askDevice("/api/device/restore", { method: "POST", body: text });

/** Replay a record: JSON or `.f7` notation. */
export const replayRecord = (text: string): Promise<ReplayedRecord> =>
  askDevice("/api/device/replay", { method: "POST", body: text });
