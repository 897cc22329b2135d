/** The one try at the daily deal that this browser remembers. */

import { readItem, writeItem } from "./storage";

const KEY = "flip7:daily";

/** A try: the day of the deal, and the id of the table at which it is played. */
export interface DailyTry {
  day: string;
  table: string;
}

/** Return the try at the deal of that day; null if there was none. */
export function loadTry(day: string): DailyTry | null {
  const kept = lastTry();
  return kept?.day === day ? kept : null;
}

export function saveTry(begun: DailyTry): void {
  writeItem(KEY, JSON.stringify(begun));
}

/** Whether the daily deal is played at that table. */
export function isDailyTable(table: string): boolean {
  return lastTry()?.table === table;
}

function lastTry(): DailyTry | null {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? "null");
    return isTry(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isTry(kept: unknown): kept is DailyTry {
  return typeof kept === "object" && kept !== null && "day" in kept && "table" in kept;
}
