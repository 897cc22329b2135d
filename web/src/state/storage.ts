/** What this browser remembers: who you are, where you sit, and how you like it. Without storage, until the page is closed. */

import { keyOf } from "../net/tableLink";

const TOKEN = "flip7:token:";
const GAME = "flip7:game";
const SELF = "flip7:self";
const WISHES = "flip7:wishes";

/** What could not be stored: in a private window, or where there is no room. */
const meanwhile = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, value);
  }
}

function erase(key: string): void {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // it was not stored
  }
}

/** A table has one place here, however its code was typed. */
const place = (table: string): string => TOKEN + (keyOf(table) ?? table);

/** The token for a table, by its code or id. */
export function recall(table: string): string | null {
  return read(place(table));
}

export function remember(table: string, token: string): void {
  write(place(table), token);
}

export function forget(table: string): void {
  erase(place(table));
}

/** The code of the table at which this person plays, or waits for the game. */
export function recallGame(): string | null {
  return read(GAME);
}

export function rememberGame(code: string): void {
  if (read(GAME) !== code) write(GAME, code);
}

/** That game is over, or left. */
export function forgetGame(code: string): void {
  if (read(GAME) === code) erase(GAME);
}

export interface Self {
  name: string;
  colour: number;
}

export function recallSelf(): Self {
  try {
    const found = JSON.parse(read(SELF) ?? "") as Partial<Self>;
    if (typeof found.name === "string" && typeof found.colour === "number")
      return { name: found.name.slice(0, 24), colour: Math.min(8, Math.max(1, Math.round(found.colour))) };
  } catch {
    // never said, or spoilt
  }
  return { name: "", colour: 1 + Math.floor(Math.random() * 8) };
}

export function rememberSelf(self: Self): void {
  write(SELF, JSON.stringify(self));
}

export interface Wishes {
  language: string | null;
  theme: "light" | "dark" | null;
  sound: boolean;
  odds: boolean;
  speed: number;
}

export const USUAL: Wishes = { language: null, theme: null, sound: true, odds: true, speed: 1 };

export function recallWishes(): Wishes {
  try {
    return { ...USUAL, ...(JSON.parse(read(WISHES) ?? "{}") as Partial<Wishes>) };
  } catch {
    return { ...USUAL };
  }
}

export function rememberWishes(wishes: Wishes): void {
  write(WISHES, JSON.stringify(wishes));
}
