/** localStorage: tokens, profile and preferences. Where it is not available, in memory until the page is closed. */

import { tableKey } from "../net/tableLink";
import { SPEED } from "./speeds";

// The keys keep their old names, so that settings survive.
const TOKEN_KEY_PREFIX = "flip7:token:";
const HOT_SEAT_KEY_PREFIX = "flip7:hotseat:";
const CURRENT_GAME_KEY = "flip7:game";
const PROFILE_KEY = "flip7:self";
const PREFERENCES_KEY = "flip7:wishes";

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

/** Return the keys that begin so. */
export function itemKeys(prefix: string): string[] {
  try {
    return [...Object.keys(localStorage), ...meanwhile.keys()].filter((key) => key.startsWith(prefix));
  } catch {
    return [...meanwhile.keys()].filter((key) => key.startsWith(prefix));
  }
}

export function removeItem(key: string): void {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // it was not stored
  }
}

/** The storage key of a table's token, however its code was typed. */
const place = (table: string): string => TOKEN_KEY_PREFIX + (tableKey(table) ?? table);

const hotSeatPlace = (table: string): string => HOT_SEAT_KEY_PREFIX + (tableKey(table) ?? table);

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

/** Return the tokens of the others who play at that table on this device, in the order in which they came. */
export function loadHotSeat(table: string): string[] {
  try {
    const found: unknown = JSON.parse(readItem(hotSeatPlace(table)) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function saveHotSeat(table: string, tokens: readonly string[]): void {
  if (tokens.length) writeItem(hotSeatPlace(table), JSON.stringify(tokens));
  else removeItem(hotSeatPlace(table));
}

/** Return the code of the table at which this person plays or waits. */
export function loadCurrentGame(): string | null {
  return readItem(CURRENT_GAME_KEY);
}

export function saveCurrentGame(code: string): void {
  if (readItem(CURRENT_GAME_KEY) !== code) writeItem(CURRENT_GAME_KEY, code);
}

/** Forget the current game if it is this one: it is over, or was left. */
export function clearCurrentGame(code: string): void {
  if (readItem(CURRENT_GAME_KEY) === code) removeItem(CURRENT_GAME_KEY);
}

export interface Profile {
  name: string;
  colour: number;
  /** The person has chosen the colour: it is theirs wherever they sit. */
  picked?: boolean;
}

export function loadProfile(): Profile {
  try {
    const found = JSON.parse(readItem(PROFILE_KEY) ?? "") as Partial<Profile>;
    if (typeof found.name === "string" && typeof found.colour === "number")
      return {
        name: found.name.slice(0, 24),
        colour: Math.min(8, Math.max(1, Math.round(found.colour))),
        ...(found.picked === true && { picked: true }),
      };
  } catch {
    // never saved, or malformed
  }
  return { name: "", colour: 1 + Math.floor(Math.random() * 8) };
}

export function storeProfile(profile: Profile): void {
  writeItem(PROFILE_KEY, JSON.stringify(profile));
}

export interface Preferences {
  language: string | null;
  theme: "light" | "dark" | null;
  sound: boolean;
  /** Loudness of the sounds, 0 to 1. */
  volume: number;
  vibration: boolean;
  /** Factor on the size of all text: one of TEXT_SIZES. */
  text: number;
  odds: boolean;
  speed: number;
  /** Whether a screen says to whom a shared device is to be passed. */
  passScreen: boolean;
  /** On a tablet that lies on the table, the seats along the far edge are turned towards their players. */
  facing: boolean;
}

export const TEXT_SIZES = { normal: 1, large: 1.15, largest: 1.3 } as const;

export const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  theme: null,
  sound: true,
  volume: 0.7,
  vibration: true,
  text: TEXT_SIZES.normal,
  odds: true,
  speed: SPEED.normal,
  passScreen: true,
  facing: false,
};
/** The value of «Fast» in earlier versions. */
const EARLIER_FAST = 0.6;

export function loadPreferences(): Preferences {
  try {
    const saved = JSON.parse(readItem(PREFERENCES_KEY) ?? "{}") as Partial<Preferences>;
    const found = { ...DEFAULT_PREFERENCES, ...saved };
    return found.speed === EARLIER_FAST ? { ...found, speed: SPEED.fast } : found;
  } catch {
    return { ...DEFAULT_PREFERENCES };
  }
}

export function storePreferences(preferences: Preferences): void {
  writeItem(PREFERENCES_KEY, JSON.stringify(preferences));
}
