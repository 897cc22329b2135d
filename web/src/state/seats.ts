/** Seats: how many a table has, whether one is left, and whose occupant plays from the next round on (X.15). */

import type { TableView } from "../net/protocol";

/** The fewest and most seats of a table (`FEWEST_SEATS` and `MOST_SEATS` in `flip7.protocol.room_options`). */
export const MIN_SEATS = 2;
export const MAX_SEATS = 40;

/** Whether whoever sits there waits for the next round: a bot finishes this one for them, or they are not dealt to yet. */
export function isLate(table: Pick<TableView, "seats" | "game" | "phase">, seat: number): boolean {
  const view = table.seats[seat];
  if (!view || table.phase !== "playing" || !table.game) return false;
  return (view.waits ?? false) || seat >= table.game.places.length;
}

/** Whether bots have all seats but one. */
export function isAloneWithBots(table: Pick<TableView, "seats">): boolean {
  return table.seats.filter((seat) => seat.bot === null).length === 1;
}

/** Whether players may ask for advice (`RoomState.offers_advice` in `flip7.protocol.room_state`). */
export function offersAdvice(table: Pick<TableView, "seats" | "options">): boolean {
  return table.options.advice ?? isAloneWithBots(table);
}

/** Whether a seat is left for somebody who comes: free, a bot's, or a new one. */
export function hasRoom(table: Pick<TableView, "seats">): boolean {
  return table.seats.length < MAX_SEATS || table.seats.some((seat) => seat.person === null);
}
