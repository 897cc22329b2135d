/** What the screen allows: three widths, and how crowded the table is. */

import { MediaQuery } from "svelte/reactivity";
import type { Size } from "../cards/faces";

export const phone = new MediaQuery("(max-width: 599px)");
export const narrow = new MediaQuery("(max-width: 899px)");
export const wide = new MediaQuery("(min-width: 1800px)");
/** There is room for the log beside the table; elsewhere it is a sheet (`.log` in table.css). */
export const roomy = new MediaQuery("(min-width: 1200px)");
export const still = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Above so many others, a phone shows one line for each; above so many on a wide screen, all are small. */
const ROWS = 5;
const DENSE = 12;

export interface Crowd {
  /** The television's arrangement: nobody sits here, or too many sit. */
  many: boolean;
  dense: boolean;
  mid: boolean;
  columns: number;
}

export function crowd(others: number, seated: boolean): Crowd {
  const many = !seated && others > 6;
  if (narrow.current) return { many, dense: others > ROWS, mid: false, columns: 1 };
  const mid = many && others > DENSE && others <= 18 && wide.current;
  return { many, dense: !mid && (many ? others > DENSE : others > 7), mid, columns: columns(others, many) };
}

function columns(others: number, many: boolean): number {
  if (many) return others > 18 ? (wide.current ? 8 : 6) : others > 12 ? 6 : 4;
  if (others <= 3) return Math.max(2, others);
  return others > 7 ? 6 : 4;
}

/** How large the cards of a seat are drawn. */
export function cardSize(mine: boolean): Size {
  if (mine) return narrow.current ? "table" : "hand";
  return phone.current ? "mini" : "table";
}

export function pileSize(): Size {
  return narrow.current ? "table" : "hand";
}
