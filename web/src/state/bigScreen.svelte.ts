/** Big screen: whether this page is a display for a room, and whether a phone beside one shows its own cards alone. */

import { MediaQuery } from "svelte/reactivity";
import { readItem, writeItem } from "./storage";

/** A screen of this size is taken for a television as long as nobody at the table uses it. */
export const televisionSized = new MediaQuery("(min-width: 1800px)");
/** Smaller screens cannot show a table for a room, whatever they were chosen for. */
const large = new MediaQuery("(min-width: 900px) and (min-height: 500px)");

const SCREEN_KEY_PREFIX = "flip7:screen:";
const POCKET_KEY_PREFIX = "flip7:pocket:";

/** The use of a screen at a table: to show it to a room, or by one person. */
export type ScreenUse = "display" | "own";

/** Whether the table that is shown now is drawn for a room. */
export const bigScreen = $state({ on: false });

/** Return what this screen was chosen for at the table with that code; null if nobody chose. */
export function loadScreenUse(code: string): ScreenUse | null {
  const found = readItem(SCREEN_KEY_PREFIX + code);
  return found === "display" || found === "own" ? found : null;
}

/** Remember what this screen is for at the table and its rematches, which have the same code. */
export function saveScreenUse(code: string, use: ScreenUse): void {
  writeItem(SCREEN_KEY_PREFIX + code, use);
}

/** Whether a screen on which nobody sits shows the table to a room. */
export function isDisplay(use: ScreenUse | null): boolean {
  return large.current && (use === null ? televisionSized.current : use === "display");
}

/** Return whether this device shows only its own cards at the table with that code. */
export function loadPocket(code: string): boolean {
  return readItem(POCKET_KEY_PREFIX + code) === "on";
}

export function savePocket(code: string, on: boolean): void {
  writeItem(POCKET_KEY_PREFIX + code, on ? "on" : "off");
}
