/**
 * The history that a live table needs: the log before somebody joined, and the table at the end of the last round.
 *
 * Apart from `history.ts`, because a table fetches it late: a module that is imported both ways costs another request.
 */

import type { GameView, Happened, TableView } from "../net/protocol";
import type { LogLine } from "../i18n/narrate";
import { applyGameEvent } from "./gameReducer";
import { GameHistory, narrateHistory } from "./history";

/** Return the log up to this state of the table, as this person reads it, newest first. */
export function linesBefore(
  table: TableView,
  history: readonly Happened[],
  person: number | null = null,
): Promise<LogLine[]> {
  return narrateHistory(
    table,
    history.filter((told) => told.number <= table.number),
    person,
  );
}

/** Return the final table with the cards of the last round: the referee discards them before anybody has looked. */
export function finalTable(table: TableView, history: readonly Happened[]): GameView | null {
  const past = new GameHistory(table, history);
  const last = past.steps.findLast((step) => step.events.some((event) => event.event === "round_ended"));
  if (!last || !table.game) return null;
  const game = past.at(last.number - 1).game!;
  const end = last.events.findIndex((event) => event.event === "round_ended");
  for (const [at, event] of last.events.slice(0, end).entries()) applyGameEvent(game, event, last.worths[at] ?? null);
  const { places, discard_pile, draw_pile, flipped_seven } = game;
  return { ...table.game, places, discard_pile, draw_pile, flipped_seven };
}
