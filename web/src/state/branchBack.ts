/** The way back from a branch to the choice at which it left its game. */

import type { TableView } from "../net/protocol";

const KEY_PREFIX = "flip7:back:";

/** Remember, in this tab, from which page a branch was made. */
export function saveWayBack(table: string, path: string): void {
  try {
    sessionStorage.setItem(KEY_PREFIX + table, path);
  } catch {
    // private, or full: the way leads to the replay then
  }
}

/** Return where a branch leads back to; null for a game that is none, or one of a record that this tab does not know. */
export function wayBackFrom({ id, branch }: TableView): string | null {
  if (!branch) return null;
  return loadWayBack(id) ?? (branch.of ? `/g/${branch.of}?choice=${branch.choice}` : null);
}

function loadWayBack(table: string): string | null {
  try {
    return sessionStorage.getItem(KEY_PREFIX + table);
  } catch {
    return null;
  }
}
