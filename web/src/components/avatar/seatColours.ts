/** Seat colours: which of the eight each seat has. The colours themselves are in design/colours.json. */

import type { TableView } from "../../net/protocol";
import { profile } from "../../state/profile.svelte";

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

/** Give a person who never chose a colour one that nobody at the table has, as long as there is one. */
export function avoidColours(people: readonly { seat: number | null; colour: number | null }[]): void {
  const taken = people.filter((person) => person.seat !== null).map((person) => person.colour);
  if (profile.picked || !taken.includes(profile.colour)) return;
  profile.colour = COLOURS.find((colour) => !taken.includes(colour)) ?? profile.colour;
}
