/** REST API client. */

import type { ErrorBody, Founded, Happened, HostlessTable, Plan, TableListed, TableView } from "./protocol";

/** An error answer of the API: its code and its message. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(path: string, options?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refused("offline", "");
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const error = body as ErrorBody | null;
  throw new Refused(error?.error ?? "our_fault", error?.message ?? answer.statusText);
}

const post = (plan: Partial<Plan>): RequestInit => ({
  method: "POST",
  body: JSON.stringify(plan),
  headers: { "Content-Type": "application/json" },
});

export const createTable = (plan: Partial<Plan> & { name: string }): Promise<Founded> =>
  request("/api/tables", post(plan));

/** Create a table that belongs to nobody: whoever sits down first is its host. */
export const createHostlessTable = (plan: Omit<Partial<Plan>, "name">): Promise<HostlessTable> =>
  request("/api/tables", post({ ...plan, name: null }));

export const fetchTable = (table: string): Promise<TableView> => request(`/api/tables/${encodeURIComponent(table)}`);

/** How many room events one request returns; `MAX_HISTORY_EVENTS` in `flip7.server.rooms.log_reader`. */
export const HISTORY_PAGE_SIZE = 2000;

/** Fetch all room events of a table, page by page. */
export async function fetchHistory(table: string): Promise<Happened[]> {
  const all: Happened[] = [];
  for (let more = true; more;) {
    const told = await request<Happened[]>(`/api/tables/${encodeURIComponent(table)}/log?since=${all.length}`);
    all.push(...told);
    more = told.length === HISTORY_PAGE_SIZE;
  }
  return all;
}

export const fetchPublicTables = (): Promise<TableListed[]> => request("/api/tables");

export const fetchServerVersion = async (): Promise<string> =>
  (await request<{ version: string }>("/api/version")).version;

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
    rulesOnce.get(language) ?? request<{ rules: Rule[] }>(`/api/rules?language=${language}`).then((all) => all.rules);
  rulesOnce.set(language, asked);
  asked.catch(() => rulesOnce.delete(language));
  return asked;
}
