/** What this browser remembers: who you are, where you sit, and how you like it. Without storage it just forgets. */

const TOKEN = "flip7:token:";
const SELF = "flip7:self";
const WISHES = "flip7:wishes";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // private window, or full: nothing is remembered
  }
}

/** The token for a table, by its code or id. */
export function recall(table: string): string | null {
  return read(TOKEN + table);
}

export function remember(table: string, token: string): void {
  write(TOKEN + table, token);
}

export function forget(table: string): void {
  try {
    localStorage.removeItem(TOKEN + table);
  } catch {
    // nothing was remembered
  }
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
