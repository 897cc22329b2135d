/** A game as another phone hands it over: the backup of one game. Python reads it; here is only what the question names. */

export interface HandedOver {
  id: string;
  names: string[];
  /** The whole text, as it came. */
  text: string;
}

/** Return whose game a text holds; null if it is none. */
export function handedOver(text: string | null): HandedOver | null {
  if (text === null) return null;
  try {
    const { games } = JSON.parse(text) as { games?: { score?: { game?: unknown; names?: unknown } }[] };
    const score = games?.length === 1 ? games[0]?.score : undefined;
    if (typeof score?.game !== "string" || !Array.isArray(score.names)) return null;
    return { id: score.game, names: score.names.map(String), text };
  } catch {
    return null;
  }
}
