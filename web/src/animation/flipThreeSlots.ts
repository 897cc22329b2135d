/** The three places of a Flip Three, in the order in which their cards came. */

import type { Card } from "../net/protocol";

export type SlotState = "done" | "aside";

export interface Slot {
  /** The card that waits there. */
  card: Card | null;
  state: SlotState | "next" | "later";
}

/**
 * Which of the cards lie on the table and which are set aside. The table knows how many, and not in which order: what was
 * seen before is kept, and a card is set aside just after it came.
 */
export function orderOf(seen: readonly SlotState[], flipped: number, aside: number): SlotState[] {
  const known = seen.filter((came) => came === "aside").length;
  const same = seen.length <= flipped && known <= aside;
  const order: SlotState[] = same ? [...seen] : [];
  while (order.length < flipped) order.push("done");
  for (let left = aside - (same ? known : 0); left > 0; left--) order[order.lastIndexOf("done")] = "aside";
  return order;
}

/** What lies at each of the three places. */
export function slotsOf(order: readonly SlotState[], aside: readonly Card[]): Slot[] {
  const waiting = [...aside];
  return Array.from({ length: 3 }, (_, at) => {
    const state = order[at] ?? (at === order.length ? "next" : "later");
    return { card: state === "aside" ? (waiting.shift() ?? null) : null, state };
  });
}
