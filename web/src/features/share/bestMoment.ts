/** The best moment of a game: what people will still talk about tomorrow. */

import type { Card, GameView, Happened } from "../../net/protocol";
import { applyGameEvent } from "../../state/gameReducer";

export type MomentKind = "flip-seven" | "saved" | "round";

export interface BestMoment {
  kind: MomentKind;
  seat: number;
  round: number;
  /** The points of the seat in that round. */
  points: number;
  /** The seat's cards when the round ended: numbers, then modifiers, then actions. */
  cards: Card[];
}

/**
 * How many points a moment counts besides those that were scored. A Flip 7 comes before everything else; a line that a Second
 * Chance saved counts as much more as a Flip 7 brings, so it beats a slightly better round in which nothing happened.
 */
const BONUS: Record<MomentKind, number> = { "flip-seven": 1000, saved: 15, round: 0 };

/** Return the best moment: the one that counts most, and of equal ones the first; null if nobody has scored. */
export function bestMoment(history: readonly Happened[]): BestMoment | null {
  const counts = (moment: BestMoment) => moment.points + BONUS[moment.kind];
  return scored(history).reduce<BestMoment | null>(
    (best, each) => (best === null || counts(each) > counts(best) ? each : best),
    null,
  );
}

/** Every line that scored, in the order of the rounds and seats. */
function scored(history: readonly Happened[]): BestMoment[] {
  const moments: BestMoment[] = [];
  const saved = new Set<number>();
  let game: GameView | null = null;
  for (const told of history) {
    if (told.game) game = structuredClone(told.game);
    for (const [at, event] of told.events.entries()) {
      if (!game) continue;
      if (event.event === "round_began") saved.clear();
      if (event.event === "saved") saved.add(event.seat);
      if (event.event === "round_ended") {
        const { round, places } = game;
        for (const [seat, points] of event.points.entries()) {
          const kind = event.flipped_seven === seat ? "flip-seven" : saved.has(seat) ? "saved" : "round";
          if (points > 0) moments.push({ kind, seat, round, points, cards: sorted(places[seat]?.cards ?? []) });
        }
      }
      applyGameEvent(game, event, told.worths[at] ?? null);
    }
  }
  return moments;
}

/** Numbers from low to high, then modifiers, then actions. */
function sorted(cards: readonly Card[]): Card[] {
  const place = (card: Card) => (/^\d/.test(card) ? Number(card) : card.startsWith("+") || card === "x2" ? 100 : 200);
  return [...cards].sort((one, other) => place(one) - place(other));
}
