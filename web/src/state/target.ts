import type { TableView } from "../net/protocol";

/** The points that win; a table always says them. */
export function target(table: TableView): number {
  return table.rules.target as number;
}

export const USUAL_TARGET = 200;
const HIGHEST_TARGET = 10_000;
/** Seats times target may be no more, so that a game comes to its end; the server refuses it as `too_long_a_game`. */
const LONGEST_GAME = 20_000;

/** The most points that a table of so many seats can play to. */
export function mostTarget(seats: number): number {
  return Math.min(HIGHEST_TARGET, Math.floor(LONGEST_GAME / seats));
}
