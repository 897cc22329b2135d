/** localStorage: tokens, profile and preferences. Where it is not available, in memory until the page is closed. */

import { tableKey } from "../net/tableLink";

const TOKEN = "flip7:token:";
const GAME = "flip7:game";
const SELF = "flip7:self";
const WISHES = "flip7:wishes";

/** Values that localStorage refused: in a private window, or over quota. */
const meanwhile = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, value);
  }
}

function removeItem(key: string): void {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // it was not stored
  }
}

/** The storage key of a table's token, however its code was typed. */
const place = (table: string): string => TOKEN + (tableKey(table) ?? table);

/** Return the token for a table, by its code or id. */
export function loadToken(table: string): string | null {
  return readItem(place(table));
}

export function saveToken(table: string, token: string): void {
  writeItem(place(table), token);
}

export function forgetToken(table: string): void {
  removeItem(place(table));
}

/** Return the code of the table at which this person plays or waits. */
export function loadCurrentGame(): string | null {
  return readItem(GAME);
}

export function saveCurrentGame(code: string): void {
  if (readItem(GAME) !== code) writeItem(GAME, code);
}

/** Forget the current game if it is this one: it is over, or was left. */
export function clearCurrentGame(code: string): void {
  if (readItem(GAME) === code) removeItem(GAME);
}

export interface Profile {
  name: string;
  colour: number;
}

export function loadProfile(): Profile {
  try {
    const found = JSON.parse(readItem(SELF) ?? "") as Partial<Profile>;
    if (typeof found.name === "string" && typeof found.colour === "number")
      return { name: found.name.slice(0, 24), colour: Math.min(8, Math.max(1, Math.round(found.colour))) };
  } catch {
    // never saved, or malformed
  }
  return { name: "", colour: 1 + Math.floor(Math.random() * 8) };
}

export function storeProfile(self: Profile): void {
  writeItem(SELF, JSON.stringify(self));
}

export interface Preferences {
  language: string | null;
  theme: "light" | "dark" | null;
  sound: boolean;
  odds: boolean;
  speed: number;
}

export const DEFAULT_PREFERENCES: Preferences = { language: null, theme: null, sound: true, odds: true, speed: 1 };

export function loadPreferences(): Preferences {
  try {
    return { ...DEFAULT_PREFERENCES, ...(JSON.parse(readItem(WISHES) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...DEFAULT_PREFERENCES };
  }
}

export function storePreferences(wishes: Preferences): void {
  writeItem(WISHES, JSON.stringify(wishes));
}
