/** The list of score games as it was last seen, so that the page has its shape before the score keeper is loaded. */

import type { ScoreListed } from "../../net/scores";
import { readItem, writeItem } from "../../state/storage";

const KEY = "flip7:score-games";
/** More are below the first screen, and come with the score keeper. */
const MOST = 20;

export function rememberGames(games: ScoreListed[]): void {
  writeItem(KEY, JSON.stringify(games.slice(0, MOST)));
}

export function rememberedGames(): ScoreListed[] {
  try {
    const found: unknown = JSON.parse(readItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isListed) : [];
  } catch {
    return []; // malformed: the list comes with the score keeper
  }
}

function isListed(game: Partial<ScoreListed> | null): game is ScoreListed {
  return typeof game?.id === "string" && Array.isArray(game.names) && Array.isArray(game.totals);
}
