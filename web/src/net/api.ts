/** The REST side of the server. */

import type { ErrorBody, Founded, Happened, Plan, TableListed, TableView } from "./protocol";

/** What the server refused, by name, with its sentence. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, options?: RequestInit): Promise<T> {
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

export const createTable = (plan: Partial<Plan> & { name: string }): Promise<Founded> =>
  ask("/api/tables", { method: "POST", body: JSON.stringify(plan), headers: { "Content-Type": "application/json" } });

export const look = (table: string): Promise<TableView> => ask(`/api/tables/${encodeURIComponent(table)}`);

/** So many acts are told at a time; `MOST_TOLD` in `flip7.server.rooms.registry`. */
export const MOST_TOLD = 2000;

/** Everything that has happened at the table, from its first act on. */
export async function history(table: string): Promise<Happened[]> {
  const all: Happened[] = [];
  for (let more = true; more;) {
    const told = await ask<Happened[]>(`/api/tables/${encodeURIComponent(table)}/log?since=${all.length}`);
    all.push(...told);
    more = told.length === MOST_TOLD;
  }
  return all;
}

export const publicTables = (): Promise<TableListed[]> => ask("/api/tables");

export const versionOfServer = async (): Promise<string> => (await ask<{ version: string }>("/api/version")).version;

export interface Rule {
  number: string;
  text: string;
  section: string;
  title: string;
}

const rulesOnce = new Map<string, Promise<Rule[]>>();

/** The numbered rules in a language, asked for once. */
export function rules(language: string): Promise<Rule[]> {
  const asked =
    rulesOnce.get(language) ?? ask<{ rules: Rule[] }>(`/api/rules?language=${language}`).then((all) => all.rules);
  rulesOnce.set(language, asked);
  asked.catch(() => rulesOnce.delete(language));
  return asked;
}
