/** Hints for giving a card: what it does is said the first times, and remembered in this browser. */

import type { Card } from "../net/protocol";
import { readItem, writeItem } from "./storage";

const KEY = "flip7:give-hints";
/** Times that the effect of a card is explained. */
const TIMES = 3;

function counts(): Partial<Record<Card, number>> {
  try {
    const found: unknown = JSON.parse(readItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Return whether somebody who gives this card may still want to hear what it does. */
export function needsGiveHint(card: Card): boolean {
  return (counts()[card] ?? 0) < TIMES;
}

/** Remember that it was said once more. */
export function countGiveHint(card: Card): void {
  const known = counts();
  writeItem(KEY, JSON.stringify({ ...known, [card]: (known[card] ?? 0) + 1 }));
}
