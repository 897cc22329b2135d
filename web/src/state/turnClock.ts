/** Turn clock: what is left of a turn, as people see it. */

import type { Asked, TableView } from "../net/protocol";

/** Seconds before the end at which the clock warns: by colour, and by a tick for whoever is asked. */
export const LAST_SECONDS = 5;

/** Seconds left to answer, no more than a turn has: the server allows further time for what is still being shown. */
export function secondsLeft(asked: Asked | null, table: TableView, now: number): number | null {
  const seconds = table.options.turn_seconds ?? null;
  if (asked?.deadline == null || seconds === null) return null;
  return Math.min(seconds, Math.max(0, Math.ceil((asked.deadline - now) / 1000)));
}
