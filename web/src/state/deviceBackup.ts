/**
 * Tokens in a backup of the games on this device: whoever restores it elsewhere still has their seats there, and so do
 * those who share the device with them.
 */

import { loadHotSeat, loadToken, saveHotSeat, saveToken } from "./storage";

interface BackedUpGame {
  id: string;
  code: string;
  tokens?: string[];
}

interface Backup {
  games: BackedUpGame[];
}

/** Add to each game of a backup the tokens of those who play it in this browser, the browser's owner first. */
export function withTokens(text: string): string {
  const backup = JSON.parse(text) as Backup;
  for (const game of backup.games) {
    const token = loadToken(game.id);
    if (token !== null) game.tokens = [token, ...loadHotSeat(game.id)];
  }
  return JSON.stringify(backup);
}

/** Save the tokens of a backup that was restored, for the games at which nobody in this browser has a token yet. */
export function saveTokens(text: string): void {
  const backup = JSON.parse(text) as Backup;
  for (const { id, code, tokens } of backup.games) {
    const [token, ...others] = tokens ?? [];
    if (token === undefined || loadToken(id) !== null) continue;
    for (const key of [id, code]) {
      saveToken(key, token);
      saveHotSeat(key, others);
    }
  }
}
