/** What the screen allows: three widths, and how crowded the table is. A phone that lies on its side is a phone. */

import { MediaQuery } from "svelte/reactivity";
import type { Size } from "../../components/cards/faces";

export const phone = new MediaQuery("(max-width: 599px), (max-height: 499px)");
export const narrow = new MediaQuery("(max-width: 899px), (max-height: 499px)");
export const wide = new MediaQuery("(min-width: 1800px)");
/** There is room for the log beside the table; elsewhere it is a sheet (`.log` in table.css). */
export const roomy = new MediaQuery("(min-width: 1200px)");

const tall = new MediaQuery("(min-height: 800px)");
/** Two rows of seats fit above the stage. */
const high = new MediaQuery("(min-height: 740px)");
const short = new MediaQuery("(min-height: 500px) and (max-height: 659px)");

/** Above so many others, a phone shows one line for each, and a tablet two: the stage must stay in sight, and for players the buttons, too. */
const ROWS = { seated: { tall: 5, low: 3, short: 1 }, watching: { tall: 8, low: 6, short: 4 } };
/** So many watch on any screen with the stage above the seats; on a television everybody does. */
const LOG = 6;
/** Above so many on a wide screen, all are small. */
const DENSE = 12;

export interface Crowd {
  /** The television's arrangement: nobody sits here, or too many sit. */
  many: boolean;
  dense: boolean;
  /** Whoever acts has one line, too: with another for them, the last would lie below the plate. */
  folded: boolean;
  mid: boolean;
  columns: number;
}

export function crowd(others: number, seated: boolean): Crowd {
  const many = !seated && (others > LOG || wide.current);
  if (narrow.current) {
    const rows = ROWS[seated ? "seated" : "watching"];
    const dense = others > (phone.current && tall.current ? rows.tall : short.current ? rows.short : rows.low);
    return { many, dense, folded: dense && seated && phone.current && short.current, mid: false, columns: 1 };
  }
  const mid = many && others > DENSE && others <= 18 && wide.current;
  return {
    many,
    dense: !mid && (many ? others > DENSE : others > 7),
    folded: false,
    mid,
    columns: many || (!seated && high.current) ? watched(others) : around(others),
  };
}

/** Beside the log, before somebody's own place. */
function around(others: number): number {
  if (others <= 4) return others;
  return others > 7 ? 6 : others > 6 ? 4 : 3;
}

/** Nobody's own place takes room: the fewer, the larger. */
function watched(seats: number): number {
  if (seats > 18) return wide.current ? 8 : 6;
  if (seats > 12) return 6;
  return seats > 6 ? 4 : seats === 4 ? 2 : Math.min(3, seats);
}

/** How large the cards of a seat are drawn. */
export function cardSize(mine: boolean): Size {
  if (mine) return narrow.current ? "table" : "hand";
  return phone.current ? "mini" : "table";
}

export function pileSize(): Size {
  return narrow.current ? "table" : "hand";
}
