/** Whole games as the server told them (tools/web_games.py). */

import type { Happened, TableView } from "../src/net/protocol";

export interface Told {
  history: Happened[];
  views: TableView[];
}

export const NAMES = ["family", "chains", "crowd", "latecomers"] as const;
/** A game that the owner closed in its middle, with people who were sent away: for folding. */
export const CLOSED = "guests" as const;

const files = import.meta.glob<Told>("./games/*.json", { eager: true, import: "default" });

/** Return a copy of one of them. */
export function game(name: (typeof NAMES)[number] | typeof CLOSED): Told {
  const found = files[`./games/${name}.json`];
  if (!found) throw new Error(`there is no game ${name}: python tools/web_games.py`);
  return structuredClone(found);
}
