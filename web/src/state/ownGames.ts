/**
 * One's own games in this browser: where they were played, and what the device's Python kept of each
 * (`flip7.analysis.own_results`), which only it reads. All of it stays in this browser, and in the backups that somebody
 * makes. In a terminal, `flip7.play.own_file` keeps the same.
 */

import { readItem, removeItem, writeItem } from "./storage";

const KEY = "flip7:own";
/** Games that are kept: some megabyte of the five that a browser gives, and fewer than `flip7.browser.own_results` takes. */
export const MOST_GAMES = 2000;

/** A game by its id: at a server, or on this device. */
export interface OwnGame {
  /** The own seat at a server's table; null on this device, where the names tell it. */
  seat: number | null;
  /** When it was first seen, in milliseconds since 1970. */
  at: number;
  /** The result that Python kept of it once it was over and reviewed. */
  kept?: unknown;
  /** It is no longer on its server, and was never reviewed. */
  gone?: true;
}

export interface OwnGames {
  /** Games on this device that are older were erased here, and do not count. */
  since: number;
  games: Record<string, OwnGame>;
}

export function loadOwnGames(): OwnGames {
  try {
    return checked(JSON.parse(readItem(KEY) ?? "null")) ?? { since: 0, games: {} };
  } catch {
    return { since: 0, games: {} };
  }
}

/** Return what was stored if it has the form of own games; null if not. */
export function checked(found: unknown): OwnGames | null {
  if (!isObject(found) || typeof found.since !== "number" || !isObject(found.games)) return null;
  const games = Object.entries(found.games).filter(([, game]) => isGame(game)) as [string, OwnGame][];
  return { since: found.since, games: Object.fromEntries(games) };
}

/** Save the newest games. */
export function saveOwnGames({ since, games }: OwnGames): void {
  const all = Object.entries(games);
  const newest = all.length > MOST_GAMES ? all.sort(([, one], [, other]) => other.at - one.at) : all;
  writeItem(KEY, JSON.stringify({ since, games: Object.fromEntries(newest.slice(0, MOST_GAMES)) }));
}

/** Whether a game of that time would be kept: else it would be reviewed again at every visit. */
export function isNewEnough({ games }: OwnGames, at: number): boolean {
  const kept = Object.values(games);
  return kept.length < MOST_GAMES || kept.some((game) => game.at < at);
}

/** Note a game that is played at a server, so that it counts when it is over. */
export function noteOwnGame(table: string, seat: number, now: number): void {
  const own = loadOwnGames();
  const noted = own.games[table];
  if (noted?.seat === seat || noted?.kept) return;
  own.games[table] = { seat, at: noted?.at ?? now };
  saveOwnGames(own);
}

/** Erase everything; return what puts it back. */
export function eraseOwnGames(now: number): () => void {
  const before = readItem(KEY);
  saveOwnGames({ since: now, games: {} });
  return () => (before === null ? removeItem(KEY) : writeItem(KEY, before));
}

/** Add the games of a backup that are not here. */
export function addOwnGames(found: unknown): void {
  const [own, added] = [loadOwnGames(), checked(found)];
  if (added) saveOwnGames({ since: own.since, games: { ...added.games, ...own.games } });
}

const isObject = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null;

const isGame = (found: unknown): boolean =>
  isObject(found) && typeof found.at === "number" && (found.seat === null || typeof found.seat === "number");
