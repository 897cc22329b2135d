/** The cards as keys: in order of number, then bonuses, then actions. */

import type { Card } from "../../net/protocol";

export const NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const satisfies Card[];
export const MODIFIERS = ["x2", "+2", "+4", "+6", "+8", "+10"] as const satisfies Card[];
export const ACTIONS = ["FZ", "F3", "SC"] as const satisfies Card[];

/** Return the number of copies of each face in one deck (`COPIES` in `flip7.core.cards`). */
export function copies(card: Card): number {
  if (card === "0") return 1;
  if (/^\d/.test(card)) return Number(card);
  return card === "x2" || card.startsWith("+") ? 1 : 3;
}
