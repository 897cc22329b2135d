import type { TableView } from "../net/protocol";

/** The points that win; a table always says them. */
export function targetOf(table: TableView): number {
  return table.rules.target as number;
}

export const DEFAULT_TARGET = 200;
const MAX_TARGET = 10_000;
/** Seats times target may be no more, so that a game comes to its end; the server refuses it as `too_long_a_game`. */
const MAX_SEATS_TIMES_TARGET = 20_000;

/** The most points that a table of so many seats can play to. */
export function maxTarget(seats: number): number {
  return Math.min(MAX_TARGET, Math.floor(MAX_SEATS_TIMES_TARGET / seats));
}
