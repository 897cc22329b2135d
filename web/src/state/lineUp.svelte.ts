/** Line-up: who plays on this device, in the order of their seats, and how. Remembered for the next game. */

import { MAX_NAME_LENGTH, profile } from "./profile.svelte";
import { readItem, writeItem } from "./storage";
import { DEFAULT_TARGET, maxTarget } from "./target";

const LINE_UP_KEY = "flip7:lineup";
/** The most people, and the most seats with bots, that play on one device. */
export const MAX_PEOPLE = 12;
export const MAX_LINE_UP = 18;
const COLOUR_COUNT = 8;

export type LineUpSeat =
  { kind: "person"; id: number; name: string; colour: number } | { kind: "bot"; id: number; bot: string };

export interface LineUp {
  seats: LineUpSeat[];
  target: number;
  odds: boolean;
}

let ids = 0;

export const lineUp: LineUp = $state(loadLineUp());

export function saveLineUp(): void {
  writeItem(LINE_UP_KEY, JSON.stringify($state.snapshot(lineUp)));
}

export function peopleIn(seats: readonly LineUpSeat[]) {
  return seats.filter((seat) => seat.kind === "person");
}

/** Add somebody with a colour that nobody has yet, while there is one. */
export function addPerson(): LineUpSeat {
  const used = new Set(peopleIn(lineUp.seats).map((seat) => seat.colour));
  const colours = Array.from({ length: COLOUR_COUNT }, (_, at) => at + 1);
  const colour = colours.find((each) => !used.has(each)) ?? (lineUp.seats.length % COLOUR_COUNT) + 1;
  return add({ kind: "person", id: ids++, name: "", colour });
}

export const addBot = (bot: string): LineUpSeat => add({ kind: "bot", id: ids++, bot });

function add(seat: LineUpSeat): LineUpSeat {
  lineUp.seats.push(seat);
  lineUp.target = Math.min(lineUp.target, maxTarget(lineUp.seats.length));
  saveLineUp();
  return seat;
}

export function removeSeat(at: number): void {
  lineUp.seats.splice(at, 1);
  saveLineUp();
}

export function swapSeats(first: number, second: number): void {
  const [one, other] = [lineUp.seats[first], lineUp.seats[second]];
  if (!one || !other) return;
  [lineUp.seats[first], lineUp.seats[second]] = [other, one];
  saveLineUp();
}

/** Return the saved line-up; without one, the person of this browser and somebody else. */
function loadLineUp(): LineUp {
  try {
    const found = JSON.parse(readItem(LINE_UP_KEY) ?? "") as Partial<LineUp>;
    const seats = (found.seats ?? []).flatMap(known).slice(0, MAX_LINE_UP);
    if (peopleIn(seats).length) {
      const target = Math.round(Number(found.target)) || DEFAULT_TARGET;
      return { seats, target: Math.min(Math.max(1, target), maxTarget(seats.length)), odds: found.odds !== false };
    }
  } catch {
    // never saved, or malformed
  }
  const first: LineUpSeat = { kind: "person", id: ids++, name: profile.name, colour: profile.colour };
  const second: LineUpSeat = { kind: "person", id: ids++, name: "", colour: (profile.colour % COLOUR_COUNT) + 1 };
  return { seats: [first, second], target: DEFAULT_TARGET, odds: true };
}

/** Return a saved seat with a new id, or nothing if it is malformed. */
function known(seat: Partial<LineUpSeat>): LineUpSeat[] {
  if (seat.kind === "bot" && typeof seat.bot === "string") return [{ kind: "bot", id: ids++, bot: seat.bot }];
  if (seat.kind !== "person" || typeof seat.name !== "string") return [];
  const colour = Math.min(COLOUR_COUNT, Math.max(1, Math.round(Number(seat.colour)) || 1));
  return [{ kind: "person", id: ids++, name: seat.name.slice(0, MAX_NAME_LENGTH), colour }];
}
