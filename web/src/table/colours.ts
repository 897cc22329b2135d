import type { TableView } from "../protocol";

const COLOURS = 8;

/** The colour of a seat: the person's own, or one by the seat. */
export function colourOf(table: TableView, seat: number): number {
  const person = table.seats[seat]?.person;
  const own = person === null || person === undefined ? null : table.people[person]?.colour;
  return own ?? (seat % COLOURS) + 1;
}
