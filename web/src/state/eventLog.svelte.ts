/** What has been shown, in sentences, newest first; and who hears of it: the log, the ears, the screen reader. */

import type { GameEvent, GameView, Happened, TableView, Worth } from "../net/protocol";
import { narrateEvent, narrateRoomEvent, type LogLine } from "../i18n/narrate";

/** The newest of the lines that are no news; every line that is told has a higher number. */
const OLD = -1;

export type ShownListener = (event: GameEvent, table: TableView) => void;

export class EventLog {
  lines: LogLine[] = $state.raw([]);
  /** The table as somebody found it in the middle of a game: what was told before is still to come. */
  joined: TableView | null = $state.raw(null);
  /** It was asked for, and could not be had. */
  historyMissing = $state(false);
  #before: GameView | null = null;
  #hearers: ShownListener[] = [];

  /** The table as somebody finds it, and what had been told by then, newest first, if that is known: the story begins here. */
  begin = (table: TableView, lines: LogLine[] | null = null): void => {
    this.lines = lines ?? [];
    this.historyMissing = false;
    this.joined = !lines && table.game?.round ? { ...table } : null;
    this.#before = copy(table.game);
  };

  /** What had been told by then, newest first, goes below what has been told since. It is no news: nobody hears of it. */
  addEarlier = (found: TableView, lines: readonly LogLine[]): void => {
    if (found !== this.joined) return; // somebody has come anew meanwhile
    this.joined = null;
    this.historyMissing = false;
    this.lines = [...this.lines, ...lines.map((line, at) => ({ ...line, id: OLD - at }))];
  };

  addRoomEvent = (told: Happened, table: TableView): void => {
    const line = narrateRoomEvent(told, table);
    if (line) this.#add(line);
    if (told.act.act === "started") {
      this.lines = []; // the story is the game's: who came and sat down before it is not in it, for nobody
      this.#before = copy(table.game);
    }
  };

  addGameEvent = (event: GameEvent, worth: Worth | null, table: TableView): void => {
    if (this.#before) {
      const names = table.seats.map((seat) => seat.name ?? "?");
      this.#add(narrateEvent(event, worth, { game: this.#before, names }));
    }
    this.#before = copy(table.game);
    for (const hear of this.#hearers) hear(event, table);
  };

  /** From now on `hear` is called with every event as it is shown. */
  listen(hear: ShownListener): () => void {
    this.#hearers.push(hear);
    return () => (this.#hearers = this.#hearers.filter((each) => each !== hear));
  }

  /** What was shown last and is worth a line. */
  get last(): LogLine | null {
    return this.lines.find((line) => !line.quiet) ?? null;
  }

  #add(line: LogLine): void {
    this.lines = [line, ...this.lines];
  }
}

function copy(game: GameView | null): GameView | null {
  return game && ($state.snapshot(game) as GameView);
}
