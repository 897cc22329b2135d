import type { TableView } from "../net/protocol";

/** Return the points that win at this table. */
export function targetOf(table: TableView): number {
  return table.rules.target as number;
}

export const DEFAULT_TARGET = 200;
const MAX_TARGET = 10_000;
/** The limit of seats times target, so that a game ends; the server refuses more as `too_long_a_game`. */
const MAX_SEATS_TIMES_TARGET = 20_000;

/** Return the highest target for this many seats. */
export function maxTarget(seats: number): number {
  return Math.min(MAX_TARGET, Math.floor(MAX_SEATS_TIMES_TARGET / seats));
}
