/** The standings after a round, with how they changed, and who deals the next one. */

import type { TableView } from "../../net/protocol";
import type { Summary } from "../../state/shown";
import { say } from "../../i18n/index.svelte";

export interface Standing {
  seat: number;
  /** From 1; equal totals share a rank. */
  rank: number;
  change: "up" | "down" | "same";
  /** Of this round. */
  points: number;
  total: number;
}

/** Rank all seats, best first; of equal ones the lower seat first. Nobody climbs or falls in the first round. */
export function standings(summary: Pick<Summary, "points" | "before">): Standing[] {
  const before = (seat: number) => summary.before[seat] ?? 0;
  const total = (seat: number) => before(seat) + (summary.points[seat] ?? 0);
  const seats = summary.points.map((_, seat) => seat);
  const rank = (value: (seat: number) => number, seat: number) =>
    1 + seats.filter((other) => value(other) > value(seat)).length;
  const begins = seats.every((seat) => before(seat) === 0);
  return seats
    .toSorted((a, b) => total(b) - total(a) || a - b)
    .map((seat) => {
      const climbed = begins ? 0 : rank(before, seat) - rank(total, seat);
      const change = climbed > 0 ? "up" : climbed < 0 ? "down" : "same";
      return { seat, rank: rank(total, seat), change, points: summary.points[seat] ?? 0, total: total(seat) };
    });
}

/** Say who deals next; nothing if that is not known. */
export function nextDealer(dealer: number | null, table: TableView, me: number | null): string {
  if (dealer === null) return "";
  return say("summary-deals", { you: dealer === me ? "yes" : "no", name: table.seats[dealer]?.name ?? "?" });
}
