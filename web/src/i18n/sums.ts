/** A worth as its sum: «28 ×2 +4 = 60». */

import type { Worth } from "../net/protocol";

/** The terms before the equals sign; one alone needs none. */
export function terms(worth: Worth): string[] {
  const doubled = Array.from({ length: worth.doublings }, () => "×2");
  const added = worth.bonuses.map((points) => `+${points}`);
  const bonus = worth.flip_7 ? [`+${worth.flip_7}`] : [];
  const numbers = worth.numbers || doubled.length || !added.length ? [String(worth.numbers)] : [];
  const all = [...numbers, ...doubled, ...added, ...bonus];
  return all.length > 1 ? all : [];
}

export function sum(worth: Worth): string {
  const parts = terms(worth);
  return parts.length ? `${parts.join(" ")} = ${worth.points}` : String(worth.points);
}
