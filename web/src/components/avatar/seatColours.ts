/** Seat colours: which of the eight each seat has. The colours themselves are in design/colours.json. */

import type { TableView } from "../../net/protocol";

export const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const nextTo = (colour: number): number => (colour % COLOURS.length) + 1;

/** Return each seat's colour: its person's, and for bots and free seats one that nobody has, while there are any. */
export function seatColours(table: Pick<TableView, "seats" | "people">): number[] {
  const chosen = table.seats.map((seat) => (seat.person === null ? null : (table.people[seat.person]?.colour ?? null)));
  const used = new Set(chosen.filter((colour) => colour !== null));
  return chosen.map((colour, seat) => {
    if (colour !== null) return colour;
    let found = nextTo(seat);
    for (let tries = 0; used.has(found) && tries < COLOURS.length; tries++) found = nextTo(found);
    used.add(found);
    return found;
  });
}

/** The colour of one seat. */
export function colourOf(table: Pick<TableView, "seats" | "people">, seat: number): number {
  return seatColours(table)[seat] ?? 1;
}
