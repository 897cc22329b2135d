/** The coach's memory of first games in this browser: whether hints are wanted, and which were given. */

import { readItem, writeItem } from "./storage";

const COACH_KEY = "flip7:coach";

export interface CoachMemory {
  on: boolean;
  /** The hints that were given; each is given once. */
  told: string[];
}

/** Return what the coach remembers; null before the first game was offered. */
export function loadCoach(): CoachMemory | null {
  try {
    const found = JSON.parse(readItem(COACH_KEY) ?? "") as Partial<CoachMemory>;
    return { on: found.on === true, told: Array.isArray(found.told) ? found.told.map(String) : [] };
  } catch {
    return null; // never saved, or malformed
  }
}

export function saveCoach(memory: CoachMemory): void {
  writeItem(COACH_KEY, JSON.stringify(memory));
}
