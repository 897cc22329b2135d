/** The own seat in each game that was reviewed in this browser: its review says «you» again at every later visit. */

import { loadOwnGames } from "./ownGames";
import { readItem, writeItem } from "./storage";

const KEY = "flip7:reviewed";
/** Games that are remembered, at about 40 bytes each; the one that was noted first goes first. */
const MOST_GAMES = 1000;

/** Remember one's own seat in that game. */
export function rememberSeat(table: string, seat: number): void {
  const noted = remembered();
  if (noted[table] === seat) return;
  delete noted[table]; // so that it counts as noted last
  const games = [...Object.entries(noted), [table, seat] as const].slice(-MOST_GAMES);
  writeItem(KEY, JSON.stringify(Object.fromEntries(games)));
}

/** Return one's own seat in that game: from its review, or from having played it; null if this browser does not know. */
export function rememberedSeat(table: string): number | null {
  return remembered()[table] ?? loadOwnGames().games[table]?.seat ?? null;
}

function remembered(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(readItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, seat]) => Number.isInteger(seat)));
  } catch {
    return {};
  }
}
