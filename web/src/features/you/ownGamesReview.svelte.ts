/** Review of own games: those that were not reviewed yet, one after the other; what is known already is shown at once. */

import { fetchDeviceGames, Refused } from "../../net/api";
import { fetchOwnResults, keepDeviceGame, keepServerGame, type OwnResults } from "../../net/ownResults";
import { isDeviceKey } from "../../net/tableLink";
import { eraseOwnGames, isNewEnough, loadOwnGames, saveOwnGames } from "../../state/ownGames";

/** The one refusal that says that a game at a server is gone; after any other, it is asked for at the next visit. */
const GONE = "unknown_table";

/** A game that counts among the results; the seat is null on this device, where the names tell it. */
export interface ListedGame {
  id: string;
  seat: number | null;
  at: number;
  /** One's own place among so many players, as Python has kept it; null if it is not readable. */
  place: { place: number; players: number } | null;
}

export class OwnGamesReview {
  results: OwnResults | null = $state.raw(null);
  /** The games that the results are made of, newest first. */
  games: ListedGame[] = $state.raw([]);
  /** Games that are still to be looked at. */
  left = $state(0);
  /** Games of several people, none of whom has the name of this device's owner. */
  unknown = $state(0);
  gone = $state(0);
  refusal: Refused | null = $state.raw(null);
  erased = $state(false);
  #stopped = false;
  /** Number of the last run: an earlier one that still goes on changes nothing any more. */
  #turn = 0;
  #undo: (() => void) | null = null;

  /** `name` is what this device's owner is called. */
  constructor(readonly name: () => string) {}

  stop(): void {
    this.#stopped = true;
  }

  async run(): Promise<void> {
    const turn = ++this.#turn;
    const isOver = (): boolean => this.#stopped || turn !== this.#turn;
    [this.refusal, this.unknown, this.left] = [null, 0, 0];
    try {
      await this.#tell(isOver);
      const waiting = isOver() ? [] : await this.#waiting();
      if (isOver()) return;
      this.left = waiting.length;
      for (const [id, seat, at] of waiting) {
        if (await this.#keep(id, seat, at, isOver)) await this.#tell(isOver);
        if (isOver()) return;
        this.left -= 1;
      }
      this.gone = Object.values(loadOwnGames().games).filter((game) => game.gone).length;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isOver()) return;
      this.refusal = error;
      this.left = 0;
    }
  }

  async erase(): Promise<void> {
    this.#undo = eraseOwnGames(Date.now());
    this.erased = true;
    this.gone = 0;
    await this.run();
  }

  async undo(): Promise<void> {
    this.#undo?.();
    this.erased = false;
    await this.run();
  }

  async #tell(isOver: () => boolean): Promise<void> {
    const kept = Object.entries(loadOwnGames().games).filter(([, game]) => game.kept);
    const results = await fetchOwnResults(kept.map(([, game]) => game.kept));
    if (isOver()) return;
    this.results = results;
    this.games = kept
      .map(([id, { seat, at, kept: game }]) => ({ id, seat, at, place: placeIn(game) }))
      .sort((one, other) => other.at - one.at);
  }

  /** List the games of which nothing is kept yet, those on this device first: they need no network. */
  async #waiting(): Promise<[id: string, seat: number | null, at: number][]> {
    const own = loadOwnGames();
    const { since, games } = own;
    const here = (await fetchDeviceGames())
      .filter(
        (game) => game.phase === "over" && game.playable && !game.branch && game.last >= since && !games[game.id]?.kept,
      )
      .filter((game) => isNewEnough(own, game.created))
      .map((game): [string, null, number] => [game.id, null, game.created]);
    const there = Object.entries(games)
      .filter(([id, game]) => !isDeviceKey(id) && !game.kept && !game.gone)
      .map(([id, game]): [string, number | null, number] => [id, game.seat, game.at]);
    return [...here, ...there];
  }

  /** Keep what concerns oneself of a game; return whether there is something new. */
  async #keep(id: string, seat: number | null, at: number, isOver: () => boolean): Promise<boolean> {
    try {
      const kept = seat === null ? await keepDeviceGame(id, this.name()) : await keepServerGame(id, seat, at, isOver);
      if (isOver()) return false;
      if (kept) this.#note(id, seat, at, { kept });
      else this.unknown += 1;
      return Boolean(kept);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!isOver() && error.reason === GONE && seat !== null) this.#note(id, seat, at, { gone: true });
      return false;
    }
  }

  #note(id: string, seat: number | null, at: number, more: { kept: unknown } | { gone: true }): void {
    const own = loadOwnGames();
    own.games[id] = { seat, at, ...more };
    saveOwnGames(own);
  }
}

function placeIn(kept: unknown): ListedGame["place"] {
  const { place, seats } = kept as { place?: unknown; seats?: unknown };
  return typeof place === "number" && typeof seats === "number" ? { place, players: seats } : null;
}
