/**
 * Additions of a page to a backup of the games on this device: tokens, so that whoever restores it elsewhere still has
 * their seats there, and so do those who share the device with them; and what is kept of one's own games.
 */

import { addOwnGames, loadOwnGames } from "./ownGames";
import { loadHotSeat, loadToken, saveHotSeat, saveToken } from "./storage";

interface BackedUpGame {
  id: string;
  code: string;
  tokens?: string[];
}

interface Backup {
  games: BackedUpGame[];
  /** Own results, from one's own games. */
  own?: unknown;
}

/** Add to each game of a backup the tokens of those who play it in this browser, the browser's owner first. */
export function withTokens(text: string): string {
  const backup = JSON.parse(text) as Backup;
  for (const game of backup.games) {
    const token = loadToken(game.id);
    if (token !== null) game.tokens = [token, ...loadHotSeat(game.id)];
  }
  backup.own = loadOwnGames();
  return JSON.stringify(backup);
}

/** Save the tokens of a backup that was restored, for the games at which nobody in this browser has a token yet. */
export function saveTokens(text: string): void {
  const backup = JSON.parse(text) as Backup;
  addOwnGames(backup.own);
  for (const { id, code, tokens } of backup.games) {
    const [token, ...others] = tokens ?? [];
    if (token === undefined || loadToken(id) !== null) continue;
    for (const key of [id, code]) {
      saveToken(key, token);
      saveHotSeat(key, others);
    }
  }
}
