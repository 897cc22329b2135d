/** The three slots of a Flip Three, in the order in which their cards came. */

import type { GameEvent, GameView } from "../net/protocol";
import type { Fate, FlippedCard } from "../state/shown";

export const FLIPS = 3;

export interface Slot extends FlippedCard {
  state: Exclude<Fate, null> | "next" | "later";
}

/** Return what an event makes of the card that is held up; null if it does not say. */
export function fateOf(event: GameEvent): Fate {
  switch (event.event) {
    case "kept":
      return /^\d+$/.test(event.card) ? "line" : "kept";
    case "set_aside":
      return "aside";
    case "saved":
    case "busted":
    case "passed_on":
    case "discarded":
      return "gone";
    default:
      return null;
  }
}

/** Return the cards of a Flip Three that somebody finds under way: only those set aside are still to be seen. */
export function recall(game: GameView | null): FlippedCard[] {
  const task = game?.pending.at(-1);
  if (task?.task !== "flip_three") return [];
  const kept = Math.max(0, FLIPS - task.left - task.set_aside.length);
  return [
    ...Array.from({ length: kept }, (): FlippedCard => ({ card: null, fate: "kept" })),
    ...task.set_aside.map((card): FlippedCard => ({ card, fate: "aside" })),
  ];
}

/** Return what lies in each of the three slots. A card that is held up lies in none: its slot is the next. */
export function slotsOf(flipped: readonly FlippedCard[]): Slot[] {
  return Array.from({ length: FLIPS }, (_, at): Slot => {
    const known = flipped[at];
    if (known?.fate) return { card: known.card, fate: known.fate, state: known.fate };
    const first = flipped.findIndex((each) => each.fate === null);
    return { card: null, fate: null, state: at === (first < 0 ? flipped.length : first) ? "next" : "later" };
  });
}
