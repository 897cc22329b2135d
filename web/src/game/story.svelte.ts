/** What has been shown, in sentences, newest first; and who hears of it: the log, the ears, the screen reader. */

import type { GameEvent, GameView, Happened, TableView, Worth } from "../protocol";
import { tell, tellAct, type Line } from "../words/teller";

const LONGEST = 400;

export type Hearer = (event: GameEvent, table: TableView) => void;

export class Story {
  lines: Line[] = $state([]);
  #before: GameView | null = null;
  #hearers: Hearer[] = [];

  /** The table as somebody finds it: the story begins here. */
  began = (table: TableView): void => {
    this.lines = [];
    this.#before = copy(table.game);
  };

  happened = (told: Happened, table: TableView): void => {
    const line = tellAct(told, table);
    if (line) this.#add(line);
    if (told.act.act === "started") this.#before = copy(table.game);
  };

  shown = (event: GameEvent, worth: Worth | null, table: TableView): void => {
    if (this.#before) {
      const names = table.seats.map((seat) => seat.name ?? "?");
      this.#add(tell(event, worth, { game: this.#before, names }));
    }
    this.#before = copy(table.game);
    for (const hear of this.#hearers) hear(event, table);
  };

  /** From now on `hear` is called with every event as it is shown. */
  listen(hear: Hearer): () => void {
    this.#hearers.push(hear);
    return () => (this.#hearers = this.#hearers.filter((each) => each !== hear));
  }

  /** What was shown last and is worth a line. */
  get last(): Line | null {
    return this.lines.find((line) => !line.quiet) ?? null;
  }

  #add(line: Line): void {
    this.lines.unshift(line);
    if (this.lines.length > LONGEST) this.lines.length = LONGEST;
  }
}

function copy(game: GameView | null): GameView | null {
  return game && ($state.snapshot(game) as GameView);
}
