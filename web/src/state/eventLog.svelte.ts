/** Event log: what has been shown, as sentences, newest first. Others subscribe to it: sounds and screen reader. */

import type { GameEvent, GameView, Happened, TableView, Worth } from "../net/protocol";
import { narrateEvent, narrateRoomEvent, seatOf, type LogLine } from "../i18n/narrate";

/** The id of the newest line from before somebody joined; live lines have higher ids. */
const OLD = -1;

export type ShownListener = (event: GameEvent, table: TableView) => void;

export class EventLog {
  lines: LogLine[] = $state.raw([]);
  /** The table as it was when this person joined in the middle of a game, until the lines before it are loaded. */
  joined: TableView | null = $state.raw(null);
  /** The lines from before could not be loaded. */
  historyMissing = $state(false);
  /** The reader of this log; null for those who watch. */
  person: number | null = $state(null);
  #before: GameView | null = null;
  #hearers: ShownListener[] = [];

  /** Start the log at this table, with the lines up to then, newest first, if they are known. */
  begin = (table: TableView, lines: LogLine[] | null = null): void => {
    this.lines = lines ?? [];
    this.historyMissing = false;
    this.joined = !lines && table.game?.round ? { ...table } : null;
    this.#before = copy(table.game);
  };

  /** Add the lines from before `joined`, newest first, below the others. Listeners are not called. */
  addEarlier = (found: TableView, lines: readonly LogLine[]): void => {
    if (found !== this.joined) return; // the log was restarted meanwhile
    this.joined = null;
    this.historyMissing = false;
    this.lines = [...this.lines, ...lines.map((line, at) => ({ ...line, id: OLD - at }))];
  };

  addRoomEvent = (told: Happened, table: TableView): void => {
    const line = narrateRoomEvent(told, table, () => this.person);
    if (line) this.#add(line);
    if (told.act.act === "started") {
      this.lines = []; // the log is the game's: nobody reads in it who sat down before
      this.#before = copy(table.game);
    }
  };

  addGameEvent = (event: GameEvent, worth: Worth | null, table: TableView): void => {
    if (this.#before) {
      const names = table.seats.map((seat) => seat.name ?? "?");
      this.#add(narrateEvent(event, worth, { game: this.#before, names, me: seatOf(table, this.person) }));
    }
    this.#before = copy(table.game);
    for (const hear of this.#hearers) hear(event, table);
  };

  /** Call `hear` with every event as it is shown; return a function that stops it. */
  listen(hear: ShownListener): () => void {
    this.#hearers.push(hear);
    return () => (this.#hearers = this.#hearers.filter((each) => each !== hear));
  }

  /** The newest line that is worth showing. */
  get last(): LogLine | null {
    return this.lines.find((line) => !line.quiet) ?? null;
  }

  /** The newest line as the news of the table, once everything has been shown. */
  get news(): LogLine | null {
    const line = this.lines.find((each) => each.news || !each.quiet);
    return line?.news ? { ...line, text: line.news } : (line ?? null);
  }

  #add(line: LogLine): void {
    this.lines = [line, ...this.lines];
  }
}

function copy(game: GameView | null): GameView | null {
  return game && ($state.snapshot(game) as GameView);
}
