/** Responsive layout: screen sizes, and how crowded the table is. A phone on its side counts as a phone. */

import { MediaQuery } from "svelte/reactivity";
import type { Size } from "../../components/cards/faces";
import { bigScreen, televisionSized } from "../../state/bigScreen.svelte";

export const phone = new MediaQuery("(max-width: 599px), (max-height: 499px)");
/** A small phone: its stage has room for one short sentence. */
export const small = new MediaQuery("(max-width: 359px)");
export const narrow = new MediaQuery("(max-width: 899px), (max-height: 499px)");
/** There is room for the log beside the table; elsewhere it is a sheet (`.log` in TableView.css). */
export const roomy = new MediaQuery("(min-width: 1200px)");

const tall = new MediaQuery("(min-height: 800px)");
/** Two rows of seats fit above the stage. */
const high = new MediaQuery("(min-height: 740px)");
const short = new MediaQuery("(min-height: 500px) and (max-height: 659px)");

/** A television, or a smaller screen that was chosen to show the table to a room. */
const huge = () => televisionSized.current || bigScreen.on;

/** With more other seats than this, a phone shows one line for each and a tablet two: stage and buttons must stay in sight. */
const ROWS = { seated: { tall: 5, low: 3, short: 1 }, watching: { tall: 8, low: 6, short: 4 } };
/** Spectators see the stage above the seats when there are more seats than this; on a television always. */
const MANY_SEATS = 6;
/** With more seats than this, a phone shows a strip of petals above them. */
const STRIP_SEATS = 18;
/** With more seats than this on a wide screen, all are small. */
const DENSE_SEATS = 12;

export interface Crowd {
  /** The layout for televisions and crowds, with the stage above the seats. */
  many: boolean;
  dense: boolean;
  /** The seat that acts has one line, too: with two, the last seat would lie below the action bar. */
  folded: boolean;
  mid: boolean;
  columns: number;
  /** Too many for one screen of a phone: a strip of petals says who is left. */
  strip: boolean;
}

export function crowd(others: number, seated: boolean): Crowd {
  const many = !seated && (others > MANY_SEATS || huge());
  if (narrow.current) {
    const rows = ROWS[seated ? "seated" : "watching"];
    const dense = others > (phone.current && tall.current ? rows.tall : short.current ? rows.short : rows.low);
    const strip = phone.current && others + Number(seated) > STRIP_SEATS;
    return { many, dense, folded: dense && seated && phone.current && short.current, mid: false, columns: 1, strip };
  }
  const mid = many && others > DENSE_SEATS && others <= 18 && huge();
  return {
    many,
    dense: !mid && (many ? others > DENSE_SEATS : others > 7),
    folded: false,
    mid,
    columns: many || (!seated && high.current) ? watched(others) : around(others),
    strip: false,
  };
}

/** Columns beside the log, above one's own seat. */
function around(others: number): number {
  if (others <= 4) return others;
  return others > 7 ? 6 : others > 6 ? 4 : 3;
}

/** Columns for spectators: the fewer seats, the larger. */
function watched(seats: number): number {
  if (seats > 24) return huge() ? 8 : 6;
  if (seats > 12) return 6;
  return seats > 6 ? 4 : seats === 4 ? 2 : Math.min(3, seats);
}

/** Return the size of a seat's cards. */
export function cardSize(mine: boolean): Size {
  if (mine) return narrow.current ? "table" : "hand";
  return phone.current ? "mini" : "table";
}

export function pileSize(): Size {
  return narrow.current ? "table" : "hand";
}
