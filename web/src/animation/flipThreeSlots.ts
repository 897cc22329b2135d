/** The three slots of a Flip Three, in the order in which their cards came. */

import type { Card } from "../net/protocol";

export type SlotState = "done" | "aside";

export interface Slot {
  /** The set-aside card that waits in this slot. */
  card: Card | null;
  state: SlotState | "next" | "later";
}

/**
 * Return which of the cards were kept and which set aside, in order. The table knows only how many of each: what was seen
 * before stays, and a card is set aside just after it came.
 */
export function orderOf(seen: readonly SlotState[], flipped: number, aside: number): SlotState[] {
  const known = seen.filter((came) => came === "aside").length;
  const same = seen.length <= flipped && known <= aside;
  const order: SlotState[] = same ? [...seen] : [];
  while (order.length < flipped) order.push("done");
  for (let left = aside - (same ? known : 0); left > 0; left--) order[order.lastIndexOf("done")] = "aside";
  return order;
}

/** Return what lies in each of the three slots. */
export function slotsOf(order: readonly SlotState[], aside: readonly Card[]): Slot[] {
  const waiting = [...aside];
  return Array.from({ length: 3 }, (_, at) => {
    const state = order[at] ?? (at === order.length ? "next" : "later");
    return { card: state === "aside" ? (waiting.shift() ?? null) : null, state };
  });
}
