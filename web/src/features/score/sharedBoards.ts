/** Which games of this device are shared, and how this device keeps score there. */

import { itemKeys, readItem, removeItem, writeItem } from "../../state/storage";

export interface SharedBoard {
  /** The board's id on the server, and its code. */
  id: string;
  code: string;
  /** The link by which everybody may watch. */
  link: string;
  /** The token that makes this device a keeper. */
  token: string;
  /** The token that makes another device a keeper; only the person who shared the board has it. */
  invitation: string | null;
}

const KEY_PREFIX = "flip7:board:";

export function loadSharedBoard(game: string): SharedBoard | null {
  try {
    return JSON.parse(readItem(KEY_PREFIX + game) ?? "null") as SharedBoard | null;
  } catch {
    return null;
  }
}

/** Return how this device keeps score at the board with that id; null if it does not. */
export function findSharedBoard(id: string): SharedBoard | null {
  const games = itemKeys(KEY_PREFIX).map((key) => key.slice(KEY_PREFIX.length));
  return games.map(loadSharedBoard).find((board) => board?.id === id) ?? null;
}

export function saveSharedBoard(game: string, board: SharedBoard): void {
  writeItem(KEY_PREFIX + game, JSON.stringify(board));
}

export function forgetSharedBoard(game: string): void {
  removeItem(KEY_PREFIX + game);
}
